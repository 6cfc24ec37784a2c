/// A button at either side of a navigation bar, or a view of your own there.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public nonisolated enum Style: Int, Sendable {
        case plain = 0
        /// What the page is for: in bold.
        case done = 2
    }

    /// Words that bars know.
    public nonisolated enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save
        case undo = 21, redo
        case close = 24
    }

    /// A button with a title, or with an image instead, that does `primaryAction`. Without a title it has the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
    }

    /// A button with a word that bars know.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: systemItem.word, primaryAction: primaryAction)
        if systemItem == .done { style = .done }
    }

    /// A view of your own, in its own size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

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
    func makeView() -> UIView? {
        guard !isHidden else { return nil }
        if let customView { return customView }
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

extension UIBarButtonItem.SystemItem {
    nonisolated fileprivate var word: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }
}
