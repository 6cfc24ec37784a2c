/// What a command was given.
package struct Arguments {
    package private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    package func has(_ option: String) -> Bool { values[option] != nil }
    package func value(_ option: String) -> String? { values[option] }
    /// The one operand of a command that takes one.
    package var operand: String { operands[0] }

    /// The value of an option that is a number in `range`; nil where the option is not given.
    package func number(_ option: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = values[option] else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw CommandFailure(.usage, "--\(option) \(text): a number from \(range.lowerBound) to \(range.upperBound) is needed")
        }
        return number
    }

    /// The same as words again, without some of the options.
    package func words(leavingOut names: [String]) -> [String] {
        let options = values.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
        return options.map { $0.value.isEmpty ? "--\($0.key)" : "--\($0.key)=\($0.value)" } + ["--"] + operands
    }

    /// Reads `--name`, `--name value`, `--name=value` and operands in any order; after `--` everything is an operand.
    init(_ words: [String], for command: Command) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            } else if word.hasPrefix("-"), word != "-" {
                try take(word, &rest, command)
            } else {
                operands.append(word)
            }
        }
        try count(command)
    }

    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws {
        let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard word.hasPrefix("--"), let option = command.options.first(where: { $0.name == parts[0] }) else {
            throw CommandFailure(.usage, "\(command.name) knows no option \(word)")
        }
        if has(option.name) { throw CommandFailure(.usage, "--\(option.name) is given twice") }
        guard let placeholder = option.value else {
            if parts.count > 1 { throw CommandFailure(.usage, "--\(option.name) takes no value") }
            return values[option.name] = ""
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw CommandFailure(.usage, "--\(option.name) needs a value: \(placeholder)")
        }
        values[option.name] = value
    }

    private func count(_ command: Command) throws {
        switch command.operands {
        case .none:
            if let extra = operands.first { throw CommandFailure(.usage, "\(command.name) takes no \(extra)") }
        case .one(let name):
            if operands.isEmpty { throw CommandFailure(.usage, "\(command.name) needs a \(name)") }
            if operands.count > 1 { throw CommandFailure(.usage, "\(command.name) takes one \(name), and was given \(operands.count)") }
        case .any: break
        }
    }
}
