package import Foundation

extension CGPath {
    /// The part of the path from `start` to `end`, 0…1 of its whole length, all parts of it counted one after the other.
    ///
    /// All of it is this same path. A part of which something is left out is open.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        let measured = elements.subpaths.map { ($0, $0.segments.map(MeasuredSegment.init)) }
        let total = measured.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
        let (first, last) = (max(start, 0) * total, min(end, 1) * total)
        guard first < last else { return CGPath(elements: []) }
        var kept: [Element] = []
        var passed: CGFloat = 0
        for (subpath, segments) in measured {
            var isOpen = false
            var length: CGFloat = 0
            let before = kept.count
            for segment in segments where segment.length > 0 {
                let range = (first - passed - length)...max(last - passed - length, first - passed - length)
                length += segment.length
                guard let part = segment.part(range) else { isOpen = true; continue }
                if isOpen || kept.count == before { kept.append(.move(part.start)) }
                kept.append(part.element)
                isOpen = false
            }
            let isWhole = first <= passed && last >= passed + length
            if isWhole, subpath.isClosed, kept.count > before { kept.append(.close) }
            passed += length
        }
        return CGPath(elements: kept)
    }
}

/// A segment with the lengths along it.
private struct MeasuredSegment {
    let segment: PathSegment
    /// The length up to each of the points at even steps of the parameter, from 0 on.
    private let lengths: [CGFloat]

    private static let steps = 32

    init(_ segment: PathSegment) {
        self.segment = segment
        var (lengths, last) = ([0] as [CGFloat], segment.start)
        let steps = segment.isStraight ? 1 : Self.steps
        for step in 1...steps {
            let next = segment.point(at: CGFloat(step) / CGFloat(steps))
            lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        self.lengths = lengths
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    /// The part between two lengths along the segment, which may lie outside of it; nil where it has no part in that.
    func part(_ range: ClosedRange<CGFloat>) -> PathSegment? {
        guard range.lowerBound < length, range.upperBound > 0 else { return nil }
        if range.lowerBound <= 0, range.upperBound >= length { return segment }
        return segment.part(from: parameter(at: range.lowerBound), to: parameter(at: range.upperBound))
    }

    private func parameter(at distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else { return 1 }
        let share = (distance - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
        return (CGFloat(next - 1) + share) / CGFloat(lengths.count - 1)
    }
}

extension PathSegment {
    /// The piece between two places of the parameter.
    fileprivate func part(from first: CGFloat, to last: CGFloat) -> PathSegment {
        if isStraight { return PathSegment(from: point(at: first), to: point(at: last)) }
        let tail = split(at: first).tail
        return first < 1 ? tail.split(at: (last - first) / (1 - first)).head : tail
    }

    private func split(at s: CGFloat) -> (head: PathSegment, tail: PathSegment) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s) }
        let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
        let (ab, bc) = (mix(a, b), mix(b, c))
        let middle = mix(ab, bc)
        return (PathSegment(from: start, a, ab, to: middle), PathSegment(from: middle, bc, c, to: end))
    }

    fileprivate var element: CGPath.Element {
        isStraight ? .line(end) : .curve(control1: control1, control2: control2, end)
    }
}
