import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// What people reported of animators elsewhere, and what has to hold here instead.
@MainActor @Suite struct OutsideReportTests {
    @Later private var scene = MovingScene()

    private func animator(_ timing: any UITimingCurveProvider, seconds: Double = 1) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: seconds, timingParameters: timing)
        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        return animator
    }

    @Test(.rules("O-055", "GT7", "GT8", "GT9")) func `stopping what was never started does nothing`() {
        let animator = animator(UICubicTimingParameters())

        animator.stopAnimation(true)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)

        #expect(animator.state == .inactive)
        #expect(scene.view.center.x == 0)
    }

    @Test(.rules("O-057"), arguments: [false, true])
    func `turned round and continued it never leaps to an end`(isReversed: Bool) {
        let timings: [any UITimingCurveProvider] = [
            UICubicTimingParameters(animationCurve: .linear), UICubicTimingParameters(animationCurve: .easeIn),
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1)),
            UISpringTimingParameters(dampingRatio: 0.6),
        ]
        for timing in timings {
            scene.view.center.x = 0
            let animator = animator(timing)
            animator.isReversed = isReversed
            animator.startAnimation()
            scene.run(300)
            let before = scene.x
            scene.stage.turn()
            let motion = abs(scene.x - before)
            let here = scene.x
            animator.pauseAnimation()
            animator.isReversed.toggle()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            #expect(isNear(scene.x, here))
            scene.stage.turn()
            #expect(abs(scene.x - here) <= motion)
            animator.stopAnimation(true)
        }
    }

    @Test(.rules("O-059")) func `a remainder of 50 ms is still animated`() {
        for timing: any UITimingCurveProvider in [UICubicTimingParameters(animationCurve: .linear), UISpringTimingParameters(dampingRatio: 1)] {
            scene.view.center.x = 0
            let animator = animator(timing)
            animator.fractionComplete = 0.95
            animator.startAnimation()
            scene.stage.turn()
            #expect(isNear(scene.x, 95))
            scene.stage.run(for: .milliseconds(10))
            #expect(scene.x > 95 && scene.x < 100)
            #expect(animator.isRunning)
            scene.stage.run(for: .milliseconds(41))
            #expect(animator.state == .inactive)
        }
    }

    @Test(.rules("O-060")) func `however short or stiff, what is scrubbed is the share of the way`() {
        let timings: [any UITimingCurveProvider] = [
            UICubicTimingParameters(controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 0, y: 1)),
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1)),
            UISpringTimingParameters(mass: 1, stiffness: 9000, damping: 20, initialVelocity: CGVector(dx: 9, dy: 0)),
        ]
        for timing in timings {
            scene.view.center.x = 0
            let animator = animator(timing, seconds: 0.001)
            for step in 1...100 {
                animator.fractionComplete = Double(step) / 100
                #expect(isNear(scene.x, Double(step)))
            }
            animator.stopAnimation(true)
        }
    }

    @Test(.rules("O-062")) func `back at the start, what was laid out is as it was`() {
        let host = WideHost(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        scene.stage.window.addSubview(host)
        scene.stage.turn()
        for _ in 0..<2 {
            let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
                host.frame.size.width = 300
                host.layoutIfNeeded()
            }
            animator.startAnimation()
            scene.run(200)
            animator.isReversed = true
            scene.stage.settle()

            #expect(host.frame.width == 100)
            #expect(host.child.frame.width == 100)
            #expect(scene.stage.shownFrame(of: host.child).width == 100)
        }
    }

    @Test(.rules("O-063"), arguments: [UIViewAnimatingPosition.end, .start, .current])
    func `at its end the picture is the model, of every property`(position: UIViewAnimatingPosition) {
        let view = scene.view
        view.backgroundColor = .black
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            view.center = CGPoint(x: 100, y: 50)
            view.alpha = 0.25
            view.backgroundColor = .white
        }
        animator.addAnimations({ view.transform = CGAffineTransform(rotationAngle: 1) }, delayFactor: 0.4)
        animator.addAnimations({ view.bounds.size = CGSize(width: 40, height: 40) }, delayFactor: 0.8)
        animator.startAnimation()
        scene.run(850)
        animator.isReversed = position == .start
        if position == .current {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
        } else {
            scene.stage.settle()
        }

        let shown = view.layer.presentation()
        #expect(shown?.position == view.center)
        #expect(shown?.bounds == view.bounds)
        #expect(shown?.transform == view.layer.transform)
        #expect(shown?.opacity == view.layer.opacity)
        #expect(!view.layer.isAnimatingInSubtree)
        switch position {
        case .start: #expect(view.center == .zero && view.alpha == 1 && view.transform == .identity)
        case .end: #expect(view.center == CGPoint(x: 100, y: 50) && view.alpha == 0.25 && view.bounds.width == 40)
        case .current: #expect(view.center.x > 50 && view.center.x < 100)
        }
    }

    @Test(.rules("O-064")) func `thrown hard over the last two points it stays near`() {
        let springs = [
            UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3000.0 / 2, dy: 0)),
            UISpringTimingParameters(mass: 1, stiffness: 1000, damping: 64, initialVelocity: CGVector(dx: 3000.0 / 2, dy: 0)),
        ]
        for spring in springs {
            scene.view.center.x = 98
            let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
            animator.addAnimations { [scene] in scene.view.center.x = 100 }
            animator.startAnimation()
            scene.stage.turn()
            var xs: [Double] = []
            for _ in 0..<30 {
                scene.stage.turn()
                xs.append(scene.x)
            }

            #expect((xs.max() ?? 0) <= 108)
            let sides = xs.map { $0 - 100 }.filter { abs($0) > 0.01 }.map { $0 > 0 }
            #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } <= 1)
            scene.stage.settle()
        }
    }

    @Test(.rules("O-065")) func `without a duration, what is set up after the call stays`() {
        UIView.animate(withDuration: 0, animations: { [scene] in scene.view.center.x = 100 }) { [scene] _ in
            scene.journal.record("done at \(scene.view.center.x)")
        }
        scene.view.center.x = 50
        #expect(scene.journal.entries.isEmpty)
        scene.stage.turn()
        scene.stage.turn()

        #expect(scene.journal.entries == ["done at 50.0"])
        #expect(scene.x == 50)
    }

    @Test(.rules("O-068")) func `time in a pause does not count`() {
        let animator = animator(UICubicTimingParameters(animationCurve: .linear))
        animator.startAnimation()
        scene.run(400)
        animator.pauseAnimation()
        scene.stage.run(for: .seconds(1))

        animator.startAnimation()
        scene.stage.turn()
        scene.stage.turn()

        #expect(animator.fractionComplete <= 0.4 + 1.0 / 60 + 1e-9)
        scene.stage.settle()
    }

    @Test(.rules("O-069")) func `each completion is called once for a run, whatever happened on the way`() {
        let animator = animator(UICubicTimingParameters())
        animator.pausesOnCompletion = true
        for name in ["a", "b"] { animator.addCompletion(scene.noteEnd(name)) }

        animator.startAnimation()
        scene.run(2000)
        #expect(scene.journal.entries.isEmpty)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        scene.run(100)
        animator.isReversed = false
        animator.isReversed = true
        scene.stage.settle()
        scene.stage.run(for: .seconds(2))

        #expect(scene.journal.entries == ["a start", "b start"])
    }
}
