import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

extension UIView.KeyframeAnimationOptions {
    /// The curve of a block, put in by its raw value as ported code does it.
    static let evenly = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}

@MainActor @Suite struct KeyframeTests {
    @Later private var scene = MovingScene()
    private var stage: Stage { scene.stage }
    private var view: UIView { scene.view }

    private func add(_ start: Double, _ duration: Double, x: CGFloat) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { [view] in view.center.x = x }
    }

    /// Where the view is after each of these thousandths of a second.
    private func xs(after milliseconds: [Int]) -> [Double] {
        stage.turn()
        var passed = 0
        return milliseconds.map { time in
            stage.run(for: .milliseconds(time - passed))
            passed = time
            return (stage.shownFrame(of: view).midX * 1e6).rounded() / 1e6
        }
    }

    @Test(.rules("L18")) func `values are reached at the ends of their keyframes, and rest between`() {
        var finished: [Bool] = []

        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .evenly) {
            add(0.1, 0.15, x: 90)
            add(0.5, 0.5, x: 190)
        } completion: { finished.append($0) }

        #expect(view.center.x == 190)
        #expect(xs(after: [50, 175, 250, 400, 500, 750, 900]) == [0, 45, 90, 90, 90, 140, 170])
        #expect(finished.isEmpty)
        stage.settle()
        #expect(finished == [true])
        #expect(stage.shownFrame(of: view).midX == 190)
    }

    @Test(.rules("L18")) func `the whole eases in and out unless it is told otherwise`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) { add(0, 1, x: 100) }

        // The ease-in-out curve at a quarter of its time.
        #expect(abs(xs(after: [250])[0] - 12.916193) < 1e-4)
    }

    @Test(.rules("L18"), arguments: [
        (UIView.KeyframeAnimationOptions.calculationModeLinear, [50.0, 100, 175, 325]),
        (.calculationModeDiscrete, [0, 100, 100, 100]),
        (.calculationModePaced, [100, 200, 250, 350]),
    ])
    func `between two values the calculation mode decides`(mode: UIView.KeyframeAnimationOptions, expected: [Double]) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.evenly, mode]) {
            add(0, 0.5, x: 100)
            add(0.5, 0.5, x: 400)
        }

        #expect(xs(after: [250, 500, 625, 875]) == expected)
        stage.settle()
        #expect(stage.shownFrame(of: view).midX == 400)
    }

    /// Where the view is every 10 ms of a second on its way to 100 and back again.
    private func thereAndBack(_ mode: UIView.KeyframeAnimationOptions) -> [Double] {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.evenly, mode]) {
            add(0, 0.8, x: 100)
            add(0.8, 0.2, x: 0)
        }
        return xs(after: Array(stride(from: 10, through: 990, by: 10)))
    }

    @Test(.rules("L18")) func `a cubic way is smooth and passes its values`() {
        let xs = thereAndBack(.calculationModeCubic)

        #expect(isNear(xs[79], 100, by: 1e-3))
        let speeds = zip(xs, xs.dropFirst()).map { $1 - $0 }
        let turns = zip(speeds, speeds.dropFirst()).map { abs($1 - $0) }
        // A straight way would turn from 1.25 to −5 points at the top.
        #expect((turns.max() ?? 9) < 1)
        scene.stage.settle()
    }

    @Test(.rules("L18")) func `a paced cubic way has one speed`() {
        let xs = thereAndBack(.calculationModeCubicPaced)

        let speeds = zip(xs, xs.dropFirst()).map { abs($1 - $0) }
        #expect(speeds.count { isNear($0, 2, by: 0.1) } >= 96)
        scene.stage.settle()
    }

    @Test(.rules("L18")) func `a keyframe that begins before another is over cuts that short`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .evenly) {
            add(0, 0.8, x: 80)
            add(0.4, 0.4, x: 0)
        }

        #expect(xs(after: [200, 400, 600, 800]) == [20, 40, 20, 0])
        stage.settle()
    }

    @Test(.rules("L18", "O-063")) func `in any order, the value that is last in time stays`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .evenly) {
            add(0.5, 0.5, x: 200)
            add(0, 0.5, x: 100)
        }

        #expect(view.center.x == 200)
        #expect(xs(after: [250, 500, 750]) == [50, 100, 150])
        stage.settle()
        #expect(stage.shownFrame(of: view).midX == 200)
    }

    @Test(.rules("L18")) func `what no keyframe holds moves over the whole`() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .evenly) {
            view.alpha = 0
            add(0.5, 0.5, x: 100)
        }
        stage.turn()
        stage.run(for: .milliseconds(500))

        #expect(abs(stage.shownAlpha(of: view) - 0.5) < 1e-6)
        stage.settle()
    }

    @Test(.rules("L18", "L17")) func `a delay comes before all of them`() {
        UIView.animateKeyframes(withDuration: 0.5, delay: 0.5, options: .evenly) { add(0, 1, x: 100) }

        #expect(xs(after: [500, 750]) == [0, 50])
        stage.settle()
    }

    @Test(.rules("L18", "L4")) func `without a duration the values are there at once`() {
        var finished: [Bool] = []

        UIView.animateKeyframes(withDuration: 0, delay: 0) { add(0.5, 0.5, x: 100) } completion: { finished.append($0) }
        #expect(view.center.x == 100)
        #expect(finished.isEmpty)
        stage.turn()

        #expect(stage.shownFrame(of: view).midX == 100)
        #expect(finished == [true])
    }

    @Test(.rules("L18", "L6")) func `keyframes replace what moves, from the model or from the picture`() {
        for (options, start) in [(UIView.KeyframeAnimationOptions.evenly, 200.0), ([.evenly, .beginFromCurrentState], 100)] {
            view.layer.removeAllAnimations()
            view.center.x = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.center.x = 200 }
            stage.turn()
            stage.run(for: .milliseconds(500))

            UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { add(0, 1, x: 0) }
            #expect(abs(stage.shownFrame(of: view).midX - start) < 1e-6)
            stage.settle()
        }
    }

    @Test(.rules("L18")) func `a block inside a keyframe is part of it`() {
        var finished: [Bool] = []

        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .evenly) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                UIView.animate(withDuration: 9, animations: { view.center.x = 100 }) { finished.append($0) }
            }
        }

        #expect(xs(after: [500, 750]) == [0, 50])
        stage.settle()
        #expect(finished == [true])
    }

    @Test(.rules("L18")) func `a keyframe of nothing is reported, and its changes are made`() {
        let reports = scene.reports { add(0, 1, x: 100) }

        #expect(view.center.x == 100)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("animateKeyframes") == true)
    }

    @Test(.rules("G29", "L18")) func `in an animator they are scrubbed, turned round and bent by its curve`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                add(0, 0.5, x: 100)
                add(0.5, 0.5, x: 0)
            }
        }

        animator.fractionComplete = 0.25
        #expect(abs(stage.shownFrame(of: view).midX - 50) < 1e-6)
        animator.fractionComplete = 0.75
        #expect(abs(stage.shownFrame(of: view).midX - 50) < 1e-6)
        animator.fractionComplete = 0
        animator.startAnimation()
        // At half its time an ease-in has come to 0.3154, on the way up.
        #expect(abs(xs(after: [500])[0] - 63.0713625) < 1e-4)
        animator.isReversed = true
        stage.run(for: .milliseconds(250))
        #expect(abs(stage.shownFrame(of: view).midX - 2 * 9.34646507) < 1e-4)
        stage.settle()

        #expect(view.center.x == 0)
        #expect(animator.state == .inactive)
    }

    @Test(.rules("O-058", "G29")) func `keyframes, layout and plain changes share an animator of any timing`() {
        for timing: any UITimingCurveProvider in [
            UISpringTimingParameters(dampingRatio: 0.4), UISpringTimingParameters(), UICubicTimingParameters(),
        ] {
            let host = WideHost(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(host)
            stage.turn()
            view.center = .zero
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
            animator.addAnimations {
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    add(0, 0.3, x: 50)
                    add(0.3, 0.7, x: 20)
                }
                view.center.x = 77
                host.bounds.size.width = 300
                host.layoutIfNeeded()
            }

            animator.startAnimation()
            stage.settle()

            #expect(view.center.x == 77)
            #expect(stage.shownFrame(of: view).midX == 77)
            #expect(stage.shownFrame(of: host.child).width == 300)
        }
    }

}
