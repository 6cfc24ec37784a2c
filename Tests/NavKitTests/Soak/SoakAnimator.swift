import Foundation
import NavKit

/// Animators as apps write them, good ones and bad ones.
@MainActor final class SoakAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind: CaseIterable {
        case fade, spring, delayed, noDuration, interruptible, withLeftovers
        case placesNothing, completesInTheCall, completesTwice, neverCompletes, undoes, completesCancelled, keepsContext
    }

    let kind: Kind
    private weak var world: SoakWorld?
    private var animator: UIViewPropertyAnimator?
    /// Kept for ever by an animator that does not know better.
    private var context: (any UIViewControllerContextTransitioning)?
    private var ends = 0

    init(_ kind: Kind, _ world: SoakWorld) { (self.kind, self.world) = (kind, world) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        kind == .noDuration ? 0 : 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        world?.contexts.append(transitionContext.containerView)
        if kind == .keepsContext { context = transitionContext }
        world?.reached(.animate)
        if kind != .placesNothing { place(transitionContext) }
        if kind == .completesInTheCall { return transitionContext.completeTransition(true) }
        if kind == .interruptible { return interruptibleAnimator(using: transitionContext).startAnimation() }
        animate(transitionContext)
    }

    private func place(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.viewController(forKey: .to).map { view.frame = context.finalFrame(for: $0) }
        context.containerView.addSubview(view)
        if kind == .withLeftovers { context.containerView.addSubview(UIView(frame: context.containerView.bounds)) }
    }

    private func animate(_ context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let move = { [weak view] () -> Void in view?.alpha = 1 }
        let end = { [kind] (_: Bool) in Self.complete(context, as: kind) }
        view?.alpha = 0
        switch kind {
        case .spring:
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2, options: [],
                animations: move,
                completion: end)
        case .delayed: UIView.animate(withDuration: 0.1, delay: 0.2, options: [], animations: move, completion: end)
        default: UIView.animate(withDuration: transitionDuration(using: context), animations: move, completion: end)
        }
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        guard kind == .interruptible else { return absent.interruptibleAnimator(using: transitionContext) }
        if let animator { return animator }
        let view = transitionContext.view(forKey: .to)
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view?.alpha = 1 }
        view?.alpha = 0
        made.addCompletion { _ in Self.complete(transitionContext, as: .interruptible) }
        animator = made
        return made
    }

    /// Stands for an animator that does not declare the method.
    private let absent = Plain()

    private static func complete(_ context: any UIViewControllerContextTransitioning, as kind: Kind) {
        switch kind {
        case .neverCompletes: break
        case .undoes: context.completeTransition(false)
        case .completesCancelled: context.completeTransition(true)
        case .completesTwice:
            context.completeTransition(!context.transitionWasCancelled)
            context.completeTransition(true)
        default: context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        world?.contextEnded()
        world?.reached(.animationEnded)
    }
}

@MainActor private final class Plain: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
