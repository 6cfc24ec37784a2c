import Foundation
import NavKit

/// A tab bar controller with pages A, B and C, of which A is shown.
@MainActor final class TabTrialScene: TrialScene {
    let stage: Stage
    private let tabs = UITabBarController()
    private let cast: TabCast
    private let casting: Casting
    private var pages: [TrialPage]
    private(set) var restingCount = 0
    private(set) var restingLook: PageLook?

    init(_ stage: Stage, _ casting: Casting) {
        (self.stage, self.casting) = (stage, casting)
        cast = TabCast(casting)
        pages = [TrialPage("A", .systemTeal), TrialPage("B", .systemIndigo), TrialPage("C", .systemOrange)]
        tabs.viewControllers = pages
        tabs.tabBar.isHidden = true
        stage.window.rootViewController = tabs
        stage.settle()
        tabs.selectedIndex = 1
        stage.settle()
        restingCount = views.count
        restingLook = view(of: second).map(PageLook.init)
        goBack()
        stage.settle()
        tabs.delegate = cast
        casting.isArmed = true
    }

    var first: UIViewController? { pages.first }
    var second: UIViewController? { pages.count > 1 ? pages[1] : nil }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { tabs.transitionCoordinator }
    var ground: [UIView] { [tabs.view] }
    var takesFirstAway: Bool { true }
    var bringsSecond: Bool { true }

    func act() { tabs.selectedIndex = 1 }
    func goBack() { tabs.selectedIndex = 0 }
    func askForNext() { tabs.selectedIndex = 2 }

    var books: String { tabs.selectedViewController?.title ?? "nothing" }
    func books(completed: Bool) -> String { completed ? "B" : "A" }
    var booksAfterNext: String { "C" }
    var place: CGRect { tabs.view.bounds }
    var views: [UIView] { stage.window.subviews.flatMap { view in view.subtree.filter { !$0.isDescendant(of: tabs.tabBar) } } }

    func letGo() {
        tabs.delegate = nil
        tabs.viewControllers = nil
        casting.letGo()
        pages = []
    }
}
