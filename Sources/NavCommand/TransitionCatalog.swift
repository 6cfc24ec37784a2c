import Foundation
public import NavTesting

/// The transitions of a package, as `navkit check`, `navkit strip` and `navkit list` find them.
///
/// A package registers by an executable target of the name `TransitionChecks` with one file in it:
///
///     import NavCommand
///     import NavTesting
///
///     @main enum Checks: TransitionCatalog {
///         static var transitions: [RegisteredTransition] {
///             [TransitionConformance(.push) { RisePush() }.named("RisePush")]
///         }
///     }
@preconcurrency @MainActor public protocol TransitionCatalog {
    /// In the order in which a report tells them. Asked for once; no two have the same name.
    static var transitions: [RegisteredTransition] { get }
}

extension TransitionCatalog {
    /// Does what the command line says, and ends the program with an ``CommandStatus``.
    public static func main() { exit(run(Array(CommandLine.arguments.dropFirst())).rawValue) }

    /// Does what `words` say: `["check", "--json"]`. It prints, and says how it went.
    public static func run(_ words: [String]) -> CommandStatus {
        Program(catalogProduct, "checks the transitions of a package", commands: CatalogCommands { transitions }.all).run(words)
    }
}

/// What the executable of a package is called that registers its transitions.
package let catalogProduct = "TransitionChecks"

/// A transition under the name by which it is asked for.
@preconcurrency @MainActor public struct RegisteredTransition {
    public let name: String
    /// What is tried of it, with the rules that are lowered.
    public let conformance: TransitionConformance

    public init(name: String, _ conformance: TransitionConformance) { (self.name, self.conformance) = (name, conformance) }
}

extension TransitionConformance {
    /// The same, under a name, for a ``TransitionCatalog``.
    public func named(_ name: String) -> RegisteredTransition { RegisteredTransition(name: name, self) }
}
