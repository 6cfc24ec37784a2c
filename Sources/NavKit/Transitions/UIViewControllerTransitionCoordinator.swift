public import Foundation
public import NavCore

/// What is known about a transition by those that move along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// `.none` for a push, a pop and a switch of tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began held. Never changes.
    var initiallyInteractive: Bool { get }
    /// Whether the animator can be paused and handed on. Known once the animation has started.
    var isInterruptible: Bool { get }
    /// Whether something else than time drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition is on its way back, or at its end: whether it was undone.
    var isCancelled: Bool { get }
    /// Seconds, as the animator answered: what the transition lasts when nothing holds it. 0 before the animator was asked.
    var transitionDuration: TimeInterval { get }
    /// How far the interaction has come, or had come when it ended, 0…1.
    var percentComplete: CGFloat { get }
    /// The factor of the normal speed at which the rest runs after an interaction.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest after an interaction.
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    /// The identity: nothing turns the interface here.
    var targetTransform: CGAffineTransform { get }
}

/// Lets others move along with a transition and hear of its end. From a controller's `transitionCoordinator`.
///
/// It exists from the call that asks for the transition until after the last completion; all blocks are let go then.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` inside the transition's own animation: same start, duration and curve, and held or turned back with it.
    /// `completion` runs once the whole transition is over, whether `animation` ran or not.
    ///
    /// - Returns: False if the animation has started already: then `animation` is not run.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same, for a view that is not in the container. Nil means the container.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` each time an interaction begins or ends, in the order of registration, until the transition is over.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls `handler` the first time an interaction ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
