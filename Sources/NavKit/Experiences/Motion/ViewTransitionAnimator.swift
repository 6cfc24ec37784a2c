public import Foundation
import NavCore

extension ViewTransition {
    /// An animator that brings the new view as this transition brings one, and takes the old one away as it takes one away. For a
    /// navigation controller, a tab bar controller or a presentation. It can be interrupted, driven by percent, and used again.
    ///
    ///     func navigationController(…) -> (any UIViewControllerAnimatedTransitioning)? {
    ///         operation == .push ? push.animator() : push.reversed.animator(leavingInFront: true)
    ///     }
    ///
    /// - Parameters:
    ///   - timing: How it moves; 0.35 s and slow at both ends, unless you say otherwise.
    ///   - leavingInFront: Whether the old view stays over the new one, as a page that is popped does.
    @preconcurrency @MainActor
    public func animator(
        _ timing: MotionTiming = .easeInOut(duration: 0.35), leavingInFront: Bool = false
    ) -> ViewTransitionAnimator {
        ViewTransitionAnimator(self, timing, leavingInFront: leavingInFront)
    }
}

/// Plays a ``ViewTransition``. Made by ``ViewTransition/animator(_:leavingInFront:)``.
@preconcurrency @MainActor public final class ViewTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    public let transition: ViewTransition
    public let timing: MotionTiming
    public let leavingInFront: Bool
    /// The one that runs now. It knows its context, and both are gone when it is over.
    private var flight: (context: any UIViewControllerContextTransitioning, animator: UIViewPropertyAnimator)?

    init(_ transition: ViewTransition, _ timing: MotionTiming, leavingInFront: Bool) {
        self.transition = transition
        self.timing = timing
        self.leavingInFront = leavingInFront
        super.init()
    }

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        timing.duration
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The animator of a transition: the same object each time, until the transition is over.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let flight, flight.context === transitionContext { return flight.animator }
        let animator = makeAnimator(transitionContext)
        flight = (transitionContext, animator)
        return animator
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = timing.animator()
        let (container, transition) = (context.containerView, transition.wanted)
        let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
        place(old, new, context)
        let poses = (old: old.map(ViewPose.init), new: new.map(ViewPose.init))
        if let new { poses.new?.show(transition.insertion, on: new, in: container) }
        animator.addAnimations {
            if let new { poses.new?.rest(new) }
            if let old { poses.old?.show(transition.removal, on: old, in: container) }
        }
        animator.addCompletion { [weak self] _ in
            if let new { poses.new?.rest(new) }
            if let old { poses.old?.rest(old) }
            self?.flight = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    private func place(_ old: UIView?, _ new: UIView?, _ context: any UIViewControllerContextTransitioning) {
        guard let new, let controller = context.viewController(forKey: .to) else { return }
        new.frame = context.finalFrame(for: controller)
        if leavingInFront, let old, old.superview === context.containerView {
            context.containerView.insertSubview(new, belowSubview: old)
        } else {
            context.containerView.addSubview(new)
        }
    }
}
