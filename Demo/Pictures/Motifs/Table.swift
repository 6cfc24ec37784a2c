import Foundation
import NavKit

/// What stands on a table, seen from above.
nonisolated extension Sketch {
    /// A bowl of noodle soup with an egg, greens and chopsticks.
    mutating func noodles(table: UInt32, bowl: UInt32, soup: UInt32, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let (x, y, r) = (CGFloat(0.5), height * 0.52, CGFloat(0.4))
        ground(table, table)
        for index in 0..<9 { grain(at: height * (CGFloat(index) + random.next()) / 9, random.next()) }
        shade(x, y, r)
        disc(x, y, r, bowl)
        disc(x, y, r * 0.9, 0xFFFFFF, alpha: 0.5)
        disc(x, y, r * 0.86, soup)
        for index in 0..<26 { noodle(x, y, r * 0.78, turn: CGFloat(index) * 0.7 + random.next(), random.next()) }
        egg(x - 0.13, y + 0.1)
        egg(x + 0.05, y + 0.19)
        for _ in 0..<22 {
            let angle = random.next() * 1.5 - 1.2, way = random.next() * 0.2
            onion(x + 0.14 + way * cos(angle), y - 0.12 + way * sin(angle))
        }
        for _ in 0..<14 {
            let angle = random.next() * 2 * .pi, way = r * 0.75 * random.next().squareRoot()
            disc(x + way * cos(angle), y + way * sin(angle), 0.006, 0xF7C35A, alpha: 0.9)
        }
        chopsticks()
    }

    private mutating func grain(at y: CGFloat, _ bend: CGFloat) {
        line(0x000000, width: 0.004, alpha: 0.08) { path, sketch in
            path.move(to: sketch.point(0, y))
            path.addCurve(
                to: sketch.point(1, y + 0.02 * bend), controlPoint1: sketch.point(0.3, y + 0.06 * (bend - 0.5)),
                controlPoint2: sketch.point(0.7, y - 0.06 * (bend - 0.5)))
        }
    }

    private mutating func noodle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, turn: CGFloat, _ way: CGFloat) {
        let (start, end) = (turn, turn + 1.4 + way)
        let inner = r * (0.25 + 0.7 * way)
        for (width, color) in [(0.02, UInt32(0xD99A3C)), (0.014, 0xFFE3A1)] as [(CGFloat, UInt32)] {
            line(color, width: width) { path, sketch in
                path.move(to: sketch.point(x + r * 0.95 * cos(start), y + r * 0.95 * sin(start)))
                path.addCurve(
                    to: sketch.point(x + r * cos(end) * 0.9, y + r * sin(end) * 0.9),
                    controlPoint1: sketch.point(x + inner * cos(start + 0.4), y + inner * sin(start + 0.4)),
                    controlPoint2: sketch.point(x + inner * cos(end - 0.3), y + inner * sin(end - 0.3)))
            }
        }
    }

    private mutating func egg(_ x: CGFloat, _ y: CGFloat) {
        oval(x, y + 0.006, 0.086, 0.072, 0x7A4A1C, alpha: 0.35)
        oval(x, y, 0.085, 0.07, 0xFFFDF6)
        oval(x, y, 0.048, 0.042, 0xF39A1E)
        oval(x - 0.012, y - 0.012, 0.016, 0.011, 0xFFD27A)
    }

    private mutating func onion(_ x: CGFloat, _ y: CGFloat) {
        disc(x, y, 0.017, 0x4F9A3A)
        disc(x, y, 0.01, 0xBFE39B)
    }

    private mutating func chopsticks() {
        for shift in [0, 0.035] as [CGFloat] {
            line(0x3B2217, width: 0.016) { path, sketch in
                path.move(to: sketch.point(0.84 + shift, sketch.height * 0.08))
                path.addLine(to: sketch.point(0.6 + shift * 0.4, sketch.height * 0.42))
            }
        }
    }

    /// A cup of coffee with a leaf of milk on it.
    mutating func coffee(table: (UInt32, UInt32), cup: UInt32) {
        let (x, y) = (CGFloat(0.48), height * 0.5)
        ground(table.0, table.1)
        shade(x, y, 0.37)
        disc(x, y, 0.37, 0xFBF8F3)
        disc(x, y, 0.3, 0xEDE6DC)
        line(cup, width: 0.055) { path, sketch in
            path.move(to: sketch.point(x + 0.2, y - 0.09))
            path.addCurve(
                to: sketch.point(x + 0.2, y + 0.05), controlPoint1: sketch.point(x + 0.38, y - 0.16),
                controlPoint2: sketch.point(x + 0.38, y + 0.1))
        }
        shade(x, y, 0.25, alpha: 0.25)
        disc(x, y, 0.25, cup)
        disc(x, y, 0.222, 0x5B3420)
        disc(x, y, 0.214, 0x9A6238)
        for step in 0..<5 { milkLeaf(x, y - 0.13 + CGFloat(step) * 0.052, 0.055 + 0.024 * CGFloat(step)) }
        line(0xFFF3DF, width: 0.014) { path, sketch in
            path.move(to: sketch.point(x, y - 0.18))
            path.addLine(to: sketch.point(x, y + 0.17))
        }
        biscuit(0.85, height * 0.86)
    }

    private mutating func milkLeaf(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) {
        for side in [-1, 1] as [CGFloat] {
            shape(0xFFF3DF) { path, sketch in
                path.move(to: sketch.point(x, y + 0.03))
                path.addQuadCurve(
                    to: sketch.point(x + side * reach, y - 0.02),
                    controlPoint: sketch.point(x + side * reach * 0.7, y + 0.045))
                path.addQuadCurve(to: sketch.point(x, y), controlPoint: sketch.point(x + side * reach * 0.5, y + 0.012))
            }
        }
    }

    private mutating func biscuit(_ x: CGFloat, _ y: CGFloat) {
        shade(x, y, 0.1, alpha: 0.3)
        disc(x, y, 0.1, 0xD9A25F)
        disc(x, y, 0.086, 0xE8B877)
        for (dx, dy) in [(-0.03, -0.04), (0.035, -0.02), (-0.01, 0.03), (0.04, 0.045), (-0.05, 0.02)]
            as [(CGFloat, CGFloat)]
        {
            disc(x + dx, y + dy, 0.013, 0x5A3520)
        }
    }
}
