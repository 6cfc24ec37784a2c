/// The part of a timeline during which one strand moves, in fractions of the timeline's time.
package struct Span: Hashable, Sendable {
    package var start: Double
    package var end: Double
    /// Where the part was caught when the timeline's time was bent: from there on, and back from there, it goes evenly.
    private var knot: Knot?

    private struct Knot: Hashable, Sendable {
        var time: Double
        var local: Double
    }

    package static let whole = Span(start: 0, end: 1)

    package init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// How much of the part is over at `time` of the whole: 0 before it, 1 after it.
    package func local(_ time: Double) -> Double {
        if time >= end { return 1 }
        if time <= start { return 0 }
        guard let knot else { return (time - start) / (end - start) }
        return time < knot.time
            ? knot.local * (time - start) / (knot.time - start)
            : knot.local + (1 - knot.local) * (time - knot.time) / (end - knot.time)
    }

    /// How fast it goes by at `time`, in parts a whole; of the side that lies in `direction`, above or below 0.
    package func slope(at time: Double, direction: Double) -> Double {
        guard end > start, direction > 0 ? time >= start && time < end : time > start && time <= end else { return 0 }
        guard let knot else { return 1 / (end - start) }
        let isBehind = direction > 0 ? time < knot.time : time <= knot.time
        return isBehind ? knot.local / (knot.time - start) : (1 - knot.local) / (end - knot.time)
    }

    /// This part in a timeline that was at `time` and is now taken to be at `newTime`, with `local` of the part over there.
    package func bent(from time: Double, to newTime: Double, local: Double) -> Span {
        func moved(_ point: Double) -> Double {
            if point <= time { return time > 0 ? point * newTime / time : newTime }
            return newTime + (point - time) * (1 - newTime) / (1 - time)
        }
        var span = Span(start: moved(start), end: moved(end))
        if span.start < newTime, newTime < span.end { span.knot = Knot(time: newTime, local: local) }
        return span
    }

    /// The part of this part that `share`, in fractions of it, is.
    package func inner(_ share: Span) -> Span {
        Span(start: start + share.start * (end - start), end: start + share.end * (end - start))
    }
}
