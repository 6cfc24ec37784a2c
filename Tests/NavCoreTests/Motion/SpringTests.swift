import Foundation
import NavCore
import TestSupport
import Testing

@Suite struct SpringTests {
    static let vectors = TimingVectors.shared

    @Test(.rules("H4", "H5"), arguments: vectors.springs)
    func `progress and velocity follow the oracle`(run: TimingVectors.SpringRun) {
        let spring = Spring(run)

        for (t, (progress, velocity)) in zip(run.t, zip(run.progress, run.velocity)) {
            #expect(abs(spring.progress(at: t) - progress) < 1e-9, "at \(t)")
            #expect(abs(spring.velocity(at: t) - velocity) < 1e-9 * max(1, abs(velocity)), "at \(t)")
        }
    }

    @Test(.rules("H4")) func `a spring moves and settles as Core Animation was seen to`() {
        for row in Self.vectors.springChecksMeasured {
            let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.v0)
            if let t = row.t, let progress = row.progress { #expect(abs(spring.progress(at: t) - progress) < 2e-8) }
            #expect(abs(spring.settlingDuration - row.settlingDuration) < 1e-12)
        }
    }

    @Test(.rules("H5")) func `more than critical damping changes nothing unless it is allowed`() {
        let critical = Spring(stiffness: 100, damping: 20)
        let strong = Spring(stiffness: 100, damping: 30)
        let creeping = Spring(stiffness: 100, damping: 30, allowsOverdamping: true)

        for t in [0.01, 0.1, 0.4, 1.3] {
            #expect(strong.progress(at: t) == critical.progress(at: t))
            #expect(creeping.progress(at: t) < critical.progress(at: t))
        }
    }

    @Test(.rules("H6")) func `the spring of push and pop is critical and arrives just after half a second`() {
        let spring = Spring(mass: 3, stiffness: 1000, damping: 500)

        #expect(abs(spring.dampingRatio - 4.56435464587638) < 1e-12)
        #expect(1 - spring.progress(at: 0.5057) > 0.001)
        #expect(1 - spring.progress(at: 0.5058) < 0.001)
    }

    @Test(.rules("H7"), arguments: vectors.springs.filter { $0.requestedDuration != nil && !$0.allowsOverdamping })
    func `a damping ratio and a duration give stiffness and damping`(run: TimingVectors.SpringRun) throws {
        let (ratio, duration) = try (#require(run.requestedDampingRatio), #require(run.requestedDuration))

        let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: run.initialVelocity)

        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness / run.stiffness - 1) < 1e-12)
        #expect(abs(spring.damping / run.damping - 1) < 1e-12)
    }

    @Test(.rules("H7", "H9")) func `fits agree with those measured elsewhere`() throws {
        for row in Self.vectors.fitChecks {
            let duration = try #require(row.duration)
            let spring =
                if let ratio = row.dampingRatio {
                    Spring(dampingRatio: ratio, duration: duration, initialVelocity: row.v0 ?? 0)
                } else {
                    Spring(duration: duration, bounce: try #require(row.bounce))
                }
            if let stiffness = row.stiffness { #expect(abs(spring.stiffness / stiffness - 1) < 1e-12) }
            if let damping = row.damping { #expect(abs(spring.damping / damping - 1) < 1e-12) }
            if let settling = row.settlingDuration { #expect(abs(spring.settlingDuration - settling) < 1e-12) }
            if let frequency = row.omega0 { #expect(abs(spring.stiffness - frequency * frequency) < 1e-10) }
        }
    }

    @Test(.rules("H7"), arguments: [-30.0, -2, 0, 0.5, 3, 8, 40], [0.05, 0.3, 0.7, 0.95, 1])
    func `a fitted spring has a thousandth left at its duration`(velocity: Double, ratio: Double) {
        let duration = 0.8

        let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)

        // What the fit counts: the envelope of the sine alone for a swinging spring, what is left for a critical one.
        let frequency = spring.stiffness.squareRoot()
        let left =
            ratio < 1
            ? abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
            : abs(1 + (frequency - velocity) * duration)
        #expect(abs(left * exp(-ratio * frequency * duration) - 0.001) < 1e-9)
    }

    @Test(.rules("H8")) func `at the fitted duration so little is missing that the end may jump there`() {
        for ratio in [0.3, 0.5, 0.8, 1] {
            let spring = Spring(dampingRatio: ratio, duration: 0.4)
            // The fit counts the sine of the swing alone; with the cosine the envelope is 1/ratio as high.
            #expect(abs(1 - spring.progress(at: 0.4)) < 0.001 / ratio + 1e-12)
        }
    }

    @Test(.rules("H9"), arguments: vectors.springs.filter { $0.bounce != nil })
    func `a duration and a bounce give stiffness and damping`(run: TimingVectors.SpringRun) throws {
        let (duration, bounce) = try (#require(run.perceptualDuration), #require(run.bounce))

        let spring = Spring(duration: duration, bounce: bounce)

        #expect(abs(spring.stiffness / run.stiffness - 1) < 1e-12)
        #expect(abs(spring.damping / run.damping - 1) < 1e-12)
        #expect(spring.settlingDuration > duration)
    }

    @Test(.rules("H9")) func `a negative bounce creeps, a full one swings for ever`() {
        let creeping = Spring(duration: 0.5, bounce: -0.3)
        let swinging = Spring(duration: 0.5, bounce: 1)

        #expect(abs(creeping.damping - 4 * Double.pi / (0.5 * 0.7)) < 1e-12)
        #expect(creeping.progress(at: 0.2) < Spring(duration: 0.5, bounce: 0).progress(at: 0.2))
        #expect(abs(swinging.progress(at: 0.25) - 2) < 1e-12)
        #expect(swinging.settlingDuration == .infinity)
    }

    @Test(.rules("H10"), arguments: vectors.springs) func `the settling time is Core Animation's`(
        run: TimingVectors.SpringRun
    ) {
        let spring = Spring(run)

        if let expected = run.settling.coreAnimation { #expect(abs(spring.settlingDuration - expected) < 1e-9) }
        #expect(spring.settlingDuration >= run.settling.lastCrossing - 1e-9)
    }

    @Test(.rules("H10")) func `the last digits are the ones of tenths added up`() {
        #expect(Spring(stiffness: 100, damping: 20).settlingDuration == 0.9999999999999999)
        #expect(Spring(stiffness: 100, damping: 0).settlingDuration == .infinity)
    }

    @Test(.rules("H10")) func `a critical spring thrown past its goal has settled only when it is back`() {
        for velocity in [-50.0, -1, 9, 10, 10.5, 11, 60] {
            let spring = Spring(stiffness: 100, damping: 20, initialVelocity: velocity)
            let end = spring.settlingDuration
            for step in 0..<200 { #expect(abs(1 - spring.progress(at: end + Double(step) * 0.02)) < 0.001) }
            #expect((0...200).contains { abs(1 - spring.progress(at: end - 0.1 + Double($0) * 0.0005)) >= 0.001 })
        }
    }

    @Test(.rules("H11")) func `the initial velocity counts whole ways a second`() {
        let away = Spring(initialVelocity: -3)

        #expect(Spring.relativeVelocity(600, over: 200) == 3)
        #expect(Spring.relativeVelocity(600, over: -200) == -3)
        #expect(Spring.relativeVelocity(600, over: 0) == 0)
        #expect(away.velocity(at: 0) == -3)
        #expect(away.progress(at: 0.02) < 0)
    }

    @Test func `the start is exact, and nothing moves before it`() {
        for spring in [Spring(), Spring(damping: 20), Spring(damping: 50, allowsOverdamping: true)] {
            #expect(spring.progress(at: 0) == 0)
            #expect(spring.progress(at: -1) == 0)
        }
    }

    @Test(.rules("H14")) func `a flick is projected by what is left of its speed each millisecond`() {
        for row in Self.vectors.projection {
            let projection = Projection(decelerationRate: row.decelerationRate)
            #expect(abs(projection.distance(velocity: row.velocity) - row.projection) < 1e-9)
        }
        #expect([Projection.normal.decelerationRate, Projection.fast.decelerationRate] == [0.998, 0.99])
    }
}

extension Spring {
    fileprivate init(_ run: TimingVectors.SpringRun) {
        self.init(
            mass: run.mass, stiffness: run.stiffness, damping: run.damping, initialVelocity: run.initialVelocity,
            allowsOverdamping: run.allowsOverdamping)
    }
}
