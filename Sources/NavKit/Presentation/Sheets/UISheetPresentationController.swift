public import Foundation
import NavCore

/// Shows a controller as a sheet that slides up over the presenter, rests at one of several heights, and goes when it is dragged down.
///
/// In a narrow window it reaches from side to side and pushes the presenter back at its full height; in a wide one it is a card in the middle, or a column at the
/// bottom edge where it has other detents than the large one. A hand can take it wherever it is, on its way too; what a scroll view in it has no room for moves the
/// sheet. A click beside it and Escape dismiss it. Get the one of a controller from `sheetPresentationController`, before presenting or while it is up.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Where it can rest. `[.large()]` by default; with an empty array it is as with that.
    open var detents: [Detent] = [.large()] {
        didSet { settingsDidChange() }
    }

    /// Where it rests, or is on its way to. Nil, the default, is the lowest detent, and so is a name that no detent has. The user's drag sets it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { settingsDidChange() } }
    }

    /// Up to this detent what lies beneath is neither dimmed nor out of reach. Nil, the default: it always is.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { settingsDidChange() } }
    }

    /// Whether a short bar near the upper edge shows that it can be dragged. False by default.
    open var prefersGrabberVisible = false {
        didSet { settingsDidChange() }
    }

    /// Whether a drag up in content that is scrolled to its edge makes the sheet higher before it scrolls. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether in a window that is less than 430 points high it lies at the bottom edge with its detents, as in a higher one. False by default: it covers
    /// such a window, and can be dragged away only.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { settingsDidChange() }
    }

    /// Whether at the bottom edge of such a window it is as wide as the controller's `preferredContentSize` says, where that says anything. False by
    /// default: it reaches from side to side.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { settingsDidChange() }
    }

    /// Of the corners, in points; nil, the default, is the system's 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { settingsDidChange() }
    }

    /// Moves to what `changes` set, together with whatever else it changes in views. Outside of this, settings are to be seen at once.
    open func animateChanges(_ changes: () -> Void) {
        isAnimatingChanges = true
        UIView.animate(springDuration: 0.4, options: .allowUserInteraction, animations: changes)
        isAnimatingChanges = false
        settingsDidChange(animated: true)
    }

    /// Asks the custom detents for their heights anew. Inside `animateChanges(_:)` the sheet moves there.
    open func invalidateDetents() { settingsDidChange() }

    private var isAnimatingChanges = false
    private lazy var sheetView = makeSheetView()
    let dimming = DimmingView()
    let pan = SheetPan()
    var pushBack: PushBack?
    var mover = SheetMover()
    var isStepping = false
    var drag: SheetDrag?
    /// NavKit's own, while it runs.
    weak var transition: SheetTransition?
    /// How the next dismissal sets out.
    var nextStart = SheetTransition.Start.played
    lazy var geometry = makeGeometry(in: containerView?.bounds.size ?? .zero)

    var wrapper: SheetView { sheetView }

    private func makeSheetView() -> SheetView {
        let view = SheetView(presentedViewController.view)
        view.partner = self
        return view
    }

    // MARK: Settings

    private func settingsDidChange() { if !isAnimatingChanges { settingsDidChange(animated: false) } }

    private func settingsDidChange(animated: Bool) {
        guard containerView != nil else { return }
        refreshGeometry()
        applyLook()
        goToDetent(animated: animated)
    }

    func applyLook() {
        sheetView.cornerRadius = geometry.look == .cover ? 0 : preferredCornerRadius ?? 10
        sheetView.showsGrabber = prefersGrabberVisible
        sheetView.hasLowerCorners = geometry.look == .card
    }

    // MARK: Presentation

    open override var presentedView: UIView? { sheetView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.frame(top: geometry.top(of: selectedDetentIdentifier?.rawValue))
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        refreshGeometry()
        installChrome()
        applyLook()
        mover.rest(at: geometry.gone)
        moveChromeAlong(isUp: true)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed else { return removeChrome() }
        // A hand may hold it already, or it may be on its way from one detent to another.
        if !mover.isHeld, !mover.isFlying { mover.rest(at: restingTop) }
        show()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        moveChromeAlong(isUp: false)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard !completed else { return removeChrome() }
        if !mover.isHeld, !mover.isFlying { mover.rest(at: restingTop) }
        show()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if refreshGeometry() { roomDidChange() }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        settingsDidChange()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let geometry = makeGeometry(in: parentSize)
        return geometry.frame(top: geometry.top(of: selectedDetentIdentifier?.rawValue)).size
    }

    override func ownAnimation(isPresenting: Bool) -> TransitionAnimation {
        defer { nextStart = .played }
        let isDragged = if case .played = nextStart { false } else { true }
        let covers =
            presentedViewController.comingStyle == .coverVertical && !UIAccessibility.prefersCrossFadeTransitions
        guard isDragged || covers else {
            return super.ownAnimation(isPresenting: isPresenting)
        }
        let made = SheetTransition(self, isPresenting: isPresenting, nextStart)
        transition = made
        return TransitionAnimation(animator: made, interactor: made)
    }

    override func place() { show() }

    // MARK: Outside

    override func letsThrough(_ point: CGPoint) -> Bool {
        largestUndimmedDetentIdentifier != nil && !sheetView.frame.contains(point) && dimming.alpha == 0
    }

    override func take(_ key: UIKey) -> Bool {
        guard key.keyCode == .keyboardEscape else { return false }
        dismissForUser()
        return true
    }

    override var takesFocus: Bool { largestUndimmedDetentIdentifier == nil }

    override func handOver(to other: UIPresentationController) {
        guard let other = other as? UISheetPresentationController else { return }
        other.pushBack?.show(0, edge: 0)
        other.pushBack = pushBack
        pushBack = nil
    }
}

extension UISheetPresentationController {
    /// Hears of the user. Held weakly.
    public var delegate: (any UISheetPresentationControllerDelegate)? {
        get { userDelegate as? any UISheetPresentationControllerDelegate }
        set { userDelegate = newValue }
    }
}

/// Hears what the user does to a sheet. Every member is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has let go of the sheet, and it goes to another detent than it was at. Not called for changes by code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
