import NavCore

/// The bar over a stack of pages: the title of the top one and a way back.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// In points, without what the window keeps clear above.
    static let height: CGFloat = 44

    /// Called by the back button.
    var onBack: () -> Void = {}
    /// What the window keeps clear above, in points. The bar's background reaches there, its content does not.
    var topInset: CGFloat = 0

    /// The item of the page that is shown.
    public private(set) weak var topItem: UINavigationItem?

    /// The item that Back leads to.
    public private(set) weak var backItem: UINavigationItem?

    func itemDidChange() {}

    func show(
        _ stack: PageStack<UIViewController>,
        moving: (direction: StackChange<UIViewController>.Direction, along: any UIViewControllerTransitionCoordinator)?
    ) {
        topItem = stack.top?.navigationItem
        backItem = stack.second?.navigationItem
    }
}
