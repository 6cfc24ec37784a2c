import Foundation
import NavKit

extension Scene {
    static let springRise = Scene(
        "spring-rise", title: "Spring rise", caption: "The page springs up; the one beneath steps back."
    ) { PageStackScene { RiseTransition(isPop: $0 == .pop) } }
}

/// The new page springs up from below; the page beneath steps back a little and darkens.
final class RiseTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.55
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = makeAnimator(for: transitionContext)
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func makeAnimator(for context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let timing = UISpringTimingParameters(dampingRatio: isPop ? 1 : 0.82)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: timing)
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
            let toPage = context.viewController(forKey: .to)
        else {
            animator.addCompletion { _ in context.completeTransition(false) }
            return animator
        }
        to.frame = context.finalFrame(for: toPage)
        let (upper, lower) = isPop ? (from, to) : (to, from)
        context.containerView.insertSubview(to, at: isPop ? 0 : context.containerView.subviews.count)
        let rise = Rise(upper: upper, lower: lower, container: context.containerView)
        if isPop { rise.showUpper() } else { rise.hideUpper() }
        animator.addAnimations { if self.isPop { rise.hideUpper() } else { rise.showUpper() } }
        animator.addCompletion { _ in
            rise.end()
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}

/// The two ends of the motion.
private struct Rise {
    let upper: UIView
    let lower: UIView
    let shade = UIView()
    let container: UIView

    init(upper: UIView, lower: UIView, container: UIView) {
        (self.upper, self.lower, self.container) = (upper, lower, container)
        shade.frame = container.bounds
        shade.backgroundColor = .black
        container.insertSubview(shade, belowSubview: upper)
    }

    func showUpper() {
        upper.transform = .identity
        lower.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        shade.alpha = 0.3
    }

    func hideUpper() {
        upper.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
        lower.transform = .identity
        shade.alpha = 0
    }

    func end() {
        shade.removeFromSuperview()
        upper.transform = .identity
        lower.transform = .identity
    }
}
