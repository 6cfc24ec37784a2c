import Foundation
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct KeyframeAnimationTests {
    let scene = LayerScene()

    private func keyframes(
        _ values: [Any], of keyPath: String = "position.x", _ change: (CAKeyframeAnimation) -> Void = { _ in }
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = 1
        change(animation)
        return animation
    }

    /// What is seen at hundredths of a second after the start.
    private func seen(_ animation: CAAnimation, at hundredths: [Int], _ look: (CALayer) -> CGFloat = { $0.position.x })
        -> [CGFloat]
    {
        scene.start(animation)
        var last = 0
        return hundredths.map { time in
            scene.stage.run(for: .milliseconds((time - last) * 10))
            last = time
            return look(scene.seen)
        }
    }

    private func expectClose(_ values: [CGFloat], _ expected: [CGFloat], within tolerance: CGFloat = 1e-5) {
        #expect(
            values.count == expected.count && zip(values, expected).allSatisfy { isClose($0, $1, within: tolerance) },
            "\(values)")
    }

    @Test func `values are reached at even times, or at their own`() {
        expectClose(seen(keyframes([0, 100, 0, 50]), at: [0, 20, 50, 90]), [0, 60, 50, 35])
        expectClose(seen(keyframes([0, 100, 0]) { $0.keyTimes = [0, 0.2, 1] }, at: [10, 20, 60]), [50, 100, 50])
    }

    @Test(arguments: [[0, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.2, 1]] as [[NSNumber]])
    func `times that make no sense are not used`(times: [NSNumber]) {
        expectClose(seen(keyframes([0, 100, 0]) { $0.keyTimes = times }, at: [25, 75]), [50, 50])
    }

    @Test func `each stretch has a curve of its own, under that of the whole`() {
        let stretches = keyframes([0, 100, 200]) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
        expectClose(seen(stretches, at: [25, 75]), [31.5357, 150], within: 1e-3)
        stretches.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let half = 0.315357
        let eased = CAMediaTimingFunction(name: .easeIn).curve.progress(at: half * 2) * 100
        expectClose(seen(stretches, at: [50]), [eased], within: 1e-3)
    }

    @Test func `discrete values stay until the next`() {
        let steps = keyframes([10, 20, 30, 40]) { $0.calculationMode = .discrete }
        expectClose(seen(steps, at: [0, 24, 26, 74, 76, 99]), [10, 10, 20, 30, 40, 40])
        steps.keyTimes = [0, 0.1, 0.2, 0.3, 1]
        expectClose(seen(steps, at: [9, 11, 29, 31, 99]), [10, 20, 30, 40, 40])
    }

    @Test func `paced values go at one speed, and the curves of stretches are not used`() {
        let paced = keyframes([0, 10, 100]) {
            $0.calculationMode = .paced
            $0.keyTimes = [0, 0.9, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn)]
        }
        expectClose(seen(paced, at: [5, 10, 50]), [5, 10, 50])
    }

    @Test func `a cubic way is smooth, and goes through its values`() {
        let smooth = keyframes([0, 90, 0, 90]) { $0.calculationMode = .cubic }
        // Catmull and Rom between 90 and 0, with 0 before and 90 after: ½·(2p₁ + (p₂ − p₀)s + (2p₀ − 5p₁ + 4p₂ − p₃)s² + (3p₁ − p₀ − 3p₂ + p₃)s³).
        let curve: (Double) -> CGFloat = { place in
            let s = place - 1
            return 0.5 * (180 - 540 * s * s + 360 * s * s * s)
        }

        expectClose(seen(smooth, at: [0, 40, 50, 60]), [0, curve(1.2), curve(1.5), curve(1.8)])
        expectClose(
            seen(keyframes([0, 10, 20, 30]) { $0.calculationMode = .cubic }, at: [10, 50, 95]), [3, 15, 28.5])
    }

    @Test func `a smooth way in two dimensions at one speed`() {
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 130, y: 60), CGPoint(x: 300, y: 200)]
        scene.start(keyframes(corners, of: "position") { $0.calculationMode = .cubicPaced })
        var steps: [CGFloat] = []
        var last = scene.seen.position

        for _ in 0..<40 {
            scene.stage.run(for: .milliseconds(25))
            let next = scene.layer.animationKeys() == nil ? corners[3] : scene.seen.position
            steps.append(hypot(next.x - last.x, next.y - last.y))
            last = next
        }

        let mean = steps.reduce(0, +) / 40
        #expect(steps.allSatisfy { abs($0 - mean) < 0.05 * mean }, "\(steps)")
    }

    @Test func `a path is followed line by line, at even times or at one speed`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let along = CAKeyframeAnimation(keyPath: "position")
        along.path = path.cgPath
        along.duration = 1

        expectClose(seen(along, at: [25, 75]) { $0.position.x + $0.position.y }, [50, 250])
        along.calculationMode = .paced
        expectClose(seen(along, at: [25, 75]) { $0.position.x + $0.position.y }, [100, 300])
        along.calculationMode = .discrete
        expectClose(seen(along, at: [10, 50, 90]) { $0.position.x + $0.position.y }, [0, 100, 400])
    }

    @Test func `on a circle it goes evenly and turns with it`() {
        let circle = CAKeyframeAnimation(keyPath: "position")
        circle.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200)).cgPath
        circle.calculationMode = .paced
        circle.rotationMode = .rotateAuto
        circle.duration = 1
        scene.start(circle)

        for share in [0.1, 0.3, 0.55, 0.8] {
            scene.layer.removeAllAnimations()
            circle.speed = 0
            circle.timeOffset = share
            scene.start(circle)
            let turn = 2 * Double.pi * share
            #expect(isClose(scene.seen.position.x, 100 + 100 * cos(turn), within: 0.1))
            #expect(isClose(scene.seen.position.y, 100 + 100 * sin(turn), within: 0.1))
            let pointing = atan2(scene.seen.transform.m12, scene.seen.transform.m11)
            #expect(isClose(remainder(pointing - turn - .pi / 2, 2 * .pi), 0, within: 0.01))
        }
        circle.rotationMode = .rotateAutoReverse
        scene.start(circle)
        let pointing = atan2(scene.seen.transform.m12, scene.seen.transform.m11)
        #expect(isClose(remainder(pointing - 2 * .pi * 0.8 + .pi / 2, 2 * .pi), 0, within: 0.01))
    }

    @Test func `one value is that value, and none is told`() {
        expectClose(seen(keyframes([70]), at: [50]), [70])
        let reports = scene.reports {
            scene.start(keyframes([]))
            scene.start(keyframes([1, "two"]))
            let lost = CAKeyframeAnimation(keyPath: "opacity")
            lost.path = UIBezierPath(rect: .zero).cgPath
            scene.start(lost)
        }
        #expect(reports.count == 3)
        #expect(reports[1].contains("String"))
    }
}

@MainActor @Suite struct SpringAnimationTests {
    let scene = LayerScene()

    @Test(.rules("H13")) func `a spring is what Core Animation's is`() {
        let spring = CASpringAnimation(keyPath: "position.x")

        #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
        #expect(!spring.allowsOverdamping)
        #expect(isClose(spring.settlingDuration, 1.4727003346780927, within: 2e-8))
    }

    @Test(.rules("H4", "H5", "H10", "H13"), arguments: OracleSpring.all)
    func `it moves as the oracle says`(oracle: OracleSpring) {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping) = (oracle.mass, oracle.stiffness, oracle.damping)
        spring.initialVelocity = oracle.initialVelocity
        spring.allowsOverdamping = oracle.formula == "O"
        (spring.fromValue, spring.toValue) = (0, 1)
        spring.duration = 100
        spring.speed = 0

        for (time, progress) in zip(oracle.t, oracle.progress) {
            spring.timeOffset = time
            scene.start(spring)
            #expect(isClose(scene.seen.position.x, progress, within: 1e-9))
        }
        if let settling = oracle.settling.coreAnimation {
            #expect(isClose(spring.settlingDuration, settling, within: 1e-9))
        }
    }

    @Test(.rules("H9"), arguments: [(0.5, 0.3), (0.5, 0), (0.8, -0.4), (0.35, 1)])
    func `said by duration and bounce it answers the same again`(duration: Double, bounce: CGFloat) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)

        #expect(isClose(spring.perceptualDuration, duration, within: 1e-12))
        #expect(isClose(spring.bounce, bounce, within: 1e-12))
        #expect(spring.duration == spring.settlingDuration)
        #expect(spring.settlingDuration > duration)
    }

    @Test func `its copy is a spring`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.damping, spring.allowsOverdamping) = (33, true)

        let copy = spring.copy() as? CASpringAnimation

        #expect(copy?.damping == 33 && copy?.allowsOverdamping == true && copy?.keyPath == "position.x")
    }
}

/// A spring of the timing oracle.
struct OracleSpring: Decodable, Sendable, CustomTestStringConvertible {
    struct Settling: Decodable, Sendable { let coreAnimation: Double? }

    let id, formula: String
    let mass, stiffness, damping, initialVelocity: Double
    let settling: Settling
    let t, progress: [Double]

    var testDescription: String { id }

    private struct File: Decodable { let springs: [OracleSpring] }

    static let all: [OracleSpring] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let url = tests.deletingLastPathComponent().appendingPathComponent("NavCoreTests/Resources/timing-vectors.json")
        return try! JSONDecoder().decode(File.self, from: Data(contentsOf: url)).springs
    }()
}
