public import Foundation

/// A button at either side of a navigation bar, a view of your own there, or room between such.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public nonisolated enum Style: Int, Sendable {
        case plain = 0
        /// What the page is for: in bold.
        case done = 2
    }

    /// Buttons that bars know, by a word or a symbol, and room between others.
    public nonisolated enum SystemItem: Int, CaseIterable, Sendable {
        case done = 0, cancel, edit, save, add
        /// Takes the room that the other items of its side leave.
        case flexibleSpace
        /// Takes its `width`.
        case fixedSpace
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// A button with a title, or with an image instead, that does `primaryAction`. Without a title it has the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
    }

    /// A button that bars know, or room.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        if systemItem == .done { style = .done }
        switch systemItem.look {
        case .word(let word): title = word
        case .symbol(let name, let word): (image, title) = (UIImage(systemName: name), word)
        case .flexibleSpace: role = .flexibleSpace
        case .fixedSpace: role = .fixedSpace
        }
    }

    /// Room of `width` points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Room that takes what the other items of its side leave.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// A view of your own, in its own size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private enum Role { case button, flexibleSpace, fixedSpace }

    private var role = Role.button
    /// What a bar shows for it.
    private(set) weak var shownView: UIView?
    /// In points; 0, the default, is what the item needs: nothing for a fixed space.
    open var width: CGFloat = 0 { didSet { didChange() } }
    open var style = Style.plain { didSet { didChange() } }
    /// Shown in place of the button.
    open var customView: UIView? { didSet { didChange() } }
    /// Of the button; nil is the bar's.
    open var tintColor: UIColor? { didSet { didChange() } }
    /// What a click does. Its sender is this item.
    open var primaryAction: UIAction? { didSet { didChange() } }
    /// Whether it takes no part, and no room.
    open var isHidden = false { didSet { didChange() } }

    /// What the bar shows for it now; nil if it is hidden.
    func makePiece() -> BarPiece? {
        guard !isHidden else { return nil }
        if let customView { return show(customView) }
        return switch role {
        case .button: show(makeButton())
        case .flexibleSpace: .stretch
        case .fixedSpace: .space(max(width, 0))
        }
    }

    private func show(_ view: UIView) -> BarPiece {
        shownView = view
        return .view(view, width: width)
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        if let image { button.setImage(image, for: .normal) } else { button.setTitle(title, for: .normal) }
        button.isEnabled = isEnabled
        if let tintColor { button.tintColor = tintColor }
        button.addAction(
            UIAction { [weak self] _ in if let self { primaryAction?.perform(from: self) } },
            for: .primaryActionTriggered)
        return button
    }
}
