import Foundation
import NavCore

/// How evenly the pictures of a motion come.
///
/// Only the time from one picture to the next of the same motion counts: a still window has no rate.
nonisolated struct FrameMeter: Equatable {
    struct Reading: Equatable {
        /// Pictures a second.
        var rate: Double
        /// 99 of 100 pictures come at most this many seconds after the one before.
        var p99: Double
        /// Pictures that a display of this period could have shown and did not get.
        var missed: Int
    }

    /// Of so many pictures the reading is made.
    private static let length = 240
    /// Of fewer it would say more about chance.
    private static let leastLength = 10

    private var intervals: [Double] = []
    private var last: FrameInstant?

    /// A picture was shown.
    mutating func show(at instant: FrameInstant) {
        if let last { intervals.append(instant.seconds(since: last)) }
        if intervals.count > Self.length { intervals.removeFirst() }
        last = instant
    }

    /// The motion is over, or there was none.
    mutating func rest() { last = nil }

    /// Nil before there are pictures enough.
    ///
    /// - Parameter period: Seconds from one picture of the display to the next.
    func reading(period: Double) -> Reading? {
        let total = intervals.reduce(0, +)
        guard intervals.count >= Self.leastLength, total > 0 else { return nil }
        let ordered = intervals.sorted()
        let index = Int((Double(ordered.count) * 0.99).rounded(.up)) - 1
        let missed = intervals.reduce(0) { $0 + max(Int(($1 / period).rounded()) - 1, 0) }
        return Reading(rate: Double(intervals.count) / total, p99: ordered[index], missed: missed)
    }
}
