import Foundation
import NavCommand

/// Begins a package with a transition in it.
@MainActor enum NewCommand {
    static let command = Command(
        "new transition", "makes a package with a transition that opens a window and passes its tests", operands: .one("NAME"),
        options: [
            Command.Option("into", value: "FOLDER", "where the package is made; the name, in this folder, by default"),
            Command.Option("navkit", value: "FOLDER", "where NavKit is; where this program was built by default"),
        ]
    ) { arguments in
        let name = arguments.operand
        try check(name)
        let folder = URL(fileURLWithPath: arguments.value("into") ?? name)
        let navKit = URL(fileURLWithPath: arguments.value("navkit") ?? builtFrom).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: "\(navKit)/Sources/NavKit") else {
            throw CommandFailure(.impossible, "NavKit is not at \(navKit); say where it is with --navkit")
        }
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw CommandFailure(.impossible, "\(folder.relativePath) is there already")
        }
        for file in Template(name: name, navKit: navKit).files { try write(file, in: folder) }
        Console.standard.say(farewell(name, folder.relativePath))
        return .fine
    }

    /// The repository that this program was built from.
    private static var builtFrom: String { URL(fileURLWithPath: "\(#filePath)/../../..").standardizedFileURL.path }

    private static func check(_ name: String) throws {
        let isName = name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil
        guard isName, !Template.takenNames.contains(name) else {
            throw CommandFailure(.usage, "\(name) cannot be the name of a module: begin with a capital, go on with letters and digits")
        }
    }

    private static func write(_ file: Template.File, in folder: URL) throws {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
    }

    private static func farewell(_ name: String, _ folder: String) -> String {
        """
        \(folder) is made. In it:

          swift run \(name)Window       opens its window
          swift test                 runs its tests, with no display
          navkit check               tells which promises it breaks
        """
    }
}
