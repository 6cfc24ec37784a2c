import Foundation
import NavCore

/// The coming of what pops up over a page: it fades in and grows, or shrinks, to its size about a point.
final class GrowingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let scale: CGFloat
    private let anchor: () -> CGPoint
    private var animator: UIViewPropertyAnimator?

    /// - Parameters:
    ///   - scale: What it comes from; 1 is its size.
    ///   - anchor: The point that does not move, in shares of the view's size. Asked as the transition begins.
    init(from scale: CGFloat, about anchor: @escaping () -> CGPoint = { CGPoint(x: 0.5, y: 0.5) }) {
        (self.scale, self.anchor) = (scale, anchor)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 1)
        animator = made
        if let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
            context.containerView.addSubview(view)
            view.fill(context.finalFrame(for: page))
            show(view, isUp: false)
            made.addAnimations { self.show(view, isUp: true) }
        }
        made.addCompletion { _ in
            if let view = context.view(forKey: .to) { self.show(view, isUp: true) }
            context.completeTransition(!context.transitionWasCancelled)
        }
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func show(_ view: UIView, isUp: Bool) {
        view.alpha = isUp ? 1 : 0
        view.transform = isUp ? .identity : transform(of: view)
    }

    private func transform(of view: UIView) -> CGAffineTransform {
        let anchor = anchor()
        let shift = (1 - scale)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: shift * (anchor.x - view.anchorPoint.x) * view.bounds.width,
            ty: shift * (anchor.y - view.anchorPoint.y) * view.bounds.height)
    }
}
