import Foundation
import NavCore

/// Values at times, and what lies between them.
///
///     progress ──stops──▶ place ──track──▶ value
///
/// A place counts keyframes: 1.5 is half way from the second to the third. Stops say when which place is reached; in a paced animation there
/// are more of them than keyframes, so that the way between is covered at one speed.
nonisolated struct Keyframes {
    struct Stop {
        var time: Double
        var place: Double
        /// On the way to the next stop; nil is linear.
        var curve: CubicCurve?
    }

    enum Track {
        case straight([LayerValue])
        /// A smooth curve through the values, which are reached at `times`.
        case smooth([LayerValue], times: [Double])
        /// Each value stays until the next one comes.
        case steps([LayerValue])
        case path([PathSegment])
    }

    let track: Track
    /// Ascending in time from 0 to 1; at least two.
    private let stops: [Stop]

    init(_ track: Track, stops: [Stop]) { (self.track, self.stops) = (track, stops) }

    func value(at progress: Double) -> LayerValue {
        let place = place(at: progress)
        switch track {
        case .steps(let values): return values[min(Int(place), values.count - 1)]
        case .straight, .smooth, .path: return track.value(at: place)
        }
    }

    /// Where the path points at `progress`, in radians from the x axis towards the y axis.
    func angle(at progress: Double) -> Double { track.angle(at: place(at: progress)) }

    private func place(at progress: Double) -> Double {
        if progress <= stops[0].time { return stops[0].place }
        var (low, high) = (0, stops.count - 1)
        if progress >= stops[high].time { return stops[high].place }
        while high - low > 1 {
            let middle = (low + high) / 2
            if stops[middle].time <= progress { low = middle } else { high = middle }
        }
        let (from, to) = (stops[low], stops[high])
        let share = (progress - from.time) / (to.time - from.time)
        return from.place + (to.place - from.place) * (from.curve?.progress(at: share) ?? share)
    }
}

nonisolated extension Keyframes.Track {
    /// How many stretches lie between the keyframes.
    var stretches: Int {
        switch self {
        case .straight(let values), .smooth(let values, _): values.count - 1
        case .steps(let values): values.count
        case .path(let segments): segments.count
        }
    }

    func value(at place: Double) -> LayerValue {
        let index = min(max(Int(place.rounded(.down)), 0), stretches - 1)
        let share = place - Double(index)
        switch self {
        case .straight(let values): return values[index].moved(to: values[index + 1], by: share)
        case .smooth(let values, let times): return values.smooth(after: index, at: share, times: times)
        case .steps(let values): return values[index]
        case .path(let segments): return .point(segments[index].point(at: share))
        }
    }

    fileprivate func angle(at place: Double) -> Double {
        guard case .path(let segments) = self else { return 0 }
        let index = min(max(Int(place.rounded(.down)), 0), segments.count - 1)
        return segments[index].angle(at: place - Double(index))
    }

    /// Stops at even speed over the whole track: `fineness` of them in each stretch that is not straight.
    func pacedStops(fineness: Int = 64) -> [Keyframes.Stop] {
        var (length, lengths, last) = (0.0, [(0.0, 0.0)], value(at: 0))
        for index in 0..<stretches {
            for step in 1...(isStraight(index) ? 1 : fineness) {
                let place = Double(index) + Double(step) / Double(isStraight(index) ? 1 : fineness)
                let next = value(at: place)
                length += last.distance(to: next)
                lengths.append((length, place))
                last = next
            }
        }
        guard length > 0 else { return [.init(time: 0, place: 0), .init(time: 1, place: Double(stretches))] }
        return lengths.map { .init(time: $0.0 / length, place: $0.1) }
    }

    private func isStraight(_ index: Int) -> Bool {
        switch self {
        case .straight, .steps: true
        case .smooth: false
        case .path(let segments): segments[index].isStraight
        }
    }
}

nonisolated extension [LayerValue] {
    /// The curve of Catmull and Rom between value `index` and the next, with the times at which the values are reached: straight ways between
    /// neighbours, mixed twice. Before the first value and after the last one the way goes on as it came.
    fileprivate func smooth(after index: Int, at share: Double, times: [Double]) -> LayerValue {
        let (b, c) = (self[index], self[index + 1])
        let (tb, tc) = (times[index], times[index + 1])
        guard tc > tb else { return c }
        let hasBefore = index > 0 && times[index - 1] < tb, hasAfter = index + 2 < count && times[index + 2] > tc
        let (a, ta) = hasBefore ? (self[index - 1], times[index - 1]) : (b.moved(to: c, by: -1), 2 * tb - tc)
        let (d, td) = hasAfter ? (self[index + 2], times[index + 2]) : (c.moved(to: b, by: -1), 2 * tc - tb)
        let t = tb + (tc - tb) * share
        let (ab, bc, cd) = (
            a.moved(to: b, by: (t - ta) / (tb - ta)), b.moved(to: c, by: share),
            c.moved(to: d, by: (t - tc) / (td - tc))
        )
        return ab.moved(to: bc, by: (t - ta) / (tc - ta)).moved(
            to: bc.moved(to: cd, by: (t - tb) / (td - tb)), by: share)
    }
}

nonisolated extension PathSegment {
    /// Where the segment points at `s`; at a control point that lies on its end, where the curve points right after it.
    fileprivate func angle(at s: Double) -> Double {
        let (before, after) = (point(at: max(s - 1e-4, 0)), point(at: min(s + 1e-4, 1)))
        return atan2(after.y - before.y, after.x - before.x)
    }
}
