package import Foundation

/// Memory to paint into: four bytes a pixel, blue first, the fourth unused. Whoever made it keeps it alive while a painter uses it.
package struct PixelBuffer: Equatable {
    package var pixels: UnsafeMutableRawPointer
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// A multiple of four, at least four times the width.
    package var bytesPerRow: Int

    package init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }
}

/// A rectangle of whole device pixels, from the top left corner.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var area: Int { isEmpty ? 0 : width * height }
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The smallest rectangle around both.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty || other.isEmpty { return isEmpty ? other : self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), top = max(y, other.y)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        return right > left && bottom > top
            ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
    }
}

extension PixelRect {
    /// What a coordinate may miss a pixel's edge by and still count as on it: the dust of floating-point arithmetic, in pixels.
    static let dust = 1e-4

    /// Every pixel that `rect` touches. `rect` is in device pixels.
    init(covering rect: CGRect) {
        self.init(
            from: (rect.minX + Self.dust).rounded(.down), (rect.minY + Self.dust).rounded(.down),
            to: (rect.maxX - Self.dust).rounded(.up), (rect.maxY - Self.dust).rounded(.up))
    }

    /// Every pixel that `rect` covers wholly.
    init(inside rect: CGRect) {
        self.init(
            from: (rect.minX - Self.dust).rounded(.up), (rect.minY - Self.dust).rounded(.up),
            to: (rect.maxX + Self.dust).rounded(.down), (rect.maxY + Self.dust).rounded(.down))
    }

    private init(from left: CGFloat, _ top: CGFloat, to right: CGFloat, _ bottom: CGFloat) {
        guard right > left, bottom > top else { self = .empty; return }
        let limit = 1e8
        let x = Int(max(left, -limit)), y = Int(max(top, -limit))
        self.init(x: x, y: y, width: Int(min(right, limit)) - x, height: Int(min(bottom, limit)) - y)
    }
}
