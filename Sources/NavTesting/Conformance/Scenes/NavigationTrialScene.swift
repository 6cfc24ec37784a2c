import Foundation
import NavKit

/// A navigation controller with pages A and B.
@MainActor final class NavigationTrialScene: TrialScene {
    let stage: Stage
    private let nav: UINavigationController
    private let casting: Casting
    private let cast: NavigationCast
    private let isPush: Bool
    private let lower = TrialPage("A", .systemTeal)
    private var upper: TrialPage? = TrialPage("B", .systemIndigo)
    private let third = TrialPage("C", .systemOrange)
    private(set) var restingCount = 0
    private(set) var restingLook: PageLook?

    init(_ stage: Stage, _ casting: Casting, isPush: Bool) {
        (self.stage, self.casting, self.isPush) = (stage, casting, isPush)
        nav = UINavigationController(rootViewController: lower)
        cast = NavigationCast(casting, isPush ? .push : .pop)
        nav.isNavigationBarHidden = true
        stage.window.rootViewController = nav
        if let upper { nav.pushViewController(upper, animated: false) }
        stage.settle()
        if isPush { rest() }
        pop(animated: false)
        stage.settle()
        if !isPush { rest() }
        if !isPush, let upper { nav.pushViewController(upper, animated: false) }
        stage.settle()
        nav.delegate = cast
        casting.isArmed = true
    }

    private func rest() {
        restingCount = views.count
        restingLook = view(of: second).map(PageLook.init)
    }

    var first: UIViewController? { isPush ? lower : upper }
    var second: UIViewController? { isPush ? upper : lower }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { nav.transitionCoordinator }
    var ground: [UIView] { [nav.view] }
    var takesFirstAway: Bool { true }
    var bringsSecond: Bool { true }

    func act() { isPush ? upper.map { nav.pushViewController($0, animated: true) } : pop(animated: true) }
    func goBack() { isPush ? pop(animated: false) : upper.map { nav.pushViewController($0, animated: false) } }
    func askForNext() { nav.pushViewController(third, animated: true) }

    private func pop(animated: Bool) { nav.popViewController(animated: animated) }

    var books: String { nav.viewControllers.map { $0.title ?? "?" }.joined(separator: " ") }
    func books(completed: Bool) -> String { isPush == completed ? "A B" : "A" }
    var booksAfterNext: String { isPush ? "A B C" : "A C" }
    var place: CGRect { nav.view.bounds }
    /// The bar shows more above a page that leads back to another one.
    var views: [UIView] { stage.window.subviews.flatMap { view in view.subtree.filter { !$0.isDescendant(of: nav.navigationBar) } } }

    func letGo() {
        nav.delegate = nil
        if isPush { pop(animated: false) }
        casting.letGo()
        upper = nil
    }
}
