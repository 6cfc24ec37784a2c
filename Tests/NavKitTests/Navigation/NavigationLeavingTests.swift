import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A stack that leaves its window in the middle of a transition.
@MainActor @Suite struct NavigationLeavingTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    var journal: Journal { scene.journal }

    enum Way: CaseIterable { case slide, fade, percent, shown }

    private func choose(_ way: Way) -> UIPercentDrivenInteractiveTransition? {
        switch way {
        case .slide: return nil
        case .fade: scene.teller.animator = Fade(journal)
        case .percent:
            let percent = UIPercentDrivenInteractiveTransition()
            (scene.teller.animator, scene.teller.interactor) = (Fade(journal), percent)
            return percent
        case .shown: scene.teller.animator = ShownPop()
        }
        return nil
    }

    private var told: [String] {
        journal.take().filter {
            !$0.contains("load") && !$0.contains("Load") && !$0.hasPrefix("anim") && !$0.hasPrefix("inter")
        }
    }

    @Test(.rules("A13", "O-096"), arguments: [Way.slide, .fade, .shown])
    func `a push on its way is through before the stack disappears`(way: Way) {
        let messages = Told()
        _ = choose(way)
        scene.push("B")
        stage.turn()
        stage.run(for: .milliseconds(100))
        _ = told

        stage.window.rootViewController = UIViewController()
        #expect(
            told == [
                "A.DD(true)", "B.DA(true)", "B.didMove(nav)", "didShow(B, true)", "B.WD(false)", "B.DD(false)",
            ])
        stage.settle()
        #expect(told.isEmpty && scene.titles == ["A", "B"] && messages.messages.isEmpty)

        stage.window.rootViewController = nav
        stage.settle()
        #expect(
            scene.hosted == "B"
                && told == ["B.WA(false)", "willShow(B, false)", "B.IA(false)", "B.DA(false)", "didShow(B, false)"])
    }

    @Test(.rules("A47", "O-096"), arguments: [Way.slide, .percent])
    func `a pop in somebody's hand is undone before the stack disappears`(way: Way) {
        let messages = Told()
        scene.push("B", animated: false)
        stage.settle()
        let percent = choose(way)
        if percent == nil {
            stage.press(CGPoint(x: 4, y: 400))
            stage.turn()
            stage.drag(to: CGPoint(x: 204, y: 400))
        } else {
            nav.popViewController(animated: true)
        }
        stage.turn()
        percent?.update(0.5)
        stage.turn()
        #expect(nav.transitionCoordinator?.isInteractive == true)
        _ = told

        stage.window.rootViewController = UIViewController()
        #expect(
            told == ["A.WD(true)", "A.DD(true)", "B.WA(true)", "B.DA(true)", "B.WD(false)", "B.DD(false)"])
        percent?.finish()
        stage.release(CGPoint(x: 204, y: 400))
        stage.settle()
        #expect(told.isEmpty && scene.titles == ["A", "B"] && messages.messages.isEmpty)
    }

    @Test(.rules("O-096")) func `what waits is carried out unseen`() {
        scene.push("B")
        scene.push("C")
        stage.turn()
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(scene.titles == ["A", "B", "C"] && scene.hosted == nil)
        stage.window.rootViewController = nav
        stage.settle()
        #expect(scene.hosted == "C")
    }
}
