import Foundation
import NavKit

/// What people build, and shapes that are nothing but shapes.
nonisolated extension Sketch {
    /// A town at night: towers with lit windows, and their light on the water.
    mutating func town(_ sky: (UInt32, UInt32), towers: [UInt32], light: UInt32, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        ground(sky.0, sky.1)
        disc(0.24, height * 0.18, 0.07, 0xFFFFFF, alpha: 0.16)
        disc(0.24, height * 0.18, 0.045, 0xFFF4DA)
        let shore = height * 0.84
        for (row, color) in towers.enumerated() {
            var x = -0.04 - 0.03 * CGFloat(row)
            while x < 1 {
                let width = 0.09 + 0.09 * random.next()
                let high = height * (0.22 + 0.34 * random.next()) * (1 - 0.2 * CGFloat(row))
                tower(CGRect(x: x, y: shore - high, width: width, height: high), color, light, &random)
                x += width + 0.02 * random.next()
            }
        }
        box(CGRect(x: 0, y: shore, width: 1, height: height - shore), sky.0)
        for _ in 0..<34 {
            let length = 0.03 + 0.1 * random.next(), y = shore + (height - shore) * random.next()
            box(CGRect(x: random.next(), y: y, width: length, height: 0.006), radius: 0.003, light, alpha: 0.3)
        }
    }

    private mutating func tower(_ frame: CGRect, _ color: UInt32, _ light: UInt32, _ random: inout SeededNumbers) {
        box(frame, color)
        let columns = max(Int(frame.width / 0.034), 1)
        let step = frame.width / CGFloat(columns)
        for row in 0..<max(Int(frame.height / 0.045), 1) {
            for column in 0..<columns where random.next() > 0.55 {
                let x = frame.minX + (CGFloat(column) + 0.28) * step, y = frame.minY + 0.02 + CGFloat(row) * 0.045
                box(CGRect(x: x, y: y, width: step * 0.44, height: 0.02), light, alpha: 0.35 + 0.65 * random.next())
            }
        }
    }

    /// Quarter circles, discs and stripes in a grid.
    mutating func tiles(_ colors: [UInt32], columns: Int, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        ground(colors[0], colors[0])
        let side = 1 / CGFloat(columns)
        for row in 0..<Int((height / side).rounded(.up)) {
            for column in 0..<columns {
                let frame = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
                tile(frame, colors, &random)
            }
        }
    }

    private mutating func tile(_ frame: CGRect, _ colors: [UInt32], _ random: inout SeededNumbers) {
        let first = Int(random.next() * CGFloat(colors.count)),
            step = 1 + Int(random.next() * CGFloat(colors.count - 1))
        let (back, front) = (colors[first], colors[(first + step) % colors.count])
        let side = frame.width, corner = Int(random.next() * 4)
        box(frame, back)
        switch Int(random.next() * 4) {
        case 0:
            disc(frame.midX, frame.midY, side * 0.36, front)
            disc(frame.midX, frame.midY, side * 0.15, back)
        case 1:
            for index in 0..<3 {
                box(
                    CGRect(
                        x: frame.minX, y: frame.minY + side * (CGFloat(index) / 3 + 0.08), width: side, height: side / 6
                    ), front)
            }
        default: quarter(frame, corner, front)
        }
    }

    private mutating func quarter(_ frame: CGRect, _ corner: Int, _ color: UInt32) {
        let center = CGPoint(x: corner % 2 == 0 ? frame.minX : frame.maxX, y: corner < 2 ? frame.minY : frame.maxY)
        let start = [0, CGFloat.pi / 2, -.pi / 2, .pi][corner]
        let side = frame.width
        shape(color) { path, sketch in
            path.move(to: sketch.point(center.x, center.y))
            for step in 0...16 {
                let angle = start + .pi / 2 * CGFloat(step) / 16
                path.addLine(to: sketch.point(center.x + side * cos(angle), center.y + side * sin(angle)))
            }
        }
    }

    /// A room: a wall, a window with a view, a lamp over an armchair.
    mutating func room(wall: (UInt32, UInt32), chair: UInt32, view: (UInt32, UInt32)) {
        let floor = height * 0.8
        ground(wall.0, wall.1)
        box(CGRect(x: 0, y: floor, width: 1, height: height - floor), 0xB98A5E)
        box(CGRect(x: 0, y: floor, width: 1, height: 0.02), 0xFFFFFF, alpha: 0.7)
        let pane = CGRect(x: 0.1, y: height * 0.12, width: 0.36, height: height * 0.42)
        box(pane.insetBy(dx: -0.02, dy: -0.02), 0xFFFFFF)
        box(pane, view.0)
        disc(pane.midX + 0.06, pane.minY + 0.14, 0.05, 0xFFF6D8)
        box(
            CGRect(x: pane.minX, y: pane.maxY - pane.height * 0.32, width: pane.width, height: pane.height * 0.32),
            view.1)
        box(CGRect(x: pane.midX - 0.006, y: pane.minY, width: 0.012, height: pane.height), 0xFFFFFF)
        box(CGRect(x: pane.minX, y: pane.midY - 0.006, width: pane.width, height: 0.012), 0xFFFFFF)
        lamp(0.82, floor)
        armchair(0.6, floor, chair)
        oval(0.55, height * 0.92, 0.4, 0.05, 0xFFFFFF, alpha: 0.22)
    }

    private mutating func lamp(_ x: CGFloat, _ floor: CGFloat) {
        disc(x, floor - 0.58, 0.3, 0xFFE9B0, alpha: 0.16)
        disc(x, floor - 0.58, 0.2, 0xFFE9B0, alpha: 0.2)
        line(0x3A332E, width: 0.012) { path, sketch in
            path.move(to: sketch.point(x, floor + 0.03))
            path.addLine(to: sketch.point(x, floor - 0.58))
        }
        oval(x, floor + 0.035, 0.08, 0.014, 0x3A332E)
        shape(0xF6D77E) { path, sketch in
            path.move(to: sketch.point(x - 0.055, floor - 0.66))
            path.addLine(to: sketch.point(x + 0.055, floor - 0.66))
            path.addLine(to: sketch.point(x + 0.11, floor - 0.5))
            path.addLine(to: sketch.point(x - 0.11, floor - 0.5))
        }
    }

    private mutating func armchair(_ x: CGFloat, _ floor: CGFloat, _ color: UInt32) {
        oval(x, floor + 0.06, 0.24, 0.025, 0x000000, alpha: 0.18)
        box(CGRect(x: x - 0.17, y: floor - 0.33, width: 0.34, height: 0.3), radius: 0.09, color)
        box(CGRect(x: x - 0.17, y: floor - 0.33, width: 0.34, height: 0.3), radius: 0.09, 0x000000, alpha: 0.1)
        box(CGRect(x: x - 0.2, y: floor - 0.14, width: 0.4, height: 0.16), radius: 0.05, color)
        for side in [-1, 1] as [CGFloat] {
            box(CGRect(x: x + side * 0.19 - 0.045, y: floor - 0.2, width: 0.09, height: 0.22), radius: 0.045, color)
            box(CGRect(x: x + side * 0.15 - 0.012, y: floor + 0.01, width: 0.024, height: 0.06), 0x3A332E)
        }
        box(CGRect(x: x - 0.08, y: floor - 0.25, width: 0.16, height: 0.13), radius: 0.03, 0xFFFFFF, alpha: 0.85)
    }
}
