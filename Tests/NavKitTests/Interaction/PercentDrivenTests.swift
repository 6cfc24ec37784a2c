import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

private let width: CGFloat = 400

@MainActor @Suite struct PercentDrivenTests {
    @Test(.rules("F1", "D2", "F20")) func `it holds at the start, and calls the animator itself, once`() {
        let animator = BlockPop()
        let scene = PercentScene.held(animator)

        for _ in 0..<30 { scene.stage.turn() }

        #expect(scene.driver.duration == 0.4)
        #expect(scene.driver.percentComplete == 0)
        #expect(scene.x("B") == 0)
        #expect(scene.scene.nav.transitionCoordinator?.isInteractive == true)
        #expect(scene.scene.nav.transitionCoordinator?.initiallyInteractive == true)
        scene.driver.finish()
        scene.stage.settle()
        #expect(animator.ends == [true])
    }

    @Test(.rules("F3", "F4", "SL3"), arguments: [BlockPop.Kind.plain, .spring, .local])
    func `what is shown is linear in the percent, whatever the curve`(kind: BlockPop.Kind) {
        let animator = BlockPop(kind)
        let scene = PercentScene.held(animator)

        for percent in stride(from: 0.0, through: 1, by: 0.125) {
            scene.update(percent)
            #expect(abs(scene.x("B") - width * percent) < 1e-4)
            if kind == .local { #expect(abs((animator.local?.fractionComplete ?? -1) - percent) < 1e-6) }
        }
        scene.update(0.5)
        #expect(abs(scene.x("B") - width / 2) < 1e-4)

        scene.driver.cancel()
        scene.stage.settle()
    }

    @Test(.rules("F4")) func `a delay scrubs as a delay`() {
        let scene = PercentScene.held(BlockPop(.delayed))

        scene.update(0.5)
        #expect(scene.x("B") == 0)
        scene.update(0.75)
        #expect(abs(scene.x("B") - width / 2) < 1e-4)

        scene.driver.finish()
        scene.stage.settle()
        #expect(scene.scene.titles == ["A"])
    }

    @Test(.rules("F2", "SL3")) func `a percent outside is clamped and what is no number ignored`() {
        let scene = PercentScene.held(BlockPop())

        for (given, read) in [(-1.0, 0.0), (0.3, 0.3), (.nan, 0.3), (7, 1)] {
            scene.update(given)
            #expect(Double(scene.driver.percentComplete) == read)
            #expect(abs(scene.x("B") - width * read) < 1e-4)
        }

        scene.driver.cancel()
        scene.stage.settle()
    }

    @Test(.rules("F7", "F8", "F9", "O-026", "O-027"), arguments: [true, false], [0.25, 0.4, 0.75])
    func `let go it runs the rest along the curve`(finishes: Bool, percent: Double) {
        let animator = BlockPop()
        let scene = PercentScene.held(animator)
        scene.driver.completionSpeed = 2
        scene.update(percent)
        let rest = (finishes ? 1 - percent : percent) * 0.4 / 2

        if finishes { scene.driver.finish() } else { scene.driver.cancel() }
        #expect(scene.scene.nav.transitionCoordinator?.isInteractive == false)
        scene.stage.turn()
        #expect(abs(scene.x("B") - width * percent) < 1e-4)
        for share in [0.25, 0.5, 0.75] {
            scene.stage.run(for: .nanoseconds(Int(rest * 0.25 * 1e9)))
            let curve = CubicCurve.easeInOut.progress(at: share)
            let shown = finishes ? percent + (1 - percent) * curve : percent * (1 - curve)
            #expect(abs(scene.x("B") - width * shown) < 1e-2)
        }
        #expect(animator.ends.isEmpty)
        scene.stage.run(for: .nanoseconds(Int(rest * 0.25 * 1e9) + 1000))

        #expect(animator.ends == [finishes])
        #expect(scene.scene.titles == (finishes ? ["A"] : ["A", "B"]))
    }

    @Test(.rules("F10", "O-016"), arguments: [(1.0, true), (0.0, false)])
    func `with no way left the end comes in a later frame, never in the call`(percent: Double, finishes: Bool) {
        let animator = BlockPop()
        let scene = PercentScene.held(animator)
        scene.update(percent)

        if finishes { scene.driver.finish() } else { scene.driver.cancel() }
        #expect(animator.ends.isEmpty)
        scene.stage.turn()
        scene.stage.turn()

        #expect(animator.ends == [finishes])
    }

    @Test(.rules("F11", "A45", "A47", "A50", "A51", "A52", "O-004", "O-033", "O-034", "SL5"))
    func `cancelled it tells everybody and leaves everything as it was`() {
        let animator = BlockPop()
        let scene = PercentScene(animator)
        let page = scene.scene.page("B")
        let before = page.view.frame
        var outcome: [Bool] = []

        scene.scene.nav.popViewController(animated: true)
        scene.scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { outcome.append($0.isCancelled) }
        scene.stage.turn()
        scene.update(0.5)
        #expect(scene.scene.titles == ["A"])
        _ = scene.scene.journal.take()
        scene.driver.cancel()
        scene.stage.settle()

        #expect(scene.scene.journal.take() == ["A.WD(true)", "A.DD(true)", "B.WA(true)", "B.DA(true)"])
        #expect(animator.finished == [true])
        #expect(outcome == [true])
        #expect(scene.scene.titles == ["A", "B"])
        #expect(scene.scene.hosted == "B")
        #expect(page.view.frame == before)
    }

    @Test(.rules("F12", "C2")) func `what runs alongside follows the percent, the release and the cancel`() {
        let scene = PercentScene(BlockPop())
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.window.addSubview(badge)
        scene.scene.nav.popViewController(animated: true)
        scene.scene.nav.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 })
        scene.stage.turn()

        scene.update(0.25)
        #expect(abs(scene.stage.shownAlpha(of: badge) - 0.75) < 1e-6)
        scene.driver.cancel()
        scene.stage.turn()
        #expect(abs(scene.stage.shownAlpha(of: badge) - 0.75) < 1e-6)
        scene.stage.settle()

        #expect(badge.alpha == 1)
    }

    @Test(.rules("F18", "O-014"), arguments: [true, false])
    func `a flick that is over before the start is not lost`(finishes: Bool) {
        let animator = BlockPop()
        let scene = PercentScene(animator)

        scene.scene.nav.popViewController(animated: true)
        scene.driver.update(0.4)
        if finishes { scene.driver.finish() } else { scene.driver.cancel() }
        scene.stage.settle()

        #expect(animator.ends == [finishes])
        #expect(scene.scene.titles == (finishes ? ["A"] : ["A", "B"]))
        #expect(!scene.isOpen)
    }

    @Test(.rules("F18", "O-012", "O-013")) func `calls outside a held transition change nothing`() {
        let animator = BlockPop()
        let scene = PercentScene.held(animator)
        scene.update(0.5)
        scene.driver.finish()

        scene.driver.update(0.1)
        scene.driver.cancel()
        scene.driver.finish()
        scene.stage.settle()
        scene.driver.update(0.3)
        scene.driver.cancel()
        scene.stage.turn()

        #expect(animator.ends == [true])
        #expect(scene.driver.percentComplete == 0.5)
        #expect(scene.scene.titles == ["A"])
    }

    @Test(.rules("F19", "O-021")) func `the same driver serves again, and nothing of the last time is left`() {
        let animator = BlockPop()
        let scene = PercentScene(animator)

        for _ in 0..<20 {
            scene.pop()
            scene.update(0.5)
            scene.driver.cancel()
            scene.stage.settle()
            #expect(scene.scene.titles == ["A", "B"])
            scene.driver.cancel()
            scene.stage.turn()
            scene.pop()
            #expect(scene.driver.percentComplete == 0)
            scene.update(0.25)
            scene.driver.finish()
            scene.stage.settle()
            #expect(scene.scene.titles == ["A"])
            scene.scene.teller.interactor = nil
            scene.scene.push("B", animated: false)
            scene.stage.settle()
            scene.scene.teller.interactor = scene.driver
        }

        #expect(animator.ends.count == 40)
    }

    @Test(.rules("O-019", "O-020")) func `animations inside a page neither delay nor end it`() {
        let animator = BlockPop()
        let scene = PercentScene(animator)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.scene.page("B").view.addSubview(dot)
        UIView.animate(withDuration: 30) { dot.center.x = 100 }
        scene.pop()
        UIView.animate(withDuration: 30) { dot.alpha = 0 }
        scene.update(0.5)

        scene.driver.finish()
        scene.stage.settle()

        #expect(animator.ends == [true])
        #expect(scene.scene.titles == ["A"])
    }
}

@MainActor @Suite struct PercentDrivenAnimatorTests {
    @Test(.rules("F6", "F15", "F7")) func `a shown animator is scrubbed and goes on by itself`() {
        let animator = ShownPop()
        let scene = PercentScene.held(animator)

        scene.update(0.25)
        #expect(animator.animator?.fractionComplete == 0.25)
        #expect(abs(scene.x("B") - width / 4) < 1e-4)
        scene.driver.finish()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(150))
        #expect(abs(scene.x("B") - width * (0.25 + 0.75 * 0.5)) < 1e-4)
        scene.stage.settle()

        #expect(animator.ends == [true])
    }

    @Test(.rules("F15", "F8", "G6")) func `cancelled it goes back the way it came`() {
        let animator = ShownPop()
        let scene = PercentScene.held(animator)
        scene.update(0.5)

        scene.driver.cancel()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        #expect(abs(scene.x("B") - width * 0.25) < 1e-4)
        scene.stage.settle()

        #expect(animator.ends == [false])
        #expect(scene.scene.titles == ["A", "B"])
        #expect(scene.x("B") == 0)
    }

    @Test(.rules("F14")) func `a timing curve of the driver's own is used for the rest`() {
        let scene = PercentScene.held(ShownPop())
        scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        scene.update(0.5)

        scene.driver.finish()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))

        // Entered where ease-in shows one half, with 0.2 s for the rest.
        let entry = CubicCurve.easeIn.time(at: 0.5)
        let shown = CubicCurve.easeIn.progress(at: entry + (1 - entry) / 2)
        #expect(abs(scene.x("B") - width * shown) < 1e-3)
        scene.stage.settle()
    }

    @Test(.rules("F16", "F17", "C9", "C14", "D13", "D24")) func `one that starts by itself can be caught and let go either way`() {
        let animator = ShownPop()
        let scene = PercentScene(animator)
        var changes: [Bool] = []
        scene.driver.wantsInteractiveStart = false
        scene.scene.nav.popViewController(animated: true)
        scene.scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        scene.stage.turn()
        #expect(scene.scene.nav.transitionCoordinator?.initiallyInteractive == false)
        scene.stage.run(for: .milliseconds(100))
        scene.driver.update(0.9)
        #expect(abs(scene.x("B") - width / 4) < 1e-4)

        scene.driver.pause()
        #expect(abs(scene.driver.percentComplete - 0.25) < 1e-6)
        scene.update(0.75)
        #expect(abs(scene.x("B") - width * 0.75) < 1e-4)
        scene.driver.cancel()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        scene.driver.pause()
        #expect(abs(scene.driver.percentComplete - 0.5) < 1e-6)
        scene.update(0.6)
        #expect(abs(scene.x("B") - width * 0.6) < 1e-4)
        scene.driver.finish()
        scene.stage.settle()

        #expect(changes == [true, false, true, false])
        #expect(animator.ends == [true])
    }

    @Test(.rules("F16")) func `one that shows no animator plays to its end`() {
        let animator = BlockPop()
        let scene = PercentScene(animator)
        scene.driver.wantsInteractiveStart = false
        var reports: [String] = []
        let handler = diagnostics.handler
        diagnostics.handler = { reports.append($0) }
        defer { diagnostics.handler = handler }

        scene.pop()
        scene.driver.update(0.9)
        scene.driver.pause()
        scene.stage.settle()

        #expect(animator.ends == [true])
        #expect(reports.count == 1)
        #expect(reports.first?.contains("interruptibleAnimator") == true)
    }

    @Test(.rules("F13")) func `a speed that never arrives traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIPercentDrivenInteractiveTransition().completionSpeed = 0 }
        }
    }
}
