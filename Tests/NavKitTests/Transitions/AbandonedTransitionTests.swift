import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Animators that forget to complete.
@MainActor @Suite struct AbandonedTransitionTests {
    @Later var scene = NavigationScene("A")
    var journal: Journal { scene.journal }

    private func pushAndForget() -> Fade {
        let animator = Fade(journal)
        animator.completes = false
        animator.keepsContext = true
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.turn()
        return animator
    }

    @Test(.rules("D20")) func `two seconds after its time it is told once, and touches are let through`() {
        let told = Told()
        _ = pushAndForget()
        let middle = CGPoint(x: 200, y: 400)

        scene.stage.run(for: .milliseconds(2250))
        #expect(told.messages.isEmpty)
        #expect(scene.stage.window.hitTest(middle, with: nil) === scene.nav.view)
        scene.stage.run(for: .milliseconds(100))
        #expect(told.messages.count == 1 && told.messages[0].contains("Fade"))
        #expect(scene.stage.window.hitTest(middle, with: nil) === scene.page("B").view)

        scene.stage.run(for: .seconds(10))
        #expect(told.messages.count == 1)
        #expect(scene.stage.isStill)
        #expect(!journal.entries.contains { $0.hasPrefix("animationEnded") })
    }

    @Test(.rules("D20")) func `the next call closes it and then runs`() {
        let told = Told()
        _ = pushAndForget()
        scene.stage.run(for: .seconds(4))
        _ = journal.take()

        scene.teller.animator = nil
        scene.push("C")
        #expect(
            journal.take() == [
                "animationEnded(true)", "A.DD(true)", "B.DA(true)", "B.didMove(nav)", "didShow(B, true)",
                "C.willMove(nav)",
            ])
        scene.stage.settle()
        #expect(scene.titles == ["A", "B", "C"])
        #expect(scene.hosted == "C")
        #expect(told.messages.count == 1)
    }

    @Test(.rules("D20")) func `a late completion still ends it`() {
        let told = Told()
        let animator = pushAndForget()
        scene.stage.run(for: .seconds(4))
        animator.context?.completeTransition(true)
        #expect(told.messages.count == 1)
        #expect(scene.hosted == "B")
        #expect(journal.entries.last == "didShow(B, true)")
    }

    @Test(.rules("D20")) func `while something moves or somebody holds it nothing is told`() {
        let told = Told()
        let animator = Fade(journal)
        animator.completes = false
        animator.onAnimate = { context in
            let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.containerView.addSubview(spinner)
            UIView.animate(withDuration: 6) { spinner.center.x = 100 }
        }
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(5900))
        #expect(told.messages.isEmpty)
        scene.stage.run(for: .milliseconds(700))
        #expect(told.messages.count == 1)
    }
}
