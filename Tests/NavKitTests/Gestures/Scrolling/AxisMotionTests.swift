import Foundation
import NavKit
import TestSupport
import Testing

@Suite struct AxisMotionTests {
    private let wide = -1e6...1e6

    private func glide(
        from position: Double = 0, _ velocity: Double, within limits: ClosedRange<Double>, rate: Double = 0.998,
        bounces: Bool = true
    ) -> AxisMotion {
        AxisMotion(from: position, velocity: velocity, within: limits, decelerationRate: rate, bounces: bounces)
    }

    @Test(arguments: [0.998, 0.99]) func `a glide loses its rate of speed in each millisecond`(rate: Double) {
        let motion = glide(2000, within: wide, rate: rate)
        // Step by step, in hundredths of a millisecond.
        var (position, velocity) = (0.0, 2000.0)
        for step in 1...30_000 {
            let slower = velocity * pow(rate, 0.01)
            position += (velocity + slower) / 2 * 0.00001
            velocity = slower
            guard step % 10_000 == 0 else { continue }
            #expect(abs(motion.position(at: Double(step) * 0.00001) - position) < 1e-6)
            #expect(abs(motion.velocity(at: Double(step) * 0.00001) - velocity) < 1e-6)
        }
        #expect(abs(motion.end - 2000 / (-1000 * log(rate))) < 1e-9)
        #expect(abs(motion.position(at: motion.duration - 1e-6) - motion.end) < 0.26)
        #expect(motion.position(at: motion.duration + 5) == motion.end)
    }

    @Test func `what is slower than can be seen rests at once`() {
        let motion = glide(from: 40, 0.2, within: wide)
        #expect(motion.duration == 0)
        #expect(motion.end == 40)
        #expect(glide(from: 40, 0, within: 0...100) == AxisMotion(at: 40))
    }

    @Test func `past an end it runs on with its speed and springs back`() {
        let motion = glide(from: 900, 3000, within: 0...1000)
        let samples = stride(from: 0, to: motion.duration, by: 0.001).map {
            (motion.position(at: $0), motion.velocity(at: $0))
        }

        #expect(motion.end == 1000)
        #expect(samples.map(\.0).max()! > 1050)
        #expect(abs(samples.last!.0 - 1000) < 0.3)
        for (a, b) in zip(samples, samples.dropFirst()) {
            #expect(abs(b.0 - a.0 - (a.1 + b.1) / 2 * 0.001) < 0.01)
            #expect(abs(b.1 - a.1) < 80)
        }
    }

    @Test func `without bounces it stops at the end`() {
        let motion = glide(from: 900, 3000, within: 0...1000, bounces: false)
        let last = motion.duration

        #expect(motion.end == 1000)
        #expect(last < 0.05)
        #expect(abs(motion.position(at: last - 1e-9) - 1000) < 1e-3)
        #expect(stride(from: 0, to: 1, by: 0.001).allSatisfy { motion.position(at: $0) <= 1000 })
    }

    @Test func `let go beyond an end it comes back, and on into the content if it is thrown`() {
        let back = glide(from: -80, 0, within: 0...1000)
        #expect(back.end == 0)
        #expect(stride(from: 0, to: 2, by: 0.01).allSatisfy { back.position(at: $0) <= 0 })

        let thrown = glide(from: -80, 2500, within: 0...1000)
        #expect(thrown.end > 200 && thrown.end < 1000)
        let steps = stride(from: 0, to: thrown.duration, by: 0.001).map(thrown.position)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 4 })
    }

    @Test func `a spring to a target does not run past it, however fast it sets out`() {
        let motion = AxisMotion(from: 0, velocity: 50_000, to: 100, frequency: 20)
        let steps = stride(from: 0, to: 1, by: 0.001).map(motion.position)

        #expect(steps.allSatisfy { $0 <= 100 })
        #expect(motion.end == 100)
        #expect(motion.duration < 0.6)
        #expect(AxisMotion(from: 5, velocity: 0, to: 5, frequency: 20).duration == 0)
    }

    @Test func `a pull is seen less and less, and never as far as the view is long`() {
        // By the formula: (1 - 1 / (x · 0.55 / d + 1)) · d.
        #expect(abs(RubberBand.shown(100, length: 300) - 46.478873) < 1e-6)
        #expect(abs(RubberBand.shown(-100, length: 300) + 46.478873) < 1e-6)
        #expect(RubberBand.shown(1e9, length: 300) < 300)
        #expect(RubberBand.shown(50, length: 0) == 0)
        for pull in [-700.0, -3, 0, 12, 400] {
            #expect(abs(RubberBand.pull(RubberBand.shown(pull, length: 300), length: 300) - pull) < 1e-6)
        }
    }
}
