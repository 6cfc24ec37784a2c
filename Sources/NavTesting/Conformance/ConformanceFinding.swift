/// A promise that was not kept: where, when, and what was seen instead.
public nonisolated struct ConformanceFinding: Hashable, Sendable, CustomStringConvertible {
    public let rule: ConformanceRule
    /// What was being tried, in words.
    public let situation: String
    /// Seconds from the start of the transition.
    public let time: Double
    public let seen: String
    public let expected: String
    /// Why it does not count here; nil: it counts as the rule says.
    public internal(set) var excuse: String?
    /// The frames of the run in which it was found; nil where there were none. Not compared.
    public let strip: FrameStrip?

    /// It counts: a fault of a rule that was not lowered.
    public var isFault: Bool { rule.weight == .fault && excuse == nil }

    /// Milliseconds from the start of the transition, rounded.
    public var milliseconds: Int { Int((time * 1000).rounded()) }

    public var description: String {
        let end = excuse.map { " (lowered: \($0))" } ?? ""
        return "[\(rule.id)] \(situation), \(milliseconds) ms: \(rule.sentence) — seen: \(seen); expected: \(expected)\(end)"
    }

    public static func == (a: ConformanceFinding, b: ConformanceFinding) -> Bool { a.words == b.words }
    public func hash(into hasher: inout Hasher) { hasher.combine(words) }

    private var words: [String] { [description, "\(time)"] }
}
