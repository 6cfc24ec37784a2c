import Foundation
import NavCore
import NavKit

/// A picture while it is drawn, back to front. All positions and lengths are in units of its width, from the top left corner.
nonisolated struct Sketch {
    private let rect: CGRect
    private(set) var commands: [DrawCommand] = []

    init(_ rect: CGRect) { self.rect = rect }

    /// In widths.
    var height: CGFloat { rect.height / rect.width }

    /// Fills everything, from the top down.
    mutating func ground(_ colors: UInt32...) {
        let stops = colors.enumerated().map {
            GradientStop(
                location: CGFloat($0.offset) / CGFloat(max(colors.count - 1, 1)), color: CGColor(hex: $0.element))
        }
        commands.append(
            .gradient(
                rect, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY),
                stops: stops.count > 1 ? stops : stops + stops))
    }

    mutating func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: UInt32, alpha: CGFloat = 1) {
        oval(x, y, radius, radius, color, alpha: alpha)
    }

    mutating func oval(
        _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat, _ color: UInt32, alpha: CGFloat = 1
    ) {
        let oval = CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY)
        fill(UIBezierPath(ovalIn: placed(oval)), color, alpha)
    }

    mutating func box(_ frame: CGRect, radius: CGFloat = 0, _ color: UInt32, alpha: CGFloat = 1) {
        commands.append(
            .fill(RoundedRect(placed(frame), radius: radius * rect.width), CGColor(hex: color, alpha: alpha)))
    }

    /// A soft shadow beneath a disc that is drawn next.
    mutating func shade(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, alpha: CGFloat = 0.35) {
        let square = placed(CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        commands.append(
            .shadow(
                RoundedRect(square, radius: square.width / 2), CGColor.black.withAlpha(alpha),
                radius: 0.06 * rect.width, offset: CGSize(width: 0, height: 0.025 * rect.width)))
    }

    /// A closed shape, drawn by `build` with points made by ``point(_:_:)``.
    mutating func shape(_ color: UInt32, alpha: CGFloat = 1, _ build: (UIBezierPath, Sketch) -> Void) {
        let path = UIBezierPath()
        build(path, self)
        path.close()
        fill(path, color, alpha)
    }

    mutating func line(_ color: UInt32, width: CGFloat, alpha: CGFloat = 1, _ build: (UIBezierPath, Sketch) -> Void) {
        let path = UIBezierPath()
        build(path, self)
        commands.append(.stroke(path.cgPath, CGColor(hex: color, alpha: alpha), width: width * rect.width))
    }

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.width)
    }

    private mutating func fill(_ path: UIBezierPath, _ color: UInt32, _ alpha: CGFloat) {
        commands.append(.path(path.cgPath, CGColor(hex: color, alpha: alpha), isEvenOdd: false))
    }

    private func placed(_ frame: CGRect) -> CGRect {
        CGRect(
            origin: point(frame.minX, frame.minY),
            size: CGSize(width: frame.width * rect.width, height: frame.height * rect.width))
    }
}
