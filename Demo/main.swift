import Foundation
import NavCore
import NavKit
import NavSDL

/// Says why, and ends the program.
func fail(_ reason: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("navkit-demo: \(reason)\n".utf8))
    exit(status)
}

do {
    guard let options = try Options(Array(CommandLine.arguments.dropFirst())) else {
        print(Options.usage)
        exit(0)
    }
    try Session(options).run()
} catch let error as OptionsError {
    fail("\(error)\n\(Options.usage)", status: 2)
} catch {
    fail("\(error)", status: 1)
}
