import Foundation
import NavCore

/// What a presented view and its chrome lie in. Touches beside the presented view end here, unless its controller lets them through.
final class PresentationContainer: UIView {
    private weak var presentationController: UIPresentationController?
    /// While a transition runs, touches reach nothing in here.
    var isMoving = false

    func controller(_ controller: UIPresentationController) { presentationController = controller }

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if !isMoving { presentationController?.presentation?.settlePresented() }
        presentationController?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if presentationController?.letsThrough(point) == true, hit.superview === self || hit === self { return nil }
        return isMoving ? self : hit
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !isMoving, let key = presses.first?.key, presentationController?.take(key) == true else {
            return super.pressesBegan(presses, with: event)
        }
    }
}

// MARK: The keyboard

extension UIWindow {
    /// The presentation that the user works in: the topmost that takes the keyboard.
    private var presentationInFocus: Presentation? {
        guard let rootViewController else { return nil }
        let chain = sequence(first: rootViewController.modal.presentation) { $0?.presented.modal.presentation }
        return chain.compactMap(\.self).last { $0.isBegun && $0.takesFocus }
    }

    /// Where Tab looks for controls.
    var keyboardScope: UIView { presentationInFocus?.container ?? self }
}

/// Whom the keyboard goes back to when a presentation is over.
struct FocusMemory {
    private weak var responder: UIResponder?

    /// Whether there is somebody to give it back to.
    var isKept: Bool { responder != nil }

    /// Takes the keyboard from whoever has it.
    mutating func take(from window: UIWindow) {
        responder = window.firstResponder
        if responder?.resignFirstResponder() == false { responder = nil }
    }

    /// Gives it back where the former holder is still to be seen, and nobody has asked for it meanwhile.
    mutating func giveBack(in window: UIWindow) {
        defer { responder = nil }
        guard let responder, window.firstResponder == nil, responder.hostWindow === window else { return }
        if let control = responder as? UIControl, !control.canBecomeFirstResponder {
            window.focusedControl = control
        } else {
            responder.becomeFirstResponder()
        }
    }
}
