/// A promise that every transition class makes, with a name that stays and a sentence that says it.
public nonisolated struct ConformanceRule: Hashable, Sendable, CustomStringConvertible {
    /// How much a broken promise weighs.
    public enum Weight: String, Sendable {
        /// Users see it: a frozen or black screen, a jump, a leak.
        case fault
        /// It works, but it will not on iOS, or it does not look or feel as it could.
        case advice
    }

    /// Stable; what a report and a test name it by.
    public let id: String
    /// True of a class that keeps the promise.
    public let sentence: String
    public let weight: Weight

    public var description: String { "\(id): \(sentence)" }

    private init(_ id: String, _ sentence: String, _ weight: Weight = .fault) {
        (self.id, self.sentence, self.weight) = (id, sentence, weight)
    }
}

// MARK: How it is written

extension ConformanceRule {
    public static let inheritsNSObject = ConformanceRule(
        "inherits-nsobject", "inherits from NSObject, without which the protocol cannot be adopted on iOS", .advice)
    public static let declaresOverridden = ConformanceRule(
        "declares-overridden", "the class that declares the conformance declares the optional methods that its subclasses override")
    public static let givesAnAnimator = ConformanceRule(
        "gives-an-animator", "the delegate answers an animator for the change that it is there for")
    public static let completionBeforeStart = ConformanceRule(
        "completion-before-start", "adds its completions to a property animator before starting it", .advice)
    public static let showsItsAnimator = ConformanceRule(
        "shows-its-animator", "shows the property animator that it uses in interruptibleAnimator(using:), so that it can be caught", .advice)
    public static let sameAnimator = ConformanceRule(
        "same-animator", "answers the same animator each time interruptibleAnimator(using:) is called in a transition")
}

// MARK: Time

extension ConformanceRule {
    public static let saneDuration = ConformanceRule("sane-duration", "tells a duration that is a number of seconds, 0 or more")
    public static let pureDuration = ConformanceRule(
        "pure-duration", "tells the same duration each time it is asked, with a context and without")
    public static let keepsDuration = ConformanceRule(
        "keeps-duration", "takes the time that transitionDuration(using:) tells, to within one frame")
    public static let keepsTime = ConformanceRule(
        "keeps-time", "takes the same time at every frame rate, and when frames are dropped")
    public static let followsPercent = ConformanceRule(
        "follows-percent", "while it is held, what is seen depends on the percent alone")
}

// MARK: The end

extension ConformanceRule {
    public static let completes = ConformanceRule("completes", "completes, whatever happens")
    public static let completesWithoutViews = ConformanceRule(
        "completes-without-views", "completes, with false if need be, where a view or a controller is missing")
    public static let completesOnce = ConformanceRule("completes-once", "calls completeTransition(_:) exactly once")
    public static let completesAtRest = ConformanceRule(
        "completes-at-rest", "completes when nothing of it moves any more, not before")
    public static let completesAsDecided = ConformanceRule(
        "completes-as-decided", "completes with true when it got there, and with false when it was turned back")
    public static let causesNoDiagnostic = ConformanceRule("causes-no-diagnostic", "does nothing that NavKit has to report")
}

// MARK: What is seen

extension ConformanceRule {
    public static let startsWithoutFlash = ConformanceRule("starts-without-flash", "its first frame looks like the frame before")
    public static let endsWithoutJump = ConformanceRule("ends-without-jump", "its last frame goes over into what is there afterwards")
    public static let coversContainer = ConformanceRule(
        "covers-container", "no frame shows the container's background between two opaque pages")
    public static let keepsOrder = ConformanceRule(
        "keeps-order", "a page that is gone back to lies beneath the page that leaves it", .advice)
    public static let arrivesGently = ConformanceRule(
        "arrives-gently", "what comes in slows down before it arrives", .advice)
}

// MARK: Views

extension ConformanceRule {
    public static let honoursFinalFrame = ConformanceRule(
        "honours-final-frame", "has the page that is shown at finalFrame(for:) when it completes")
    public static let keepsBounds = ConformanceRule(
        "keeps-bounds", "moves a page that carries a transform without changing its size")
    public static let leavesPagesClean = ConformanceRule(
        "leaves-pages-clean", "leaves both pages opaque, visible and without a transform or rounded corners that they did not have")
    public static let resetsOutgoing = ConformanceRule(
        "resets-outgoing", "leaves the page that went at the frame it had", .advice)
    public static let leavesNothing = ConformanceRule(
        "leaves-nothing", "leaves no view behind, and the page that went is out of the window")
    public static let worksInContainer = ConformanceRule("works-in-container", "adds views to the container alone")
    public static let keepsInput = ConformanceRule("keeps-input", "leaves views as ready for touches as they were")
    public static let movesPresentedView = ConformanceRule(
        "moves-presented-view", "moves the view that view(forKey:) gives, which may be a wrapper")
    public static let leavesPresenterAlone = ConformanceRule(
        "leaves-presenter-alone", "leaves the presenter's view where it is when the context does not give it")
}

// MARK: Cancelling, and many times

extension ConformanceRule {
    public static let restoresOnCancel = ConformanceRule(
        "restores-on-cancel", "a cancel leaves the stack, the page and how it looks as they were")
    public static let keepsPageOnCancel = ConformanceRule(
        "keeps-page-on-cancel", "a cancel does not take away the page that stays")
    public static let retainsNothing = ConformanceRule(
        "retains-nothing", "keeps no controller alive, and is released itself, once the transition is over")
    public static let servesAgain = ConformanceRule(
        "serves-again", "the same object can animate again, and nothing grows with the number of times")
    public static let servesNext = ConformanceRule(
        "serves-next", "what is asked for while it runs is done after it")
}

extension ConformanceRule {
    /// In the order in which a report tells them.
    public static let all = [
        inheritsNSObject, declaresOverridden, givesAnAnimator, completionBeforeStart, showsItsAnimator, sameAnimator,
        saneDuration, pureDuration, keepsDuration, keepsTime, followsPercent,
        completes, completesWithoutViews, completesOnce, completesAtRest, completesAsDecided, causesNoDiagnostic,
        startsWithoutFlash, endsWithoutJump, coversContainer, keepsOrder, arrivesGently,
        honoursFinalFrame, keepsBounds, leavesPagesClean, resetsOutgoing, leavesNothing, worksInContainer, keepsInput,
        movesPresentedView, leavesPresenterAlone,
        restoresOnCancel, keepsPageOnCancel, retainsNothing, servesAgain, servesNext,
    ]
}
