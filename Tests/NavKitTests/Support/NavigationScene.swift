import Foundation
import NavKit
import NavTesting

/// A navigation controller in a window with pages A, B, … on its stack, all shown and still, and a journal that is empty.
@MainActor final class NavigationScene {
    let stage: Stage
    let journal = Journal()
    let nav: UINavigationController
    let teller: NavigationTeller
    private var pages: [String: Page] = [:]

    init(_ names: String..., size: CGSize = CGSize(width: 400, height: 800)) {
        stage = Stage(size: size)
        nav = UINavigationController()
        teller = NavigationTeller(journal)
        nav.setViewControllers(names.map(page), animated: false)
        nav.delegate = teller
        stage.window.rootViewController = nav
        stage.settle()
        _ = journal.take()
    }

    /// The page of that name; made when first named.
    func page(_ name: String) -> Page {
        if let page = pages[name] { return page }
        let page = Page(name, journal)
        pages[name] = page
        return page
    }

    /// Lets go of a page, so that only the stack can hold it.
    func forget(_ name: String) { pages[name] = nil }

    func use(_ page: Page) { pages[page.name] = page }

    func push(_ name: String, animated: Bool = true) { nav.pushViewController(page(name), animated: animated) }

    var titles: [String] { nav.viewControllers.map { ($0 as? Page)?.name ?? "?" } }

    /// The name of the one page whose view is in the window; nil if there is none or more than one.
    var hosted: String? {
        let names = pages.values.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
        return names.count == 1 ? names[0] : nil
    }
}

/// A delegate that writes what it is asked into a journal and answers what it was given.
@MainActor final class NavigationTeller: UINavigationControllerDelegate {
    let journal: Journal
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var onWillShow: (UIViewController) -> Void = { _ in }
    var onDidShow: (UIViewController) -> Void = { _ in }

    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        journal.record("willShow(\(viewController), \(animated))")
        onWillShow(viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        journal.record("didShow(\(viewController), \(animated))")
        onDidShow(viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.record("animator for \(operation) \(fromVC)→\(toVC)")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.record("interactor")
        return interactor
    }
}

/// An animator of the plainest kind: the new page fades in over `duration`, and its journal hears of everything.
@MainActor final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var duration: TimeInterval = 0.3
    /// False: the animation ends and nobody says so.
    var completes = true
    /// What the end answers; nil: the opposite of `transitionWasCancelled`.
    var outcome: Bool?
    var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var keepsContext = false

    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.record("animate")
        if keepsContext { context = transitionContext }
        onAnimate(transitionContext)
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: duration, animations: { view.alpha = 1 }) { [self] _ in
            guard completes else { return }
            transitionContext.completeTransition(outcome ?? !transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.record("animationEnded(\(transitionCompleted))") }
}
