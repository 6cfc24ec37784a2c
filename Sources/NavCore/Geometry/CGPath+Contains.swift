public import Foundation

/// Which side of a path that crosses itself is inside.
public enum CGPathFillRule: Int, Sendable {
    /// Where the path winds around a point more often one way than the other.
    case winding
    /// Where a ray from the point crosses the path an odd number of times.
    case evenOdd
}

extension CGPath {
    /// Whether filling the path, with open parts closed by a line, covers `point`. `transform` maps the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard boundingBoxOfPath.contains(point) else { return false }
        var (crossings, winding) = (0, 0)
        for (start, end) in elements.subpaths.flatMap(\.outline) {
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let along = (point.y - start.y) / (end.y - start.y)
            guard start.x + along * (end.x - start.x) > point.x else { continue }
            crossings += 1
            winding += start.y < end.y ? 1 : -1
        }
        switch rule {
        case .winding: return winding != 0
        case .evenOdd: return !crossings.isMultiple(of: 2)
        }
    }
}

extension Subpath {
    /// A hundredth of a point: far less than a pointer can aim.
    private static let tolerance: CGFloat = 0.01

    /// The closed outline as straight lines.
    fileprivate var outline: [(CGPoint, CGPoint)] {
        let points = [start] + segments.flatMap { $0.flattened(tolerance: Self.tolerance) }
        return Array(zip(points, points.dropFirst() + [start]))
    }
}
