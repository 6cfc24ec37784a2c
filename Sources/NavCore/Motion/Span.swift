/// The part of a timeline during which one property moves, in fractions of the whole.
package struct Span: Hashable, Sendable {
    package var start: Double
    package var end: Double

    package static let whole = Span(start: 0, end: 1)

    package init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// How much of the part is over when `fraction` of the whole is: 0 before it, 1 after it.
    package func local(_ fraction: Double) -> Double {
        guard end > start else { return fraction >= end ? 1 : 0 }
        return min(max((fraction - start) / (end - start), 0), 1)
    }

    /// This part in a timeline whose fractions `map` makes of the present ones, shifted so that `local` of it is over at `fraction`.
    /// Its end stays where the map puts it.
    package func remapped(_ map: (Double) -> Double, over local: Double, at fraction: Double) -> Span {
        let end = map(end)
        guard local > 0, local < 1 else { return Span(start: min(map(start), end), end: end) }
        return Span(start: (fraction - local * end) / (1 - local), end: end)
    }
}
