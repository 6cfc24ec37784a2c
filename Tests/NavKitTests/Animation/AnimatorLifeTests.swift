import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct AnimatorLifeTests {
    @Later private var scene = MovingScene()

    /// One second from x 0 to 100.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [scene] in scene.view.center.x = 100 }
        animator.addCompletion(scene.noteEnd("first"))
        return animator
    }

    @Test(.rules("G5", "G7", "G15", "G39")) func `over, it is as new: filled again it runs as it was made`() {
        let animator = animator()
        animator.startAnimation()
        scene.run(500)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 3)
        scene.stage.settle()
        #expect(scene.journal.take() == ["first start"])

        animator.addAnimations { [scene] in scene.view.center.x = 200 }
        animator.addCompletion(scene.noteEnd("second"))
        animator.startAnimation()
        #expect(!animator.isReversed)
        scene.run(250)
        #expect(isNear(scene.x, 50))
        scene.stage.run(for: .milliseconds(750))

        #expect(scene.x == 200)
        #expect(scene.journal.entries == ["second end"])
    }

    @Test(.rules("G7", "O-056")) func `from its completion it may be started, stopped, finished and added to`() {
        let animator = animator()
        animator.addCompletion { [scene] _ in
            #expect(animator.state == .inactive)
            #expect(!animator.isRunning)
            animator.stopAnimation(true)
            animator.finishAnimation(at: .end)
            animator.addAnimations { scene.view.center.x = 0 }
            animator.addCompletion(scene.noteEnd("second"))
            animator.startAnimation()
        }
        animator.startAnimation()
        scene.stage.settle()

        #expect(scene.journal.entries == ["first end", "second end"])
        #expect(scene.x == 0)
    }

    // MARK: Without blocks

    @Test(.rules("G9")) func `started without blocks it waits for one, and sets out with it`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion(scene.noteEnd("it"))

        animator.startAnimation()
        scene.stage.run(for: .seconds(3))
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        #expect(scene.view.center.x == 100)
        #expect(animator.isRunning)
        scene.run(500)
        #expect(isNear(scene.x, 50))
        scene.stage.settle()

        #expect(scene.journal.entries == ["it end"])
    }

    @Test(.rules("G9", "GT2")) func `a delay that it was started with begins with the block`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation(afterDelay: 0.5)
        scene.stage.run(for: .seconds(1))

        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        scene.run(750)

        #expect(isNear(scene.x, 25))
        scene.stage.settle()
    }

    @Test(.rules("G9", "GT12")) func `waiting it may be let go of`() {
        weak var animator: UIViewPropertyAnimator?
        do {
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
            made.startAnimation()
            animator = made
        }

        #expect(animator == nil)
    }

    @Test(.rules("G9")) func `paused while it waits it rests, and the block waits for the start`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.pauseAnimation()

        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        #expect(!animator.isRunning)
        scene.stage.run(for: .seconds(1))
        #expect(scene.x == 0)
        animator.startAnimation()
        scene.run(500)

        #expect(isNear(scene.x, 50))
        scene.stage.settle()
    }

    @Test(.rules("G9", "G18")) func `turned round while it waits it will come from the end`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.isReversed = true
        #expect(animator.fractionComplete == 0)

        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        scene.run(250)

        #expect(isNear(scene.x, 75))
        scene.stage.settle()
        #expect(scene.x == 0)
    }

    @Test(.rules("G9")) func `waiting it may be stopped, finished and scrubbed`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion(scene.noteEnd("it"))

        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(scene.journal.take() == ["it current"])
        animator.startAnimation()
        animator.fractionComplete = 0.5
        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        scene.run(250)

        #expect(isNear(scene.x, 50))
        scene.stage.settle()
    }

    // MARK: Time

    @Test(.rules("G14")) func `a factor is kept even where no way is left`() {
        let animator = animator()
        animator.fractionComplete = 1
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)

        scene.run(900)
        #expect(animator.isRunning)
        #expect(scene.x == 100)
        scene.stage.run(for: .milliseconds(100))

        #expect(animator.state == .inactive)
        #expect(scene.journal.entries == ["first end"])
    }

    @Test(.rules("G15", "G13")) func `another curve and factor are for this once`() {
        let animator = animator()
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        scene.run(1000)
        #expect(isNear(scene.x, 31.5356812572539))
        scene.stage.settle()
        #expect(animator.duration == 1)

        animator.addAnimations { [scene] in scene.view.center.x = 0 }
        animator.startAnimation()
        scene.run(250)

        #expect(isNear(scene.x, 75))
        scene.stage.settle()
    }

    @Test(.rules("G25")) func `a delayed block takes its share of what is left`() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [scene] in scene.view.center.x = 100 }
        animator.startAnimation()
        scene.run(500)

        // 1.5 s are left: it waits for 0.375 s and moves for 1.125 s.
        animator.addAnimations({ [scene] in scene.view.center.y = 90 }, delayFactor: 0.25)
        scene.stage.run(for: .milliseconds(375))
        #expect(isNear(scene.y, 0))
        scene.stage.run(for: .milliseconds(375))
        #expect(isNear(scene.y, 30))
        scene.stage.settle()
        #expect(scene.y == 90)
    }

    @Test(.rules("G25"), arguments: [(-1.0, 50.0), (2, 0)])
    func `a factor outside is clamped`(factor: Double, y: Double) {
        let animator = animator()
        animator.addAnimations({ [scene] in scene.view.center.y = 100 }, delayFactor: factor)
        animator.startAnimation()
        scene.run(500)

        #expect(isNear(scene.y, y))
        scene.stage.settle()
        #expect(scene.y == 100)
    }

    @Test(.rules("G32")) func `a spring that is paused is scrubbed like anything else`() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [scene] in scene.view.center.x = 100 }
        animator.startAnimation()
        scene.run(200)
        let shown = scene.x
        animator.pauseAnimation()

        #expect(isNear(animator.fractionComplete, shown / 100))
        for fraction in stride(from: 0, through: 1, by: 0.01) {
            animator.fractionComplete = fraction
            #expect(isNear(scene.x, fraction * 100))
        }
        animator.stopAnimation(true)
    }

    @Test(.rules("G32", "G31")) func `past an overshoot it reads 1, holds the picture and still comes home in time`() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { [scene] in scene.view.center.x = 100 }
        animator.startAnimation()
        scene.run(100)
        animator.pauseAnimation()
        let shown = scene.x
        #expect(shown > 110)
        #expect(animator.fractionComplete == 1)
        animator.startAnimation()
        scene.stage.turn()

        #expect(isNear(scene.x, shown))
        scene.stage.run(for: .milliseconds(30))
        #expect(scene.x < shown && scene.x > 0)
        scene.stage.settle()
        #expect(scene.x == 100)
    }

    // MARK: Kept at the end

    @Test(.rules("G22", "G2")) func `kept at its end it is paused there, and runs back or is finished`() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        scene.run(1500)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(scene.journal.entries.isEmpty)

        animator.isReversed = true
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        scene.run(250)
        #expect(isNear(scene.x, 75))
        scene.stage.run(for: .seconds(1))
        #expect(scene.x == 0)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = false
        animator.startAnimation()
        scene.run(1500)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)

        #expect(scene.journal.entries == ["first end"])
        #expect(scene.x == 100)
    }

    @Test(.rules("G23")) func `one that is not to be interrupted runs to its end`() {
        let animator = animator()
        animator.isInterruptible = false

        animator.startAnimation()
        scene.run(500)
        #expect(isNear(scene.x, 50))
        scene.stage.settle()
        animator.isInterruptible = true

        #expect(scene.journal.entries == ["first end"])
    }

    // MARK: Out of sight

    @Test(.rules("G34")) func `what no window shows ends even while it is paused`() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.addCompletion(scene.noteEnd("it"))

        animator.pauseAnimation()
        #expect(scene.journal.entries.isEmpty)
        scene.stage.turn()

        #expect(scene.journal.entries == ["it end"])
        #expect(animator.state == .inactive)
        #expect(view.center.x == 100)
    }

    @Test(.rules("G34")) func `with one view in a window it takes its time`() {
        let view = UIView()
        let animator = animator()
        animator.addAnimations { view.center.x = 100 }

        animator.startAnimation()
        scene.run(900)
        #expect(animator.isRunning)
        scene.stage.settle()

        #expect(scene.journal.entries == ["first end"])
    }

    @Test(.rules("G38")) func `its timing is a copy, and its delay is 0 unless it was given`() {
        let given = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: given)
        let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)

        let (first, second) = (animator.timingParameters, animator.timingParameters)
        #expect(first !== given && first !== second)
        #expect(first?.cubicTimingParameters?.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
        #expect(first?.timingCurveType == .cubic)
        #expect(spring.timingParameters?.timingCurveType == .spring)
        #expect(animator.delay == 0)
    }

    // MARK: Touches

    @Test(.rules("G36")) func `only where it is told so does it keep touches away`() {
        let animator = animator()
        func isHit(_ x: Double) -> Bool { scene.stage.window.hitTest(CGPoint(x: x, y: 0), with: nil) === scene.view }

        animator.startAnimation()
        scene.run(500)
        #expect(isHit(50))
        animator.isUserInteractionEnabled = false
        #expect(!isHit(50))
        animator.pauseAnimation()
        #expect(!isHit(50))
        animator.stopAnimation(false)
        #expect(isHit(50))
        animator.finishAnimation(at: .current)
    }

    @Test(.rules("G37")) func `touches find it where it is shown, or where the model is`() {
        let child = UIView(frame: CGRect(x: 0, y: 25, width: 5, height: 5))
        scene.view.addSubview(child)
        let animator = animator()
        animator.addAnimations { [scene] in scene.view.bounds.size = CGSize(width: 30, height: 30) }
        func hit(_ x: Double, _ y: Double = 0) -> UIView? { scene.stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }

        animator.startAnimation()
        scene.run(500)
        // Half way it is 20 points wide, around 50.
        #expect(hit(59) === scene.view)
        #expect(hit(41, 8) === child)
        #expect(hit(100) !== scene.view)
        animator.isManualHitTestingEnabled = true
        #expect(hit(50) !== scene.view)
        #expect(hit(100) === scene.view)
        #expect(hit(87, 13) === child)
        animator.stopAnimation(true)
    }

    // MARK: Observers

    @Test(.rules("G2")) func `an observer sees the state first at a start, and last at an end`() {
        let animator = animator()
        animator.propertyDidChange = { [scene] property in
            scene.journal.record("\(property): \(animator.state) \(animator.isRunning)")
        }

        animator.startAnimation()
        #expect(scene.journal.take() == ["state: active false", "isRunning: active true"])
        animator.pauseAnimation()
        #expect(scene.journal.take() == ["isRunning: active false"])
        animator.startAnimation()
        #expect(scene.journal.take() == ["isRunning: active true"])
        scene.stage.settle()
        #expect(scene.journal.take() == ["isRunning: active false", "state: inactive false", "first end"])
        animator.addAnimations { [scene] in scene.view.center.x = 0 }
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(scene.journal.take() == ["state: active false", "state: stopped false", "state: inactive false"])
    }

    @Test(.rules("G2")) func `what an observer calls is done at once`() {
        let animator = animator()
        animator.propertyDidChange = { [scene] property in
            scene.journal.record("\(property)")
            if property == .state, animator.state == .active { animator.stopAnimation(true) }
        }

        animator.startAnimation()

        #expect(animator.state == .inactive)
        #expect(scene.journal.entries == ["state", "state"])
    }

    @Test func `its end can be waited for`() async {
        let animator = animator()
        animator.startAnimation()
        var isWaiting = false
        let end = Task { @MainActor in
            isWaiting = true
            return await animator.addCompletion()
        }
        while !isWaiting { await Task.yield() }
        await Task.yield()
        scene.stage.settle()
        #expect(await end.value == .end)

        animator.addAnimations { [scene] in scene.view.center.x = 0 }
        animator.startAnimation()
        isWaiting = false
        let broken = Task { @MainActor in
            isWaiting = true
            return await animator.addCompletion()
        }
        while !isWaiting { await Task.yield() }
        await Task.yield()
        animator.stopAnimation(true)

        #expect(await broken.value == .current)
    }
}
