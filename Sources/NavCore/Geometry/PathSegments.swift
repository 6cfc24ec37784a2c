package import Foundation

/// One straight or curved piece of a path with both its ends.
package struct PathSegment: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    /// The control points lie on the line, a third and two thirds along.
    package var isStraight: Bool

    package init(from start: CGPoint, to end: CGPoint) {
        self.start = start
        control1 = Self.mix(start, end, 1 / 3)
        control2 = Self.mix(start, end, 2 / 3)
        self.end = end
        isStraight = true
    }

    package init(from start: CGPoint, quad control: CGPoint, to end: CGPoint) {
        self.init(from: start, Self.mix(start, control, 2 / 3), Self.mix(end, control, 2 / 3), to: end)
    }

    package init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        isStraight = false
    }

    /// The point at `s`, 0…1 along the segment's parameter.
    package func point(at s: CGFloat) -> CGPoint {
        let r = 1 - s
        let (w0, w1, w2, w3) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// Both ends, and every point in between where the curve turns back in x or in y.
    var extremePoints: [CGPoint] {
        if isStraight { return [start, end] }
        let turns = [\CGPoint.x, \CGPoint.y].flatMap { axis in
            CubicPolynomial(
                start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
            ).turningPoints
        }
        return [start, end] + turns.map { point(at: $0) }
    }

    /// Points along the segment after its start, whose chords stay within `tolerance` points of the curve.
    package func flattened(tolerance: CGFloat) -> [CGPoint] {
        if isStraight { return [end] }
        let bend1 = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let bend2 = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        // A chord over 1/n of the parameter is off by at most max|B''| / 8n², and |B''| ≤ 6 · bend.
        let count = max(Int((0.75 * max(bend1, bend2) / tolerance).squareRoot().rounded(.up)), 1)
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}

/// A part of a path drawn without lifting the pen.
package struct Subpath: Hashable, Sendable {
    package var start: CGPoint
    package var segments: [PathSegment] = []
    package var isClosed = false
}

extension [CGPath.Element] {
    /// The elements as segments with both ends, closing lines included.
    package var subpaths: [Subpath] {
        var paths: [Subpath] = []
        var point = CGPoint.zero
        for element in self {
            if case .move(let start) = element {
                paths.append(Subpath(start: start))
                point = start
                continue
            }
            if paths.isEmpty || paths[paths.count - 1].isClosed { paths.append(Subpath(start: point)) }
            let last = paths.count - 1
            switch element {
            case .move: break
            case .line(let end): paths[last].segments.append(PathSegment(from: point, to: end))
            case .quad(let control, let end):
                paths[last].segments.append(PathSegment(from: point, quad: control, to: end))
            case .curve(let c1, let c2, let end): paths[last].segments.append(PathSegment(from: point, c1, c2, to: end))
            case .close:
                paths[last].segments.append(PathSegment(from: point, to: paths[last].start))
                paths[last].isClosed = true
            }
            point = paths[last].segments[paths[last].segments.count - 1].end
        }
        return paths
    }

    var extremePoints: [CGPoint] {
        subpaths.flatMap { path in [path.start] + path.segments.flatMap(\.extremePoints) }
    }
}

extension Subpath {
    /// The same part from its end to its start. A closed part stays closed; curves of one control point come out with two.
    package var reversedElements: [CGPath.Element] {
        let drawn = isClosed ? segments.dropLast() : segments[...]
        let back = drawn.reversed().map { segment -> CGPath.Element in
            segment.isStraight
                ? .line(segment.start) : .curve(control1: segment.control2, control2: segment.control1, segment.start)
        }
        return [.move(drawn.last?.end ?? start)] + back + (isClosed ? [.close] : [])
    }
}
