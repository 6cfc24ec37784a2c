import Foundation
import NavCore

/// The upper edge of a sheet, in points: at rest, in a hand, or on a spring to where it will rest. A function of the instant.
struct SheetMover {
    private enum State {
        case resting(CGFloat)
        case held(CGFloat)
        case flying(Flight)
    }

    private struct Flight {
        let departure: FrameInstant
        let start: CGFloat
        var goal: CGFloat
        let spring: Spring

        func top(at now: FrameInstant) -> CGFloat {
            start + (goal - start) * spring.progress(at: now.seconds(since: departure))
        }

        func speed(at now: FrameInstant) -> CGFloat {
            spring.velocity(at: now.seconds(since: departure)) * (goal - start)
        }
    }

    private var state = State.resting(0)
    /// Of the spring, in radians a second: that of a push (rule V17).
    private static let frequency = 18.2574
    /// Nearer to its goal than this, in points, and slower than this, in points a second, it has arrived.
    private static let (nearness, slowness): (CGFloat, CGFloat) = (0.3, 20)
    /// It arrives no later than this, in seconds.
    private static let longest = 1.5

    var isFlying: Bool {
        if case .flying = state { true } else { false }
    }

    var isHeld: Bool {
        if case .held = state { true } else { false }
    }

    /// Where it will be once nothing holds or moves it.
    var goal: CGFloat {
        switch state {
        case .resting(let top), .held(let top): top
        case .flying(let flight): flight.goal
        }
    }

    func top(at now: FrameInstant) -> CGFloat {
        switch state {
        case .resting(let top), .held(let top): top
        case .flying(let flight): flight.top(at: now)
        }
    }

    func speed(at now: FrameInstant) -> CGFloat {
        if case .flying(let flight) = state { flight.speed(at: now) } else { 0 }
    }

    func hasArrived(at now: FrameInstant) -> Bool {
        guard case .flying(let flight) = state else { return true }
        let isNear =
            abs(flight.goal - flight.top(at: now)) < Self.nearness && abs(flight.speed(at: now)) < Self.slowness
        return isNear || now.seconds(since: flight.departure) >= Self.longest
    }

    mutating func rest(at top: CGFloat) { state = .resting(top) }

    mutating func hold(at top: CGFloat) { state = .held(top) }

    /// - Parameter speed: In points a second, downwards. One that leads away from the goal counts as rest: what is let go never steps back.
    mutating func fly(to goal: CGFloat, speed: CGFloat, at now: FrameInstant) {
        let start = top(at: now)
        let ahead = (goal - start) * speed > 0 ? speed : 0
        let spring = Spring(
            stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency,
            initialVelocity: Spring.relativeVelocity(ahead, over: goal - start)
        ).bounded
        state = .flying(Flight(departure: now, start: start, goal: goal, spring: spring))
    }
}
