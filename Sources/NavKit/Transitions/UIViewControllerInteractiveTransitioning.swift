public import Foundation

/// An object that drives a transition by something else than time: a finger, a wheel, a key.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Called once, in place of the animator's `animateTransition(using:)`, which is then the interactor's to call or to leave.
    ///
    /// From here on the interactor moves the views, tells the context how far it is, fixes the direction with
    /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`, and ends with `completeTransition(_:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest runs after the interaction, as a factor of the normal speed. Optional; 1.
    var completionSpeed: CGFloat { get }

    /// The curve of the rest. Optional; `.easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins held. Optional; true. Read once, before the first will-callback.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
