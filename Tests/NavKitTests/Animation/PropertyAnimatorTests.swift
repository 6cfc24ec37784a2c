import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A view that a linear animator of one second moves from 0 to 100 along x.
@MainActor private final class Scene {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator: UIViewPropertyAnimator
    var positions: [UIViewAnimatingPosition] = []

    init(curve: UIView.AnimationCurve = .linear) {
        animator = UIViewPropertyAnimator(duration: 1, curve: curve)
        stage.window.addSubview(view)
        view.center.x = 0
        stage.turn()
        animator.addAnimations { [view] in view.center.x = 100 }
        animator.addCompletion { [weak self] in self?.positions.append($0) }
    }

    var shown: Double { stage.shownFrame(of: view).midX }

    /// Running, with `fraction` of its time gone.
    func run(to fraction: Double) {
        animator.startAnimation()
        stage.turn()
        stage.run(for: .milliseconds(Int(fraction * 1000)))
    }

    func put(into state: Named) {
        switch state {
        case .inactive: break
        case .running: run(to: 0.25)
        case .paused:
            run(to: 0.25)
            animator.pauseAnimation()
        case .stopped:
            run(to: 0.25)
            animator.stopAnimation(false)
        }
    }

    /// Leaves the animator as one that may be let go of.
    func end() {
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
        animator.stopAnimation(true)
    }

    enum Named: CaseIterable { case inactive, running, paused, stopped }
}

@MainActor @Suite struct PropertyAnimatorTests {
    @Test(.rules("GT1", "GT13", "G5", "G7", "G8")) func `started it runs to its end and is inactive when it says so`() {
        let scene = Scene()
        scene.animator.addCompletion { [animator = scene.animator] _ in
            #expect(animator.state == .inactive)
            #expect(!animator.isRunning)
        }

        scene.animator.startAnimation()
        #expect(scene.view.center.x == 100)
        #expect(scene.animator.fractionComplete == 0)
        scene.animator.startAnimation()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        #expect(abs(scene.shown - 50) < 1e-6)
        scene.stage.settle()

        #expect(scene.positions == [.end])
        #expect(scene.shown == 100)
    }

    @Test(.rules("GT2", "G38")) func `a delayed start changes the model at once and the picture later`() {
        let scene = Scene()

        scene.animator.startAnimation(afterDelay: 0.5)
        #expect(scene.view.center.x == 100)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        #expect(scene.shown == 0)
        #expect(scene.animator.isRunning)
        #expect(scene.animator.fractionComplete == 0)
        #expect(scene.animator.delay == 0.5)
        scene.stage.run(for: .milliseconds(250))

        #expect(abs(scene.shown - 25) < 1e-6)
        scene.end()
    }

    @Test(.rules("GT2")) func `a delayed start of a paused one goes on later`() {
        let scene = Scene()
        scene.put(into: .paused)

        scene.animator.startAnimation(afterDelay: 0.5)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        #expect(abs(scene.shown - 25) < 1e-6)
        scene.stage.run(for: .milliseconds(250))

        #expect(abs(scene.shown - 50) < 1e-6)
        scene.end()
    }

    @Test(.rules("GT3", "G8")) func `a pause before the start runs the blocks and rests at the start`() {
        let scene = Scene()

        scene.animator.pauseAnimation()
        scene.stage.turn()

        #expect(scene.animator.state == .active)
        #expect(!scene.animator.isRunning)
        #expect(scene.view.center.x == 100)
        #expect(scene.shown == 0)
        scene.end()
    }

    @Test(.rules("GT3", "G11")) func `a pause holds the picture and reads the way`() {
        let scene = Scene(curve: .easeIn)
        scene.run(to: 0.5)

        scene.animator.pauseAnimation()
        let shown = scene.shown
        scene.stage.run(for: .seconds(1))

        #expect(abs(shown - 31.5356812572539) < 1e-6)
        #expect(abs(scene.shown - shown) < 1e-9)
        #expect(abs(scene.animator.fractionComplete - 0.315356812572539) < 1e-9)
        scene.end()
    }

    @Test(.rules("GT4", "G21", "O-060"), arguments: UIView.AnimationCurve.all)
    func `scrubbed it shows that share of the way`(curve: UIView.AnimationCurve) {
        let scene = Scene(curve: curve)

        for step in 0...100 {
            scene.animator.fractionComplete = Double(step) / 100
            scene.stage.turn()
            #expect(abs(scene.shown - Double(step)) < 1e-6)
        }

        #expect(scene.animator.state == .active)
        #expect(scene.positions.isEmpty)
        scene.end()
    }

    @Test(.rules("GT4")) func `a fraction set while running is reported and ignored`() {
        let scene = Scene()
        var reports: [String] = []
        scene.run(to: 0.25)
        let handler = diagnostics.handler
        diagnostics.handler = { reports.append($0) }
        defer { diagnostics.handler = handler }

        scene.animator.fractionComplete = 0.9

        #expect(scene.animator.fractionComplete == 0.25)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("pauseAnimation()") == true)
        scene.end()
    }

    @Test(.rules("GT4", "GT5")) func `stopped it takes neither a fraction nor a direction`() {
        let scene = Scene()
        scene.put(into: .stopped)

        scene.animator.fractionComplete = 0.9
        scene.animator.isReversed = true

        #expect(scene.animator.fractionComplete == 0.25)
        #expect(!scene.animator.isReversed)
        scene.end()
    }

    @Test(.rules("GT5", "GT14", "G18", "G6")) func `turned round before the start it runs back from the end`() {
        let scene = Scene()

        scene.animator.isReversed = true
        scene.animator.startAnimation()
        scene.stage.turn()
        #expect(scene.shown == 100)
        scene.stage.run(for: .milliseconds(250))
        #expect(abs(scene.shown - 75) < 1e-6)
        scene.stage.settle()

        #expect(scene.positions == [.start])
        #expect(scene.view.center.x == 0)
        #expect(!scene.animator.isReversed)
    }

    @Test(.rules("GT5", "GT14", "G17", "O-061")) func `turned round on its way it comes back; twice and it arrives`() {
        let scene = Scene()
        scene.run(to: 0.5)

        scene.animator.isReversed = true
        #expect(scene.animator.fractionComplete == 0.5)
        scene.stage.run(for: .milliseconds(250))
        #expect(abs(scene.shown - 25) < 1e-6)
        scene.animator.isReversed = false
        scene.stage.settle()

        #expect(scene.positions == [.end])
        #expect(scene.shown == 100)
    }

    @Test(.rules("GT5", "G16", "O-059")) func `turned round while paused it reads the rest`() {
        let scene = Scene()
        scene.put(into: .paused)

        scene.animator.isReversed = true
        scene.stage.turn()
        #expect(scene.animator.fractionComplete == 0.75)
        #expect(abs(scene.shown - 25) < 1e-6)
        scene.animator.startAnimation()
        scene.stage.settle()

        #expect(scene.positions == [.start])
        #expect(scene.shown == 0)
    }

    @Test(.rules("GT6", "G13")) func `continued it takes what the factor says`() {
        let scene = Scene()
        scene.put(into: .paused)

        scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(250))

        #expect(abs(scene.shown - 62.5) < 1e-6)
        scene.stage.settle()
        #expect(scene.positions == [.end])
    }

    @Test(.rules("GT7", "G3"), arguments: Scene.Named.allCases)
    fileprivate func `stopped for good it is inactive, and nothing is called`(state: Scene.Named) {
        let scene = Scene()
        scene.put(into: state)
        let shown = scene.shown

        scene.animator.stopAnimation(true)
        scene.stage.turn()

        #expect(scene.animator.state == .inactive)
        #expect(abs(scene.shown - shown) < 1e-9)
        #expect(state == .inactive || abs(scene.view.center.x - shown) < 1e-9)
        #expect(scene.positions.isEmpty)
    }

    @Test(.rules("GT8", "G2", "G3")) func `stopped to be finished it holds the picture as the model`() {
        let scene = Scene()
        scene.animator.stopAnimation(false)
        #expect(scene.animator.state == .inactive)
        scene.put(into: .running)

        scene.animator.stopAnimation(false)
        scene.animator.stopAnimation(false)

        #expect(scene.animator.state == .stopped)
        #expect(!scene.animator.isRunning)
        #expect(abs(scene.view.center.x - 25) < 1e-6)
        #expect(scene.animator.fractionComplete == 0.25)
        scene.end()
    }

    @Test(.rules("GT9", "G4"), arguments: [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25)])
    func `finished it leaves the values of the position`(position: UIViewAnimatingPosition, x: Double) {
        let scene = Scene()
        scene.animator.finishAnimation(at: position)
        #expect(scene.positions.isEmpty)
        scene.put(into: .stopped)

        scene.animator.finishAnimation(at: position)

        #expect(abs(scene.view.center.x - x) < 1e-6)
        #expect(scene.positions == [position])
        #expect(scene.animator.state == .inactive)
    }

    @Test(.rules("GT10", "G24", "G26")) func `a block added on the way lasts what is left, on top of the rest`() {
        let scene = Scene()
        scene.run(to: 0.5)

        scene.animator.addAnimations { scene.view.center.y = 105 }
        scene.animator.addAnimations { scene.view.center.x = 200 }
        scene.stage.run(for: .milliseconds(250))

        #expect(abs(scene.stage.shownFrame(of: scene.view).midY - 55) < 1e-6)
        #expect(abs(scene.shown - (75 + 50)) < 1e-6)
        scene.stage.settle()
        #expect(scene.shown == 200)
    }

    @Test(.rules("GT10")) func `a block added in a pause starts from there when it goes on`() {
        let scene = Scene()
        scene.put(into: .paused)

        scene.animator.addAnimations { scene.view.center.y = 105 }
        scene.stage.turn()
        #expect(scene.stage.shownFrame(of: scene.view).midY == 5)
        scene.animator.startAnimation()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(375))

        #expect(abs(scene.stage.shownFrame(of: scene.view).midY - 55) < 1e-6)
        scene.stage.settle()
    }

    @Test(.rules("GT11", "G5"), arguments: Scene.Named.allCases)
    fileprivate func `completions are called in order, once`(state: Scene.Named) {
        let scene = Scene()
        var order: [Int] = []
        scene.animator.addCompletion { _ in order.append(1) }
        scene.put(into: state)
        scene.animator.addCompletion { _ in order.append(2) }

        if state == .stopped {
            scene.animator.finishAnimation(at: .end)
        } else {
            scene.animator.startAnimation()
            scene.stage.settle()
        }
        scene.animator.addAnimations { scene.view.center.x = 0 }
        scene.animator.startAnimation()
        scene.stage.settle()

        #expect(order == [1, 2])
        #expect(scene.positions.count == 1)
    }

    @Test(.rules("GT12")) func `a running animator is kept by what it moves`() {
        let stage = Stage()
        let view = UIView()
        stage.window.addSubview(view)
        weak var animator: UIViewPropertyAnimator?
        var isDone = false

        do {
            let made = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.center.x = 100 }
            made.addCompletion { _ in isDone = true }
            made.startAnimation()
            animator = made
        }
        #expect(animator != nil)
        stage.settle()

        #expect(isDone)
        #expect(animator == nil)
    }

    @Test(arguments: [Double.nan, -1]) func `a delay that is no time is none`(delay: Double) {
        let scene = MovingScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 100 }
        animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: delay)

        animator.startAnimation(afterDelay: delay)
        scene.run(500)

        #expect(animator.delay == 0)
        #expect(abs(scene.x - 50) < 1e-6)
        #expect(abs(scene.alpha - 0.5) < 1e-6)
        scene.stage.settle()
    }

    @Test(arguments: [Double.nan, -1]) func `a block's delay that is no time is none, inside another block too`(
        delay: Double
    ) {
        let scene = MovingScene()
        UIView.animate(withDuration: 1, delay: delay, options: .curveLinear) {
            scene.view.center.x = 100
            UIView.animate(withDuration: 1, delay: delay, options: .curveLinear) { scene.view.alpha = 0 }
        }

        scene.run(500)

        #expect(abs(scene.x - 50) < 1e-6)
        #expect(abs(scene.alpha - 0.5) < 1e-6)
        scene.stage.settle()
    }

    @Test(.rules("G18", "G24")) func `a colour from nothing, and another one on top of it, go back to nothing`() {
        let scene = MovingScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.backgroundColor = .red }
        animator.addAnimations { scene.view.backgroundColor = .blue }
        animator.startAnimation()
        scene.run(500)

        animator.isReversed = true
        scene.stage.settle()

        #expect(scene.view.layer.backgroundColor == nil)
    }

    @Test(.rules("G33")) func `without a duration it takes a fifth of a second`() {
        #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
    }

    @Test(.rules("G30", "H6")) func `a spring of its own time says what it takes`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)

        #expect(abs(UIViewPropertyAnimator(duration: 5, timingParameters: spring).duration - 1.4727003346780927) < 1e-9)
        #expect(UIViewPropertyAnimator(duration: 5, timingParameters: UISpringTimingParameters()).duration == 0.5)
    }

    @Test(.rules("G34")) func `views that no window shows end it in the next turn`() {
        let stage = Stage()
        let view = UIView()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.addCompletion { positions.append($0) }

        animator.startAnimation()
        #expect(positions.isEmpty)
        stage.turn()
        stage.turn()

        #expect(positions == [.end])
    }

    @Test(.rules("G35")) func `a block that moves nothing takes its time all the same`() {
        let stage = Stage()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { positions.append($0) }

        animator.startAnimation()
        stage.turn()
        stage.run(for: .milliseconds(900))
        #expect(positions.isEmpty)
        stage.run(for: .milliseconds(200))

        #expect(positions == [.end])
    }

    @Test(.rules("H12")) func `each axis of a point has a spring of its own`() {
        let stage = Stage()
        let view = UIView()
        stage.window.addSubview(view)
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 10))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations {
            view.center = CGPoint(x: 100, y: 100)
            view.alpha = 0
        }

        animator.startAnimation()
        stage.turn()
        stage.run(for: .milliseconds(100))

        let frame = stage.shownFrame(of: view)
        let x = Spring(dampingRatio: 1, duration: 1).progress(at: 0.1)
        let y = Spring(dampingRatio: 1, duration: 1, initialVelocity: 10).progress(at: 0.1)
        #expect(abs(frame.midX - 100 * x) < 1e-6)
        #expect(abs(frame.midY - 100 * y) < 1e-6)
        #expect(abs(stage.shownAlpha(of: view) - (1 - x)) < 1e-6)
        animator.stopAnimation(true)
    }
}

extension UIView.AnimationCurve {
    fileprivate static let all: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
}
