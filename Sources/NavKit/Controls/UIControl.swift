public import Foundation
package import NavCore

/// A view that the user works with: it follows one touch at a time and tells its actions what became of it.
@preconcurrency @MainActor open class UIControl: UIView {
    private var actions = ControlActions()
    private var tracking = Tracking.none

    private enum Tracking {
        case none
        case following(UITouch, isInside: Bool)
        /// A key that clicks is held.
        case pressed
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control that does `primaryAction` when it is used as it is meant to be.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// A disabled control takes touches and does nothing with them. Disabling cancels the touch that it follows.
    open var isEnabled = true {
        didSet {
            if !isEnabled { cancelFollowed(with: nil) }
            if isEnabled != oldValue { stateDidChange() }
        }
    }

    /// A mark that the app sets and clears.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether it looks pressed: set while the touch that it follows is inside.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether the pointer rests over the control.
    private(set) var isHovered = false {
        didSet {
            guard isHovered != oldValue else { return }
            stateDidChange()
            onHover(isHovered)
        }
    }

    /// Called with true when the pointer comes over the control with no button down, with false when it leaves.
    package final var onHover: (Bool) -> Void = { _ in }

    /// Called when `state` or `isHovered` has changed.
    func stateDidChange() {}

    override func hoverDidChange(isHovered: Bool) { self.isHovered = isHovered }

    /// Where the content lies if the control is wider than it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    // MARK: Tracking

    /// Whether a touch is being followed.
    public final var isTracking: Bool {
        if case .following = tracking { true } else { false }
    }

    /// Whether the touch that is being followed is on the control, or near enough.
    public final var isTouchInside: Bool {
        if case .following(_, let isInside) = tracking { isInside } else { false }
    }

    /// A touch has begun on the control. False leaves it alone.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch has moved. False stops following it, without any further event.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch has ended, or `continueTracking` answered false.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, case .none = tracking, let touch = touches.first, beginTracking(touch, with: event) else {
            return
        }
        tracking = .following(touch, isInside: true)
        isHighlighted = true
        sendActions(for: .touchDown)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .following(let touch, let wasInside) = tracking, touches.contains(touch) else { return }
        let isInside = isNear(touch)
        tracking = .following(touch, isInside: isInside)
        isHighlighted = isInside
        guard continueTracking(touch, with: event) else { return endFollowing(touch, with: event) }
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .following(let touch, _) = tracking, touches.contains(touch) else { return }
        let isInside = isNear(touch)
        tracking = .following(touch, isInside: isInside)
        endFollowing(touch, with: event)
        sendActions(for: isInside ? touchUpEvents : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .following(let touch, _) = tracking, touches.contains(touch) else { return }
        cancelFollowed(with: event)
    }

    private func endFollowing(_ touch: UITouch, with event: UIEvent?) {
        endTracking(touch, with: event)
        tracking = .none
        isHighlighted = false
    }

    /// Whatever the control was in the middle of leads to nothing.
    private func cancelFollowed(with event: UIEvent?) {
        switch tracking {
        case .none: return
        case .pressed: tracking = .none
        case .following:
            cancelTracking(with: event)
            tracking = .none
            sendActions(for: .touchCancel)
        }
        isHighlighted = false
    }

    /// What a touch that ends inside stands for.
    var touchUpEvents: Event { .touchUpInside }

    /// How far outside the bounds a finger may slip and still be on the control, in points. A mouse points exactly.
    private static let fingerSlack: CGFloat = 70

    private func isNear(_ touch: UITouch) -> Bool {
        let slack = touch.type == .direct ? Self.fingerSlack : 0
        return bounds.insetBy(dx: -slack, dy: -slack).contains(hitLocation(ofWindowPoint: touch.location(in: nil)))
    }

    /// Off the window nothing that began on the control ends there.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        cancelFollowed(with: nil)
        isHovered = false
    }

    /// A tap on an enabled control is the control's, and no tap of what lies around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keyboard

    /// Whether Tab brings the keyboard here. By default an enabled control takes it.
    open var canBecomeFocused: Bool { isEnabled }

    /// Whether Tab has brought the keyboard here: a ring shows it, and the space bar clicks.
    public final var isFocused: Bool { window?.focusedControl === self }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, isEnabled, case .none = tracking, presses.contains(where: \.clicks) else {
            return super.pressesBegan(presses, with: event)
        }
        tracking = .pressed
        isHighlighted = true
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard case .pressed = tracking, presses.contains(where: \.clicks) else {
            return super.pressesEnded(presses, with: event)
        }
        tracking = .none
        isHighlighted = false
        sendActions(for: touchUpEvents)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard case .pressed = tracking else { return super.pressesCancelled(presses, with: event) }
        cancelFollowed(with: event)
    }

    /// How wide the ring of a focused control is, and how far off the control, in points.
    private static let (ringWidth, ringGap): (CGFloat, CGFloat) = (3, 2)

    /// How round the control looks, in points: its ring runs alongside.
    var shownCornerRadius: CGFloat { layer.cornerRadius }

    package override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        guard isFocused else { return [] }
        let reach = clipsToBounds ? 0 : Self.ringWidth + Self.ringGap
        let ring = RoundedRect(bounds.insetBy(dx: -reach, dy: -reach), radius: shownCornerRadius + reach)
        let color = tintColor.withAlphaComponent(0.6).cgColor(in: traitCollection)
        return [.border(ring, width: Self.ringWidth, color)]
    }

    // MARK: Actions

    /// Has `action` done at each of `controlEvents`. An action of the same identifier is replaced by it.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// Does the actions of `controlEvents`, each once, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for action in actions.actions(for: controlEvents) { sendAction(action) }
    }

    /// Does `action` with this control as its sender, whether it was added or not.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
}

extension UIPress {
    /// Whether the key stands for a click.
    fileprivate var clicks: Bool {
        guard let key, key.modifierFlags.isEmpty else { return false }
        return key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter
    }
}
