import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Transitions in the hands of an app's own interactor.
@MainActor @Suite struct InteractionRuleTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }

    @Test(.rules("A54", "O-004")) func `a new stack that was called off leaves the old one, page for page`() {
        let percent = UIPercentDrivenInteractiveTransition()
        (scene.teller.animator, scene.teller.interactor) = (Fade(scene.journal), percent)
        nav.setViewControllers([scene.page("X"), scene.page("A")], animated: true)
        stage.turn()
        percent.update(0.4)
        stage.turn()
        #expect(scene.titles == ["X", "A"])
        percent.cancel()
        stage.settle()

        #expect(scene.titles == ["A", "B"] && scene.hosted == "B")
        #expect(nav.children.count == 2 && scene.page("X").parent == nil)
    }

    @Test(.rules("C11", "D13", "D19", "D23"))
    func `progress informs, a direction decides nothing, and completing ends it`() throws {
        let hand = Hand()
        (scene.teller.animator, scene.teller.interactor) = (Fade(scene.journal), hand)
        nav.popViewController(animated: true)
        let coordinator = try #require(nav.transitionCoordinator)
        stage.turn()
        let context = try #require(hand.context)
        #expect(context.isInteractive && coordinator.percentComplete == 0)
        #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)

        let frame = stage.shownFrame(of: scene.page("B").view)
        context.updateInteractiveTransition(0.6)
        stage.turn()
        #expect(coordinator.percentComplete == 0.6)
        #expect(stage.shownFrame(of: scene.page("B").view) == frame)

        context.finishInteractiveTransition()
        stage.run(for: .seconds(1))
        #expect(!context.isInteractive && nav.transitionCoordinator === coordinator)
        context.completeTransition(true)
        #expect(nav.transitionCoordinator == nil && scene.titles == ["A"])
    }

    @Test(.rules("D25", "F21")) func `what a percent driver has in hand takes nothing from anybody else`() {
        let told = Told()
        let percent = UIPercentDrivenInteractiveTransition()
        let fade = Fade(scene.journal)
        fade.keepsContext = true
        (scene.teller.animator, scene.teller.interactor) = (fade, percent)
        nav.popViewController(animated: true)
        stage.turn()
        percent.update(0.4)
        fade.context?.updateInteractiveTransition(0.9)
        fade.context?.finishInteractiveTransition()
        fade.context?.cancelInteractiveTransition()
        fade.context?.pauseInteractiveTransition()
        stage.turn()
        #expect(nav.transitionCoordinator?.percentComplete == 0.4 && nav.transitionCoordinator?.isInteractive == true)
        #expect(told.messages.count == 4 && told.messages.allSatisfy { $0.contains("UIPercentDriven") })
        #expect(told.messages[1].contains("Call finish()"))
        percent.finish()
        stage.settle()
        #expect(scene.titles == ["A"] && told.messages.count == 4)
    }

    @Test(.rules("C17")) func `the root page of a presented stack moves along`() {
        var told: [String] = []
        let root = Page("R", scene.journal)
        root.on = { call in
            guard call == "WA" else { return }
            root.transitionCoordinator?.animate(alongsideTransition: { _ in told.append("block") }) { _ in
                told.append("over")
            }
        }
        nav.present(UINavigationController(rootViewController: root), animated: true)
        stage.settle()
        #expect(told == ["block", "over"])
    }

    @Test(.rules("W2")) func `an animator of the app's own is not mirrored`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        let animator = Fade(scene.journal)
        animator.onAnimate = { $0.view(forKey: .to)?.transform = CGAffineTransform(translationX: 50, y: 0) }
        scene.teller.animator = animator
        scene.push("C")
        stage.turn()
        #expect(stage.shownFrame(of: scene.page("C").view).minX == 50)
        stage.settle()
    }

    @Test(.rules("O-070"), arguments: [true, false]) func `a window that changes under the finger ends at its new size`(
        goesOn: Bool
    ) {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for x in [60.0, 120, 180, 216] {
            stage.drag(to: CGPoint(x: x, y: 400))
            stage.turn()
        }
        stage.resize(to: CGSize(width: 600, height: 500))
        stage.turn()
        let x = goesOn ? 500.0 : 100
        for _ in 0..<10 {
            stage.drag(to: CGPoint(x: x, y: 400))
            stage.turn()
        }
        stage.release(CGPoint(x: x, y: 400))
        while nav.transitionCoordinator != nil {
            stage.turn()
            guard nav.transitionCoordinator != nil else { break }
            let (front, back) = (stage.shownFrame(of: scene.page("B").view), stage.shownFrame(of: scene.page("A").view))
            #expect(back.minX <= 0 && front.minX <= back.maxX && front.maxX >= 600, "\(front) over \(back)")
        }
        let shown = goesOn ? "A" : "B"
        #expect(scene.hosted == shown)
        #expect(stage.shownFrame(of: scene.page(shown).view) == CGRect(x: 0, y: 0, width: 600, height: 500))
    }
}

/// Takes a transition and leaves it to the test.
@MainActor private final class Hand: UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}
