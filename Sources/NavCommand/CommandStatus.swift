/// How a program of ours ends, as the shell sees it.
public enum CommandStatus: Int32, Sendable {
    /// Everything is as it should be.
    case fine = 0
    /// Something was tried and found wanting: a fault, a fault that was not named, a picture that differs.
    case faults = 1
    /// The command line makes no sense.
    case usage = 2
    /// It could not be tried: no such package, it does not build, a file cannot be written, a program is not installed.
    case impossible = 3

    /// What it means, in the words of `--help`.
    package var sentence: String {
        switch self {
        case .fine: "all is well"
        case .faults: "something was found wanting"
        case .usage: "the command line makes no sense"
        case .impossible: "it could not be tried"
        }
    }

    package static let all: [CommandStatus] = [.fine, .faults, .usage, .impossible]
}

/// Why a command ends early, and what to tell.
package struct CommandFailure: Error {
    package let status: CommandStatus
    package let message: String

    package init(_ status: CommandStatus, _ message: String) { (self.status, self.message) = (status, message) }
}
