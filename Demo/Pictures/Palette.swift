import Foundation
import NavCore

/// The colours of a landscape, from the sky down.
nonisolated struct Palette {
    var skyTop: CGColor
    var skyLow: CGColor
    var sun: CGColor
    /// Ridges, the farthest first. The nearest is the ground.
    var ridges: [CGColor]

    init(sky: UInt32, _ low: UInt32, sun: UInt32, ridges: [UInt32]) {
        skyTop = CGColor(hex: sky)
        skyLow = CGColor(hex: low)
        self.sun = CGColor(hex: sun)
        self.ridges = ridges.map { CGColor(hex: $0) }
    }
}

extension CGColor {
    /// 0xRRGGBB.
    nonisolated init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }

    nonisolated func withAlpha(_ alpha: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
