public import Foundation
import NavCore

/// The components of a colour in the current traits.
nonisolated extension UIColor {
    /// Writes where a pointer is given. Always true: every colour has these components.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes where a pointer is given. Always true; a grey has hue and saturation 0.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let high = max(color.red, color.green, color.blue)
        hue?.pointee = color.hue
        saturation?.pointee = high == 0 ? 0 : (high - min(color.red, color.green, color.blue)) / high
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes where a pointer is given, and is true, if the colour is a grey; else nothing is written.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }
}

nonisolated extension CGColor {
    /// 0..<1 round the colour circle from red.
    fileprivate var hue: CGFloat {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        guard high > low else { return 0 }
        let sixth =
            if high == red { (green - blue) / (high - low) } else if high == green {
                2 + (blue - red) / (high - low)
            } else { 4 + (red - green) / (high - low) }
        return (sixth < 0 ? sixth + 6 : sixth) / 6
    }
}
