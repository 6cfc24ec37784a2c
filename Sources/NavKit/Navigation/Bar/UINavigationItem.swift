public import Foundation

/// What a navigation bar shows of one page. A change shows at once.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The bar that shows the item, as the top one or as the one that Back leads to.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Always nil: there are no archives to read.
    public required init?(coder: NSCoder) { nil }

    /// In the middle of the bar, and on the back button of the page above.
    open var title: String? { didSet { didChange() } }

    /// Shown in place of the title, in its own size.
    open var titleView: UIView? { didSet { didChange() } }

    /// What the back button of the page above says. Nil: the title.
    open var backButtonTitle: String? { didSet { didChange() } }

    /// Its title goes before `backButtonTitle`. Nothing else of it counts: Back always leads back.
    open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem], insteadOf: [oldValue]) } }

    /// Whether this page has no back button.
    open var hidesBackButton = false { didSet { didChange() } }

    /// At the leading side, from the edge inwards. They take the place of the back button, unless `leftItemsSupplementBackButton`.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(leftBarButtonItems ?? [], insteadOf: oldValue ?? []) }
    }

    /// At the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(rightBarButtonItems ?? [], insteadOf: oldValue ?? []) }
    }

    /// The first of `leftBarButtonItems`. Setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of `rightBarButtonItems`. Setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Whether the left items stand beside the back button, not in its place. False by default.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }

    func didChange() { bar?.itemDidChange() }

    private func adopt(_ items: [UIBarButtonItem?], insteadOf old: [UIBarButtonItem?]) {
        for item in old where item?.owner === self { item?.owner = nil }
        for item in items { item?.owner = self }
        didChange()
    }

    /// What a list of pages calls this one: what a back button to it would say.
    var nameInHistory: String {
        [backBarButtonItem?.title, backButtonTitle, title].lazy.compactMap(\.self).first { !$0.isEmpty }
            ?? Self.nameless
    }

    private static let nameless = "Back"

    /// Whether a way back is offered while this item is the top one.
    var leavesRoomForBack: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
    }
}
