import Foundation
import NavCommand

/// The transitions that a package registers: its own program, built and asked.
@MainActor struct PackageCatalog {
    private let folder: String

    /// The same command over the transitions of a package, or over NavKit's own.
    static func serving(_ command: Command) -> Command {
        let options = [
            Command.Option("package", value: "FOLDER", "the package; this folder by default"),
            Command.Option("own", "NavKit's own transitions, not a package's"),
        ]
        return command.adding(options) { arguments in
            if arguments.has("own") { return try command.run(arguments) }
            let words = [command.name] + arguments.words(leavingOut: ["package", "own"])
            return try PackageCatalog(folder: arguments.value("package") ?? ".").run(words)
        }
    }

    private func run(_ words: [String]) throws -> CommandStatus {
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
            throw CommandFailure(.impossible, "there is no Package.swift in \(folder); name the package with --package, or say --own")
        }
        let build = ["swift", "build", "--package-path", folder]
        guard try Subprocess.status(of: build + ["--product", catalogProduct]) == 0 else {
            throw CommandFailure(
                .impossible,
                "the executable \(catalogProduct), by which a package registers its transitions, could not be built; why stands above")
        }
        let path = try Subprocess.output(of: build + ["--show-bin-path"])
        let status = try Subprocess.status(of: ["\(path)/\(catalogProduct)"] + words, isResult: true)
        guard let known = CommandStatus(rawValue: status) else {
            throw CommandFailure(.impossible, "\(catalogProduct) ended with status \(status)")
        }
        return known
    }
}

/// Other programs, started and waited for. They get no input.
@MainActor enum Subprocess {
    /// - Parameter isResult: Whether what it says is our result; otherwise it is told on standard error.
    static func status(of words: [String], isResult: Bool = false) throws -> Int32 {
        let process = make(words)
        process.standardOutput = isResult ? FileHandle.standardOutput : FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What it says, without the line's end.
    static func output(of words: [String]) throws -> String {
        let process = make(words), pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func make(_ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        return process
    }
}
