import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct LayerTimeTests {
    let scene = LayerScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        scene.stage.window.addSubview(view)
        scene.stage.turn()
    }

    private var layer: CALayer { scene.stage.window.layer }

    @Test func `a layer's time is its parent's until it is told otherwise`() {
        #expect(scene.layer.speed == 1 && scene.layer.duration == .infinity && scene.layer.beginTime == 0)
        #expect(scene.layer.timeOffset == 0 && scene.layer.fillMode == .removed && scene.layer.repeatCount == 0)
        #expect(scene.layer.convertTime(7, from: nil) == 7)

        layer.speed = 2
        layer.timeOffset = 1
        scene.layer.speed = 0.5

        #expect(layer.convertTime(7, from: nil) == 15)
        #expect(scene.layer.convertTime(7, from: nil) == 7.5)
        #expect(scene.layer.convertTime(7.5, to: layer) == 15)
    }

    @Test func `a layer that stands still is scrubbed by its offset: blocks, animators and animations`() {
        layer.speed = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        scene.layer.add(CABasicAnimation("position.x", from: 100, to: 300), forKey: nil)
        scene.stage.turn()

        for share in [0.25, 0.75, 1, 0.5] {
            layer.timeOffset = share
            scene.stage.turn()
            #expect(isClose(scene.stage.shownFrame(of: view).midX, 50 + 200 * share))
            #expect(isClose(scene.stage.shownAlpha(of: view), 1 - share / 2))
            #expect(isClose(animator.fractionComplete, share / 2))
            #expect(isClose(scene.seen.position.x, 100 + 200 * share))
        }
        #expect(scene.stage.isStill)
        let presents = scene.stage.backend.presentCount
        scene.stage.run(for: .seconds(3))
        #expect(scene.stage.backend.presentCount == presents)
        animator.stopAnimation(true)
    }

    @Test func `what is scrubbed is drawn in the next turn`() {
        layer.speed = 0
        scene.start(CABasicAnimation("position.x", from: 100, to: 300))
        let presents = scene.stage.backend.presentCount

        layer.timeOffset = 0.5
        #expect(!scene.stage.isStill)
        scene.stage.turn()

        #expect(scene.stage.backend.presentCount == presents + 1)
        #expect(scene.seen.position.x == 200)
    }

    @Test func `paused and resumed in the usual way nothing jumps`() {
        scene.start(CABasicAnimation("position.x", from: 100, to: 300))
        scene.stage.run(for: .milliseconds(250))
        let paused = scene.layer.convertTime(CACurrentMediaTime(), from: nil)
        scene.layer.speed = 0
        scene.layer.timeOffset = paused
        scene.stage.run(for: .seconds(5))
        #expect(isClose(scene.seen.position.x, 150))

        scene.layer.speed = 1
        scene.layer.timeOffset = 0
        scene.layer.beginTime = 0
        scene.layer.beginTime = scene.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(isClose(scene.seen.position.x, 150))
        scene.stage.run(for: .milliseconds(250))

        #expect(isClose(scene.seen.position.x, 200))
        scene.stage.settle()
        #expect(scene.layer.animationKeys() == nil)
    }

    @Test func `twice as fast is half as long`() {
        layer.speed = 2
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        scene.start(CABasicAnimation("position.x", from: 100, to: 300))

        scene.stage.run(for: .milliseconds(250))

        #expect(isClose(scene.stage.shownFrame(of: view).midX, 150))
        #expect(isClose(scene.seen.position.x, 200))
        scene.stage.run(for: .milliseconds(250))
        #expect(scene.layer.animationKeys() == nil)
    }

    @Test func `a layer whose time has not come is not there, and comes by itself`() {
        let presents = scene.stage.backend.presentCount
        scene.layer.beginTime = CACurrentMediaTime() + 1
        scene.stage.turn()
        #expect(scene.stage.backend.presentCount == presents + 1)
        scene.stage.run(for: .milliseconds(900))
        #expect(scene.stage.backend.presentCount == presents + 1)

        scene.stage.run(for: .milliseconds(100))
        #expect(scene.stage.backend.presentCount == presents + 2)
        scene.stage.turn()
        #expect(scene.stage.isStill)
        scene.layer.duration = 1
        scene.stage.run(for: .seconds(1))
        #expect(scene.stage.backend.presentCount == presents + 4)
        scene.layer.fillMode = .both
        scene.stage.turn()
        #expect(scene.stage.backend.presentCount == presents + 5)
    }

    @Test func `a clock that comes round repeats what runs on it`() {
        let waves = CABasicAnimation("position.x", from: 0, to: 100)
        waves.isRemovedOnCompletion = false
        layer.beginTime = CACurrentMediaTime()
        layer.duration = 0.5
        layer.repeatCount = .infinity
        layer.autoreverses = true
        scene.start(waves)

        let start = layer.convertTime(CACurrentMediaTime(), from: nil)
        scene.stage.run(for: .milliseconds(750))

        #expect(isClose(scene.seen.position.x, (0.5 - (0.25 + start) - start) * 100, within: 1e-3))
    }
}

@MainActor @Suite struct PercentDrivenAnimationTests {
    let scene = LayerScene()

    private func eased(_ keyPath: String = "position.x") -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath, from: 0, to: 100)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.delegate = Witness("it", scene.journal)
        return animation
    }

    /// A container whose clock a percent holds, with the layer in it.
    private func held() -> CALayer {
        let container = scene.stage.window.layer
        container.holdClock(at: 0)
        return container
    }

    @Test(.rules("F4")) func `an animation begun under a percent is scrubbed along its own curve`() {
        let container = held()
        scene.start(eased())

        for percent in [0.25, 0.5, 1, 0.75] {
            container.holdClock(at: percent)
            scene.stage.turn()
            let curve = CAMediaTimingFunction(name: .easeIn).curve
            #expect(isClose(scene.seen.position.x, 100 * curve.progress(at: percent)))
        }
        #expect(scene.journal.entries == ["it starts"])
    }

    @Test(.rules("F4", "L20")) func `a delay under a percent is part of the way`() {
        let container = held()
        let late = eased()
        late.timingFunction = nil
        late.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) + 0.5
        late.fillMode = .backwards
        scene.start(late)

        container.holdClock(at: 0.25)
        scene.stage.turn()
        #expect(scene.seen.position.x == 0)
        container.holdClock(at: 1)
        scene.stage.turn()

        #expect(isClose(scene.seen.position.x, 50))
    }

    @Test(.rules("F4", "F11")) func `let go to the end it finishes, and then what waits for that`() {
        let container = held()
        scene.start(eased())
        container.holdClock(at: 0.5)
        scene.stage.turn()

        container.driveClock(to: 1, seconds: 0.2, along: .linear) { [journal = scene.journal] in
            journal.record("arrived")
        }
        scene.stage.settle()

        #expect(scene.journal.entries == ["it starts", "it stops true", "arrived"])
        #expect(scene.seen.position.x == 50)
    }

    @Test(.rules("F4", "F11")) func `let go to the start it ends with its layer back, finished`() {
        let container = held()
        let kept = eased()
        kept.isRemovedOnCompletion = false
        kept.fillMode = .forwards
        scene.start(kept)
        container.holdClock(at: 0.5)
        scene.stage.turn()

        container.driveClock(to: 0, seconds: 0.2, along: .linear) { [journal = scene.journal] in
            container.turnBackAnimations()
            journal.record("back")
        }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        #expect(isClose(scene.seen.position.x, 100 * CAMediaTimingFunction(name: .easeIn).curve.progress(at: 0.25)))
        scene.stage.run(for: .milliseconds(100))

        #expect(scene.journal.entries == ["it starts", "it stops true", "back"])
        #expect(scene.seen.position.x == 50)
        #expect(scene.layer.animationKeys() == nil)
    }
}
