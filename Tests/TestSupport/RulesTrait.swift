public import Testing

/// Names the rules of the specification that a test or suite proves: `@Test(.rules("A13", "A14"))`.
public struct RulesTrait: TestTrait, SuiteTrait {
    public let names: [String]
}

extension Trait where Self == RulesTrait {
    /// The rules that the test proves, by their names in the specification.
    public static func rules(_ names: String...) -> Self { RulesTrait(names: names) }
}
