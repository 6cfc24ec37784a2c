import Foundation
import NavCore

/// The sheet of a menu, with its titles one below the other. More of them than there is room for scroll.
final class MenuPanel: UIView {
    let rows: [MenuRow]
    /// Called with the index of a title that was clicked.
    var onChoice: (Int) -> Void = { _ in }
    /// The title that the pointer or the keyboard is at, by its index.
    private(set) var marked: Int? {
        didSet {
            guard marked != oldValue else { return }
            for index in [oldValue, marked].compactMap(\.self) { rows[index].isMarked = index == marked }
        }
    }

    private let list = UIScrollView()

    /// In points.
    private static let (leastWidth, mostWidth): (CGFloat, CGFloat) = (180, 320)
    private static let (padding, radius): (CGFloat, CGFloat) = (6, 13)

    init(_ titles: [String]) {
        rows = titles.map(MenuRow.init)
        super.init(frame: .zero)
        list.clipsToBounds = true
        list.layer.cornerRadius = Self.radius - Self.padding / 2
        addSubview(list)
        for (index, row) in rows.enumerated() {
            list.addSubview(row)
            row.onHover = { [weak self] isOver in if isOver { self?.marked = index } }
            row.addAction(UIAction { [weak self] _ in self?.onChoice(index) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = rows.map { $0.sizeThatFits(.zero).width }.max() ?? 0
        return CGSize(
            width: min(max(widest, Self.leastWidth), Self.mostWidth, size.width),
            height: min(CGFloat(rows.count) * MenuRow.height + 2 * Self.padding, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding)
        list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * MenuRow.height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * MenuRow.height, width: list.bounds.width, height: MenuRow.height)
        }
    }

    /// Marks the title at `point`, of this view; none if there is none.
    func mark(at point: CGPoint) {
        marked = rows.firstIndex { $0.bounds.contains($0.convert(point, from: self)) }
    }

    func mark(_ index: Int) {
        guard rows.indices.contains(index) else { return }
        marked = index
        list.scrollRectToVisible(rows[index].frame, animated: false)
    }

    /// One title on, or back, from the marked one; over the ends to the other one.
    func step(_ way: Int) {
        let start = way > 0 ? -1 : rows.count
        mark(((marked ?? start) + way + rows.count) % rows.count)
    }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let shape = RoundedRect(bounds, radius: Self.radius)
        return [
            .shadow(
                shape, CGColor(red: 0, green: 0, blue: 0, alpha: 0.18), radius: 16, offset: CGSize(width: 0, height: 4)),
            .fill(shape, UIColor.menuBackground.cgColor(in: traitCollection)),
            .border(shape, width: 1 / max(scale, 1), UIColor.separator.cgColor(in: traitCollection)),
        ]
    }
}

/// One title of a menu.
final class MenuRow: UIControl {
    /// In points.
    static let height: CGFloat = 36
    private static let (inset, radius): (CGFloat, CGFloat) = (12, 8)

    private let label = UILabel()
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 15)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The menu as a whole has the keyboard.
    override var canBecomeFocused: Bool { false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: (label.sizeThatFits(.zero).width + 4 * Self.inset).rounded(.up), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textAlignment = .natural
        label.frame = bounds.insetBy(dx: Self.inset, dy: 0)
    }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        guard isMarked else { return [] }
        return [
            .fill(
                RoundedRect(bounds, radius: Self.radius), UIColor.secondarySystemFill.cgColor(in: traitCollection))
        ]
    }
}

extension UIColor {
    fileprivate static let menuBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1)
            : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
}
