import Foundation
import NavKit

/// What grows, and a cat.
nonisolated extension Sketch {
    /// Large leaves that grow in from the lower corners.
    mutating func leaves(_ top: UInt32, _ bottom: UInt32, greens: [UInt32], seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        ground(top, bottom)
        disc(0.66, height * 0.3, 0.2, 0xFFFFFF, alpha: 0.28)
        for index in 0..<13 {
            let part = CGFloat(index) / 12
            let angle = -.pi * (0.08 + 0.84 * part) + (random.next() - 0.5) * 0.2
            let length = height * (0.42 + 0.35 * random.next())
            let root = CGPoint(x: 0.2 + 0.6 * part, y: height * (1.02 + 0.05 * random.next()))
            leaf(root, angle, length, width: 0.1 + 0.05 * random.next(), greens[index * 5 % greens.count])
        }
    }

    private mutating func leaf(_ root: CGPoint, _ angle: CGFloat, _ length: CGFloat, width: CGFloat, _ color: UInt32) {
        let along = CGVector(dx: cos(angle), dy: sin(angle))
        func at(_ way: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: root.x + along.dx * way * length - along.dy * side,
                y: root.y + along.dy * way * length + along.dx * side)
        }
        func curve(_ path: UIBezierPath, _ sketch: Sketch, _ side: CGFloat) {
            let (a, b, tip) = (at(0.35, side * width), at(0.75, side * width), at(1, 0))
            path.addCurve(
                to: sketch.point(tip.x, tip.y), controlPoint1: sketch.point(a.x, a.y),
                controlPoint2: sketch.point(b.x, b.y))
        }
        for (side, alpha) in [(1, 0), (-1, 0.14)] as [(CGFloat, CGFloat)] {
            for (tone, cover) in [(color, 1), (UInt32(0xFFFFFF), alpha)] where cover > 0 {
                shape(tone, alpha: cover) { path, sketch in
                    path.move(to: sketch.point(root.x, root.y))
                    curve(path, sketch, side)
                }
            }
        }
        line(0xFFFFFF, width: 0.004, alpha: 0.4) { path, sketch in
            path.move(to: sketch.point(root.x, root.y))
            path.addLine(to: sketch.point(at(0.96, 0).x, at(0.96, 0).y))
        }
    }

    /// A bunch of tulips in a vase.
    mutating func tulips(wall: (UInt32, UInt32), vase: UInt32, petals: [UInt32], seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        ground(wall.0, wall.1)
        box(CGRect(x: 0, y: height * 0.82, width: 1, height: height * 0.18), 0xFFFFFF, alpha: 0.35)
        let foot = height * 0.9, neck = height * 0.6
        for index in 0..<9 {
            let part = CGFloat(index) / 8 - 0.5
            let head = CGPoint(x: 0.5 + part * 0.72, y: height * (0.2 + 0.1 * random.next() + 0.35 * part * part))
            stem(to: head, from: CGPoint(x: 0.5 + part * 0.08, y: neck + 0.05))
            tulip(head, turn: part, petals[index % petals.count])
        }
        oval(0.5, foot, 0.17, 0.02, 0x000000, alpha: 0.12)
        shape(vase) { path, sketch in
            path.move(to: sketch.point(0.42, neck))
            path.addCurve(
                to: sketch.point(0.42, foot), controlPoint1: sketch.point(0.4, neck + 0.1),
                controlPoint2: sketch.point(0.22, foot - 0.08))
            path.addLine(to: sketch.point(0.58, foot))
            path.addCurve(
                to: sketch.point(0.58, neck), controlPoint1: sketch.point(0.78, foot - 0.08),
                controlPoint2: sketch.point(0.6, neck + 0.1))
        }
        oval(0.5, neck, 0.08, 0.016, 0x000000, alpha: 0.25)
        line(0xFFFFFF, width: 0.02, alpha: 0.35) { path, sketch in
            path.move(to: sketch.point(0.41, neck + 0.13))
            path.addQuadCurve(to: sketch.point(0.39, foot - 0.05), controlPoint: sketch.point(0.33, neck + 0.22))
        }
    }

    private mutating func stem(to head: CGPoint, from root: CGPoint) {
        line(0x4E8B4A, width: 0.014) { path, sketch in
            path.move(to: sketch.point(root.x, root.y))
            path.addQuadCurve(
                to: sketch.point(head.x, head.y),
                controlPoint: sketch.point((root.x * 2 + head.x) / 3, (root.y + head.y) / 2))
        }
    }

    private mutating func tulip(_ head: CGPoint, turn: CGFloat, _ color: UInt32) {
        let (x, y) = (head.x, head.y)
        oval(x - 0.03, y, 0.036, 0.066, color)
        oval(x + 0.03, y, 0.036, 0.066, color)
        oval(x - 0.03, y, 0.036, 0.066, 0x000000, alpha: 0.08)
        oval(x, y + 0.006, 0.038, 0.07, color)
        oval(x + turn * 0.02, y - 0.01, 0.012, 0.045, 0xFFFFFF, alpha: 0.25)
    }

    /// A cat on a window sill in the evening.
    mutating func cat(_ sky: (UInt32, UInt32, UInt32), fur: UInt32, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        ground(sky.0, sky.1, sky.2)
        disc(0.72, height * 0.42, 0.26, 0xFFFFFF, alpha: 0.1)
        disc(0.72, height * 0.42, 0.15, 0xFFF1CF)
        for index in 0..<12 {
            let high = height * (0.12 + 0.18 * random.next())
            box(
                CGRect(x: CGFloat(index) / 11 - 0.04, y: height * 0.84 - high, width: 0.1, height: high), 0x1E2340,
                alpha: 0.35)
        }
        let sill = height * 0.84
        box(CGRect(x: 0, y: sill, width: 1, height: height - sill), 0x2A2033)
        box(CGRect(x: 0, y: sill, width: 1, height: 0.012), 0xFFFFFF, alpha: 0.18)
        sittingCat(0.36, sill, fur)
        for x in [0.02, 0.98] as [CGFloat] { box(CGRect(x: x - 0.03, y: 0, width: 0.06, height: height), 0x2A2033) }
        box(CGRect(x: 0.49, y: 0, width: 0.022, height: sill), 0x2A2033, alpha: 0.85)
    }

    private mutating func sittingCat(_ x: CGFloat, _ floor: CGFloat, _ fur: UInt32) {
        line(fur, width: 0.045) { path, sketch in
            path.move(to: sketch.point(x + 0.12, floor - 0.03))
            path.addCurve(
                to: sketch.point(x + 0.3, floor + 0.09), controlPoint1: sketch.point(x + 0.34, floor - 0.08),
                controlPoint2: sketch.point(x + 0.36, floor + 0.06))
        }
        oval(x, floor - 0.14, 0.15, 0.155, fur)
        oval(x - 0.02, floor - 0.3, 0.1, 0.12, fur)
        oval(x - 0.03, floor - 0.4, 0.105, 0.09, fur)
        for side in [-1, 1] as [CGFloat] {
            shape(fur) { path, sketch in
                path.move(to: sketch.point(x - 0.03 + side * 0.1, floor - 0.41))
                path.addLine(to: sketch.point(x - 0.03 + side * 0.09, floor - 0.54))
                path.addLine(to: sketch.point(x - 0.03 + side * 0.012, floor - 0.465))
            }
        }
    }
}
