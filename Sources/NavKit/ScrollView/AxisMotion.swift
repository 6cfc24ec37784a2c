import Foundation

/// How an offset moves by itself along one axis, as a function of the seconds since it was let go.
///
/// It glides, slowing down evenly in each millisecond; past an end a spring without overshoot brings it back. Positions are in points, velocities in points
/// per second.
package nonisolated struct AxisMotion: Equatable {
    private enum Leg: Equatable {
        /// Loses its speed at `rate` a second: x(t) = from + velocity / rate · (1 - e^(-rate·t)).
        case glide(from: Double, velocity: Double, rate: Double)
        /// A critically damped spring: x(t) = target + (distance + (velocity + frequency·distance)·t) · e^(-frequency·t).
        case spring(target: Double, distance: Double, velocity: Double, frequency: Double)
    }

    /// One after another, each with the second that it begins at.
    private var legs: [(start: Double, leg: Leg)] = []
    /// Seconds until it rests.
    package private(set) var duration = 0.0
    /// Where it comes to rest.
    package private(set) var end: Double

    /// What is nearer to its goal than this, in points, has arrived.
    private static let tolerance = 0.25
    /// Of the spring at an end, a second: it brings content back in about half a second.
    private static let bounceFrequency = 10.0

    package static func == (a: AxisMotion, b: AxisMotion) -> Bool {
        a.end == b.end && a.duration == b.duration && a.legs.elementsEqual(b.legs, by: ==)
    }

    /// Stays at `position`.
    package init(at position: Double) { end = position }

    /// Springs from `position` to `target`.
    ///
    /// - Parameter frequency: Of the spring, a second: it has arrived after about 8 / frequency.
    package init(from position: Double, velocity: Double, to target: Double, frequency: Double) {
        self.init(at: position)
        // Faster than this it would run past its target.
        let limit = abs(target - position) * frequency
        spring(from: position, velocity: velocity.clamped(to: -limit...limit), to: target, frequency)
    }

    /// Let go at `position`: it glides within `limits`, and springs back to the nearest from beyond.
    ///
    /// - Parameters:
    ///   - decelerationRate: The share of the speed that is left after a millisecond, 0..<1.
    ///   - bounces: Whether it runs past an end. If not, it stops there.
    package init(
        from position: Double, velocity: Double, within limits: ClosedRange<Double>, decelerationRate: Double,
        bounces: Bool
    ) {
        self.init(at: position)
        let rate = -1000 * log(decelerationRate)
        if limits.contains(position) {
            glide(position, velocity, rate, limits, bounces)
        } else {
            comeBack(position, velocity, rate, limits, bounces)
        }
    }

    private mutating func comeBack(
        _ position: Double, _ velocity: Double, _ rate: Double, _ limits: ClosedRange<Double>, _ bounces: Bool
    ) {
        let edge = position.clamped(to: limits)
        let back = velocity + Self.bounceFrequency * (position - edge)
        let crossing = back == 0 ? -1 : (edge - position) / back
        spring(from: position, velocity: velocity, to: edge, Self.bounceFrequency)
        guard crossing > 0 else { return }
        // Thrown back so hard that it goes on into the content.
        let speed = self.velocity(at: crossing)
        duration = crossing
        glide(edge, speed, rate, limits, bounces)
    }

    private mutating func glide(
        _ position: Double, _ velocity: Double, _ rate: Double, _ limits: ClosedRange<Double>, _ bounces: Bool
    ) {
        let (start, goal) = (duration, position + velocity / rate)
        end = goal.clamped(to: limits)
        guard abs(goal - position) > Self.tolerance else { return end = position }
        legs.append((start, .glide(from: position, velocity: velocity, rate: rate)))
        guard !limits.contains(goal) else {
            duration = start + log(abs(goal - position) / Self.tolerance) / rate
            return
        }
        duration = start - log(1 - (end - position) * rate / velocity) / rate
        let speed = velocity - (end - position) * rate
        if bounces { spring(from: end, velocity: speed, to: end, Self.bounceFrequency) }
    }

    private mutating func spring(from position: Double, velocity: Double, to target: Double, _ frequency: Double) {
        let distance = position - target
        legs.append(
            (duration, .spring(target: target, distance: distance, velocity: velocity, frequency: frequency)))
        end = target
        duration += Self.settling(distance, velocity + frequency * distance, frequency)
    }

    /// When |distance + speed·t| · e^(-frequency·t) has become too small to see, for good.
    private static func settling(_ distance: Double, _ speed: Double, _ frequency: Double) -> Double {
        let size = max(abs(distance), abs(speed) / frequency)
        guard size > tolerance else { return 0 }
        // (1 + u)·e^(-u) = tolerance / size, by fixed point from above.
        return (0..<20).reduce(1) { u, _ in log(size / tolerance) + log(1 + u) } / frequency
    }

    package func position(at seconds: Double) -> Double {
        guard seconds < duration, let (start, leg) = leg(at: seconds) else { return end }
        let t = seconds - start
        switch leg {
        case .glide(let from, let velocity, let rate): return from + velocity / rate * (1 - exp(-rate * t))
        case .spring(let target, let distance, let velocity, let frequency):
            return target + (distance + (velocity + frequency * distance) * t) * exp(-frequency * t)
        }
    }

    package func velocity(at seconds: Double) -> Double {
        guard seconds < duration, let (start, leg) = leg(at: seconds) else { return 0 }
        let t = seconds - start
        switch leg {
        case .glide(_, let velocity, let rate): return velocity * exp(-rate * t)
        case .spring(_, let distance, let velocity, let frequency):
            return (velocity - frequency * (velocity + frequency * distance) * t) * exp(-frequency * t)
        }
    }

    private func leg(at seconds: Double) -> (start: Double, leg: Leg)? { legs.last { $0.start <= seconds } }
}
