public import Foundation
import NavCore

/// Two pages that move sideways, one over the other. ``SlidePush`` and ``SlidePop`` are the two directions of it.
///
/// With `parallax` 1 the pages share one edge at every instant; with 0.3, `dim` 0.1 and `edgeShadow` it is the look of the system.
/// Right to left, everything is mirrored. Where the user wants nothing to slide, the pages fade, in 0.14 s. One object may serve any number of transitions, in turn or at once; what is set applies to
/// those that start later.
@preconcurrency @MainActor public class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
    /// In seconds.
    public final var duration: TimeInterval = 0.3
    /// Of the motion when it plays by itself.
    public final var curve = UIView.AnimationCurve.easeIn
    /// How far the covered page moves, as a share of the width: 0 rests, 1 moves along with the other.
    public final var parallax: CGFloat = 1
    /// How dark the covered page gets: the alpha of the black over it, 0…1.
    public final var dim: CGFloat = 0
    /// Whether the covering page throws a narrow shadow on the covered one.
    public final var edgeShadow = false

    private let direction: SlideScene.Direction
    /// One for each transition that is under way, by the identity of its context.
    private var flights: [ObjectIdentifier: Flight] = [:]

    private struct Flight {
        weak var context: (any UIViewControllerContextTransitioning)?
        let animator: UIViewPropertyAnimator
    }

    init(_ direction: SlideScene.Direction) {
        self.direction = direction
        super.init()
    }

    var timing: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: curve) }

    public final func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        UIAccessibility.prefersCrossFadeTransitions ? Self.fadeDuration : duration
    }

    /// In seconds, of the fade that takes the slide's place.
    private static let fadeDuration = 0.14

    public final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The animator of a transition: the same object each time, until the transition is over.
    public final func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { animator(for: transitionContext) }

    final func animator(for context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let key = ObjectIdentifier(context)
        if let flight = flights[key], flight.context === context { return flight.animator }
        let animator = makeAnimator(context)
        flights[key] = Flight(context: context, animator: animator)
        return animator
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let timing =
            UIAccessibility.prefersCrossFadeTransitions ? UICubicTimingParameters(animationCurve: .easeInOut) : timing
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: timing)
        let scene = SlideScene(context, direction, self)
        scene?.show(0)
        animator.addAnimations { scene?.show(1) }
        animator.addCompletion { [weak self] _ in
            scene?.leave()
            self?.flights[ObjectIdentifier(context)] = nil
            context.completeTransition(scene != nil && !context.transitionWasCancelled)
        }
        return animator
    }
}

/// The new page comes in over the old one from the trailing edge.
@preconcurrency @MainActor public final class SlidePush: PageSlide {
    public init() { super.init(.push) }
}

/// The old page goes out over the new one to the trailing edge.
@preconcurrency @MainActor public final class SlidePop: PageSlide {
    public init() { super.init(.pop) }
}

/// The slide of a navigation controller whose delegate has none of its own: the numbers of the system.
final class StackSlide: PageSlide {
    init(_ operation: UINavigationController.Operation) {
        super.init(operation == .pop ? .pop : .push)
        duration = 0.5
        parallax = 0.30
        dim = 0.10
        edgeShadow = true
    }

    override var timing: any UITimingCurveProvider { UISpringTimingParameters() }
}
