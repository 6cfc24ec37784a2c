import Foundation

/// The view of an alert: its grounds, one below the other.
final class AlertPanel: UIView {
    /// Called with an action that was clicked.
    var onChoice: (UIAlertAction) -> Void = { _ in }
    private var groups: [AlertGroup] = []
    private var content: AlertContent?

    /// Between two grounds, in points.
    private static let gap: CGFloat = 8

    /// From top to bottom.
    var buttons: [AlertButton] { groups.flatMap(\.buttons) }

    func button(of action: UIAlertAction?) -> AlertButton? { buttons.first { $0.action === action } }

    /// Scrolls to the button that has the keyboard.
    func showFocused() { groups.forEach { $0.showFocused() } }

    func show(_ content: AlertContent) {
        self.content = content
        groups.forEach { $0.removeFromSuperview() }
        groups = makeGroups(content)
        groups.forEach(addSubview)
        showShadow(content.look != .popover)
        setNeedsLayout()
    }

    private func makeGroups(_ content: AlertContent) -> [AlertGroup] {
        content.groups.enumerated().map { index, actions in
            AlertGroup(content, labels: index == 0 ? content.labels : [], actions: actions) { [weak self] in
                self?.onChoice($0)
            }
        }
    }

    private func showShadow(_ isShown: Bool) {
        layer.shadowOpacity = isShown ? 0.12 : 0
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// As wide as its look is, unless `size` is narrower, and as high as all of it needs.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let content else { return .zero }
        let width = size.width > 0 ? min(content.width, size.width) : content.width
        let heights = groups.map { $0.height(width: width) }
        return CGSize(width: width, height: heights.reduce(0, +) + Self.gap * CGFloat(max(groups.count - 1, 0)))
    }

    /// The lower grounds keep their height; the first one takes what is left, and scrolls.
    override func layoutSubviews() {
        super.layoutSubviews()
        let area = content?.look == .popover ? bounds.inset(by: safeAreaInsets) : bounds
        var bottom = area.maxY
        for (index, group) in groups.enumerated().reversed() {
            let height = index == 0 ? bottom - area.minY : group.height(width: area.width)
            group.frame = CGRect(x: area.minX, y: bottom - height, width: area.width, height: height)
            bottom = group.frame.minY - Self.gap
        }
    }
}
