public import Foundation
import NavCore

/// Pages side by side, one of which is shown, and a bar to choose among them.
///
/// Every page lives as long as it is in ``viewControllers``, and keeps its state while another is shown. Selecting changes
/// ``selectedViewController`` in the call; views, callbacks and the transition follow in the next layout, before the next frame. While one
/// transition runs, the page that was selected last waits for its end; what was selected in between is not shown.
///
/// Without an animator from the delegate the pages change at once. Each page gets the whole view; the bar's room is in its safe area. All
/// tabs are in the bar, however many there are: there is no "More".
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// In the order of the tabs.
    var pages: [UIViewController] = []
    /// The page that was selected last.
    var chosen: UIViewController?
    /// The change of pages that is under way.
    var move: TabMove?
    /// The page whose view is in this controller's view while nothing moves.
    weak var shownPage: UIViewController?

    /// Hears of the user's choices and says how pages change. Not kept alive.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar below the pages. It belongs to this controller: it shows the pages' tab bar items.
    public let tabBar = UITabBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.delegate = self
        tabBar.onChoice = { [weak self] in self?.followChoice(of: $0) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Pages

    /// From the leading tab on; nil if there are none. Setting it is `setViewControllers(_:animated: false)`.
    open var viewControllers: [UIViewController]? {
        get { pages.isEmpty ? nil : pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the pages. The selected one stays selected if it is among the new ones, else the first is selected. A page that
    /// has another parent leaves it; one that stands twice in the array traps.
    ///
    /// - `animated`: Whether the new tabs fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        precondition(
            Set(new.map(ObjectIdentifier.init)).count == new.count,
            "setViewControllers(\(new)): a controller is in the array twice; each page has one tab of \(self).")
        replacePages(with: new)
        tabBar.setItems(pages.map(\.tabBarItem), animated: animated && isInWindow)
        tabBar.selectedItem = chosen?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    /// The page that is shown or on its way in. Setting it shows that page; one that is not among ``viewControllers`` traps. Nil
    /// with no pages, and setting nil does nothing.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set { if let newValue { select(newValue) } }
    }

    /// Of the selected page; `NSNotFound` if there is none. Setting it shows that page; out of range: a diagnostic, and nothing
    /// happens.
    open var selectedIndex: Int {
        get { chosen.flatMap { page in pages.firstIndex { $0 === page } } ?? NSNotFound }
        set {
            guard pages.indices.contains(newValue) else {
                diagnostics.report(
                    "selectedIndex = \(newValue) on \(self), which has \(pages.count) pages: ignored. Set viewControllers first."
                )
                return
            }
            select(pages[newValue])
        }
    }

    private func select(_ page: UIViewController) {
        precondition(
            pages.contains { $0 === page },
            "selectedViewController = \(page): only one of the viewControllers of \(self) can be selected; add it there first."
        )
        closeAbandonedMove()
        chosen = page
        tabBar.selectedItem = page.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The user's choices

    private func followChoice(of item: UITabBarItem) {
        guard let page = pages.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: page) ?? true
        else { return }
        if page === chosen {
            (page as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(page)
        }
        delegate?.tabBarController(self, didSelect: page)
        tabBar(tabBar, didSelect: item)
    }

    /// The user has clicked a tab. Override to hear of it; the default does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Control-Tab and Control-Page-Down go to the next tab, with Shift or Page-Up to the one before, and round at either end.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let step = presses.compactMap(\.key?.tabStep).first, pages.count > 1, let chosen,
            let index = pages.firstIndex(where: { $0 === chosen })
        else { return super.pressesBegan(presses, with: event) }
        followChoice(of: pages[(index + step + pages.count) % pages.count].tabBarItem)
    }

    // MARK: Life

    open override func loadView() { view = TabView(for: self, bar: tabBar) }

    /// Pages are told by this controller, in the order that a change of tabs needs.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if move == nil { host(chosen) }
        pageInFront?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pageInFront?.endAppearance(isAppearing: true)
        view.setNeedsLayout()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pageInFront?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pageInFront?.endAppearance(isAppearing: false)
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        move?.driver.coordinator ?? super.transitionCoordinator
    }

    override func childWillLeave(_ child: UIViewController) {
        setViewControllers(pages.filter { $0 !== child }, keepingParentOf: child)
    }
}

extension UIKey {
    /// How many tabs on it asks to go.
    fileprivate var tabStep: Int? {
        guard modifierFlags.contains(.control) else { return nil }
        switch keyCode {
        case .keyboardTab: return modifierFlags.contains(.shift) ? -1 : 1
        case .keyboardPageDown: return 1
        case .keyboardPageUp: return -1
        default: return nil
        }
    }
}
