import Foundation

extension Spring {
    /// The least damping ratio that is fitted to a duration: a softer one would need more than the given time at any stiffness.
    private static let leastDampingRatio = 0.01

    /// The spring of mass 1 that has a thousandth of its way left after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 and more is critical; below 0.01 counts as 0.01.
    ///   - duration: Above 0.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        precondition(duration > 0, "Spring(dampingRatio:duration:): the duration must be above 0, not \(duration)")
        let ratio = min(max(dampingRatio, Self.leastDampingRatio), 1)
        let frequency =
            ratio < 1
            ? Self.swingingFrequency(ratio: ratio, duration: duration, velocity: initialVelocity)
            : Self.criticalFrequency(duration: duration, velocity: initialVelocity)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// The spring of mass 1 that would swing once in `duration` seconds without damping; it takes longer than that to settle.
    ///
    /// - Parameters:
    ///   - duration: Above 0.
    ///   - bounce: 0 does not overshoot, 1 would swing for ever, below 0 creeps (at least −0.99 is used).
    package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
        precondition(duration > 0, "Spring(duration:bounce:): the duration must be above 0, not \(duration)")
        let bounce = min(max(bounce, -0.99), 1)
        let frequency = 2 * Double.pi / duration
        let critical = 2 * frequency
        self.init(
            mass: 1, stiffness: frequency * frequency,
            damping: bounce < 0 ? critical / (1 + bounce) : critical * (1 - bounce),
            initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
    }

    /// The largest ω with `|(ζω − v) / ω_d| · e^(−ζωD) = 0.001`.
    private static func swingingFrequency(ratio: Double, duration: Double, velocity: Double) -> Double {
        let swing = ((1 - ratio) * (1 + ratio)).squareRoot()
        let rest = { (frequency: Double) in
            abs(ratio - velocity / frequency) / swing * exp(-ratio * frequency * duration)
        }
        // With v > 0 what is left is nothing at ω = v/ζ, grows to one more peak, and only then fades.
        let zero = max(velocity, 0) / ratio
        let peak =
            velocity > 0 ? (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / (2 * ratio) : 0
        return largestRoot(of: rest, zero: zero, peak: peak, step: 1 / (ratio * duration))
    }

    /// The largest ω with `|1 + (ω − v)·D| · e^(−ωD) = 0.001`.
    private static func criticalFrequency(duration: Double, velocity: Double) -> Double {
        let rest = { (frequency: Double) in
            abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
        }
        return largestRoot(of: rest, zero: max(velocity - 1 / duration, 0), peak: max(velocity, 0), step: 1 / duration)
    }

    /// Where `rest` last falls below the tolerance: beyond `peak`, or, if the peak is too low, before the `zero` in front of it.
    private static func largestRoot(of rest: (Double) -> Double, zero: Double, peak: Double, step: Double) -> Double {
        if peak > 0, rest(peak) < springTolerance { return bisect(from: 0, to: zero) { rest($0) < springTolerance } }
        var step = step
        while rest(peak + step) >= springTolerance { step *= 2 }
        return bisect(from: peak, to: peak + step) { rest($0) < springTolerance }
    }
}
