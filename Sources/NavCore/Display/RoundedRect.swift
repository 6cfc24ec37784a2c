public import Foundation

/// A rectangle, some of whose corners may be rounded.
public struct RoundedRect: Hashable, Sendable {
    /// Corners by where they are in the rectangle's own space, as `CACornerMask`.
    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minXMinY = Corners(rawValue: 1)
        public static let maxXMinY = Corners(rawValue: 2)
        public static let minXMaxY = Corners(rawValue: 4)
        public static let maxXMaxY = Corners(rawValue: 8)
        public static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
    }

    public enum Curve: Hashable, Sendable {
        /// A quarter of a circle.
        case circular
        /// Begins to bend earlier, gently: 1.528665 radii from the corner, where the sides are long enough. `outline` says how.
        case continuous
    }

    public var rect: CGRect
    /// In points; never more than half the shorter side is used.
    public var radius: CGFloat
    /// The corners that are rounded; the others are square.
    public var corners: Corners
    public var curve: Curve

    public init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all, curve: Curve = .circular) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }
}

extension RoundedRect {
    /// How far from the corner a continuous curve begins, in radii, where there is room.
    private static let continuousReach: CGFloat = 1.528665

    /// The radius that is used; 0 where no corner is rounded.
    package var fittingRadius: CGFloat {
        corners.isEmpty ? 0 : max(min(radius, abs(rect.width) / 2, abs(rect.height) / 2), 0)
    }

    /// How far from a corner the sides are straight for certain.
    package var cornerReach: CGFloat {
        let half = min(abs(rect.width), abs(rect.height)) / 2
        return curve == .circular ? fittingRadius : min(fittingRadius * Self.continuousReach, max(half, fittingRadius))
    }

    /// Whether all corners are quarters of circles.
    package var isPlain: Bool { corners == .all && curve == .circular || fittingRadius == 0 }

    /// The rectangle inside, `width` points from every edge; its corners are smaller by as much.
    package func inset(by width: CGFloat) -> RoundedRect? {
        let inside = rect.insetBy(dx: width, dy: width)
        guard !inside.isNull else { return nil }
        return RoundedRect(inside, radius: max(fittingRadius - width, 0), corners: corners, curve: curve)
    }

    /// The edge, clockwise on screen from the upper end of the left side.
    package var outline: [CGPath.Element] {
        let rect = rect.standardized
        var elements: [CGPath.Element] = []
        // Each corner with the direction of the side that leads to it.
        add(.minXMinY, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), to: &elements)
        add(.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), to: &elements)
        add(.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), to: &elements)
        add(.minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), to: &elements)
        return elements + [.close]
    }

    private func add(
        _ corner: Corners, _ tip: CGPoint, _ way: CGVector, to elements: inout [CGPath.Element]
    ) {
        /// `back` and `on` count from the tip, along the side that leads to it and the one that leaves it.
        func point(_ pair: (back: CGFloat, on: CGFloat)) -> CGPoint {
            CGPoint(x: tip.x - way.dx * pair.back - way.dy * pair.on, y: tip.y - way.dy * pair.back + way.dx * pair.on)
        }
        let points = corners.contains(corner) && fittingRadius > 0 ? cornerPoints : [(0, 0)]
        elements.append(elements.isEmpty ? .move(point(points[0])) : .line(point(points[0])))
        for index in stride(from: 1, to: points.count, by: 3) {
            elements.append(
                .curve(
                    control1: point(points[index]), control2: point(points[index + 1]), point(points[index + 2])))
        }
    }

    /// A corner as curves: the start, then two controls and an end for each. A continuous one is three curves, which become those of
    /// a circle, divided at the same angles, as the sides get too short for it.
    private var cornerPoints: [(back: CGFloat, on: CGFloat)] {
        let radius = fittingRadius
        let share = curve == .circular ? 0 : (cornerReach / radius - 1) / (Self.continuousReach - 1)
        return zip(Self.circularCorner, Self.continuousCorner).map { circular, continuous in
            (
                back: radius * (circular.0 + (continuous.0 - circular.0) * share),
                on: radius * (circular.1 + (continuous.1 - circular.1) * share)
            )
        }
    }

    /// Half of a continuous corner of radius 1; the other half is its mirror image.
    private static let continuousCorner = mirrored([
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
    ])

    private static let circularCorner: [(CGFloat, CGFloat)] = {
        // Where the first of the continuous corner's three curves ends, seen from the centre of the circle.
        let bend = atan2(1 - 0.63149379, 1 - 0.07491139) as CGFloat
        func point(_ angle: CGFloat, _ reach: CGFloat = 0) -> (CGFloat, CGFloat) {
            (1 - sin(angle) - reach * cos(angle), 1 - cos(angle) + reach * sin(angle))
        }
        func reach(_ angle: CGFloat) -> CGFloat { 4 / 3 * tan(angle / 4) }
        let outer = reach(bend), inner = reach(.pi / 2 - 2 * bend)
        return mirrored([point(0), point(0, outer), point(bend, -outer), point(bend), point(bend, inner)])
    }()

    private static func mirrored(_ half: [(CGFloat, CGFloat)]) -> [(CGFloat, CGFloat)] {
        half + half.reversed().map { ($0.1, $0.0) }
    }
}
