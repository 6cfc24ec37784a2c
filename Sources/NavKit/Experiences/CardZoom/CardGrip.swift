import Foundation

/// Along which way a finger takes a page back. It never changes while the finger is down.
nonisolated enum CardAxis { case horizontal, vertical }

nonisolated extension CardAxis {
    /// Nil: the movement is none that takes a page back.
    ///
    /// - Parameters:
    ///   - travel: Of the finger when it has left the slop, in points.
    ///   - side: 1, or −1 where pages leave to the left.
    init?(travel: CGPoint, side: CGFloat) {
        let x = travel.x * side
        if x > 0, x >= abs(travel.y) {
            self = .horizontal
        } else if travel.y > 0, travel.y >= 2 * abs(x) {
            self = .vertical
        } else {
            return nil
        }
    }

    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    func part(of vector: CGPoint, side: CGFloat) -> CGFloat { self == .horizontal ? vector.x * side : vector.y }
}

/// How a page hangs on a finger: the point that was touched stays under it.
nonisolated struct CardGrip: Equatable {
    let axis: CardAxis
    /// 1, or −1 where pages leave to the left.
    let side: CGFloat
    /// Where the page was taken hold of, in units of its size.
    let anchor: CGPoint
    /// Where the finger was then, and how far out the page was.
    let start: CGPoint
    let startTravel: Double
    /// Of the page, in points.
    let size: CGSize

    /// - Parameter rect: Where the page is shown.
    init(
        at point: CGPoint, of rect: CGRect, size: CGSize, _ axis: CardAxis, side: CGFloat, _ style: CardZoomStyle
    ) {
        (self.axis, self.side, self.size, start) = (axis, side, size, point)
        anchor = CGPoint(
            x: (point.x - rect.minX) / max(rect.width, 1), y: (point.y - rect.minY) / max(rect.height, 1))
        startTravel = style.travel(atScale: rect.width / max(size.width, 1), along: axis)
    }

    /// How far out the page is with the finger at `point`, in widths or heights; never negative.
    func travel(_ point: CGPoint) -> Double {
        let way = axis.part(of: CGPoint(x: point.x - start.x, y: point.y - start.y), side: side)
        return max(startTravel + way / max(axis.length(of: size), 1), 0)
    }

    func rect(_ point: CGPoint, _ style: CardZoomStyle) -> CGRect {
        let scale = style.scale(afterTravel: travel(point), along: axis)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: point.x - anchor.x * width, y: point.y - anchor.y * height, width: width, height: height)
    }

    func pose(_ point: CGPoint, _ style: CardZoomStyle) -> CardPose {
        let scale = style.scale(afterTravel: travel(point), along: axis)
        var pose = CardPose(rect: rect(point, style), corner: style.corner(atScale: scale))
        pose.dim = style.dim(atScale: scale)
        return pose
    }

    /// How fast the edges move with a finger at `point` that moves with `velocity`, in points a second.
    func speed(_ point: CGPoint, velocity: CGPoint, _ style: CardZoomStyle) -> Edges {
        let next = CGPoint(x: point.x + velocity.x * Self.step, y: point.y + velocity.y * Self.step)
        return (rect(next, style).edges - rect(point, style).edges) / Self.step
    }

    /// Of the difference that stands for a derivative, in seconds.
    private static let step = 1e-4
}

nonisolated extension CardZoomStyle {
    func scale(afterTravel u: Double, along axis: CardAxis) -> Double {
        let isBeyond = axis == .vertical && u > knee
        let eased = isBeyond ? knee + kneeReach * (1 - 1 / ((u - knee) / kneeReach + 1)) : u
        return max(1 - shrink * eased, leastScale)
    }

    /// The other way round.
    func travel(atScale scale: Double, along axis: CardAxis) -> Double {
        let shrunk = max((1 - scale) / shrink, 0)
        switch axis {
        case .horizontal: return shrunk
        case .vertical:
            guard shrunk > knee else { return shrunk }
            let share = min((shrunk - knee) / kneeReach, 0.999)
            return knee + kneeReach * (1 / (1 - share) - 1)
        }
    }

    func corner(atScale scale: Double) -> CGFloat {
        heldCornerRadius * ((1 - scale) / cornerShrink).clamped(to: 0...1)
    }

    func dim(atScale scale: Double) -> CGFloat { dim * ((scale - leastScale) / (1 - leastScale)).clamped(to: 0...1) }

    /// Whether a page that is let go leaves.
    ///
    /// - Parameters:
    ///   - u: How far out it is, in widths or heights.
    ///   - speed: Of the finger along the way out, in widths or heights a second.
    ///   - share: From where on it does.
    func commits(travel u: Double, speed: Double, from share: Double) -> Bool {
        u > 0 && speed > -turnBackSpeed && u + foresight * speed >= share
    }
}
