public import Foundation
public import NavCore

/// Something that can be asked to deal with an event, and that passes on what it does not want.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    // Said aloud, so that subclasses anywhere may have a deinit of their own.
    deinit {}

    /// Whom an event goes to that this responder does not take; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether this responder would take the keyboard. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder would give the keyboard up. True by default.
    open var canResignFirstResponder: Bool { true }

    /// The window whose first responder this can be.
    var hostWindow: UIWindow? { next?.hostWindow }

    /// Whether key events go to this responder first.
    open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// Asks for the keyboard. False if this responder, the present holder, or a missing window stands against it; being first
    /// already is true.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let holder = window.firstResponder, !holder.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives the keyboard up. False if this responder does not want to; not having it is true.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = hostWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// Touches that began on this view, or on one in it that did not want them. The default passes them on to `next`, as the other three do.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The touches are over without having meant anything: undo what they began.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// A mouse button other than the left one went down at `location`, of the window, over this responder or one in front of it that did not want it.
    /// The default passes it on to `next`.
    open func mouseButtonPressed(_ button: MouseButton, at location: CGPoint) { next?.mouseButtonPressed(button, at: location) }

    /// Keys that went down while this responder, or one in front of it in the chain, was the first. The default passes them on to `next`, as
    /// the other three do: call it for keys that are not meant for you.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// The keys are held, and the keyboard repeats them.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// The keys are over without having meant anything.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
