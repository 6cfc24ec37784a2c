import Foundation

/// What the bar shows of one page: its title in the middle, and the way back.
final class BarContent: UIView {
    let item: UINavigationItem
    let previous: UINavigationItem?
    let back: BackButton?
    private let label = UILabel()

    /// From the bar's edges to the title, in points.
    private static let margin: CGFloat = 16
    /// From the bar's leading edge to the back button, and from that to the title, in points.
    private static let backMargin: CGFloat = 8

    init(_ item: UINavigationItem, _ previous: UINavigationItem?, onBack: @escaping () -> Void) {
        self.item = item
        self.previous = previous
        back = previous.map { _ in BackButton(onBack) }
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        if let back { addSubview(back) }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    /// The view in the middle.
    var title: UIView { item.titleView ?? label }

    /// Reads the items again.
    func refresh() {
        label.text = item.title
        label.isHidden = item.titleView != nil
        if let view = item.titleView, view.superview !== self { addSubview(view) }
        for view in subviews where view !== label && view !== back && view !== item.titleView {
            view.removeFromSuperview()
        }
        back?.isHidden = item.hidesBackButton
        setNeedsLayout()
    }

    /// Everything is in its place, and seen.
    func rest() {
        for view in [title, back, back?.label].compactMap(\.self) {
            view.transform = .identity
            view.alpha = 1
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = title.sizeThatFits(bounds.size)
        let backWidth = layoutBack(besideTitleOf: size.width)
        let start = backWidth > 0 ? Self.backMargin + backWidth + Self.backMargin : Self.margin
        let width = min(size.width, max(bounds.width - start - Self.margin, 0))
        let x = max((bounds.width - width) / 2, start)
        place(title, x: x, size: CGSize(width: width, height: min(size.height, bounds.height)))
    }

    /// - Returns: The width that the back button takes, 0 if there is none.
    private func layoutBack(besideTitleOf titleWidth: CGFloat) -> CGFloat {
        guard let back, !item.hidesBackButton else { return 0 }
        let room = (bounds.width - titleWidth) / 2 - 2 * Self.backMargin
        let width = back.show(backTitles, within: room)
        place(back, x: Self.backMargin, size: CGSize(width: width, height: bounds.height))
        return width
    }

    /// What Back may say, best first: a shorter one where there is no room.
    private var backTitles: [String] {
        let own = previous?.backButtonTitle ?? previous?.title ?? ""
        return own.isEmpty ? [Self.back, ""] : [own, Self.back, ""]
    }

    private static let back = "Back"

    /// Places a view by its leading edge, on whole pixels.
    private func place(_ view: UIView, x: CGFloat, size: CGSize) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = roundedToPixel(isMirrored ? bounds.width - x - size.width : x)
        let top = roundedToPixel((bounds.height - size.height) / 2)
        view.bounds.size = size
        view.center = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
    }
}
