import Foundation
import NavCore

/// A list of words over everything else in the window, to choose one of: with the pointer, with a finger that is held, or with the keyboard.
///
/// It belongs to the window while it is open, and has the keyboard. A click elsewhere, Escape, and a choice close it; who had the keyboard before
/// has it again.
final class ChoiceMenu: UIView {
    private let panel: MenuPanel
    private let onChoice: (Int) -> Void
    private weak var heldFocus: UIResponder?
    private var isClosing = false

    /// From the menu to what it belongs to, and to the window's edges, in points.
    private static let (gap, margin): (CGFloat, CGFloat) = (4, 8)
    private static let (openDuration, closeDuration) = (0.12, 0.15)

    /// - Parameter onChoice: Called with the index of the title, when the menu has let go of the keyboard.
    init(_ titles: [String], onChoice: @escaping (Int) -> Void) {
        panel = MenuPanel(titles)
        self.onChoice = onChoice
        super.init(frame: .zero)
        addSubview(panel)
        panel.onChoice = { [weak self] in self?.choose($0) }
    }

    required init?(coder: NSCoder) { nil }

    /// The title that would be chosen now, by its index.
    var marked: Int? { panel.marked }
    /// What shows the titles, in order.
    var rows: [UIView] { panel.rows }

    // MARK: Coming and going

    func open(below anchor: UIView, in window: UIWindow) {
        heldFocus = window.firstResponder
        semanticContentAttribute =
            anchor.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        place(below: window.convert(anchor.bounds, from: anchor))
        becomeFirstResponder()
        panel.alpha = 0
        UIView.animate(withDuration: Self.openDuration, delay: 0, options: .allowUserInteraction) { [panel] in
            panel.alpha = 1
        }
    }

    private func place(below anchor: CGRect) {
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let top = min(anchor.maxY + Self.gap, room.maxY)
        let size = panel.sizeThatFits(CGSize(width: room.width, height: room.maxY - top))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? anchor.maxX - size.width : anchor.minX
        panel.frame = CGRect(
            x: roundedToPixel(max(min(left, room.maxX - size.width), room.minX)), y: roundedToPixel(top),
            width: size.width, height: size.height)
    }

    /// A second call does nothing.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        giveFocusBack()
        UIView.animate(withDuration: Self.closeDuration, animations: { [panel] in panel.alpha = 0 }) { _ in
            self.removeFromSuperview()
        }
    }

    private func giveFocusBack() {
        guard let window, isFirstResponder else { return }
        window.firstResponder = heldFocus
    }

    private func choose(_ index: Int) {
        guard !isClosing else { return }
        close()
        onChoice(index)
    }

    /// The keyboard opened it: it goes on from the first title.
    func markFirst() { panel.mark(0) }

    // MARK: A finger that is held

    /// A finger that opened the menu has moved to `point`, of this view.
    func follow(_ point: CGPoint) { panel.mark(at: convert(point, to: panel)) }

    /// It was let go: on a title it chooses that, elsewhere the menu stays.
    func release(at point: CGPoint) {
        follow(point)
        if let marked, panel.frame.contains(point) { choose(marked) }
    }

    // MARK: A click elsewhere, and keys

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { !panel.frame.contains($0.location(in: self)) }) { close() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func mouseButtonPressed(_ button: MouseButton, at location: CGPoint) { close() }
    override func scroll(by motion: WheelMotion) -> CGVector { .zero }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { follow(press) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses where press.key?.isArrow == true { follow(press) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    private func follow(_ press: UIPress) {
        switch press.key?.keyCode {
        case .keyboardDownArrow: panel.step(1)
        case .keyboardUpArrow: panel.step(-1)
        case .keyboardHome: panel.mark(0)
        case .keyboardEnd: panel.mark(panel.rows.count - 1)
        case .keyboardReturnOrEnter, .keyboardSpacebar: if let marked { choose(marked) }
        case .keyboardEscape, .keyboardTab: close()
        default: break
        }
    }
}

extension UIKey {
    fileprivate var isArrow: Bool { keyCode == .keyboardUpArrow || keyCode == .keyboardDownArrow }
}
