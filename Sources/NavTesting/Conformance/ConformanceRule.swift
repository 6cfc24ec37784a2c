/// A promise that every transition class makes, with a name that stays and a sentence that says it.
public nonisolated struct ConformanceRule: Hashable, Sendable, CustomStringConvertible {
    /// Stable; what a report and a test name it by.
    public let id: String
    /// True of a class that keeps the promise.
    public let sentence: String

    public var description: String { "\(id): \(sentence)" }

    public static let completesOnce = ConformanceRule(id: "completes-once", sentence: "completes exactly once")
    public static let keepsDuration = ConformanceRule(
        id: "keeps-duration", sentence: "takes the time that transitionDuration(using:) tells, to within one frame")
    public static let startsWithoutFlash = ConformanceRule(
        id: "starts-without-flash", sentence: "its first frame looks like the frame before")
    public static let coversContainer = ConformanceRule(
        id: "covers-container", sentence: "no frame shows the container's background between two opaque pages")
    public static let honoursFinalFrame = ConformanceRule(
        id: "honours-final-frame", sentence: "leaves the page that is shown at its final frame, opaque and untransformed")
    public static let leavesNothing = ConformanceRule(
        id: "leaves-nothing", sentence: "leaves no view behind, and the page that went is out of the window")
    public static let restoresOnCancel = ConformanceRule(
        id: "restores-on-cancel", sentence: "a cancel leaves the stack, the page and its frame as they were")
    public static let retainsNothing = ConformanceRule(
        id: "retains-nothing", sentence: "keeps no controller alive, and is released itself, once the transition is over")
    public static let servesAgain = ConformanceRule(
        id: "serves-again", sentence: "the same object can animate again, and nothing grows with the number of times")

    /// In the order in which they are checked.
    public static let all = [
        completesOnce, keepsDuration, startsWithoutFlash, coversContainer, honoursFinalFrame, leavesNothing, restoresOnCancel,
        retainsNothing, servesAgain,
    ]
}

/// A promise that was not kept: where, when, and what was seen instead.
public nonisolated struct ConformanceFinding: Hashable, Sendable, CustomStringConvertible {
    public let rule: ConformanceRule
    /// What was being tried, in words.
    public let scenario: String
    /// Seconds from the start of the transition.
    public let time: Double
    public let seen: String
    public let expected: String

    public var description: String {
        let milliseconds = Int((time * 1000).rounded())
        return "[\(rule.id)] \(scenario), \(milliseconds) ms: \(rule.sentence) — seen: \(seen); expected: \(expected)"
    }
}
