/// One thing that a program can be asked to do.
package struct Command {
    /// An argument that begins with two dashes.
    package struct Option {
        /// Without the dashes.
        let name: String
        /// What stands for its value in the help; nil: it takes none.
        let value: String?
        let summary: String

        package init(_ name: String, value: String? = nil, _ summary: String) {
            (self.name, self.value, self.summary) = (name, value, summary)
        }

        var title: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
    }

    /// How many arguments without dashes it takes.
    package enum Operands {
        case none
        case one(String)
        case any(String)

        var title: String {
            switch self {
            case .none: ""
            case .one(let name): " \(name)"
            case .any(let name): " [\(name)…]"
            }
        }
    }

    /// One word, or several: "new transition".
    package let name: String
    package let summary: String
    let operands: Operands
    let options: [Option]
    package let run: @MainActor (Arguments) throws -> CommandStatus

    package init(
        _ name: String, _ summary: String, operands: Operands = .none, options: [Option] = [],
        run: @escaping @MainActor (Arguments) throws -> CommandStatus
    ) {
        (self.name, self.summary, self.operands, self.options, self.run) = (name, summary, operands, options, run)
    }

    /// The same under more options, run another way.
    package func adding(_ more: [Option], run: @escaping @MainActor (Arguments) throws -> CommandStatus) -> Command {
        Command(name, summary, operands: operands, options: options + more, run: run)
    }

    var words: [String] { name.split(separator: " ").map(String.init) }
}
