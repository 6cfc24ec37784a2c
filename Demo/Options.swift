import Foundation

/// What the command line asks for.
nonisolated struct Options: Equatable {
    /// The scene that is shown at the start.
    var scene: String?
    /// A file of commands that is played as if a user gave them.
    var script: String?
    /// A folder that gets every presented picture as a PNG.
    var frames: String?
    /// Seconds after which the window closes itself.
    var exitAfter: Double?
    /// No window: pictures only, on a clock of the demo's own.
    var isOffscreen = false
    /// A file that gets all golden scenes on one picture, as a PNG. Nothing else is done then.
    var contactSheet: String?
    var isDark = false
    var isRightToLeft = false

    /// - Parameter scenes: The names that `--scene` takes.
    static func usage(scenes: [String]) -> String {
        """
        usage: navkit-demo [options]

          --scene NAME        opens that scene
          --script FILE       plays the commands in FILE as if a user gave them (Demo/tour.script shows them all)
          --frames DIR        writes each presented picture into DIR as a PNG
          --exit-after S      closes the window after S seconds
          --offscreen         opens no window; ends when the script does
          --contact-sheet F   writes what NavKit can draw, on one picture, as a PNG into the file F, and ends
          --dark              begins in dark appearance
          --right-to-left     lays everything out from right to left
          --help              prints this and ends

        Scenes: \(scenes.joined(separator: ", "))

        NAVKIT_PAINTER=gpu or cpu in the environment chooses what draws the window, and the contact sheet.
        NAVKIT_FRAME_LOG=FILE in the environment records every turn and every picture in FILE.
        """
    }
}

nonisolated enum OptionsError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case valueMissing(String)
    case notSeconds(String)
    case noScene(String, known: [String])

    var description: String {
        switch self {
        case .unknown(let option): "unknown option \(option)"
        case .valueMissing(let option): "\(option) needs a value"
        case .notSeconds(let value): "--exit-after needs a number of seconds above 0, not \(value)"
        case .noScene(let name, let known): "there is no scene \(name); there are \(known.joined(separator: ", "))"
        }
    }
}

extension Options {
    /// Nil: only the usage is wanted.
    ///
    /// - Parameter scenes: The names that `--scene` takes.
    nonisolated init?(_ arguments: [String], scenes: [String]) throws(OptionsError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--scene": scene = try Self.known(rest.takeValue(of: option), among: scenes)
            case "--script": script = try rest.takeValue(of: option)
            case "--frames": frames = try rest.takeValue(of: option)
            case "--exit-after": exitAfter = try Self.seconds(rest.takeValue(of: option))
            case "--contact-sheet": contactSheet = try rest.takeValue(of: option)
            case "--offscreen": isOffscreen = true
            case "--dark": isDark = true
            case "--right-to-left": isRightToLeft = true
            case "--help", "-h": return nil
            default: throw .unknown(option)
            }
        }
    }

    private nonisolated static func known(_ name: String, among names: [String]) throws(OptionsError) -> String {
        guard names.contains(name) else { throw .noScene(name, known: names) }
        return name
    }

    private nonisolated static func seconds(_ text: String) throws(OptionsError) -> Double {
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else { throw .notSeconds(text) }
        return seconds
    }
}

extension ArraySlice<String> {
    fileprivate nonisolated mutating func takeValue(of option: String) throws(OptionsError) -> String {
        guard let value = popFirst() else { throw .valueMissing(option) }
        return value
    }
}
