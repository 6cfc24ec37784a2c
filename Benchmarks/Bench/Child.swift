import Foundation

/// A program that measures, and what it printed.
struct Child {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Seconds after the start, and the line that was complete then.
    private let lines: [(at: Double, text: String)]
    private let name: String

    /// A scenario in a process of its own.
    static func scenario(_ name: String, _ arguments: Int...) throws -> Child {
        try Child(Driver.ownProgram, ["--scenario", name] + arguments.map(String.init))
    }

    /// The floor: the same scene with no toolkit at all.
    static func floor(_ name: String, _ arguments: Int...) throws -> Child {
        try Child(
            Driver.ownProgram.deletingLastPathComponent().appending(path: "navkit-floor"),
            [name] + arguments.map(String.init))
    }

    private init(_ program: URL, _ arguments: [String]) throws {
        name = ([program.lastPathComponent] + arguments).joined(separator: " ")
        let process = Process(), pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        let begin = ContinuousClock.now
        try process.run()
        lines = Self.read(pipe.fileHandleForReading, since: begin)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(name) ended with status \(process.terminationStatus)")
        }
    }

    private static func read(_ file: FileHandle, since begin: ContinuousClock.Instant) -> [(at: Double, text: String)] {
        var lines: [(at: Double, text: String)] = [], rest = ""
        while true {
            let data = file.availableData
            guard !data.isEmpty else { return lines }
            rest += String(decoding: data, as: UTF8.self)
            while let end = rest.firstIndex(of: "\n") {
                lines.append(((ContinuousClock.now - begin) / .seconds(1), String(rest[..<end])))
                rest = String(rest[rest.index(after: end)...])
            }
        }
    }

    /// What stands behind `key` in the line that begins with it.
    func value(_ key: String) throws(Failure) -> Double {
        for line in lines {
            let words = line.text.split(separator: " ")
            if words.count == 2, words[0] == key, let value = Double(words[1]) { return value }
        }
        throw Failure(description: "\(name) did not tell \(key)")
    }

    /// The one number that was printed.
    func number() throws(Failure) -> Double {
        guard let value = lines.first.flatMap({ Double($0.text) }) else {
            throw Failure(description: "\(name) told no number")
        }
        return value
    }

    /// How long after the start `text` was printed.
    func seconds(toLine text: String) throws(Failure) -> Double {
        guard let line = lines.first(where: { $0.text == text }) else {
            throw Failure(description: "\(name) did not say \(text)")
        }
        return line.at
    }
}
