public import Foundation

/// An object that animates the change from one controller's view to another's.
///
/// Asked for anew for each transition and kept until ``animationEnded(_:)`` has returned. One object may serve any number of
/// transitions in turn.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds that the animation lasts when nothing holds it. Asked any number of times, with or without a context; it must be pure.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Puts the to view into the context's container and starts the animation.
    ///
    /// Called once. The animation's end must call `completeTransition(_:)`; until then the transition is open and everything
    /// asked of the container waits. Calling it before this method returns ends the transition in the same frame.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animator that carries the animation, for one that can be paused, reversed and handed on. Optional.
    ///
    /// Asked any number of times during a transition; it must give the same object each time, and the object must be active until
    /// the transition is over. Blocks given to the coordinator are added to it.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// The transition is over; `transitionCompleted` is what `completeTransition(_:)` was given. Optional. Called once, before any
    /// did-callback and before views are taken away.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

    public func animationEnded(_ transitionCompleted: Bool) {}
}
