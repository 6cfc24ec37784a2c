public import Foundation
import NavCore

/// Tells the user something, or asks for a decision, over whatever there is. Present it like any controller; it goes by itself when an action is chosen.
///
/// An alert stands in the middle of the window. An action sheet comes from the bottom edge of a narrow window; in a wide one it is a popover, and
/// `popoverPresentationController` must say where it points. The keyboard alone will do: Tab and the arrows go from action to action, Space and Return choose
/// the one with the ring, Return chooses ``preferredAction`` (or the only action there is) while none has it, and Escape chooses the cancel action.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public nonisolated enum Style: Int, Sendable {
        case actionSheet = 0
        case alert
    }

    public final let preferredStyle: Style
    /// In the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []
    private let panel = AlertPanel()
    private var isDecided = false

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
        panel.onChoice = { [weak self] in self?.choose($0) }
    }

    public required init?(coder: NSCoder) { nil }

    /// In bold, above the message.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// Offers `action` below those that are there; the cancel action is always offered last, or first of two beside each other.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "\(self).addAction(\(action.title ?? "")): there is a cancel action already, and an alert has one at most; give this one another style")
        actions.append(action)
        contentDidChange()
    }

    /// What Return chooses, and an alert shows in bold. Nil by default; one of ``actions``. An action sheet does not show it.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction == nil || actions.contains { $0 === preferredAction },
                "\(self).preferredAction: that action is not among the alert's actions; add it with addAction(_:) first")
            contentDidChange()
        }
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: View

    open override func loadView() { view = panel }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isDecided = false
        contentDidChange()
    }

    /// A user of the keyboard finds it on the alert.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard modal.presentedBy?.tookKeyboard == true, view.window?.firstResponder == nil else { return }
        view.window?.focusedControl = panel.button(of: actionOfReturn) ?? panel.buttons.first { $0.isEnabled }
    }

    private func contentDidChange() {
        guard isViewLoaded else { return }
        panel.show(AlertContent(title: title, message: message, actions: actions, preferred: preferredAction, look: look))
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    private var look: AlertContent.Look {
        if preferredStyle == .alert { return .box }
        return presentationController is UIPopoverPresentationController ? .popover : .sheet
    }

    /// Of the size of everything in it, in points. It cannot be set.
    open override var preferredContentSize: CGSize {
        get {
            loadViewIfNeeded()
            return panel.sizeThatFits(.zero)
        }
        set { diagnostics.report("\(self).preferredContentSize cannot be set to \(newValue): an alert is as large as its content.") }
    }

    // MARK: Decision

    /// The alert goes, and then `action` is done. Only the first choice counts, and only while the alert is up and nothing moves.
    func choose(_ action: UIAlertAction) {
        guard !isDecided, action.isEnabled, isSettled else { return }
        isDecided = true
        dismiss(animated: true) { action.perform() }
    }

    /// The user has dismissed it beside any action: that stands for the cancel action.
    func userDidDismiss() {
        guard !isDecided else { return }
        isDecided = true
        if let cancelAction, cancelAction.isEnabled { cancelAction.perform() }
    }

    /// By Escape, or a click beside an action sheet.
    func cancel() {
        if let popover = presentationController as? UIPopoverPresentationController { return popover.dismissForUser() }
        if let cancelAction { choose(cancelAction) }
    }

    private var isSettled: Bool { modal.presentedBy?.container.window?.modals.isIdle == true }

    // MARK: Keyboard

    private var actionOfReturn: UIAlertAction? { preferredAction ?? (actions.count == 1 ? actions.first : nil) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isSettled, moveFocus(key) || (key.modifierFlags.isEmpty && take(key)) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    private func take(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardEscape: cancel()
        case .keyboardReturnOrEnter: if let actionOfReturn { choose(actionOfReturn) }
        default: return false
        }
        return true
    }

    private func moveFocus(_ key: UIKey) -> Bool {
        guard let direction = direction(of: key) else { return false }
        view.window?.moveFocus(direction)
        view.layoutIfNeeded()
        panel.showFocused()
        return true
    }

    private func direction(of key: UIKey) -> UIWindow.FocusDirection? {
        if key.keyCode == .keyboardTab { return key.modifierFlags.contains(.shift) ? .backward : .forward }
        guard key.modifierFlags.isEmpty else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch key.keyCode {
        case .keyboardDownArrow: .forward
        case .keyboardUpArrow: .backward
        case .keyboardRightArrow: isMirrored ? .backward : .forward
        case .keyboardLeftArrow: isMirrored ? .forward : .backward
        default: nil
        }
    }
}
