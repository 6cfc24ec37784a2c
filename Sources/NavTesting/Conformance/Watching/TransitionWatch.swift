import Foundation
import NavKit
import NavLayers

/// What one run of an animator has told and done, as its stand-ins have seen it.
@MainActor final class TransitionWatch {
    /// What the context keeps from the animator, as it may be in an app.
    struct Conditions {
        var missing: Missing?
        /// Leaves a strip free at the top of the frame that it tells for the end.
        var insetsFinalFrame = false
    }

    enum Missing: String { case from, to }

    /// One call of `completeTransition(_:)`.
    struct Completion {
        let isCompleted: Bool
        let instant: FrameInstant
        /// Something in the container still moves.
        let isMoving: Bool
        /// The model frame of the page to come, and the one that was told.
        let frame: CGRect?
        let toldFrame: CGRect
        /// The page that was there is still somewhere.
        let hasFromView: Bool
    }

    let conditions: Conditions
    private(set) var completions: [Completion] = []
    /// What `animateTransition(using:)` started.
    private(set) var startedAnimators: [ObjectIdentifier] = []
    private(set) var hasLateCompletion = false
    /// What `interruptibleAnimator(using:)` has answered, without the same one twice.
    private(set) var shownAnimators: [ObjectIdentifier] = []
    /// It has one animator, started it, and shows it.
    var showsWhatRuns: Bool { shownAnimators.count == 1 && startedAnimators.contains(shownAnimators[0]) }
    /// What `transitionDuration(using:)` has answered NavKit.
    private(set) var durations: [TimeInterval] = []
    private(set) var context: WatchedContext?

    init(_ conditions: Conditions) { self.conditions = conditions }

    func note(_ duration: TimeInterval) { durations.append(duration) }

    func note(_ animator: any UIViewImplicitlyAnimating) {
        guard !animator.isAbsent, !shownAnimators.contains(ObjectIdentifier(animator)) else { return }
        shownAnimators.append(ObjectIdentifier(animator))
    }

    func note(_ isCompleted: Bool, in context: WatchedContext) {
        let to = context.viewController(forKey: .to)
        completions.append(
            Completion(
                isCompleted: isCompleted, instant: FrameLoop.current.instant,
                isMoving: context.containerView.layer.isAnimatingInSubtree,
                frame: context.view(forKey: .to)?.untransformedFrame, toldFrame: to.map(context.finalFrame(for:)) ?? .zero,
                hasFromView: context.view(forKey: .from)?.superview != nil))
    }

    /// Hears of every property animator that is started, or gets a completion after its start, inside `body`.
    func listen(_ body: () -> Void) {
        let before = UIViewPropertyAnimator.onStep
        UIViewPropertyAnimator.onStep = { [weak self] animator, step in
            switch step {
            case .started: self?.startedAnimators.append(ObjectIdentifier(animator))
            case .completionAddedLate: self?.hasLateCompletion = true
            }
        }
        body()
        UIViewPropertyAnimator.onStep = before
    }

    /// The stand-in for NavKit's context: the same one for a transition.
    func context(for real: any UIViewControllerContextTransitioning) -> WatchedContext {
        if let context, context.real === real { return context }
        let context = WatchedContext(real, self)
        self.context = context
        return context
    }

    func letGo() { context = nil }
}

extension UIView {
    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y, width: bounds.width,
            height: bounds.height)
    }
}
