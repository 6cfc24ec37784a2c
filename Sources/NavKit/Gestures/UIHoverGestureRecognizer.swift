import Foundation

/// The mouse over the view with no button down: began when it comes, changed when it moves, ended when it leaves or a button goes down.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// In the window.
    private var place = CGPoint.zero

    override var windowLocation: CGPoint { place }
    override var seesTouches: Bool { false }

    /// The pointer is at `place`, of the window, over the view.
    func hover(at place: CGPoint) {
        guard isEnabled else { return }
        self.place = place
        state = machine.isActive ? .changed : .began
    }

    /// The pointer is not over the view any more.
    func leave() {
        if machine.isActive { state = .ended }
    }
}
