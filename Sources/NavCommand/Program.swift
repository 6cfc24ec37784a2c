import Foundation

/// A program with commands: finds the one that is asked for, runs it, and says how it ended.
@MainActor package struct Program {
    let name: String
    let summary: String
    let commands: [Command]
    /// What it says about itself, beneath the commands.
    let more: String
    let console: Console

    package init(_ name: String, _ summary: String, more: String = "", console: Console = .standard, commands: [Command]) {
        (self.name, self.summary, self.more, self.console, self.commands) = (name, summary, more, console, commands)
    }

    /// - Parameter words: The command line without the program's name.
    package func run(_ words: [String]) -> CommandStatus {
        do {
            return try answer(words)
        } catch let failure as CommandFailure {
            let hint = failure.status == .usage ? "\nTry: \(name) --help" : ""
            console.tell("\(name): \(failure.message)\(hint)")
            return failure.status
        } catch {
            console.tell("\(name): \(error.localizedDescription)")
            return .impossible
        }
    }

    private func answer(_ words: [String]) throws -> CommandStatus {
        let command = command(for: words)
        if words.isEmpty || words.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
            console.say(command.map(help(for:)) ?? help)
            return words.isEmpty ? .usage : .fine
        }
        guard let command else {
            let known = commands.map(\.name).joined(separator: ", ")
            throw CommandFailure(.usage, "there is no command \(words[0]); there are: \(known)")
        }
        return try command.run(Arguments(Array(words.dropFirst(command.words.count)), for: command))
    }

    private func command(for words: [String]) -> Command? { commands.first { words.starts(with: $0.words) } }

    // MARK: Help

    private var help: String {
        let width = (commands.map { title(of: $0).count }.max() ?? 0) + 2
        let list = commands.map { "  \(Text.padded(title(of: $0), to: width))\($0.summary)" }
        let statuses = CommandStatus.all.map { "  \($0.rawValue)  \($0.sentence)" }
        let end = more.isEmpty ? "" : "\n\n\(more)"
        return """
            \(name): \(summary)

            Commands
            \(list.joined(separator: "\n"))
              \(Text.padded("COMMAND --help", to: width))what a command takes

            Exit statuses
            \(statuses.joined(separator: "\n"))\(end)
            """
    }

    private func help(for command: Command) -> String {
        let width = (command.options.map(\.title.count).max() ?? 0) + 2
        let options = command.options.map { "\n  \(Text.padded($0.title, to: width))\($0.summary)" }
        let list = options.isEmpty ? "" : "\n\(options.joined())"
        return "\(name) \(title(of: command)): \(command.summary)\(list)"
    }

    private func title(of command: Command) -> String { command.name + command.operands.title }
}
