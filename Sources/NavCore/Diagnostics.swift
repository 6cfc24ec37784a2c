import Dispatch
import Foundation

/// Where NavKit tells of wrong use that it survives: which call, on which object, in which state, and the way out.
///
/// What UIKit would throw for is a trap here, not a diagnostic.
@MainActor
public final class Diagnostics {
    /// Gets every message, at once, on the main actor. By default it goes to standard error, one line each.
    public var handler: (String) -> Void = { FileHandle.standardError.write(Data("NavKit: \($0)\n".utf8)) }

    package func report(_ message: @autoclosure () -> String) { handler(message()) }

    /// Reports from any thread: at once on the main one, soon from any other.
    package nonisolated static func tell(_ message: String) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { diagnostics.report(message) }
        } else {
            DispatchQueue.main.async { diagnostics.report(message) }
        }
    }
}

/// The messages of this process.
@MainActor public let diagnostics = Diagnostics()
