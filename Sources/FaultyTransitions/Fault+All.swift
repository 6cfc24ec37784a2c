import NavKit
public import NavTesting

extension Fault {
    public static var all: [Fault] { written + timed + ended + shown + placed + kept + presented }

    private static var written: [Fault] {
        [
            Fault("PlainClass", number: "S1", .inheritsNSObject, "has no NSObject above it") { PlainClass() },
            Fault("LateCompletion", number: "S3", .completionBeforeStart, "starts its animator before it adds the completion") { LateCompletion() },
            Fault("HiddenAnimator", number: "S10", .showsItsAnimator, "keeps its property animator to itself") { HiddenAnimator() },
            Fault(
                "AnswersNothing", number: "S11", .givesAnAnimator, "is a delegate that answers no animator",
                TransitionConformance(.push, navigationDelegate: { AnswersNothing() })),
            Fault("LateOverride", .declaresOverridden, "has animationEnded(_:) where its base class has none") { LateOverride() },
            Fault("NewAnimatorEachTime", .sameAnimator, "makes another animator at each question") { NewAnimatorEachTime() },
        ]
    }

    private static var timed: [Fault] {
        [
            Fault("TwoDurations", number: "S9", .keepsDuration, "tells 0.3 seconds and takes 0.5") { TwoDurations() },
            Fault("ArrivesFastest", number: "S13", .arrivesGently, "is fastest when it arrives") { ArrivesFastest() },
            Fault("NegativeDuration", .saneDuration, "tells a duration below zero") { NegativeDuration() },
            Fault("ForgetfulDuration", .pureDuration, "tells its duration only to those with a context") { ForgetfulDuration() },
            Fault("CountsFrames", .keepsTime, "moves by frames, not by time") { CountsFrames() },
            Fault("RunsByItself", .followsPercent, "runs on while it is held") { RunsByItself() },
        ]
    }

    private static var ended: [Fault] {
        [
            Fault("SilentGuard", number: "S2", .completesWithoutViews, "returns without a word where a page is missing") { SilentGuard() },
            Fault("NoWayBack", number: "S12", .completesAsDecided, "completes with true after a cancel") { NoWayBack() },
            Fault("TrustsItsStart", .completesAsDecided, "completes with true when it is caught and turned back") { TrustsItsStart() },
            Fault("NeverCompletes", .completes, "never completes") { NeverCompletes() },
            Fault("WaitsForAnimations", .completes, "does nothing where animations are turned off") { WaitsForAnimations() },
            Fault("CompletesTwice", .completesOnce, "completes twice") { CompletesTwice() },
            Fault("CompletesEarly", .completesAtRest, "completes half way") { CompletesEarly() },
            Fault("RepairsStack", .servesNext, "sets the stack that it began with") { RepairsStack() },
        ]
    }

    private static var shown: [Fault] {
        [
            Fault("PopsOnTop", number: "S6", .keepsOrder, "lays the page that is gone back to on top", .pop) { PopsOnTop(isBack: true) },
            Fault("FlashesFirst", .startsWithoutFlash, "shows the new page before it moves") { FlashesFirst() },
            Fault("JumpsAtEnd", .endsWithoutJump, "sets the last part of the way") { JumpsAtEnd() },
            Fault("ShowsBackground", .coversContainer, "fades the old page into nothing") { ShowsBackground() },
        ]
    }

    private static var placed: [Fault] {
        [
            Fault("LeavesPageAside", number: "S5", .resetsOutgoing, "leaves the old page beside the window") { LeavesPageAside() },
            Fault("IgnoresFinalFrame", number: "S7", .honoursFinalFrame, "takes the container's bounds for the final frame") { IgnoresFinalFrame() },
            Fault("SetsFrame", number: "S8", .keepsBounds, "sets the frame of a page with a transform") { SetsFrame() },
            Fault("LeavesCorners", .leavesPagesClean, "leaves rounded corners on the new page") { LeavesCorners() },
            Fault("LeavesView", .leavesNothing, "leaves a veil in the new page") { LeavesView() },
            Fault("DrawsOutside", .worksInContainer, "lays a curtain over the window") { DrawsOutside() },
            Fault("BlocksInput", .keepsInput, "shuts the window against touches") { BlocksInput() },
        ]
    }

    private static var kept: [Fault] {
        [
            Fault("RemovesOnCancel", number: "S4", .keepsPageOnCancel, "takes the old page out after a cancel too") { RemovesOnCancel() },
            Fault("HidesOnCancel", .restoresOnCancel, "leaves the old page hidden after a cancel") { HidesOnCancel() },
            Fault("KeepsController", .retainsNothing, "keeps the last controller for good") { KeepsController() },
            Fault("GrowsEachTime", .servesAgain, "collects a view each time") { GrowsEachTime() },
            Fault("RunsOnce", .servesAgain, "works the first time only") { RunsOnce() },
        ]
    }

    private static var presented: [Fault] {
        [
            Fault(
                "MovesPresenter", .leavesPresenterAlone, "takes the presenter's view into the container",
                TransitionConformance(.present, style: .overFullScreen) { MovesPresenter() }),
            Fault(
                "UnwrapsPresented", .movesPresentedView, "moves the controller's view out of its wrapper",
                TransitionConformance(.present, transitioningDelegate: { CardDelegate { _ in UnwrapsPresented() } })),
        ]
    }
}

/// Transitions with nothing wrong, of which nothing may be said.
@MainActor public struct Sound {
    public let name: String
    public let conformance: TransitionConformance

    public static var all: [Sound] { own + written }

    /// NavKit's own.
    public static var own: [Sound] {
        [TransitionKind.push, .pop, .present, .dismiss].map { Sound(name: "NavKit's own \($0.rawValue)", conformance: TransitionConformance($0) { nil }) } + [
            Sound(name: "SlidePush", conformance: slide(.push) { SlidePush() }),
            Sound(name: "SlidePop", conformance: slide(.pop) { SlidePop() }),
        ]
    }

    private static func slide(_ kind: TransitionKind, _ make: @escaping () -> PageSlide) -> TransitionConformance {
        TransitionConformance(kind, animator: make)
            .lowering(.arrivesGently, because: "its curve is ease-in, for parity with the pair that it is modelled on")
    }

    private static var written: [Sound] {
        [
            Sound(name: "Cover, push", conformance: TransitionConformance(.push) { Cover() }),
            Sound(name: "Cover, pop", conformance: TransitionConformance(.pop) { Cover(isBack: true) }),
            Sound(name: "Cover, present", conformance: TransitionConformance(.present) { Cover() }),
            Sound(name: "Cover, dismiss", conformance: TransitionConformance(.dismiss) { Cover(isBack: true) }),
            Sound(name: "Cover, present over", conformance: TransitionConformance(.present, style: .overFullScreen) { Cover() }),
            Sound(
                name: "Cover, present a card", conformance: TransitionConformance(.present, transitioningDelegate: { CardDelegate { Cover(isBack: $0) } })),
            Sound(
                name: "Cover, dismiss a card", conformance: TransitionConformance(.dismiss, transitioningDelegate: { CardDelegate { Cover(isBack: $0) } })),
            Sound(name: "Cover, tab", conformance: TransitionConformance(.tab) { Cover() }),
            Sound(name: "Fade, push", conformance: TransitionConformance(.push) { Fade() }),
            Sound(name: "Fade, pop", conformance: TransitionConformance(.pop) { Fade() }),
            Sound(name: "Fade, present", conformance: TransitionConformance(.present) { Fade() }),
        ]
    }
}
