package import Foundation

/// The size of a window in its three measures: SDL's window units, device pixels, and points.
///
/// The scale is what pixels and units say, never what an event said, and can be any real number from 0.5 up. Points are pixels over
/// scale, so that `size` times `scale` is the pixels exactly in both directions.
package nonisolated struct WindowMetrics: Hashable, Sendable {
    /// In SDL's units, in which it also reports the mouse.
    package let unitWidth: Int
    package let unitHeight: Int
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Device pixels a point.
    package let scale: CGFloat

    package init(unitWidth: Int, unitHeight: Int, pixelWidth: Int, pixelHeight: Int) {
        self.unitWidth = max(1, unitWidth)
        self.unitHeight = max(1, unitHeight)
        self.pixelWidth = max(1, pixelWidth)
        self.pixelHeight = max(1, pixelHeight)
        scale = Self.scale(units: max(unitWidth, unitHeight, 1), pixels: max(pixelWidth, pixelHeight, 1))
    }

    /// In points.
    package var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

    /// From a position in SDL's units to one in points.
    package func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: x * size.width / CGFloat(unitWidth), y: y * size.height / CGFloat(unitHeight))
    }

    /// From a position in 0…1 of the window to one in points.
    package func point(fractionX: Double, _ fractionY: Double) -> CGPoint {
        CGPoint(x: fractionX * size.width, y: fractionY * size.height)
    }

    /// Desktops give scales in steps of 1/120; the side in whole pixels hides that by up to a pixel.
    private static func scale(units: Int, pixels: Int) -> CGFloat {
        let ratio = Double(pixels) / Double(units)
        let step = (ratio * 120).rounded() / 120
        let isWithinRounding = abs(step * Double(units) - Double(pixels)) < 1
        return max(0.5, isWithinRounding ? step : ratio)
    }
}
