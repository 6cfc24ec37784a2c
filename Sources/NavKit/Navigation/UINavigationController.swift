public import Foundation
import NavCore

/// A stack of pages of which the top one is shown, and a bar above it.
///
/// A push, a pop or a new stack is a request. With nothing in the way the stack changes in the call; views, callbacks and the
/// transition follow in the next layout, before the next frame. While one request is carried out the next ones wait in line, and each
/// changes the stack when its turn comes: nothing is dropped, and the stack is at last what the calls say in their order.
///
/// Outside a window everything is carried out in the call and without animation; pages appear when the navigation controller does.
@preconcurrency @MainActor open class UINavigationController: UIViewController, UINavigationBarDelegate {
    public nonisolated enum Operation: Int, Sendable { case none = 0, push, pop }

    var stack = PageStack<UIViewController>()
    /// The request that is being carried out: the stack has changed, the rest is under way.
    var move: NavigationMove?
    /// Requests that wait for `move`, in the order of the calls.
    var waiting: [NavigationMove] = []
    /// The page whose view is in this controller's view while nothing moves.
    weak var shownPage: UIViewController?
    var isBarHidden = false
    private(set) lazy var backSwipe = BackSwipe(self)
    private(set) lazy var zoomStack = ZoomStack(self)

    /// Hears of the pages and says how they change. Not kept alive.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar above the pages. It belongs to this controller: it shows the top page's navigation item.
    public let navigationBar = UINavigationBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        navigationBar.delegate = self
        navigationBar.navigation = self
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: The stack

    /// Bottom to top, as far as requests have begun. Setting it is `setViewControllers(_:animated: false)`.
    open var viewControllers: [UIViewController] {
        get { stack.pages }
        set { setViewControllers(newValue, animated: false) }
    }

    public var topViewController: UIViewController? { stack.top }

    /// What the user sees, or is about to see: what is presented over this controller, else the top page.
    public var visibleViewController: UIViewController? { presentedViewController ?? stack.top }

    /// Puts a page on top. One that has another parent leaves it. A page that is on the stack already, and a navigation
    /// controller, trap.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        checkIsPage(viewController, call: "pushViewController")
        precondition(
            !stack.contains(viewController) || !stackToCome.contains(viewController),
            "pushViewController(\(viewController)): pushing the same controller more than once is not supported; it is on the stack of "
                + "\(self) already. Use popToViewController(_:animated:) to get back to it.")
        request(.push(viewController), animated: animated)
    }

    /// Takes the top page off.
    ///
    /// - Returns: That page; nil, and nothing happens, if it is the last one. While requests wait, the page that will be taken off when
    ///   the turn of this one comes.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        remove(.pop, animated: animated).last
    }

    /// Takes everything off but the bottom page, in one transition.
    ///
    /// - Returns: The pages taken off, bottom to top; empty if there are none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        remove(.popToRoot, animated: animated)
    }

    /// Takes off everything above a page of the stack, in one transition. A page that is not on the stack traps.
    ///
    /// - Returns: The pages taken off, bottom to top; empty if it is the top page.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        precondition(
            stackToCome.contains(viewController),
            "popToViewController(\(viewController)): tried to pop to a view controller that doesn't exist on the stack of \(self). "
                + "Push it, or pop to one of viewControllers.")
        return remove(.popTo(viewController), animated: animated)
    }

    /// Replaces the stack, in one transition: a pop if the new top page was on the stack, a push if not, none if it was the
    /// top page already. A page that stands twice in the array traps.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for page in viewControllers { checkIsPage(page, call: "setViewControllers") }
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "setViewControllers(\(viewControllers)): a controller is in the array twice; each page is on the stack of \(self) once."
        )
        request(.set(viewControllers), animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func checkIsPage(_ controller: UIViewController, call: String) {
        precondition(
            !(controller is UINavigationController),
            "\(call)(\(controller)): pushing a navigation controller is not supported; push its pages, or make it a child of "
                + "a page.")
        precondition(
            !(controller is UITabBarController),
            "\(call)(\(controller)): pushing a tab bar controller is not supported; make navigation controllers its pages, or present it."
        )
        precondition(
            controller.modal.presentedBy == nil,
            "\(call)(\(controller)): that controller is presented; dismiss it first.")
    }

    // MARK: The bar

    /// Whether the bar is away. Setting it does not animate.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Slides the bar out at the top or back in, and gives its room to the pages. During a transition it goes along with it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        barVisibilityDidChange(animated: animated)
    }

    /// What the bar takes to come or go, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    func followBackButton() {
        if allowsPop { popViewController(animated: true) }
    }

    func followHistory(to item: UINavigationItem) {
        guard let page = stack.pages.last(where: { $0.navigationItem === item }), allowsPop else { return }
        popToViewController(page, animated: true)
    }

    /// Asks whether the user may leave the top page.
    var allowsPop: Bool {
        stack.top.map { navigationBar(navigationBar, shouldPop: $0.navigationItem) } ?? false
    }

    /// Not asked of the bar of a navigation controller: pages are pushed by the program.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    /// Whether the user may leave the top page, by whatever leads back. Override to ask first; true by default.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    /// A page with this item is shown, and the transition that brought it is over. The default does nothing.
    open func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// A page with this item is gone, and the transition that took it off is over. The default does nothing.
    open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

    /// A key that leads through the pages, if nobody in front wanted it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, follow(key) else { return super.pressesBegan(presses, with: event) }
    }

    // MARK: Life

    open override func loadView() {
        view = NavigationView(for: self, bar: navigationBar)
        backSwipe.install(on: view)
    }

    /// Pages are told by this controller, in the order that a stack needs.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginShowingTop(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        endShowingTop(animated: animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pageInFront?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pageInFront?.endAppearance(isAppearing: false)
        goOn()
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        move?.driver.coordinator ?? super.transitionCoordinator
    }

    /// Out of sight nothing moves: what is on its way ends before this controller disappears.
    override func viewWillMove(toWindow window: UIWindow?) {
        if window == nil { move?.driver.cutShort() }
        super.viewWillMove(toWindow: window)
    }

    override func viewDidMove(toWindow window: UIWindow?) {
        super.viewDidMove(toWindow: window)
        if window == nil { carryOutUnseen() }
    }

    override func childWillLeave(_ child: UIViewController) { forget(child) }
}
