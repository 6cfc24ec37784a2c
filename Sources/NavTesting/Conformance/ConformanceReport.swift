/// What a battery has found.
public nonisolated struct ConformanceReport: Sendable {
    public let kind: TransitionKind
    /// The names of the situations that were tried, in order.
    public let situations: [String]
    /// In the order of ``ConformanceRule/all``, each rule once.
    public let findings: [ConformanceFinding]

    /// Those that count.
    public var faults: [ConformanceFinding] { findings.filter(\.isFault) }
    /// Those of rules that advise, unless lowered.
    public var advice: [ConformanceFinding] { findings.filter { $0.rule.weight == .advice && $0.excuse == nil } }
    /// Those of rules that were lowered.
    public var lowered: [ConformanceFinding] { findings.filter { $0.excuse != nil } }
    /// The rules that were broken, lowered ones left out.
    public var broken: [ConformanceRule] { (faults + advice).map(\.rule) }
}
