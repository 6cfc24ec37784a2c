import Foundation

// navkit-bench [PREFIX…]              prints the figures whose names begin so, or all: one line each, name, value, unit
// navkit-bench --scenario NAME ARGS   runs one scenario in this process, for the figures above
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--scenario", arguments.count >= 2 {
    Scenario.run(arguments[1], Array(arguments.dropFirst(2)))
} else {
    Driver.chooseVideo()
    do {
        for group in FigureGroup.all where group.isWanted(by: arguments) {
            for figure in try group.measure() where figure.isWanted(by: arguments) { figure.print() }
        }
    } catch {
        FileHandle.standardError.write(Data("navkit-bench: \(error)\n".utf8))
        exit(1)
    }
}
