import Foundation

/// The items at one side of a bar, in a row from that side inwards.
final class BarSide: UIView {
    /// Between items, in points.
    private static let spacing: CGFloat = 12

    private let isTrailing: Bool

    init(isTrailing: Bool) {
        self.isTrailing = isTrailing
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows `items` as they are now.
    func show(_ items: [UIBarButtonItem]?) {
        let views = (items ?? []).compactMap { $0.makeView() }
        for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// 0 without items.
    var width: CGFloat {
        let widths = subviews.map { size(of: $0).width }
        return widths.isEmpty ? 0 : widths.reduce(0, +) + Self.spacing * CGFloat(widths.count - 1)
    }

    private func size(of view: UIView) -> CGSize { view.sizeThatFits(bounds.size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isFromRight = isTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        var x: CGFloat = 0
        for view in subviews {
            var size = size(of: view)
            if view is UIControl { size.height = bounds.height }
            let left = roundedToPixel(isFromRight ? bounds.width - x - size.width : x)
            view.bounds.size = size
            view.center = CGPoint(
                x: left + size.width / 2, y: roundedToPixel((bounds.height - size.height) / 2) + size.height / 2)
            x += size.width + Self.spacing
        }
    }
}
