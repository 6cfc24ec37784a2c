public import Foundation

/// Frames a presented controller's view, and shows whatever belongs around it, from the presentation to the end of the dismissal.
///
/// The default one adds nothing: the presented view fills the container. A subclass is given by the transitioning delegate for the style `.custom`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UIPresentationDelegating {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    weak var presentation: Presentation?
    weak var userDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// - Parameters:
    ///   - presentedViewController: The controller on top. Kept alive by the presentation, not by this object.
    ///   - presentingViewController: The one beneath; nil takes the one that the presentation has when it begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    deinit {}

    /// The controller on top. Asking for it after that one has gone traps.
    public var presentedViewController: UIViewController {
        guard let presented = presentation?.presented ?? presented else {
            preconditionFailure(
                "UIPresentationController.presentedViewController: the controller that this object was made for is gone; do not ask "
                    + "after the dismissal, or keep that controller")
        }
        return presented
    }

    /// The controller beneath. Asking for it after that one has gone, or before the presentation where none was given, traps.
    public var presentingViewController: UIViewController {
        guard let presenter = presentation?.presenter ?? presenter else {
            preconditionFailure(
                "UIPresentationController.presentingViewController: no controller presents \(presentedViewController); ask between "
                    + "present(_:animated:) and the end of the dismissal")
        }
        return presenter
    }

    /// Holds the presented view and everything around it; nil before the presentation begins and after the dismissal.
    public var containerView: UIView? { presentation?.isBegun == true ? presentation?.container : nil }

    /// What is animated and placed: the controller's view, or a wrapper around it that an override answers. Asked often, so make it cheap, and
    /// answer the same object each time.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where `presentedView` belongs, in the container. The whole container by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    public var presentationStyle: UIModalPresentationStyle {
        presentation?.style ?? presentedViewController.modalPresentationStyle
    }

    /// Whether the container covers the whole window. True by default. False: the nearest controller that defines a presentation context presents, and the
    /// container covers that one's view alone.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is taken out of the window while this is up. False by default.
    open var shouldRemovePresentersView: Bool { false }

    /// The style to use instead where the window is narrow, unless the delegate says otherwise. `.none`, the default, keeps the style.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The container is about to be laid out. Called in every layout pass of it while the presentation is up.
    open func containerViewWillLayoutSubviews() {}

    /// The container has been laid out.
    open func containerViewDidLayoutSubviews() {}

    /// The container is in the window, and the presented view is not in it yet: the moment to add chrome and to animate it along with the
    /// presented controller's `transitionCoordinator`.
    open func presentationTransitionWillBegin() {}

    /// The presentation is over, before the did-callbacks of the controllers.
    ///
    /// - Parameter completed: The argument of `completeTransition(_:)`. False: take the chrome away again.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    open func dismissalTransitionWillBegin() {}

    /// - Parameter completed: The argument of `completeTransition(_:)`. False: everything stays up.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Size

    /// What the presented controller would like.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller would like another size, or has a wish as the presentation begins. The default places the presented view anew in the
    /// next layout pass, and has the layout asked for.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// By default the presented controller gets the size of the container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container is about to get another size. The default tells the presented controller the size that it will have.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        presented.viewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
    }

    // MARK: For the presentations of NavKit

    /// Who animates where no delegate gives an animator.
    func ownAnimation(isPresenting: Bool) -> TransitionAnimation {
        if presentedViewController.zooms, let zoom = presentation?.zoom.animation(isPresenting: isPresenting) { return zoom }
        let style = UIAccessibility.prefersCrossFadeTransitions ? .crossDissolve : presentedViewController.comingStyle
        return TransitionAnimation(animator: ModalAnimator(style, isPresenting: isPresenting))
    }

    /// Puts the presented view where it belongs now.
    func place() { presentedView?.fill(frameOfPresentedViewInContainerView) }

    /// What a touch at a point of the container, beside everything in it, is for: true leaves it to what lies beneath.
    func letsThrough(_ point: CGPoint) -> Bool { false }

    /// Nobody in the presented view wanted the key. True: it is dealt with.
    func take(_ key: UIKey) -> Bool { false }

    /// The one above it is about to go, and this one goes with it unseen: what of it is seen is the other's from here on.
    func handOver(to other: UIPresentationController) {}

    /// Who frames the presentation in a narrow window in the style that this one adapts to; nil: whoever the style has.
    func controllerForNarrowWindow(_ style: UIModalPresentationStyle) -> UIPresentationController? { nil }

    /// Whether the keyboard works in the presentation alone while it is up.
    var takesFocus: Bool { true }
}

/// The controller of the styles that need no other: it fills the container, and takes the presenter away where the style does.
final class PlainPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        switch presentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }
}
