public import Foundation
import NavCore

/// A card that becomes a page, or a page that goes back into its card. ``CardZoomPush`` and ``CardZoomPop`` are the two directions of it.
///
/// The list is a ``CardZoomSource`` and the page a ``CardZoomPage``. Where the list has no card in sight for the page, the page grows and fades instead. One
/// object may serve any number of transitions.
@preconcurrency @MainActor public class CardZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
    public final var style = CardZoomStyle()

    private let direction: CardScene.Direction
    private let ends: (any CardZoomEnds)?
    /// What carries each transition: an animator, or the absent one where a hand moves the page.
    private var carriers = ContextTable<any UIViewImplicitlyAnimating>()

    /// - Parameter ends: Nil: those that the two pages of a transition tell.
    init(_ direction: CardScene.Direction, style: CardZoomStyle, ends: (any CardZoomEnds)? = nil) {
        (self.direction, self.style, self.ends) = (direction, style, ends)
        super.init()
    }

    public final func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        crossFades ? style.crossFadeDuration : style.duration
    }

    public final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The animator of a transition: the same object each time, until the transition is over.
    public final func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let carrier = carriers[transitionContext] { return carrier }
        let animator = crossFades ? makeFade(transitionContext) : makeFlight(transitionContext)
        carriers[transitionContext] = animator
        return animator
    }

    /// A hand moves the page of this transition until it has come to its end: there is nothing for an animator to do.
    final func leave(_ context: any UIViewControllerContextTransitioning, toHand isInHand: Bool) {
        carriers[context] = isInHand ? AbsentAnimator.shared : nil
    }

    private var crossFades: Bool { style.prefersCrossFade || UIAccessibility.prefersCrossFadeTransitions }

    private func makeFlight(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let spring = Spring(
            stiffness: style.flightFrequency * style.flightFrequency,
            damping: 2 * style.flightDampingRatio * style.flightFrequency)
        let animator = UIViewPropertyAnimator(
            duration: style.duration,
            timingParameters: UISpringTimingParameters(spring, lasting: style.longestFlight))
        let flight = CardScene(context, direction, style, ends).map {
            CardFlight($0, direction, style, animator, context)
        }
        if flight == nil { animator.addAnimations {} }
        animator.addCompletion { [weak self] _ in
            flight?.end()
            self?.finish(context, flight != nil)
        }
        return animator
    }

    private func makeFade(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: style.crossFadeDuration, curve: .easeInOut)
        let fade = CrossFade(context)
        animator.addAnimations { fade?.show() }
        animator.addCompletion { [weak self] _ in
            fade?.leave()
            self?.finish(context, fade != nil)
        }
        return animator
    }

    private func finish(_ context: any UIViewControllerContextTransitioning, _ isComplete: Bool) {
        carriers[context] = nil
        context.completeTransition(isComplete && !context.transitionWasCancelled)
    }
}

/// The card grows into the page.
@preconcurrency @MainActor public final class CardZoomPush: CardZoomTransition {
    public init(style: CardZoomStyle = CardZoomStyle()) { super.init(.push, style: style) }
}

/// The page goes back into its card, as it is then.
@preconcurrency @MainActor public final class CardZoomPop: CardZoomTransition {
    public init(style: CardZoomStyle = CardZoomStyle()) { super.init(.pop, style: style) }
}
