import Foundation

/// What the bar shows of one page: its title in the middle, and the way back.
final class BarContent: UIView {
    let item: UINavigationItem
    let previous: UINavigationItem?
    let back: BackButton?
    let leftSide = BarSide(isTrailing: false)
    let rightSide = BarSide(isTrailing: true)
    private let label = UILabel()

    /// From the bar's edges to the title, in points.
    private static let margin: CGFloat = 16
    /// From the bar's leading edge to the back button, and from that to the title, in points.
    private static let backMargin: CGFloat = 8

    init(_ item: UINavigationItem, _ previous: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.previous = previous
        back = previous.map { _ in BackButton(in: bar) }
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        for view in fixedViews { addSubview(view) }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private var fixedViews: [UIView] { [label, back, leftSide, rightSide].compactMap(\.self) }

    /// The view in the middle.
    var title: UIView { item.titleView ?? label }

    /// Reads the items again.
    func refresh() {
        label.text = item.title
        label.isHidden = item.titleView != nil
        if let view = item.titleView, view.superview !== self { addSubview(view) }
        for view in subviews where view !== item.titleView && !fixedViews.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        back?.isHidden = !item.leavesRoomForBack
        leftSide.show(item.leftBarButtonItems)
        rightSide.show(item.rightBarButtonItems)
        setNeedsLayout()
    }

    /// Everything is in its place, and seen.
    func rest() {
        for view in [title, back, back?.label, leftSide, rightSide].compactMap(\.self) {
            view.transform = .identity
            view.alpha = 1
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = title.sizeThatFits(bounds.size)
        let backWidth = layoutBack(besideTitleOf: size.width)
        let beside = max((bounds.width - size.width) / 2 - Self.backMargin, 0)
        let start = layoutLeft(
            from: backWidth > 0 ? Self.backMargin + backWidth + Self.backMargin : Self.margin, to: beside)
        let end = layoutRight(within: beside - Self.margin)
        let width = min(size.width, max(end - start, 0))
        let x = max(min((bounds.width - width) / 2, end - width), start)
        place(title, x: x, size: CGSize(width: width, height: min(size.height, bounds.height)))
    }

    /// - Returns: Where the title may begin, counted from the leading edge.
    private func layoutLeft(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let width = leftSide.width(in: end - start)
        place(leftSide, x: start, size: CGSize(width: width, height: bounds.height))
        return width > 0 ? start + width + Self.backMargin : start
    }

    /// - Returns: Where the title has to end, counted from the leading edge.
    private func layoutRight(within room: CGFloat) -> CGFloat {
        let width = rightSide.width(in: room)
        let start = bounds.width - Self.margin - width
        place(rightSide, x: start, size: CGSize(width: width, height: bounds.height))
        return width > 0 ? start - Self.backMargin : start
    }

    /// - Returns: The width that the back button takes, 0 if there is none.
    private func layoutBack(besideTitleOf titleWidth: CGFloat) -> CGFloat {
        guard let back, item.leavesRoomForBack else { return 0 }
        let room = (bounds.width - titleWidth) / 2 - 2 * Self.backMargin
        let width = back.show(backTitles, within: room)
        place(back, x: Self.backMargin, size: CGSize(width: width, height: bounds.height))
        return width
    }

    /// What Back may say, best first: a shorter one where there is no room.
    private var backTitles: [String] {
        let own = previous?.backBarButtonItem?.title ?? previous?.backButtonTitle ?? previous?.title ?? ""
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
