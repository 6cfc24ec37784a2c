import CCairo
import Foundation
package import NavCore

extension Bitmap {
    /// A picture of `list`: its size in points times its scale, in pixels, rounded up.
    package convenience init(rendering list: DisplayList) {
        let size = PixelRect(
            covering: CGRect(x: 0, y: 0, width: list.size.width * list.scale, height: list.size.height * list.scale))
        let width = max(size.width, 1), height = max(size.height, 1)
        self.init(format: .bgra, width: width, height: height) { bytes in
            let buffer = PixelBuffer(pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4)
            let surface = Surface(buffer, isOpaque: false)
            var scene = Scene(scale: list.scale, target: surface.extents) { _, _ in false }
            scene.add(list)
            scene.reveal(Region(surface.extents))
            ScenePainter(canvas: Canvas(surface, caches: PaintCaches()), scene: scene, bitmaps: nil).paint()
            cairo_surface_flush(surface.raw)
        }
    }

    /// The same picture, smoothly stretched to `width` × `height` pixels, at least 1 each. In colours, an alpha bitmap in black.
    package func scaled(width: Int, height: Int) -> Bitmap {
        Bitmap(format: .bgra, width: width, height: height) { bytes in
            let buffer = PixelBuffer(pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4)
            let surface = Surface(buffer, isOpaque: false)
            let canvas = Canvas(surface, caches: PaintCaches())
            canvas.image(self, surface.extents.cgRect, nil, at: Planar(), 1)
            cairo_surface_flush(surface.raw)
        }
    }

    /// The four bytes of a pixel of a colour picture (premultiplied), or its coverage as alpha over black.
    package func pixel(_ x: Int, _ y: Int) -> Pixel {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "Bitmap.pixel: (\(x), \(y)) lies outside \(width) × \(height) pixels")
        return withBytes { bytes in
            switch format {
            case .alpha: return Pixel(red: 0, green: 0, blue: 0, alpha: bytes[y * bytesPerRow + x])
            case .bgra:
                let first = y * bytesPerRow + x * 4
                return Pixel(
                    red: bytes[first + 2], green: bytes[first + 1], blue: bytes[first], alpha: bytes[first + 3])
            }
        }
    }

    /// One pixel, 0…255 each, the colours premultiplied.
    package struct Pixel: Hashable, Sendable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }
}
