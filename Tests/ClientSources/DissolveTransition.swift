import UIKit

/// Not an NSObject, with `UIView.animate` in three of its spellings.
final class DissolveTransition: UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.25

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: duration / 2) {
            transitionContext.view(forKey: .from)?.alpha = 0.5
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.curveEaseOut, .beginFromCurrentState], animations: { to.transform = .identity }, completion: nil)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { finished in
            transitionContext.view(forKey: .from)?.alpha = 1
            transitionContext.completeTransition(finished && !transitionContext.transitionWasCancelled)
        }
    }
}
