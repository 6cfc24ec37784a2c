import Foundation

/// Who frames a presentation of this controller.
extension UIViewController {
    /// Who frames the presentation that this controller, or an ancestor of it, is in.
    ///
    /// Outside one, who would frame a presentation of this controller in its present `modalPresentationStyle`: made when first asked for, kept until that style
    /// changes, and used by the next `present`. Nil for the style `.custom`, whose controller the transitioning delegate makes.
    public var presentationController: UIPresentationController? { activePresentationController ?? preparedController }

    /// Who frames the presentation that this controller, or an ancestor of it, is in. Nil outside one.
    public var activePresentationController: UIPresentationController? { nearestPresentation?.controller }

    /// ``presentationController`` where it is a sheet: for the styles `.automatic`, `.pageSheet` and `.formSheet`. Set the sheet up before presenting.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// ``presentationController`` where it is a popover: for the style `.popover`. Say there, before presenting, what the popover points at.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private var preparedController: UIPresentationController? {
        if let prepared = modal.preparedController { return prepared }
        let style = resolvedPresentationStyle
        guard parent == nil, style != .custom else { return nil }
        let made = makeController(style, over: nil)
        modal.preparedController = made
        return made
    }

    /// What `.automatic` and `.none` stand for. A page that zooms takes all of the window.
    private var resolvedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic && zooms ? .fullScreen : modalPresentationStyle.resolved
    }

    private func makeController(_ style: UIModalPresentationStyle, over presenter: UIViewController?)
        -> UIPresentationController
    {
        switch style {
        case .pageSheet, .formSheet, .automatic:
            UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .custom where self is UIAlertController:
            AlertPresentationController(presentedViewController: self, presenting: presenter)
        default: PlainPresentationController(presentedViewController: self, presenting: presenter)
        }
    }

    /// The style that a presentation of this controller has in its window, and who frames it.
    func makePresentation(over presenter: UIViewController, source: UIViewController, isNarrow: Bool)
        -> (UIModalPresentationStyle, UIPresentationController)
    {
        let style = resolvedPresentationStyle
        let custom =
            style == .custom
            ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
            : nil
        let controller = custom ?? modal.preparedController ?? makeController(style, over: presenter)
        modal.preparedController = nil
        let adapted = isNarrow ? controller.styleForNarrowWindow : .none
        guard adapted != .none, adapted != style else { return (style, controller) }
        let other =
            controller.controllerForNarrowWindow(adapted.resolved) ?? makeController(adapted.resolved, over: presenter)
        other.userDelegate = controller.userDelegate
        return (adapted.resolved, other)
    }
}

extension UIViewController {
    /// What this controller, and everything in it and over it, presents, lowest first.
    var presentationsInTree: [Presentation] {
        let own = modal.presentation.map { [$0] + $0.presented.presentationsInTree } ?? []
        return own + childControllers.flatMap(\.presentationsInTree)
    }
}

extension UIPresentationController {
    fileprivate var styleForNarrowWindow: UIModalPresentationStyle {
        userDelegate?.adaptivePresentationStyle(for: self) ?? adaptivePresentationStyle
    }
}
