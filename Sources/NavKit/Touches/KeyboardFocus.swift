import Foundation

/// Which control the keyboard works with where no text is being typed: Tab and Shift-Tab go from one to the next in the order of the views,
/// and begin again at the other end.
extension UIWindow {
    enum FocusDirection { case forward, backward }

    /// The control that Tab has brought the keyboard to. It is the first responder without having been asked whether it can be: only typed
    /// text needs that.
    var focusedControl: UIControl? {
        get {
            guard let control = firstResponder as? UIControl, !control.canBecomeFirstResponder else { return nil }
            return control
        }
        set {
            if newValue != nil || focusedControl != nil { firstResponder = newValue }
        }
    }

    /// Where keys go while nobody has asked for them: to what was touched last, else to the page that is in front.
    var keyTarget: UIResponder {
        guard let root = rootViewController else { return self }
        let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
        if let touchedView, let view = front.viewIfLoaded, touchedView.isDescendant(of: view) { return touchedView }
        return front.innermost
    }

    func moveFocus(_ direction: FocusDirection) {
        let controls = keyboardScope.focusableControls
        let inOrder = direction == .forward ? controls : controls.reversed()
        let current = inOrder.firstIndex { $0 === firstResponder }
        let next = current.flatMap { inOrder.indices.contains($0 + 1) ? inOrder[$0 + 1] : nil } ?? inOrder.first
        guard let next, firstResponder == nil || firstResponder?.resignFirstResponder() == true else { return }
        focusedControl = next
    }

    func focusDidChange(from old: UIResponder?) {
        for control in [old, firstResponder].compactMap({ $0 as? UIControl }) { control.setNeedsDisplay() }
    }
}

extension UIViewController {
    /// The page of this container that is seen, and of that one in turn; the container itself where it shows none, or several.
    fileprivate var innermost: UIViewController {
        let seen = childControllers.filter { $0.viewIfLoaded?.window != nil }
        return seen.count == 1 ? seen[0].innermost : self
    }
}

extension UIView {
    /// Every control in here that a touch could reach and that wants the keyboard.
    fileprivate var focusableControls: [UIControl] {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return [] }
        let own = (self as? UIControl).map { $0.canBecomeFocused ? [$0] : [] } ?? []
        return own + subviews.flatMap(\.focusableControls)
    }
}
