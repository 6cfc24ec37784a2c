/// Hears what the user does to a presentation, and may forbid it. Every member is optional.
///
/// What the program itself asks for with `dismiss(animated:completion:)` is not told here.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style to use instead where the window is narrow; `.none` keeps the style. Asked once, when the presentation is announced. By default
    /// the controller's own ``UIPresentationController/adaptivePresentationStyle``.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Whether the user may take the presentation away now. Asked once a try. True by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user is taking the presentation away. It may still come back, and then begin to go again.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has taken the presentation away. Called after the dismissed controller's `viewDidDisappear(_:)`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user tried, and `isModalInPresentation` or ``presentationControllerShouldDismiss(_:)`` stood against it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Has a delegate that hears of the user. Apart from the class, so that sheets and popovers can have delegates of narrower types.
@preconcurrency @MainActor public protocol UIPresentationDelegating: UIPresentationController {}

extension UIPresentationDelegating {
    /// Held weakly.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { userDelegate }
        set { userDelegate = newValue }
    }
}

// MARK: What the user does

extension UIPresentationController {
    /// Asks everybody who may stand against it, and tells the delegate how it is decided: what is allowed is about to happen.
    func userMayDismiss() -> Bool {
        guard !presentedViewController.holdsUserBack,
            userDelegate?.presentationControllerShouldDismiss(self) ?? true
        else { return false }
        userDelegate?.presentationControllerWillDismiss(self)
        return true
    }

    func userWasHeldBack() { userDelegate?.presentationControllerDidAttemptToDismiss(self) }

    /// By a click outside, or Escape. While something of the window is on its way already, nothing happens.
    func dismissForUser() {
        guard let presentation, presentation.container.window?.modals.move == nil else { return }
        userMayDismiss() ? leaveForUser() : userWasHeldBack()
    }

    /// Takes everything from this presentation on away, and tells the delegate when it is gone.
    func leaveForUser() {
        guard let presenter = presentation?.presenter else { return }
        let presented = presentedViewController
        presenter.dismiss(animated: true) { [self] in
            userDelegate?.presentationControllerDidDismiss(self)
            (presented as? UIAlertController)?.userDidDismiss()
        }
    }
}

extension UIViewController {
    /// This controller, or one that is shown in it, is modal.
    fileprivate var holdsUserBack: Bool {
        if isModalInPresentation { return true }
        if let navigation = self as? UINavigationController {
            return navigation.topViewController?.holdsUserBack ?? false
        }
        return childControllers.contains(where: \.holdsUserBack)
    }
}
