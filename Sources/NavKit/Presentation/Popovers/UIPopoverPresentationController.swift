public import Foundation
import NavCore

/// Shows a controller in a bubble with an arrow that points at a view or at a button of a bar. Nothing is dimmed; a click beside it and Escape dismiss it.
///
/// Before it is presented say what it points at. Its size is the controller's `preferredContentSize`, cut to the room there is beside the source; it follows the
/// source when the window's size changes. The content lies beneath the arrow too, which its safe area keeps clear. In a narrow window it is a sheet, unless
/// the delegate's `adaptivePresentationStyle(for:)` answers `.none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// What it points at. Held weakly. Without one presenting traps.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// ``sourceItem`` where it is a view.
    public var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { sourceItem = newValue }
    }

    /// ``sourceItem`` where it is a button of a bar.
    public var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The part of `sourceView` that it points at, in points of that view. `.null`, the default, is all of it.
    open var sourceRect = CGRect.null {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Sides that the arrow may be on. `.any` by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The side that the arrow is on; `.unknown` while the popover is not up.
    public var arrowDirection: UIPopoverArrowDirection { containerView == nil ? .unknown : geometry.direction }

    /// Views beneath that take clicks while the popover is up, as if it were not there.
    open var passthroughViews: [UIView]?

    /// Kept free at the edges of the container, within its safe area, in points. 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Beneath the content, and in the arrow. Nil, the default, is glass.
    open var backgroundColor: UIColor? {
        didSet { if containerView != nil { popoverView.ground = backgroundColor } }
    }

    /// The sheet that it is in a narrow window: set it up before presenting.
    public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private lazy var popoverView = PopoverView(presentedViewController.view)
    private let surroundings = DimmingView(isSeen: false)

    /// Where the controller has no wish, in points.
    private static let size = CGSize(width: 320, height: 480)
    /// What it grows from as it comes.
    private static let startScale: CGFloat = 0.8

    // MARK: Presentation

    open override var presentedView: UIView? { popoverView }

    open override var frameOfPresentedViewInContainerView: CGRect { geometry.frame }

    private var geometry: PopoverGeometry {
        let wish = preferredContentSize
        let bounds = containerView?.bounds ?? .zero
        return PopoverGeometry(
            source: source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
            room: bounds.inset(by: containerView?.safeAreaInsets ?? .zero).inset(by: popoverLayoutMargins),
            size: CGSize(
                width: wish.width > 0 ? wish.width : Self.size.width,
                height: wish.height > 0 ? wish.height : Self.size.height),
            permitted: permittedArrowDirections)
    }

    /// What it points at, in the container.
    private var source: CGRect? {
        guard let containerView else { return nil }
        guard let sourceView, !sourceRect.isNull, sourceView.window === containerView.window else {
            return sourceItem?.frame(in: containerView)
        }
        return sourceView.convert(sourceRect, to: containerView)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (userDelegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        checkSource()
        popoverView.ground = backgroundColor
        popoverView.show(geometry)
        guard let containerView else { return }
        surroundings.onClick = { [weak self] in self?.dismissForUser() }
        surroundings.install(in: containerView)
        // It must be hit, and shows nothing.
        surroundings.alpha = 1
    }

    private func checkSource() {
        precondition(
            sourceItem != nil,
            "present(\(presentedViewController)) as a popover, and it points at nothing: set sourceView, barButtonItem or sourceItem of its "
                + "popoverPresentationController before presenting it. An action sheet is a popover in a window at least \(Int(UIWindow.wide)) points wide.")
        if source == nil {
            diagnostics.report(
                "present(\(presentedViewController)) as a popover: \(sourceItem.map { "\($0)" } ?? "its source") is not in the window, so it points at the middle.")
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { popoverView.letGo() }
    }

    override func place() {
        let geometry = geometry
        popoverView.show(geometry)
        popoverView.fill(geometry.frame)
    }

    override func ownAnimation(isPresenting: Bool) -> TransitionAnimation {
        guard isPresenting, !UIAccessibility.isReduceMotionEnabled else {
            return TransitionAnimation(animator: ModalAnimator(.crossDissolve, isPresenting: isPresenting))
        }
        return TransitionAnimation(
            animator: GrowingAnimator(from: Self.startScale, about: { [weak self] in self?.geometry.anchor ?? .zero }))
    }

    // MARK: A narrow window

    open override var adaptivePresentationStyle: UIModalPresentationStyle {
        presentedViewController is UIAlertController ? .custom : .pageSheet
    }

    override func controllerForNarrowWindow(_ style: UIModalPresentationStyle) -> UIPresentationController? {
        style == .pageSheet || style == .formSheet ? adaptiveSheetPresentationController : nil
    }

    // MARK: Outside

    override func letsThrough(_ point: CGPoint) -> Bool {
        guard let containerView, !geometry.frame.contains(point) else { return false }
        return passthroughViews?.contains { $0.frame(in: containerView)?.contains(point) == true } ?? false
    }

    override func take(_ key: UIKey) -> Bool {
        guard key.keyCode == .keyboardEscape else { return false }
        dismissForUser()
        return true
    }
}

extension UIPopoverPresentationController {
    /// Hears of the user. Held weakly.
    public var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { userDelegate as? any UIPopoverPresentationControllerDelegate }
        set { userDelegate = newValue }
    }
}

/// Hears of a popover. Every member is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented: the last moment to say what it points at.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
