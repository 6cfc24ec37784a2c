import Foundation
import NavCore

/// The corners of a shape without dents, in device pixels, clockwise as seen on the screen.
struct ConvexPolygon {
    var points: [CGPoint]

    /// `points` in either direction.
    init(_ points: [CGPoint]) {
        self.points = Self.area(points) < 0 ? points.reversed() : points
        removeNeighbours()
    }

    init(_ rect: CGRect) {
        self.init([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    /// What `transform`, which is affine, makes of `shape`.
    init(_ shape: RoundedRect, at transform: Planar) {
        guard shape.isPlain else {
            let tolerance = Self.outlineTolerance / max(transform.largestStretch, 1e-9)
            self.init(
                shape.outline.subpaths.flatMap { path in
                    [path.start] + path.segments.flatMap { $0.flattened(tolerance: tolerance) }
                }.map(transform.map))
            return
        }
        let radius = shape.fittingRadius
        let size = radius * transform.largestStretch
        guard size >= Self.smallestRadius else {
            self.init(transform.outline(of: shape.rect))
            return
        }
        let steps = Self.steps(forRadius: size)
        let centres = shape.rect.standardized.insetBy(dx: radius, dy: radius)
        self.init(
            Self.corners(of: centres).enumerated().flatMap { corner, centre in
                (0...steps).map { step in
                    let angle = (Double(corner) + 2 + Double(step) / Double(steps)) * .pi / 2
                    return transform.map(
                        CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle)))
                }
            })
    }

    /// A corner rounded by less, in pixels, looks square.
    private static let smallestRadius = 0.75
    /// How far a chord may miss a curve that is no arc, in pixels.
    private static let outlineTolerance = 0.1
    /// Corners that lie nearer to each other, in pixels, are one.
    private static let shortestEdge = 1e-3

    /// A chord misses its arc by an eighth of a pixel at most.
    private static func steps(forRadius radius: Double) -> Int {
        min(max(Int((.pi / 2 * radius.squareRoot()).rounded(.up)), 2), 64)
    }

    /// From the top left one on.
    private static func corners(of rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    private mutating func removeNeighbours() {
        var kept: [CGPoint] = []
        for point in points where kept.last.map({ $0.isFar(from: point, Self.shortestEdge) }) ?? true {
            kept.append(point)
        }
        while kept.count > 1, !kept[kept.count - 1].isFar(from: kept[0], Self.shortestEdge) { kept.removeLast() }
        points = kept
    }

    /// Positive if they go clockwise on the screen.
    private static func area(_ points: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            sum += point.x * next.y - next.x * point.y
        }
        return sum / 2
    }

    var isEmpty: Bool { points.count < 3 }
}

extension ConvexPolygon {
    /// What of it lies in `other` too.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        var rest = points
        for (index, start) in other.points.enumerated() where !rest.isEmpty {
            rest = Self.cut(rest, from: start, to: other.points[(index + 1) % other.points.count])
        }
        return ConvexPolygon(rest)
    }

    /// What of `points` lies to the right of the line, which is inside for a clockwise edge.
    static func cut(_ points: [CGPoint], from start: CGPoint, to end: CGPoint) -> [CGPoint] {
        let normal = CGPoint(x: start.y - end.y, y: end.x - start.x)
        func side(_ point: CGPoint) -> CGFloat { (point.x - start.x) * normal.x + (point.y - start.y) * normal.y }
        var result: [CGPoint] = []
        for (index, point) in points.enumerated() {
            let before = points[(index + points.count - 1) % points.count]
            let (from, to) = (side(before), side(point))
            if (from < 0) != (to < 0) {
                let t = from / (from - to)
                result.append(CGPoint(x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t))
            }
            if to >= 0 { result.append(point) }
        }
        return result
    }
}

extension ConvexPolygon {
    /// Each corner moved so that every edge lies `distance` further out; further in, if it is negative. Nil if an edge would
    /// turn round: the shape is too thin for that.
    func offset(by distance: CGFloat) -> [CGPoint]? {
        guard !isEmpty else { return nil }
        let normals = points.indices.map { outward($0) }
        let moved = points.indices.map { index in
            points[index].moved(along: normals[(index + points.count - 1) % points.count], normals[index], by: distance)
        }
        for index in points.indices {
            let next = (index + 1) % points.count
            let before = points[index].vector(to: points[next]), after = moved[index].vector(to: moved[next])
            guard before.x * after.x + before.y * after.y > 0 else { return nil }
        }
        return moved
    }

    /// The direction out of the edge that begins at corner `index`, of length 1.
    private func outward(_ index: Int) -> CGPoint {
        let edge = points[index].vector(to: points[(index + 1) % points.count])
        let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
        return CGPoint(x: edge.y / length, y: -edge.x / length)
    }
}

extension CGPoint {
    fileprivate func vector(to other: CGPoint) -> CGPoint { CGPoint(x: other.x - x, y: other.y - y) }

    fileprivate func isFar(from other: CGPoint, _ distance: CGFloat) -> Bool {
        abs(x - other.x) > distance || abs(y - other.y) > distance
    }

    /// The corner between two edges with these directions outwards, when both are moved by `distance`.
    fileprivate func moved(along a: CGPoint, _ b: CGPoint, by distance: CGFloat) -> CGPoint {
        let miter = distance / max(1 + a.x * b.x + a.y * b.y, 0.1)
        return CGPoint(x: x + (a.x + b.x) * miter, y: y + (a.y + b.y) * miter)
    }
}

extension Planar {
    /// How much longer it can make a line, at most. Of affine maps.
    var largestStretch: Double {
        let sum = a * a + b * b + c * c + d * d, determinant = a * d - b * c
        return ((sum + max(sum * sum - 4 * determinant * determinant, 0).squareRoot()) / 2).squareRoot()
    }
}
