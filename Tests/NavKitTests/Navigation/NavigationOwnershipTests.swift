import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Who keeps whom alive, and until when.
@MainActor @Suite struct NavigationOwnershipTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }

    @Test(.rules("O-091"), arguments: [true, false])
    func `a popped page is gone in the turn after didShow`(animated: Bool) {
        weak let page: Page? = scene.page("B")
        scene.forget("B")
        nav.popViewController(animated: animated)
        while !scene.journal.entries.contains("didShow(A, \(animated))") { stage.turn() }
        stage.turn()
        #expect(page == nil)
    }

    @Test(.rules("A5", "O-091")) func `a page popped while no window shows the stack leaves no view in it`() {
        scene.forget("B")
        stage.window.rootViewController = UIViewController()
        stage.turn()
        nav.popToRootViewController(animated: true)
        stage.turn()
        stage.window.rootViewController = nav
        stage.settle()
        #expect(nav.view.subviews == [scene.page("A").view, nav.navigationBar])
    }

    @Test(.rules("O-093"), arguments: ["before", "during", "after"])
    func `a delegate may die at any time`(time: String) {
        var delegate: NavigationTeller? = NavigationTeller(scene.journal)
        delegate?.animator = Fade(scene.journal)
        nav.delegate = delegate
        if time == "before" { delegate = nil }
        scene.push("C")
        stage.turn()
        stage.run(for: .milliseconds(100))
        if time == "during" { delegate = nil }
        stage.settle()
        if time == "after" { delegate = nil }
        #expect(scene.titles == ["A", "B", "C"] && scene.hosted == "C")
        nav.popViewController(animated: true)
        stage.settle()
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B")
    }

    @Test(.rules("O-094")) func `animator and interactor live until animationEnded and no longer`() {
        weak var animator: Fade?
        weak var interactor: UIPercentDrivenInteractiveTransition?
        let delegate = MakesAnew(scene.journal)
        nav.delegate = delegate
        nav.popViewController(animated: true)
        stage.turn()
        (animator, interactor) = (delegate.lastAnimator, delegate.lastInteractor)
        #expect(animator != nil && interactor != nil)
        interactor?.update(0.6)
        stage.turn()
        interactor?.finish()
        while nav.transitionCoordinator != nil {
            #expect(animator != nil && interactor != nil)
            stage.turn()
        }
        #expect(scene.journal.entries.contains("animationEnded(true)"))
        #expect(animator == nil && interactor == nil)
    }

    @Test(.rules("O-096"), arguments: ["stack", "window"])
    func `whoever owns a transition may go in the middle of it`(owner: String) {
        weak var nav: UINavigationController?
        var ends: [String] = []
        do {
            let stack = UINavigationController(rootViewController: UIViewController())
            nav = stack
            stage.window.rootViewController = stack
            stage.settle()
            stack.pushViewController(UIViewController(), animated: true)
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append("over \($0.isCancelled)") }
            stage.turn()
            stage.run(for: .milliseconds(100))
            if owner == "window" { stage.window.isHidden = true }
            stage.window.rootViewController = nil
        }
        stage.settle()
        #expect(ends == ["over false"])
        #expect(nav == nil)
    }

    @Test(.rules("O-096")) func `a window that goes in the middle of a swipe takes everything along`() {
        weak var page: UIViewController?
        let stage = stage
        do {
            let window = UIWindow()
            let stack = UINavigationController(rootViewController: UIViewController())
            let top = UIViewController()
            page = top
            stack.pushViewController(top, animated: false)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            stage.settle()
            stage.press(CGPoint(x: 4, y: 400))
            stage.turn()
            stage.drag(to: CGPoint(x: 200, y: 400))
            stage.turn()
            #expect(stack.transitionCoordinator?.isInteractive == true)
            window.isHidden = true
        }
        stage.release(CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(page == nil)
    }
}

/// A delegate that keeps nothing of what it answers.
@MainActor private final class MakesAnew: UINavigationControllerDelegate {
    let journal: Journal
    weak var lastAnimator: Fade?
    weak var lastInteractor: UIPercentDrivenInteractiveTransition?

    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = Fade(journal)
        lastAnimator = animator
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let interactor = UIPercentDrivenInteractiveTransition()
        lastInteractor = interactor
        return interactor
    }
}
