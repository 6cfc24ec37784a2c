import Foundation
import NavCore

/// One action of an alert, from side to side of its ground.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    /// Between title and edge, in points.
    private static let margin: CGFloat = 12
    /// How round the ring of the keyboard is, in points.
    private static let ringRadius: CGFloat = 10

    init(_ action: UIAlertAction, font: UIFont, choose: @escaping (UIAlertAction) -> Void) {
        self.action = action
        super.init(frame: .zero)
        clipsToBounds = true
        (label.text, label.font, label.textAlignment) = (action.title, font, .center)
        addSubview(label)
        isEnabled = action.isEnabled
        action.onEnabledChange = { [weak self, weak action] in if let action { self?.isEnabled = action.isEnabled } }
        addAction(UIAction { _ in choose(action) }, for: .primaryActionTriggered)
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    var isCancel: Bool { action.style == .cancel }

    /// Of the whole title in one line, in points.
    var naturalWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * Self.margin }

    override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }
    override var shownCornerRadius: CGFloat { Self.ringRadius }

    override func stateDidChange() {
        backgroundColor = isHighlighted ? .systemFill : isHovered && isEnabled ? .quaternarySystemFill : nil
        label.textColor = isEnabled ? titleColor : .tertiaryLabel
    }

    private var titleColor: UIColor { action.style == .destructive ? .systemRed : tintColor }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: Self.margin, y: 0, width: max(bounds.width - 2 * Self.margin, 0), height: bounds.height)
    }

    /// The ring lies inside, so that the ground does not cut it.
    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        super.drawingCommands(in: bounds.insetBy(dx: 3, dy: 3), scale: scale)
    }
}
