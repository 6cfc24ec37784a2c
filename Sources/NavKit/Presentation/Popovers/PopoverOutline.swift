import Foundation
import NavCore

extension PopoverGeometry {
    /// Body and arrow as one shape, in the popover's own coordinates.
    var outline: CGPath {
        let body = body
        let corners = [
            CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY),
            CGPoint(x: body.maxX, y: body.maxY), CGPoint(x: body.minX, y: body.maxY),
        ]
        let radius = min(Self.radius, body.width / 2, body.height / 2)
        let path = UIBezierPath()
        for (side, corner) in corners.enumerated() {
            // Clockwise: along the side, with the arrow where it is on this one, then round its further corner.
            let along = Self.directions[side], next = corners[(side + 1) % 4]
            let start = corner.moved(radius, along)
            side == 0 ? path.move(to: start) : path.addLine(to: start)
            if direction == Self.sides[side] { path.addArrow(at: tipBase(on: side, body), along) }
            path.addLine(to: next.moved(-radius, along))
            path.addArc(
                withCenter: next.moved(-radius, along).moved(radius, Self.directions[(side + 1) % 4]), radius: radius,
                startAngle: (CGFloat(side) - 1) * .pi / 2, endAngle: CGFloat(side) * .pi / 2, clockwise: true)
        }
        path.close()
        return path.cgPath
    }

    /// Of the four sides, clockwise from the upper one: which arrow is on it, and which way it runs.
    private static let sides = [UIPopoverArrowDirection.up, .right, .down, .left]
    private static let directions = [
        CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1),
    ]

    private func tipBase(on side: Int, _ body: CGRect) -> CGPoint {
        switch side {
        case 0: CGPoint(x: tip, y: body.minY)
        case 1: CGPoint(x: body.maxX, y: tip)
        case 2: CGPoint(x: tip, y: body.maxY)
        default: CGPoint(x: body.minX, y: tip)
        }
    }
}

extension UIBezierPath {
    /// An arrow outwards from a side that runs along `direction`, with `base` beneath its tip.
    fileprivate func addArrow(at base: CGPoint, _ direction: CGVector) {
        let half = PopoverGeometry.arrowWidth / 2
        let tip = base.moved(PopoverGeometry.arrowLength, CGVector(dx: direction.dy, dy: -direction.dx))
        addLine(to: base.moved(-half, direction))
        addCurve(
            to: tip, controlPoint1: base.moved(-half * 0.45, direction), controlPoint2: tip.moved(-half * 0.35, direction))
        addCurve(
            to: base.moved(half, direction), controlPoint1: tip.moved(half * 0.35, direction),
            controlPoint2: base.moved(half * 0.45, direction))
    }
}

extension CGPoint {
    fileprivate func moved(_ distance: CGFloat, _ direction: CGVector) -> CGPoint {
        CGPoint(x: x + distance * direction.dx, y: y + distance * direction.dy)
    }
}
