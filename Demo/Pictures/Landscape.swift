import Foundation
import NavCore
import NavKit

/// A view into the distance, made of sky, sun and ridges. The same numbers give the same picture at every size.
nonisolated struct Landscape {
    enum Foreground {
        case ridges
        /// The lower part is water, in which the sun lies.
        case water
    }

    var palette: Palette
    /// In units of the picture.
    var sun: CGPoint
    /// In units of the picture's height.
    var sunRadius: CGFloat
    /// How rough the ridges are: 0 dunes, 1 crags.
    var roughness: CGFloat
    /// How high the farthest ridge stands, in units of the height.
    var relief: CGFloat = 0.2
    var foreground: Foreground
    var hasStars = false
    /// Chooses one out of many pictures of the same kind.
    var seed: UInt64

    func commands(in rect: CGRect) -> [DrawCommand] {
        var commands: [DrawCommand] = [
            .gradient(
                rect, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY),
                stops: [
                    GradientStop(location: 0, color: palette.skyTop),
                    GradientStop(location: 0.72, color: palette.skyLow),
                    GradientStop(location: 1, color: palette.skyLow),
                ])
        ]
        if hasStars { commands += stars(in: rect) }
        commands += sunDisc(in: rect)
        for index in palette.ridges.indices { commands.append(ridge(index, in: rect)) }
        if foreground == .water { commands += water(in: rect) }
        return commands
    }
}

extension Landscape {
    /// Where the water begins, in units of the height.
    private nonisolated static let shore: CGFloat = 0.7

    private nonisolated func sunDisc(in rect: CGRect) -> [DrawCommand] {
        let center = CGPoint(x: rect.minX + sun.x * rect.width, y: rect.minY + sun.y * rect.height)
        let radius = sunRadius * rect.height
        let glow = [3.4, 2.6, 2, 1.5].map { ($0 * radius, 0.1) }
        return (glow + [(radius, 1)]).map { size, alpha in
            let disc = CGRect(x: center.x - size, y: center.y - size, width: 2 * size, height: 2 * size)
            return .path(CGPath(ellipseIn: disc, transform: nil), palette.sun.withAlpha(alpha), isEvenOdd: false)
        }
    }

    private nonisolated func stars(in rect: CGRect) -> [DrawCommand] {
        var random = SeededNumbers(seed: seed)
        return (0..<46).map { _ in
            let x = rect.minX + random.next() * rect.width, y = rect.minY + random.next() * rect.height * 0.6
            let size = 0.6 + random.next() * 1.3
            let dot = RoundedRect(CGRect(x: x, y: y, width: size, height: size), radius: size / 2)
            return .fill(dot, CGColor.white.withAlpha(0.35 + random.next() * 0.6))
        }
    }

    private nonisolated func ridge(_ index: Int, in rect: CGRect) -> DrawCommand {
        let depth = CGFloat(index + 1) / CGFloat(palette.ridges.count)
        let line = RidgeLine(seed: seed &+ UInt64(index) &* 7919, roughness: roughness)
        let floor = foreground == .water ? Self.shore : 1
        let base = floor * (0.52 + 0.38 * depth)
        let height = relief * (1 - 0.45 * depth) * (0.6 + 0.4 * roughness)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + floor * rect.height))
        for step in 0...Self.ridgeSteps {
            let x = CGFloat(step) / CGFloat(Self.ridgeSteps)
            path.addLine(
                to: CGPoint(
                    x: rect.minX + x * rect.width, y: rect.minY + (base - height * line.height(at: x)) * rect.height))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + floor * rect.height))
        path.close()
        return .path(path.cgPath, palette.ridges[index], isEvenOdd: false)
    }

    private nonisolated static let ridgeSteps = 96

    private nonisolated func water(in rect: CGRect) -> [DrawCommand] {
        let top = rect.minY + Self.shore * rect.height
        let area = CGRect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
        let deep = palette.ridges.last ?? palette.skyTop
        let surface = DrawCommand.gradient(
            area, start: CGPoint(x: area.midX, y: area.minY), end: CGPoint(x: area.midX, y: area.maxY),
            stops: [GradientStop(location: 0, color: palette.skyLow), GradientStop(location: 1, color: deep)])
        return [surface] + glitter(in: area)
    }

    /// The sun on the water: short lines, wider and rarer toward the eye.
    private nonisolated func glitter(in area: CGRect) -> [DrawCommand] {
        var random = SeededNumbers(seed: seed ^ 0x5eed)
        let middle = area.minX + sun.x * area.width
        return (0..<11).map { index in
            let part = (CGFloat(index) + 0.5) / 11
            let length = area.width * (0.05 + 0.16 * part) * (0.5 + random.next() * 0.5)
            let x = middle - length / 2 + (random.next() - 0.5) * area.width * 0.08
            let line = CGRect(x: x, y: area.minY + part * part * area.height, width: length, height: 1.2 + part)
            let visible = line.intersection(area)
            return .fill(RoundedRect(visible, radius: visible.height / 2), palette.sun.withAlpha(0.62 - 0.4 * part))
        }
    }
}

/// How high a ridge is along its length, 0…1: a sum of waves.
nonisolated struct RidgeLine {
    private var waves: [(frequency: CGFloat, phase: CGFloat, weight: CGFloat)] = []

    init(seed: UInt64, roughness: CGFloat) {
        var random = SeededNumbers(seed: seed)
        for octave in 0..<6 {
            let weight = pow(0.26 + 0.3 * roughness, CGFloat(octave))
            waves.append((CGFloat(1 << octave) * (0.8 + random.next() * 0.5), random.next() * 2 * .pi, weight))
        }
    }

    func height(at x: CGFloat) -> CGFloat {
        let sum = waves.reduce(0) { $0 + $1.weight * sin(2 * .pi * $1.frequency * x * 0.55 + $1.phase) }
        let most = waves.reduce(0) { $0 + $1.weight }
        return 0.5 + 0.5 * sum / most
    }
}

/// Numbers in 0..<1 that look random and are the same each time.
nonisolated struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> CGFloat {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return CGFloat(state >> 11) / CGFloat(1 << 53)
    }
}
