import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// What a call answers and changes before anything is seen of it.
@MainActor @Suite struct NavigationCallTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var journal: Journal { scene.journal }

    @Test(.rules("A3")) func `the page's view is not loaded in the call but in the next layout`() {
        scene.push("B")
        #expect(!scene.page("B").isViewLoaded)

        nav.view.layoutIfNeeded()
        #expect(scene.page("B").isViewLoaded)
        #expect(scene.page("B").view.window != nil)
    }

    @Test(.rules("A3")) func `a request made in a turn is shown in that turn's frame`() {
        UIView.animate(withDuration: 0.1, animations: { scene.page("A").view.alpha = 0.5 }) { _ in
            scene.push("B", animated: false)
        }
        scene.stage.run(for: .milliseconds(150))
        #expect(scene.hosted == "B")
    }

    @Test(.rules("A4", "C1"))
    func `a coordinator is there right after an animated call and gone after the last completion`() {
        var seen: [Bool] = []
        #expect(nav.transitionCoordinator == nil)

        scene.push("B")
        let coordinator = nav.transitionCoordinator
        #expect(coordinator != nil && coordinator?.transitionDuration == 0)
        #expect(scene.page("A").transitionCoordinator === coordinator)
        #expect(scene.page("B").transitionCoordinator === coordinator)
        coordinator?.animate(alongsideTransition: nil) { _ in seen.append(nav.transitionCoordinator === coordinator) }
        scene.stage.turn()
        #expect(coordinator?.transitionDuration == 0.5)

        scene.stage.settle()
        #expect(seen == [true])
        #expect(nav.transitionCoordinator == nil)
        #expect(scene.page("B").transitionCoordinator == nil && scene.page("A").transitionCoordinator == nil)
    }

    @Test(.rules("A4")) func `without animation there is no coordinator`() {
        scene.push("B", animated: false)
        #expect(nav.transitionCoordinator == nil)
    }

    @Test(.rules("A4", "A33", "A34")) func `a waiting request has a coordinator of its own from the call on`() {
        scene.push("B")
        scene.push("C")
        let (first, second) = (scene.page("B").transitionCoordinator, scene.page("C").transitionCoordinator)

        #expect(first != nil && second != nil && first !== second)
        #expect(nav.transitionCoordinator === first)
        #expect(scene.titles == ["A", "B"])
        second?.animate(alongsideTransition: nil) { _ in journal.record("C is over") }
        scene.stage.settle()
        #expect(journal.entries.last == "C is over")
    }

    @Test(.rules("A5", "B12")) func `outside a window the stack changes at once and pages appear later`() {
        let offscreen = UINavigationController()
        offscreen.delegate = scene.teller

        offscreen.pushViewController(scene.page("B"), animated: true)
        offscreen.pushViewController(scene.page("C"), animated: true)
        #expect(offscreen.transitionCoordinator == nil)
        #expect(offscreen.popViewController(animated: true) === scene.page("C"))
        #expect(offscreen.viewControllers == [scene.page("B")])
        #expect(!scene.page("B").isViewLoaded)
        #expect(
            journal.take() == [
                "B.willMove(nav)", "B.didMove(nav)", "C.willMove(nav)", "C.didMove(nav)", "C.willMove(nil)",
                "C.didMove(nil)",
            ])

        scene.stage.window.rootViewController = offscreen
        scene.stage.settle()
        #expect(
            journal.take() == [
                "A.WD(false)", "A.DD(false)", "B.loadView", "B.viewDidLoad", "B.WA(false)", "willShow(B, false)",
                "B.IA(false)", "B.DA(false)", "didShow(B, false)",
            ])
    }

    @Test(.rules("A5")) func `a stack that changed while out of sight shows its new top page`() {
        let window = scene.stage.window
        window.rootViewController = UIViewController()
        scene.stage.settle()

        scene.push("B")
        scene.push("C")
        #expect(scene.titles == ["A", "B", "C"])
        window.rootViewController = nav
        scene.stage.settle()
        #expect(scene.hosted == "C")
        #expect(scene.page("A").viewIfLoaded?.superview == nil)
    }

    @Test(.rules("A6", "O-007")) func `a pop at depth one returns nil and does nothing`() {
        #expect(nav.popViewController(animated: true) == nil)
        #expect(nav.transitionCoordinator == nil)
        scene.stage.settle()
        #expect(journal.take() == [])
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("A9", "A11")) func `a new stack pops to a page that was below, pushes a new one, or moves nothing`() {
        scene.push("B", animated: false)
        scene.push("C", animated: false)
        scene.stage.settle()
        _ = journal.take()

        nav.setViewControllers(["D", "A", "B"].map(scene.page), animated: true)
        #expect(scene.titles == ["D", "A", "B"])
        scene.stage.settle()
        #expect(
            journal.take() == [
                "D.willMove(nav)", "C.willMove(nil)", "animator for pop C→B", "C.WD(true)", "B.WA(true)",
                "willShow(B, true)", "B.IA(true)", "C.DD(true)", "B.DA(true)", "C.didMove(nil)", "D.didMove(nav)",
                "didShow(B, true)",
            ])

        nav.setViewControllers(["B", "E"].map(scene.page), animated: true)
        scene.stage.settle()
        #expect(journal.take().contains("animator for push B→E"))

        nav.setViewControllers(["A", "E"].map(scene.page), animated: true)
        #expect(nav.transitionCoordinator == nil)
        #expect(journal.take() == ["A.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)", "A.didMove(nav)"])
        scene.stage.settle()
        #expect(journal.take() == [])
        #expect(scene.hosted == "E")
    }

    @Test(.rules("A10")) func `setting the stack is setting it without animation`() {
        nav.viewControllers = ["A", "B"].map(scene.page)
        #expect(nav.transitionCoordinator == nil)
        scene.stage.turn()
        #expect(journal.take().last == "didShow(B, false)")
    }

    @Test(.rules("A12")) func `show pushes, from a page too, and the visible page is the top one`() {
        nav.show(scene.page("B"), sender: nil)
        scene.stage.settle()
        scene.page("B").show(scene.page("C"), sender: nil)

        #expect(scene.titles == ["A", "B", "C"])
        #expect(nav.visibleViewController === scene.page("C"))
    }

    @Test(.rules("A12", "B11")) func `what is presented over the stack is what is visible, and only the top page hears of it`() {
        scene.push("B", animated: false)
        scene.stage.settle()
        _ = journal.take()
        let cover = scene.page("C")
        cover.modalPresentationStyle = .fullScreen

        nav.present(cover, animated: false)
        scene.stage.settle()
        #expect(nav.visibleViewController === cover)
        #expect(journal.take().filter { !$0.hasPrefix("C") } == ["B.WD(false)", "B.DD(false)"])

        nav.dismiss(animated: false)
        scene.stage.settle()
        #expect(nav.visibleViewController === scene.page("B"))
        #expect(
            journal.take().filter { !$0.hasPrefix("C") } == [
                "B.WA(false)", "willShow(B, false)", "B.IA(false)", "B.DA(false)", "didShow(B, false)",
            ])
    }

    @Test(.rules("A43")) func `an empty stack shows nothing and takes pages again`() {
        nav.setViewControllers([], animated: true)
        scene.stage.settle()
        #expect(nav.topViewController == nil)
        #expect(scene.hosted == nil)
        #expect(journal.take() == ["A.willMove(nil)", "A.WD(false)", "A.DD(false)", "A.didMove(nil)"])

        scene.push("B")
        scene.stage.settle()
        #expect(scene.hosted == "B")
        #expect(journal.take().contains("willShow(B, false)"))
    }

    @Test(.rules("A44")) func `a page of another stack leaves that one first`() {
        let other = UINavigationController()
        other.setViewControllers([scene.page("X"), scene.page("Y")], animated: false)
        _ = journal.take()

        nav.pushViewController(scene.page("Y"), animated: false)
        #expect(other.viewControllers == [scene.page("X")])
        #expect(scene.page("Y").parent === nav)
        #expect(journal.take() == ["Y.willMove(nil)", "Y.didMove(nil)", "Y.willMove(nav)"])
        scene.stage.settle()
        #expect(scene.hosted == "Y")
    }

    @Test(.rules("A44")) func `the top page of a stack on screen can be taken away`() {
        scene.push("B", animated: false)
        scene.stage.settle()
        _ = journal.take()

        let other = UINavigationController(rootViewController: scene.page("B"))
        #expect(other.viewControllers == [scene.page("B")])
        #expect(scene.titles == ["A"])
        scene.stage.settle()
        #expect(scene.hosted == "A")
        #expect(
            journal.take() == [
                "B.willMove(nil)", "B.WD(false)", "B.DD(false)", "B.didMove(nil)", "B.willMove(nav)", "B.didMove(nav)",
                "A.WA(false)", "A.IA(false)", "A.DA(false)",
            ])
    }
}
