import Foundation
import NavCore

/// The rest of a way, on the spring that a page is let go on: a function of the instant.
nonisolated struct Settling {
    /// In radians a second.
    private static let frequency = 22.0
    private static let dampingRatio = 0.85
    /// What is left of the way when it counts as arrived.
    private static let tolerance = 0.001
    /// It arrives no later than this, in seconds.
    private static let longest = 0.5

    private let departure: FrameInstant
    private let start: Double
    let goal: Double
    private let spring: Spring

    /// - Parameters:
    ///   - start: The share of the way, 0…1.
    ///   - goal: 0 or 1.
    ///   - speed: In whole ways a second, toward 1; it may lead away from the goal.
    init(from start: Double, to goal: Double, speed: Double, at departure: FrameInstant) {
        (self.departure, self.start, self.goal) = (departure, start, goal)
        spring = Spring(
            stiffness: Self.frequency * Self.frequency, damping: 2 * Self.dampingRatio * Self.frequency,
            initialVelocity: Spring.relativeVelocity(speed, over: goal - start))
    }

    /// The share of the way, never beyond its ends: a page has a stop on either side.
    func progress(at now: FrameInstant) -> Double { min(max(value(at: now), 0), 1) }

    /// It is at its goal, for the first time or nearly so.
    func hasArrived(at now: FrameInstant) -> Bool {
        let left = (goal - value(at: now)) * (goal > start ? 1 : -1)
        return start == goal || left < Self.tolerance || now.seconds(since: departure) >= Self.longest
    }

    /// In whole ways a second, toward 1.
    func speed(at now: FrameInstant) -> Double {
        spring.velocity(at: now.seconds(since: departure)) * (goal - start)
    }

    private func value(at now: FrameInstant) -> Double {
        start + (goal - start) * spring.progress(at: now.seconds(since: departure))
    }
}
