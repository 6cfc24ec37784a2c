import Foundation

/// Where a program speaks: results on standard output, everything else on standard error.
package struct Console {
    private let out: (String) -> Void
    private let error: (String) -> Void
    private let isTerminal: Bool
    /// Says nothing of how far it is.
    package var isQuiet = false

    package static var standard: Console {
        Console(
            out: { FileHandle.standardOutput.write(Data($0.utf8)) }, error: { FileHandle.standardError.write(Data($0.utf8)) },
            isTerminal: isatty(STDERR_FILENO) == 1)
    }

    package init(out: @escaping (String) -> Void, error: @escaping (String) -> Void, isTerminal: Bool = false) {
        (self.out, self.error, self.isTerminal) = (out, error, isTerminal)
    }

    /// A line of the result.
    package func say(_ line: String) { out(line + "\n") }

    /// A line beside the result.
    package func tell(_ line: String) { error(line + "\n") }

    /// How far long work is: one line that changes on a terminal, a line each time elsewhere.
    ///
    /// - Parameter detail: Changes often; told on a terminal only.
    package func progress(_ step: Int, of count: Int, _ what: String, detail: String? = nil) {
        guard !isQuiet else { return }
        if isTerminal {
            error("\r\u{1B}[K[\(step)/\(count)] \(what)\(detail.map { ": \($0)" } ?? "")")
        } else if detail == nil {
            tell("[\(step)/\(count)] \(what)")
        }
    }

    /// The work is done: its line goes.
    package func endProgress() {
        if isTerminal, !isQuiet { error("\r\u{1B}[K") }
    }
}

/// Plain text in columns.
package nonisolated enum Text {
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    /// Rows beneath each other, each column as wide as its widest cell and two spaces from the next.
    package static func table(_ rows: [[String]]) -> [String] {
        let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { padded($0, to: $1) }.joined(separator: "  ")
            return String(cells.reversed().drop { $0 == " " }.reversed())
        }
    }

    package static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
