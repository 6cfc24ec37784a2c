public import Foundation

/// Frames a presented controller's view, and shows whatever belongs around it, from the presentation to the end of the dismissal.
///
/// The default one adds nothing: the presented view fills the container. A subclass is given by the transitioning delegate for the style `.custom`.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller on top. Kept alive by the presentation.
    public let presentedViewController: UIViewController
    private weak var presenter: UIViewController?
    weak var presentation: Presentation?

    /// - Parameters:
    ///   - presentedViewController: The controller on top.
    ///   - presentingViewController: The one beneath; nil takes the one that the presentation has when it begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    deinit {}

    /// The controller beneath. Asking for it after that one has gone traps.
    public var presentingViewController: UIViewController {
        guard let presenter = presentation?.presenter ?? presenter else {
            preconditionFailure(
                "UIPresentationController.presentingViewController: the controller that presented \(presentedViewController) is gone; "
                    + "do not ask after the dismissal")
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

    public var presentationStyle: UIModalPresentationStyle { presentation?.style ?? presentedViewController.modalPresentationStyle }

    /// Whether the presenter's view is taken out of the window while this is up. False by default.
    open var shouldRemovePresentersView: Bool { false }

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
