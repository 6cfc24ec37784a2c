import Foundation
import NavCore

/// How something moves in time, as a value: along a curve for so many seconds, or as a spring does, perhaps after a while.
///
///     MotionTiming.default.speed(1.8)
public nonisolated struct MotionTiming: Hashable, Sendable {
    private enum Shape: Hashable {
        case curve(from: CGPoint, to: CGPoint, seconds: Double)
        case spring(response: Double, dampingFraction: Double)
    }

    private var shape: Shape
    /// In seconds.
    private var delay = 0.0

    /// A cubic curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - controlPoint1: Its x lies in 0…1; its y may lie outside.
    ///   - controlPoint2: Likewise.
    ///   - duration: In seconds, at least 0.
    public static func curve(_ controlPoint1: CGPoint, _ controlPoint2: CGPoint, duration: Double) -> MotionTiming {
        precondition(duration >= 0, "MotionTiming.curve: a duration of \(duration) s; give 0 or more")
        return MotionTiming(shape: .curve(from: controlPoint1, to: controlPoint2, seconds: duration))
    }

    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> MotionTiming {
        curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1), duration: duration)
    }

    /// Slow at the start.
    public static func easeIn(duration: Double) -> MotionTiming {
        curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1), duration: duration)
    }

    /// Slow at the end.
    public static func easeOut(duration: Double) -> MotionTiming {
        curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1), duration: duration)
    }

    /// As fast all the way.
    public static func linear(duration: Double) -> MotionTiming {
        curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), duration: duration)
    }

    /// - Parameters:
    ///   - response: What one swing without damping would take, in seconds, more than 0.
    ///   - dampingFraction: 1 arrives without swinging, less swings. More than 0.
    public static func spring(response: Double = 0.55, dampingFraction: Double = 1) -> MotionTiming {
        precondition(
            response > 0 && dampingFraction > 0,
            "MotionTiming.spring: response \(response) s and damping \(dampingFraction); both have to be above 0")
        return MotionTiming(shape: .spring(response: response, dampingFraction: dampingFraction))
    }

    /// What SwiftUI calls its default: a spring of 0.55 s that does not swing.
    public static let `default` = MotionTiming.spring()

    /// What SwiftUI called its default before it was a spring: 0.35 s, slow at both ends.
    public static let legacyDefault = MotionTiming.easeInOut(duration: 0.35)

    /// The same motion on a clock that runs `factor` times as fast: durations, delays and a spring's response are divided by it.
    ///
    /// - Parameter factor: More than 0; anything else traps.
    public func speed(_ factor: Double) -> MotionTiming {
        precondition(factor > 0, "MotionTiming.speed(\(factor)): a clock runs forwards; give a factor above 0")
        var faster = self
        faster.delay = delay / factor
        switch shape {
        case .curve(let from, let to, let seconds): faster.shape = .curve(from: from, to: to, seconds: seconds / factor)
        case .spring(let response, let damping):
            faster.shape = .spring(response: response / factor, dampingFraction: damping)
        }
        return faster
    }

    /// The same motion, begun `seconds`, at least 0, later than it would be.
    public func delay(_ seconds: Double) -> MotionTiming {
        precondition(
            seconds >= 0, "MotionTiming.delay(\(seconds)): nothing begins before it is asked for; give 0 or more")
        var later = self
        later.delay += seconds
        return later
    }
}

extension MotionTiming {
    /// In seconds, until the motion is over. A spring's is what it takes to settle.
    @MainActor public var duration: TimeInterval { delay + animator().duration }

    /// Runs `changes` and animates what they do to views.
    ///
    /// What moves already goes on from where it is, with the speed that it has. In a window the animation begins with the next frame.
    ///
    /// - `completion`: Called once, when the motion is over; with false if something took the values over or removed them.
    @preconcurrency @MainActor
    public func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        let animator = animator()
        animator.addAnimations(changes)
        if let completion { animator.addCompletion { completion($0 == .end) } }
        animator.startAnimation(afterDelay: delay)
    }

    /// An animator of this motion that has not begun, and knows nothing of a delay.
    @MainActor func animator() -> UIViewPropertyAnimator {
        switch shape {
        case .curve(let from, let to, let seconds):
            let curve = UICubicTimingParameters(controlPoint1: from, controlPoint2: to)
            return UIViewPropertyAnimator(duration: seconds, timingParameters: curve)
        case .spring(let response, let damping):
            let frequency = 2 * Double.pi / response
            let spring = UISpringTimingParameters(
                mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency, initialVelocity: .zero)
            return UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        }
    }
}
