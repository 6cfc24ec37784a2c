/// What a tab bar shows of one page. A change shows at once.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The bar that shows it.
    final weak var bar: UITabBar?

    public override init() { super.init() }

    /// - `tag`: A number of your own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// - `selectedImage`: Shown while the tab is selected; nil: `image` is.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Shown while the tab is selected; nil: ``UIBarItem/image`` is.
    open var selectedImage: UIImage? { didSet { didChange() } }

    /// A word or a number over the picture's corner. Nil, and an empty text, show nothing.
    open var badgeValue: String? { didSet { didChange() } }

    /// Behind the badge's text. Nil is red.
    open var badgeColor: UIColor? { didSet { didChange() } }

    override func didChange() { bar?.itemDidChange(self) }
}
