import UIKit

/// The new page rises over the old one, which fades behind it.
final class CoverPush: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
            let page = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        to.frame = context.finalFrame(for: page)
        to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
        context.containerView.addSubview(to)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
            to.transform = .identity
            from.alpha = 0.5
        } completion: { _ in
            from.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
