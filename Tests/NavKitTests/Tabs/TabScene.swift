import Foundation
import NavKit
import NavTesting

/// A tab bar controller in a window with pages A, B and C, the first one shown and still, and a journal that is empty.
@MainActor final class TabScene {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let journal = Journal()
    let tabs = UITabBarController()
    let pages: [Page]
    let teller: TabTeller

    init() {
        pages = ["A", "B", "C"].map { [journal] in Page($0, journal) }
        teller = TabTeller(journal)
        for page in pages { page.tabBarItem.title = page.name }
        tabs.viewControllers = pages
        tabs.delegate = teller
        stage.window.rootViewController = tabs
        stage.settle()
        _ = journal.take()
    }

    /// In the middle of a tab.
    func place(ofTab index: Int) -> CGPoint {
        CGPoint(x: 400 * (CGFloat(index) + 0.5) / CGFloat(pages.count), y: 775)
    }

    /// Presses a tab and lets go.
    func tap(_ index: Int) { stage.tap(place(ofTab: index)) }

    /// The names of the pages whose views are in the window.
    var hosted: [String] { pages.filter { $0.viewIfLoaded?.window != nil }.map(\.name) }
}

/// A delegate that writes what it is asked into a journal and answers what it was given.
@MainActor final class TabTeller: UITabBarControllerDelegate {
    let journal: Journal
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(_ journal: Journal) { self.journal = journal }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        journal.record("shouldSelect(\(viewController))")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        journal.record("didSelect(\(viewController))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.record("animator \(fromVC)→\(toVC)")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.record("interactor")
        return interactor
    }
}
