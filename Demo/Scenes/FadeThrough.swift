import Foundation
import NavKit

extension Scene {
    static let fadeThrough = Scene(
        "fade-through", title: "Fade through", caption: "One page leaves before the next one grows in."
    ) { PageStackScene { FadeThroughTransition(isPop: $0 == .pop) } }
}

/// The old page fades and shrinks away; then the new one fades in and comes up to size.
final class FadeThroughTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool

    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.42
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from),
            let toPage = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        to.frame = transitionContext.finalFrame(for: toPage)
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        to.transform = away(isPop ? 1.06 : 0.94)
        let first = transitionDuration(using: transitionContext) * 0.38
        let second = transitionDuration(using: transitionContext) - first
        UIView.animate(withDuration: first, delay: 0, options: .curveEaseIn) {
            from.alpha = 0
            from.transform = self.away(self.isPop ? 0.97 : 1.03)
        }
        UIView.animate(withDuration: second, delay: first, options: .curveEaseOut) {
            to.alpha = 1
            to.transform = .identity
        } completion: { _ in
            from.alpha = 1
            from.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func away(_ scale: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
}
