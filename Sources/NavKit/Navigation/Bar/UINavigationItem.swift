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
    open var title: String? { didSet { bar?.itemDidChange() } }

    /// Shown in place of the title, in its own size.
    open var titleView: UIView? { didSet { bar?.itemDidChange() } }

    /// What the back button of the page above says. Nil: the title.
    open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }

    /// Whether this page has no back button.
    open var hidesBackButton = false { didSet { bar?.itemDidChange() } }

    /// Whether a way back is offered while this item is the top one.
    var leavesRoomForBack: Bool { !hidesBackButton }
}
