import Foundation
public import NavKit

/// Runs a transition class through a battery of situations, with a hand-turned clock and no window, and tells which promises it breaks.
///
///     let findings = TransitionConformance(.push) { SlidePush() }.findings()
///
/// Each situation has a stage of its own, so nothing is left for the next one. After the battery the last of those stages is the program's
/// window; make your own stage afterwards.
@preconcurrency @MainActor public struct TransitionConformance {
    public let kind: TransitionKind
    let subject: TrialSubject
    private var excuses: [ConformanceRule: String] = [:]

    /// An animator.
    ///
    /// - Parameters:
    ///   - kind: The change that it is made for.
    ///   - style: Of what is presented or dismissed; not used for a push or a pop.
    ///   - makeInteractor: Makes what drives it where it is driven; nil takes a `UIPercentDrivenInteractiveTransition`.
    ///   - makeAnimator: Makes a new animator each time it is called; one that answers nil means NavKit's own.
    public init(
        _ kind: TransitionKind, style: UIModalPresentationStyle = .fullScreen, interactor makeInteractor: (() -> any SteeredInteraction)? = nil,
        animator makeAnimator: @escaping () -> (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.kind = kind
        subject = .animator(makeAnimator, style, interactor: makeInteractor)
    }

    /// The delegate of a navigation controller, with the animator and the interaction controller that it answers.
    ///
    /// - Parameters:
    ///   - kind: `.push` or `.pop`; anything else traps.
    ///   - make: Makes a new delegate each time it is called. It is kept as long as a run lasts.
    public init(_ kind: TransitionKind, navigationDelegate make: @escaping () -> any UINavigationControllerDelegate) {
        precondition(
            kind == .push || kind == .pop,
            "TransitionConformance(.\(kind.rawValue), navigationDelegate:): a navigation controller pushes and pops; use transitioningDelegate:")
        self.kind = kind
        subject = .navigationDelegate(make)
    }

    /// The delegate of a tab bar controller, with the animator and the interaction controller that it answers.
    ///
    /// - Parameter make: Makes a new delegate each time it is called. It is kept as long as a run lasts.
    public init(tabDelegate make: @escaping () -> any UITabBarControllerDelegate) {
        kind = .tab
        subject = .tabDelegate(make)
    }

    /// The transitioning delegate of a presented controller, with the animator, the interaction controller and the presentation controller that
    /// it answers.
    ///
    /// - Parameters:
    ///   - kind: `.present` or `.dismiss`; anything else traps.
    ///   - style: Of the controller; a presentation controller is asked for with `.custom` only.
    ///   - make: Makes a new delegate each time it is called. It is kept as long as a run lasts.
    public init(
        _ kind: TransitionKind, style: UIModalPresentationStyle = .custom,
        transitioningDelegate make: @escaping () -> any UIViewControllerTransitioningDelegate
    ) {
        precondition(
            kind == .present || kind == .dismiss,
            "TransitionConformance(.\(kind.rawValue), transitioningDelegate:): it presents and dismisses; use navigationDelegate:")
        self.kind = kind
        subject = .transitioningDelegate(make, style)
    }

    /// The same, where a broken promise of `rule` does not count. A report still tells it, with the reason.
    public func lowering(_ rule: ConformanceRule, because reason: String) -> TransitionConformance {
        var lowered = self
        lowered.excuses[rule] = reason
        return lowered
    }

    /// Every fault of a rule that was not lowered, in the order of the situations. Empty for a class that keeps its promises.
    public func findings() -> [ConformanceFinding] { report().faults }

    /// Everything that was found, advice and lowered rules included; each rule once.
    ///
    /// - Parameter progress: Called with the name of each situation before it is tried.
    public func report(progress: @escaping (String) -> Void = { _ in }) -> ConformanceReport {
        var battery = Battery(kind: kind, subject: subject, progress: progress)
        battery.run()
        let findings = battery.findings.map { finding in
            var finding = finding
            finding.excuse = excuses[finding.rule]
            return finding
        }
        return ConformanceReport(kind: kind, situations: battery.situations, findings: findings)
    }
}
