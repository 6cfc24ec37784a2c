import Foundation
import NavCore

/// An arrow, and where it leads. Held, or clicked with the right button, it offers everywhere that it could lead to; so it does on Down while it has
/// the keyboard.
final class BackButton: UIControl {
    let label = UILabel()
    private let chevron = Chevron()
    private weak var bar: UINavigationBar?
    private weak var menu: ChoiceMenu?

    /// Between arrow and text, in points.
    private static let spacing: CGFloat = 6
    /// The least that a finger finds, in points.
    private static let leastWidth: CGFloat = 44

    init(in bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17)
        addSubview(chevron)
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.bar?.goBack() }, for: .touchUpInside)
        let hold = UILongPressGestureRecognizer()
        hold.addAction { [weak self] in self?.follow($0) }
        addGestureRecognizer(hold)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Everywhere that it could lead to

    private func follow(_ hold: UILongPressGestureRecognizer) {
        switch hold.state {
        case .began: menu = bar?.openHistory(below: self)
        case .changed: menu?.follow(hold.location(in: menu))
        case .ended: menu?.release(at: hold.location(in: menu))
        case .cancelled, .possible, .failed: break
        }
    }

    override func mouseButtonPressed(_ button: MouseButton, at location: CGPoint) {
        guard button == .right, isEnabled else { return super.mouseButtonPressed(button, at: location) }
        bar?.openHistory(below: self)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, presses.contains(where: { $0.key?.keyCode == .keyboardDownArrow }) else {
            return super.pressesBegan(presses, with: event)
        }
        bar?.openHistory(below: self)?.markFirst()
    }

    // MARK: What it looks like

    /// Says the first of `titles` that fits; the last one is short enough for any width.
    ///
    /// - Returns: The width that the button takes.
    func show(_ titles: [String], within room: CGFloat) -> CGFloat {
        for title in titles {
            label.text = title
            if width <= room { break }
        }
        setNeedsLayout()
        return max(width, Self.leastWidth)
    }

    private var width: CGFloat {
        let text = label.sizeThatFits(.zero).width
        return Chevron.size.width + (text > 0 ? Self.spacing + text : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.sizeThatFits(.zero)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.isMirrored = isMirrored
        place(chevron, x: 0, size: Chevron.size, isMirrored)
        place(label, x: Chevron.size.width + Self.spacing, size: text, isMirrored)
    }

    private func place(_ view: UIView, x: CGFloat, size: CGSize, _ isMirrored: Bool) {
        let left = roundedToPixel(isMirrored ? bounds.width - x - size.width : x)
        view.bounds.size = size
        view.center = CGPoint(
            x: left + size.width / 2, y: roundedToPixel(bounds.midY - size.height / 2) + size.height / 2)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
        chevron.setNeedsDisplay()
    }

    private static let pressedAlpha: CGFloat = 0.5
    /// How long a released button takes to be itself again, in seconds.
    private static let fadeDuration = 0.2

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
        let change = { [label, chevron, isHighlighted] in
            for view in [label, chevron] { view.layer.opacity = isHighlighted ? Float(Self.pressedAlpha) : 1 }
        }
        if isHighlighted {
            change()
        } else {
            UIView.animate(
                withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction, animations: change)
        }
    }

    /// A patch under the resting pointer.
    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let ring = super.drawingCommands(in: bounds, scale: scale)
        guard isHovered, isEnabled else { return ring }
        let patch = RoundedRect(bounds.insetBy(dx: -6, dy: 5), radius: 8)
        return [.fill(patch, UIColor.quaternarySystemFill.cgColor(in: traitCollection))] + ring
    }
}

/// The arrow of a back button, in the tint.
private final class Chevron: UIView {
    /// In points.
    static let size = CGSize(width: 12, height: 21)
    private static let lineWidth: CGFloat = 2.75

    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let room = bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
        let (tip, ends) = isMirrored ? (room.maxX, room.minX) : (room.minX, room.maxX)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: ends, y: room.minY))
        path.addLine(to: CGPoint(x: tip, y: room.midY))
        path.addLine(to: CGPoint(x: ends, y: room.maxY))
        return [.stroke(path.cgPath, tintColor.cgColor(in: traitCollection), width: Self.lineWidth)]
    }
}
