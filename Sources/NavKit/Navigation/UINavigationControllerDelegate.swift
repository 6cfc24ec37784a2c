/// Hears of the pages of a navigation controller and says how they change. Every member is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// A page is about to be shown: after its `viewWillAppear`, before its view moves.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// A page is shown, and the transition that brought it is over. What is asked for in here starts in the same frame.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// The page that Forward leads to from `viewController`, the top page: by the forward button of a mouse, Alt and the arrow that leads on, or a swipe on
    /// a touchpad. NavKit's own. Asked when the user wants to go there; nil, the default: nowhere.
    func navigationController(
        _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Who animates an animated push or pop. Nil, the default: NavKit's own slide.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Who drives the animator that was just given. Nil, the default: time does.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
