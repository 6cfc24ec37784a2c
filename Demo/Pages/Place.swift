import Foundation
import NavCore

/// Somewhere to walk to.
nonisolated struct Place {
    var name: String
    var chinese: String
    var region: String
    /// Shown in columns: what, and how much.
    var facts: [(name: String, value: String)]
    var english: String
    var native: String
    var letter: Letter
    var landscape: Landscape
}

/// What somebody wrote from there.
nonisolated struct Letter {
    var author: String
    var date: String
    var lines: [String]
}
