import NavKit
public import NavTesting

/// A transition with one thing wrong, and the rule that says so.
@MainActor public struct Fault {
    public let name: String
    /// Its number on the list of faults that a published pair of classes has; nil for those of our own finding.
    public let number: String?
    /// What is wrong, in words.
    public let sentence: String
    public let rule: ConformanceRule
    public let conformance: TransitionConformance

    init(
        _ name: String, number: String? = nil, _ rule: ConformanceRule, _ sentence: String, _ kind: TransitionKind = .push,
        _ make: @escaping () -> any UIViewControllerAnimatedTransitioning
    ) {
        self.init(name, number: number, rule, sentence, TransitionConformance(kind, animator: make))
    }

    init(_ name: String, number: String? = nil, _ rule: ConformanceRule, _ sentence: String, _ conformance: TransitionConformance) {
        (self.name, self.number, self.rule, self.sentence, self.conformance) = (name, number, rule, sentence, conformance)
    }
}
