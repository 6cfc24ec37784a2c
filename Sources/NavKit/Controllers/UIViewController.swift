public import Foundation
public import NavCore

/// A page, or a container of pages: it makes a view, hears when that view comes and goes, and owns its children.
///
/// Its view is made when first asked for and kept. What comes and goes is told in pairs (will and did), each with the flag of
/// whether it is animated; override a callback and call super.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
    private enum ViewState {
        case none
        case loading
        case loaded(UIView)
    }

    private var viewState = ViewState.none
    var appearance = AppearanceMachine()
    /// Who ends the appearance that is open.
    var closing = AppearanceClosing.byCaller
    /// The move between parents that the next appearance or disappearance belongs to.
    var movement = ParentMovement.none
    var isInAppearanceCallback = false
    var childControllers: [UIViewController] = []
    private var ownNavigationItem: UINavigationItem?
    private var ownTabBarItem: UITabBarItem?
    var modal = ModalState()
    /// Who of this controller's had the keyboard when a page came over it.
    weak var keptFocus: UIResponder?
    /// The transition that this controller takes part in, or the waiting one that it is the subject of.
    weak var transition: TransitionDriver?
    var ownTransition: Transition?
    /// The card in a list that this page grew out of, kept from sight while the page is up.
    var hiddenCard: HiddenSource?

    /// - Parameters:
    ///   - nibNameOrNil: Nil. There are no nibs here, and naming one traps.
    ///   - nibBundleOrNil: Nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil && nibBundleOrNil == nil,
            "UIViewController.init(nibName:bundle:): there are no nibs here; pass nil and make the view in loadView()")
        super.init()
        LiveObjects.add(.controller)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Always nil: there are no archives to read. It exists so that a class written for UIKit compiles.
    public required init?(coder: NSCoder) { nil }

    deinit { LiveObjects.remove(.controller) }

    // MARK: View

    /// The controller's view, made by ``loadView()`` when first asked for. Setting it replaces it; nil lets go of it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set { setView(newValue) }
    }

    /// The view if it has been made.
    public var viewIfLoaded: UIView? {
        if case .loaded(let view) = viewState { view } else { nil }
    }

    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Makes the view and sets `view`. Called once, when the view is first asked for; never call it yourself. The default makes an
    /// empty view as large as the screen. An override does not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Makes the view now, if there is none yet.
    public func loadViewIfNeeded() {
        guard case .none = viewState else { return checkIsNotLoading() }
        viewState = .loading
        loadView()
        precondition(isViewLoaded, "loadView() of \(self) set no view: set self.view there, or do not override it")
        viewDidLoad()
    }

    /// The view has been made. Called once for each view, before it is shown anywhere.
    open func viewDidLoad() {}

    private func checkIsNotLoading() {
        if case .loading = viewState {
            preconditionFailure("view of \(self) was asked for inside its own loadView(): set self.view there first")
        }
    }

    private func setView(_ view: UIView?) {
        if let view, let owner = view.controller, owner !== self {
            preconditionFailure("\(self).view: \(view) is the view of \(owner) already; give each controller its own")
        }
        viewIfLoaded?.controller = nil
        viewState = view.map(ViewState.loaded) ?? .none
        view?.controller = self
        view?.setAdditionalInsets(additionalSafeAreaInsets)
    }

    /// What the navigation bar and the tab bar show of this page, unless ``navigationItem`` or ``tabBarItem`` was given a title of
    /// its own.
    open var title: String? {
        didSet {
            ownNavigationItem?.title = title
            ownTabBarItem?.title = title
        }
    }

    /// What the navigation bar shows while this controller is the top page. Made when first asked for, with the controller's title.
    open var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }

    /// What the tab bar shows of this controller as a page of a tab bar controller. Made when first asked for, with the controller's title.
    /// Set it before the controller becomes such a page.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }

    /// Added to the view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.setAdditionalInsets(additionalSafeAreaInsets) }
    }

    /// The view's `safeAreaInsets` answer something else than before.
    open func viewSafeAreaInsetsDidChange() {}

    /// The view's traits answer something else than before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for the view and all in it, unless the view says something else; `.unspecified`, the default, is as around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue, let view = viewIfLoaded,
                view.overrideUserInterfaceStyle == .unspecified
            else { return }
            view.styleDidChange(from: oldValue)
        }
    }

    /// Who is told when the traits change; `registerForTraitChanges` adds to it.
    var traitObservers: [TraitObserver] = []

    /// The appearance that the view is shown in.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

    // MARK: Appearance

    /// The view is about to come on screen. It is in no window yet, and its size is not final.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in its window with traits and size, for the first time in this appearance. Called once, in the same frame
    /// as ``viewWillAppear(_:)``: what changes here is never seen late.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is on screen, and the animation that brought it there is over.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave the screen. It is still in its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has left the screen and its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Whether this controller is being put into a parent. True only inside the appearance callbacks that this causes.
    open var isMovingToParent: Bool { isInAppearanceCallback && movement == .toParent }

    /// Whether this controller is being taken out of its parent. True only inside the disappearance callbacks that this causes.
    open var isMovingFromParent: Bool { isInAppearanceCallback && movement == .fromParent }

    /// For a container that forwards appearance by hand: tells a child that it is about to appear or to disappear.
    ///
    /// Each call needs one ``endAppearanceTransition()``, except that a call the other way, before that, turns the child round:
    /// then one end serves both. Toward the state that the child is in already, nothing is told.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard let call = appearance.begin(isAppearing, animated: animated) else { return }
        closing = .byCaller
        perform(call)
    }

    /// Ends what the last ``beginAppearanceTransition(_:animated:)`` began. With nothing begun: a diagnostic.
    open func endAppearanceTransition() {
        guard let calls = appearance.end() else {
            diagnostics.report(
                "Unbalanced calls to begin/end appearance transitions for \(self): endAppearanceTransition() with nothing begun is "
                    + "ignored. Call beginAppearanceTransition(_:animated:) first.")
            return
        }
        calls.forEach(perform)
    }

    /// The view is about to get another size, because its window does. What is given to the coordinator runs when the size is there.
    ///
    /// Navigation may be asked for in here. Call super, which tells the children whose views are as large as this one's.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let own = viewIfLoaded?.bounds.size else { return }
        for child in childControllers where child.viewIfLoaded?.bounds.size == own {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }

    /// The size that this controller's content would like to be shown at, in points. Zero, the default, is no wish. A new one is told to the parent, or to
    /// the presentation controller.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let container: (any UIContentContainer)? = parent ?? modal.presentedBy?.controller
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child would like another size. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child will have when this controller's view is `parentSize` large. By default all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Containment

    /// The controller that this one is a child of.
    public internal(set) weak var parent: UIViewController?

    /// In the order in which they were added.
    public var children: [UIViewController] { childControllers }

    /// Makes a controller a child, taking it from the parent that it has. Calls `willMove(toParent:)` on it; put its view where it
    /// belongs, then call `didMove(toParent:)`. A child of this controller stays what it is.
    open func addChild(_ childController: UIViewController) { link(childController) }

    /// Takes this controller from its parent and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` and take the view away
    /// before. Without a parent nothing happens.
    open func removeFromParent() { parent?.unlink(self) }

    /// The parent is about to change; nil means that there will be none. Call super.
    open func willMove(toParent parent: UIViewController?) {
        movement = parent == nil ? .fromParent : .toParent
    }

    /// The parent has changed, and the view is where it belongs.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the children whose views are in this controller's view hear of appearance by themselves. True by default; with
    /// false, call ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The nearest navigation controller above this one.
    public var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    /// Shows a controller in the way of the nearest container that has one: a navigation controller pushes it.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parent else {
            diagnostics.report("show(_:sender:) of \(vc) on \(self): no container above knows how; push it yourself.")
            return
        }
        parent.show(vc, sender: sender)
    }

    /// The coordinator of the transition that this controller, or else a container above it, takes part in. Nil if nothing moves.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition?.coordinator ?? parent?.transitionCoordinator
    }

    /// The view's superview comes after the controller.
    open override var next: UIResponder? { viewIfLoaded?.superview }

    // MARK: What views tell

    /// The view is about to be laid out.
    func prepareForLayout() { markAppearance() }

    func viewWillMove(toWindow window: UIWindow?) { forwardWindowChange(to: window) }

    func viewDidMove(toWindow window: UIWindow?) { finishWindowChange(to: window) }

    /// A child is about to be taken by another parent.
    func childWillLeave(_ child: UIViewController) {}
}

/// Which move between parents an appearance belongs to.
nonisolated enum ParentMovement {
    case none, toParent, fromParent
}
