import Foundation
package import NavCore

/// Which part of its section a keyframe fills, in fractions of it.
package nonisolated struct KeyFrame: Equatable, Sendable {
    package var span: Span
    /// Which of the calls it was.
    package var number: Int

    package init(span: Span, number: Int) {
        (self.span, self.number) = (span, number)
    }
}

/// A way through several values: what keyframes make of a property.
///
/// Before the first keyframe and between two of them the value rests. A keyframe that begins before the one in front of it is over
/// cuts that one short.
package nonisolated struct Route: Sendable {
    /// How values between two stops are found.
    package enum Interpolation: Sendable {
        case linear
        /// Each value is there from the end of its keyframe on.
        case discrete
        /// Linear, at one speed for the whole way, whatever the keyframes' times.
        case paced
        /// Along a smooth curve through the stops.
        case cubic
        case cubicPaced
    }

    fileprivate struct Stop {
        var time: Double
        var value: LayerValue
    }

    let start: LayerValue
    private let interpolation: Interpolation
    private var frames: [(frame: KeyFrame, value: LayerValue)] = []
    private var keyframes: Keyframes

    init(from start: LayerValue, interpolation: Interpolation) {
        (self.start, self.interpolation) = (start, interpolation)
        keyframes = Keyframes(.straight([start, start]), stops: [.init(time: 0, place: 0), .init(time: 1, place: 1)])
    }

    /// The value that is last in time.
    var end: LayerValue { keyframes.value(at: 1) }

    mutating func add(_ value: LayerValue, at frame: KeyFrame) {
        frames.removeAll { $0.frame == frame }
        frames.append((frame, value))
        keyframes = keyframes(through: stops)
    }

    /// In ascending order of time, the first at 0 and the last at 1.
    private var stops: [Stop] {
        var stops = [Stop(time: 0, value: start)]
        let ordered = frames.enumerated().sorted {
            ($0.element.frame.span.start, $0.offset) < ($1.element.frame.span.start, $1.offset)
        }
        for (_, element) in ordered { stops.append(element.value, over: element.frame.span) }
        if stops[stops.count - 1].time < 1 { stops.append(Stop(time: 1, value: stops[stops.count - 1].value)) }
        return stops
    }

    private func keyframes(through stops: [Stop]) -> Keyframes {
        let (values, times) = (stops.map(\.value), stops.map(\.time))
        let track: Keyframes.Track =
            switch interpolation {
            case .linear, .paced: .straight(values)
            case .discrete: .steps(values)
            case .cubic: .smooth(values, times: times)
            case .cubicPaced: .smooth(values, times: values.indices.map { Double($0) })
            }
        let isPaced = interpolation == .paced || interpolation == .cubicPaced
        return Keyframes(
            track,
            stops: isPaced ? track.pacedStops() : times.enumerated().map { .init(time: $1, place: Double($0)) })
    }

    /// The value at `share` of the way, which a spring may take beyond 0…1: there it goes on as straight as it came.
    func value(at share: Double) -> LayerValue {
        if (0...1).contains(share) || interpolation == .discrete { return keyframes.value(at: share) }
        let (edge, inside) = share < 0 ? (0.0, Self.step) : (1.0, 1 - Self.step)
        return keyframes.value(at: inside).moved(to: keyframes.value(at: edge), by: (share - inside) / (edge - inside))
    }

    private static let step = 1e-3
}

nonisolated extension [Route.Stop] {
    fileprivate mutating func append(_ value: LayerValue, over span: Span) {
        let last = self[count - 1]
        if span.start < last.time {
            let cut = Route.Stop(time: span.start, value: self.value(at: span.start))
            removeAll { $0.time >= span.start && $0.time > 0 }
            if span.start > 0 { append(cut) }
        } else if span.start > last.time {
            append(Route.Stop(time: span.start, value: last.value))
        }
        append(Route.Stop(time: Swift.max(span.end, span.start), value: value))
    }

    /// Where the way is at `time`, which lies on it.
    private func value(at time: Double) -> LayerValue {
        guard let next = firstIndex(where: { $0.time > time }), next > 0 else { return self[0].value }
        let (from, to) = (self[next - 1], self[next])
        return from.value.moved(to: to.value, by: (time - from.time) / (to.time - from.time))
    }
}
