import Foundation
import NavCore

/// How fast something moves, from where it was seen when.
package nonisolated struct VelocityTracker: Equatable {
    private struct Sample: Equatable {
        let instant: FrameInstant
        let position: CGPoint
    }

    /// No older than `memory` before the last one, oldest first.
    private var samples: [Sample] = []

    /// How far back a velocity looks, in seconds.
    private static let memory = 0.1
    /// What has not moved for this long, in seconds, rests.
    private static let rest = 0.05
    /// After a gap of this many seconds, such as a stall of the program, what was before says nothing about now.
    private static let longestGap = 0.25

    package init() {}

    /// Two positions at one instant are one: the later.
    package mutating func add(_ position: CGPoint, at instant: FrameInstant) {
        if let last = samples.last {
            if instant.seconds(since: last.instant) > Self.longestGap { samples = [] }
            if instant <= last.instant { samples.removeLast() }
        }
        samples.append(Sample(instant: instant, position: position))
        samples.removeAll { instant.seconds(since: $0.instant) > Self.memory }
    }

    package mutating func reset() { samples = [] }

    /// The velocity at `instant`, in points per second: the slope of the line that fits the samples of the last 100 ms best. What has rested for
    /// more than 50 ms has none, so a swipe that stops before it is let go is no flick.
    package func velocity(at instant: FrameInstant) -> CGVector {
        let recent = samples.filter { instant.seconds(since: $0.instant) <= Self.memory }
        guard let last = recent.last, recent.count > 1, instant.seconds(since: last.instant) <= Self.rest else {
            return .zero
        }
        let times = recent.map { $0.instant.seconds(since: last.instant) }
        return CGVector(
            dx: Self.slope(of: recent.map(\.position.x), over: times),
            dy: Self.slope(of: recent.map(\.position.y), over: times))
    }

    private static func slope(of values: [CGFloat], over times: [Double]) -> CGFloat {
        let count = Double(times.count)
        let (meanTime, meanValue) = (times.reduce(0, +) / count, values.reduce(0, +) / count)
        let (spread, shared) = zip(times, values).reduce((0, 0)) { sums, sample in
            let time = sample.0 - meanTime
            return (sums.0 + time * time, sums.1 + time * (sample.1 - meanValue))
        }
        return spread == 0 ? 0 : shared / spread
    }
}
