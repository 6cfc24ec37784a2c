public import Foundation
public import NavCore

/// One transition as its animator and its interactor see it. NavKit makes one for each transition.
///
/// It may be kept: after the end it does nothing and holds no controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// Where the animation takes place. It holds the from view; the animator adds the to view. It goes with the transition, and
    /// whatever else is left in it goes too.
    var containerView: UIView { get }

    var isAnimated: Bool { get }

    /// Whether something else than time drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition is on its way back. Give its opposite to ``completeTransition(_:)``.
    var transitionWasCancelled: Bool { get }

    /// `.none` for a push, a pop and a switch of tabs.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Tells how far the interaction has come, 0…1. It moves no view of the animator's; what runs alongside follows.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// The interaction is over and the transition goes on to its end. Only fixes the direction.
    func finishInteractiveTransition()

    /// The interaction is over and the transition goes back. Only fixes the direction.
    func cancelInteractiveTransition()

    /// Takes hold of a running transition whose animator can be interrupted. Without such an animator: a diagnostic.
    func pauseInteractiveTransition()

    /// Ends the transition, in this call: true makes it so, false undoes it. A second call is ignored, with a diagnostic.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The identity: nothing turns the interface here.
    var targetTransform: CGAffineTransform { get }

    /// Where the controller's view is as the transition begins, in the container; zero for one that is not yet there or has no part.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where the controller's view must be at the end, in the container as it is now; zero for one that leaves or has no part.
    func finalFrame(for vc: UIViewController) -> CGRect
}
