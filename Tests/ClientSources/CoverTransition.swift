import UIKit

/// Slides the new page over the old one. Spelled as of old, without `any`.
class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    private var animator: UIViewImplicitlyAnimating?

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    deinit {
        print("a \(operation == .push ? "push" : "pop") is over")
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return transitionContext?.isAnimated == false ? 0 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        let toController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
        to.frame = transitionContext.finalFrame(for: toController)
        if operation == .push {
            container.addSubview(to)
            to.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        } else {
            container.insertSubview(to, belowSubview: from)
        }

        let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: timing)
        animator.addAnimations { [operation] in
            if operation == .push {
                to.transform = .identity
            } else {
                from.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
            }
        }
        animator.addCompletion { position in
            from.transform = CGAffineTransform.identity
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
