import Foundation
import NavKit

/// A transition that keeps every promise, of another kind: the new page fades in, along a plain block.
@MainActor class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    override init() { super.init() }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) { Fade.run(context, for: 0.25) }

    static func run(_ context: any UIViewControllerContextTransitioning, for seconds: TimeInterval) {
        guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        to.frame = context.finalFrame(for: page)
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: seconds) {
            to.alpha = 1
        } completion: { _ in
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
