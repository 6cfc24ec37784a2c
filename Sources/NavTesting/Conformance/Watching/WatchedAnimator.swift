import Foundation
import NavKit

/// Stands between NavKit and an animator, and writes down what passes.
@MainActor final class WatchedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let base: any UIViewControllerAnimatedTransitioning
    private let watch: TransitionWatch

    init(_ base: any UIViewControllerAnimatedTransitioning, _ watch: TransitionWatch) {
        (self.base, self.watch) = (base, watch)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        let duration = base.transitionDuration(using: transitionContext.map(watch.context(for:)))
        watch.note(duration)
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = watch.context(for: transitionContext)
        watch.listen { base.animateTransition(using: context) }
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        let animator = base.interruptibleAnimator(using: watch.context(for: transitionContext))
        watch.note(animator)
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { base.animationEnded(transitionCompleted) }
}
