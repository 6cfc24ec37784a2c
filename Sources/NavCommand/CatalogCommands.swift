import Foundation
import NavTesting

/// What can be asked of registered transitions.
@MainActor package struct CatalogCommands {
    let transitions: () -> [RegisteredTransition]
    let console: Console

    package init(console: Console = .standard, transitions: @escaping () -> [RegisteredTransition]) {
        (self.console, self.transitions) = (console, transitions)
    }

    package var all: [Command] { [check, strip, list] }

    /// Those that are named, in the order of the catalog; all where none is.
    func chosen(_ names: [String]) throws -> [RegisteredTransition] {
        let all = transitions()
        for name in names where !all.contains(where: { $0.name == name }) {
            throw CommandFailure(.usage, "no transition is called \(name); there are: \(all.map(\.name).joined(separator: ", "))")
        }
        guard !all.isEmpty else { throw CommandFailure(.impossible, "no transition is registered") }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }

    // MARK: list

    private var list: Command {
        Command("list", "names the transitions that are registered", options: [Self.json]) { arguments in
            let all = transitions()
            if arguments.has("json") {
                console.say(try JSONText.of(all.map { ListedTransition(name: $0.name, kind: $0.conformance.kind.rawValue) }))
            } else {
                Text.table(all.map { [$0.name, $0.conformance.kind.rawValue] }).forEach(console.say)
            }
            return .fine
        }
    }

    private struct ListedTransition: Encodable {
        let name: String
        let kind: String
    }

    // MARK: check

    private var check: Command {
        Command(
            "check", "tries transitions in every situation, and tells which promises they break", operands: .any("NAME"),
            options: [
                Self.json, Command.Option("strips", value: "FOLDER", "writes the frames of each finding there, as PNG"),
                Command.Option("strict", "advice counts as a fault"), Self.quiet,
            ]
        ) { arguments in
            try CheckRun(chosen(arguments.operands), console(for: arguments), arguments).run()
        }
    }

    // MARK: strip

    private var strip: Command {
        Command(
            "strip", "draws the frames of a transition", operands: .one("NAME"),
            options: [
                Command.Option("out", value: "FILE", "a sheet of all frames (.png) or a moving picture (.webp)"),
                Command.Option("onion", "all frames over each other instead of a sheet"),
                Command.Option("against", value: "FOLDER", "draws what differs from the frames that were kept there"),
                Command.Option("keep", value: "FOLDER", "keeps the frames there, to compare others with them"),
                Command.Option("frames", value: "COUNT", "how many frames, at even distances; all by default"),
                Command.Option("width", value: "POINTS", "how wide a frame is drawn; 120 by default"),
                Command.Option("columns", value: "COUNT", "how many frames stand in a row"),
                Command.Option("window", value: "WIDTHxHEIGHT", "of what size the window is, in points; 390x844 by default"),
                Command.Option("rate", value: "HERTZ", "how many frames a second it has; 60 by default"),
                Command.Option("slow", value: "FACTOR", "how much slower a moving picture plays"), Self.json,
            ]
        ) { arguments in
            try StripRun(chosen(arguments.operands)[0], console, arguments).run()
        }
    }

    func console(for arguments: Arguments) -> Console {
        var console = console
        console.isQuiet = arguments.has("quiet")
        return console
    }

    static let json = Command.Option("json", "tells it as JSON")
    static let quiet = Command.Option("quiet", "does not tell how far it is")
}

/// Text for other programs.
package nonisolated enum JSONText {
    package static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
