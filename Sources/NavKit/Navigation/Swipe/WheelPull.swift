import Foundation
import NavCore

/// Turns of a touchpad that may be a swipe: they come without a beginning and without an end.
struct WheelPull {
    /// Towards where the page leaves, in points.
    private(set) var travel: CGFloat = 0
    private(set) var lastInstant = FrameInstant(seconds: 0)
    private var tracker = VelocityTracker()
    /// Ways that lead nowhere: nobody is asked about them again until it rests.
    private(set) var refused: Set<PageWay> = []
    /// What will end it.
    var end: ScheduledWork?

    /// What has rested for this long is over, in seconds.
    static let rest = 0.12

    /// In points a second, at the last turn.
    var speed: CGFloat { tracker.velocity(at: lastInstant).dx }

    /// It leads nowhere that way, and counts anew.
    mutating func refuse(_ way: PageWay) {
        refused.insert(way)
        travel = 0
        tracker.reset()
    }

    /// - Parameter way: Towards where the page leaves, in points.
    mutating func add(_ way: CGFloat, at instant: FrameInstant) {
        travel += way
        lastInstant = instant
        tracker.add(CGPoint(x: travel, y: 0), at: instant)
    }
}
