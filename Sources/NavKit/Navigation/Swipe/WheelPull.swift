import Foundation
import NavCore

/// Turns of a touchpad that may be a swipe: they come without a beginning and without an end.
struct WheelPull {
    /// Towards where the page leaves, in points.
    private(set) var travel: CGFloat = 0
    private(set) var lastInstant = FrameInstant(seconds: 0)
    private var tracker = VelocityTracker()
    /// What will end it.
    var end: ScheduledWork?

    /// What has rested for this long is over, in seconds.
    static let rest = 0.12

    /// In points a second, at the last turn.
    var speed: CGFloat { tracker.velocity(at: lastInstant).dx }

    /// - Parameter way: Towards where the page leaves, in points.
    mutating func add(_ way: CGFloat, at instant: FrameInstant) {
        travel += way
        lastInstant = instant
        tracker.add(CGPoint(x: travel, y: 0), at: instant)
    }
}
