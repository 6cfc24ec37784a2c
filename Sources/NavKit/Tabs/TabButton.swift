import Foundation
import NavCore

/// One tab of a bar: a picture over a word, with a badge at the picture's corner.
final class TabButton: UIControl {
    let item: UITabBarItem
    /// Nil is grey.
    var unselectedColor: UIColor? { didSet { applyColor() } }

    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = TabBadge()

    /// The side of the square that a picture fits into, in points.
    private static let pictureSide: CGFloat = 26
    /// From the bar's top to the middle of the picture, and to that of the word, in points.
    private static let pictureMiddle: CGFloat = 18
    private static let labelMiddle: CGFloat = 40
    /// From the picture's middle to the badge's, in points.
    private static let badgeOffset = CGVector(dx: 13, dy: -9)
    private static let pressedAlpha: CGFloat = 0.5

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        picture.takesAutomaticAsTemplate = true
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        for view in [picture, label, badge] { addSubview(view) }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    /// Reads the item again.
    func refresh() {
        label.text = item.title
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        badge.show(item.badgeValue, item.badgeColor)
        isEnabled = item.isEnabled
        applyColor()
        setNeedsLayout()
    }

    private func applyColor() {
        let color = isSelected ? tintColor : unselectedColor ?? .systemGray
        picture.tintColor = color
        label.textColor = color
        for view in [picture, label] { view.alpha = isHighlighted || !isEnabled ? Self.pressedAlpha : 1 }
    }

    override func stateDidChange() {
        super.stateDidChange()
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        applyColor()
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.pictureSide
        picture.frame = CGRect(
            x: roundedToPixel(bounds.midX - side / 2), y: Self.pictureMiddle - side / 2, width: side, height: side)
        let text = label.sizeThatFits(bounds.size)
        let width = min(text.width, bounds.width - 4)
        label.frame = CGRect(
            x: roundedToPixel(bounds.midX - width / 2), y: roundedToPixel(labelMiddle - text.height / 2), width: width,
            height: text.height)
        layOutBadge()
    }

    /// With no picture the word stands in the middle.
    private var labelMiddle: CGFloat { picture.image == nil ? bounds.midY : Self.labelMiddle }

    private func layOutBadge() {
        let size = badge.sizeThatFits(.zero)
        let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        badge.bounds.size = size
        badge.center = CGPoint(
            x: bounds.midX + side * (Self.badgeOffset.dx + (size.width - size.height) / 2),
            y: Self.pictureMiddle + Self.badgeOffset.dy)
    }

    /// A patch under the resting pointer.
    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let ring = super.drawingCommands(in: bounds, scale: scale)
        guard isHovered, isEnabled else { return ring }
        let patch = RoundedRect(bounds.insetBy(dx: 4, dy: 3), radius: 8)
        return [.fill(patch, UIColor.quaternarySystemFill.cgColor(in: traitCollection))] + ring
    }
}

/// A short text on a capsule.
private final class TabBadge: UIView {
    private let label = UILabel()

    /// In points.
    private static let height: CGFloat = 18
    private static let margin: CGFloat = 5

    init() {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        layer.cornerRadius = Self.height / 2
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String?, _ color: UIColor?) {
        label.text = text
        backgroundColor = color ?? .systemRed
        isHidden = text?.isEmpty ?? true
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(label.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.margin, Self.height), height: Self.height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
