import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// The whole order of callbacks of one undisturbed move.
@MainActor @Suite struct NavigationOrderTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var journal: Journal { scene.journal }

    @Test(.rules("A1", "A2", "A3", "A13", "A16", "A21", "D1", "D27", "C7")) func `a push tells everybody in order`() {
        let animator = Fade(journal)
        scene.teller.animator = animator
        scene.use(LayoutPage("B", journal))

        scene.push("B")
        #expect(nav.topViewController === scene.page("B") && nav.viewControllers.last === scene.page("B"))
        #expect(scene.page("B").parent === nav)
        #expect(journal.take() == ["B.willMove(nav)"])
        nav.transitionCoordinator?.animate(alongsideTransition: { _ in self.journal.record("alongside") }) { _ in
            self.journal.record("completion")
        }

        scene.stage.turn()
        #expect(
            journal.take() == [
                "animator for push A→B", "interactor", "B.loadView", "B.viewDidLoad", "A.WD(true)", "B.WA(true)",
                "willShow(B, true)", "animate", "B.IA(true)", "B.willLayout", "B.didLayout", "alongside",
            ])

        scene.stage.settle()
        #expect(
            journal.take() == [
                "animationEnded(true)", "A.DD(true)", "B.DA(true)", "B.didMove(nav)", "didShow(B, true)", "completion",
            ])
    }

    @Test(.rules("A8", "A15", "A16")) func `a pop tells everybody in order`() {
        scene.push("B", animated: false)
        scene.stage.settle()
        _ = journal.take()
        scene.teller.animator = Fade(journal)

        nav.popViewController(animated: true)
        #expect(journal.take() == ["B.willMove(nil)"])
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.journal.record("completion") }

        scene.stage.turn()
        #expect(
            journal.take() == [
                "animator for pop B→A", "interactor", "B.WD(true)", "A.WA(true)", "willShow(A, true)", "animate",
                "A.IA(true)",
            ])

        scene.stage.settle()
        #expect(
            journal.take() == [
                "animationEnded(true)", "B.DD(true)", "A.DA(true)", "B.didMove(nil)", "didShow(A, true)", "completion",
            ])
    }

    @Test(.rules("A14", "A20", "A21")) func `without animation it is the same order in one frame`() {
        scene.push("B", animated: false)
        scene.stage.turn()
        #expect(
            journal.take() == [
                "B.willMove(nav)", "B.loadView", "B.viewDidLoad", "A.WD(false)", "B.WA(false)", "willShow(B, false)",
                "B.IA(false)", "A.DD(false)", "B.DA(false)", "B.didMove(nav)", "didShow(B, false)",
            ])

        nav.popViewController(animated: false)
        scene.stage.turn()
        #expect(
            journal.take() == [
                "B.willMove(nil)", "B.WD(false)", "A.WA(false)", "willShow(A, false)", "A.IA(false)", "B.DD(false)",
                "A.DA(false)", "B.didMove(nil)", "didShow(A, false)",
            ])
    }

    @Test(.rules("A7", "A8", "A18", "O-009")) func `a pop to the root says goodbye to all and shows one`() {
        for name in ["B", "C", "D"] { scene.push(name, animated: false) }
        scene.stage.settle()
        _ = journal.take()

        let popped = nav.popToRootViewController(animated: true)
        #expect(popped == ["B", "C", "D"].map(scene.page))
        #expect(journal.take() == ["B.willMove(nil)", "C.willMove(nil)", "D.willMove(nil)"])
        scene.stage.settle()

        #expect(
            journal.take() == [
                "animator for pop D→A", "D.WD(true)", "A.WA(true)", "willShow(A, true)", "A.IA(true)", "D.DD(true)",
                "A.DA(true)", "B.didMove(nil)", "C.didMove(nil)", "D.didMove(nil)", "didShow(A, true)",
            ])
        #expect(["B", "C", "D"].allSatisfy { scene.page($0).parent == nil })
        #expect(nav.popToRootViewController(animated: true) == [])
        #expect(journal.take() == [])
    }

    @Test(.rules("A18", "O-009")) func `a pop to a page in the middle has the order of a pop`() {
        for name in ["B", "C", "D"] { scene.push(name, animated: false) }
        scene.stage.settle()
        _ = journal.take()

        #expect(nav.popToViewController(scene.page("B"), animated: true) == [scene.page("C"), scene.page("D")])
        scene.stage.settle()

        #expect(
            journal.take() == [
                "C.willMove(nil)", "D.willMove(nil)", "animator for pop D→B", "D.WD(true)", "B.WA(true)",
                "willShow(B, true)", "B.IA(true)", "D.DD(true)", "B.DA(true)", "C.didMove(nil)", "D.didMove(nil)",
                "didShow(B, true)",
            ])
        #expect(scene.titles == ["A", "B"])
        #expect(nav.popToViewController(scene.page("B"), animated: true) == [])
    }
}
