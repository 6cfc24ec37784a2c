package import Foundation

/// How wide and high the four corners of a rectangle are rounded, in points.
package struct RectCorners: Hashable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all corner: CGSize) {
        self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }
}

/// Collects the elements of a path, shape by shape.
package struct PathBuilder: Sendable {
    package var elements: [CGPath.Element] = []

    package init() {}

    package mutating func addRect(_ rect: CGRect) {
        elements += [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    package mutating func addEllipse(in rect: CGRect) {
        let frame = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        elements.append(.move(CGPoint(x: 1, y: 0).applying(frame)))
        elements += Self.unitArc(from: 0, sweep: 2 * .pi).applying(frame)
        elements.append(.close)
    }

    /// Clockwise on screen, from the left end of the top edge.
    package mutating func addRoundedRect(_ rect: CGRect, corners: RectCorners) {
        let rect = rect.standardized
        func fitted(_ size: CGSize) -> CGSize {
            CGSize(width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
        }
        let (topLeft, topRight) = (fitted(corners.topLeft), fitted(corners.topRight))
        let (bottomRight, bottomLeft) = (fitted(corners.bottomRight), fitted(corners.bottomLeft))
        elements.append(.move(CGPoint(x: rect.minX + topLeft.width, y: rect.minY)))
        addCorner(CGPoint(x: rect.maxX - topRight.width, y: rect.minY + topRight.height), topRight, from: -.pi / 2)
        addCorner(CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY - bottomRight.height), bottomRight, from: 0)
        addCorner(CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY - bottomLeft.height), bottomLeft, from: .pi / 2)
        addCorner(CGPoint(x: rect.minX + topLeft.width, y: rect.minY + topLeft.height), topLeft, from: .pi)
        elements.append(.close)
    }

    /// Adds part of a circle, joined by a line to where the path is now; angles in radians from the x axis.
    ///
    /// On screen a clockwise arc runs towards growing angles. An arc of a whole turn or more is the full circle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) {
        let frame = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        let first = CGPoint(x: cos(start), y: sin(start)).applying(frame)
        elements.append(elements.isEmpty ? .move(first) : .line(first))
        elements += Self.unitArc(from: start, sweep: Self.sweep(from: start, to: end, clockwise: clockwise)).applying(
            frame)
    }

    /// A line to the corner and a quarter of an ellipse round `center`.
    private mutating func addCorner(_ center: CGPoint, _ radii: CGSize, from angle: CGFloat) {
        let frame = CGAffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
        elements.append(.line(CGPoint(x: cos(angle), y: sin(angle)).applying(frame)))
        guard radii.width > 0, radii.height > 0 else { return }
        elements += Self.unitArc(from: angle, sweep: .pi / 2).applying(frame)
    }

    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        if abs(difference) >= turn { return clockwise ? turn : -turn }
        if clockwise { return difference < 0 ? difference + turn : difference }
        return difference > 0 ? difference - turn : difference
    }

    /// Curves along the circle of radius 1 about the origin, a quarter at most each (0.03 % of the radius off at worst).
    private static func unitArc(from start: CGFloat, sweep: CGFloat) -> [CGPath.Element] {
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            return .curve(
                control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
                control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
                CGPoint(x: cos(to), y: sin(to)))
        }
    }
}
