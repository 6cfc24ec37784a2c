import CCairo
import Foundation
import NavCore

extension Canvas {
    func image(_ bitmap: Bitmap, _ rect: CGRect, _ tint: CGColor?, at transform: Planar, _ opacity: CGFloat) {
        guard rect.width > 0, rect.height > 0 else { return }
        bitmap.withSurface { surface in
            cairo_save(context)
            let pattern = imagePattern(surface, bitmap, rect, transform)
            cairo_rectangle(context, 0, 0, CGFloat(bitmap.width), CGFloat(bitmap.height))
            cairo_clip(context)
            if tint != nil || bitmap.format == .alpha {
                setColor(tint ?? .black, opacity: opacity)
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                cairo_paint_with_alpha(context, opacity)
            }
            cairo_pattern_destroy(pattern)
            cairo_restore(context)
        }
    }

    /// Makes the bitmap's pixels the unit of the space, and its picture the pattern.
    ///
    /// A picture with one pixel for each pixel of the device, as text is, lies on whole pixels: it stays as crisp as it was made.
    private func imagePattern(
        _ surface: OpaquePointer, _ bitmap: Bitmap, _ rect: CGRect, _ transform: Planar
    ) -> OpaquePointer {
        let pattern = cairo_pattern_create_for_surface(surface)!
        let size = CGSize(width: bitmap.width, height: bitmap.height)
        let device = transform.bounds(of: rect)
        let isExact =
            transform.keepsUpright
            && abs(device.width - size.width) < 0.05 && abs(device.height - size.height) < 0.05
        if isExact {
            var matrix = Planar.translation((device.minX + 0.5).rounded(.down), (device.minY + 0.5).rounded(.down))
                .matrix
            cairo_set_matrix(context, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        } else {
            cairo_translate(context, rect.minX, rect.minY)
            cairo_scale(context, rect.width / size.width, rect.height / size.height)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            if bitmap.format == .bgra { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        }
        return pattern
    }
}

extension Bitmap {
    /// Lends the pixels to Cairo for the time of `body`, which only reads them.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        withBytes { bytes in
            let pixels = UnsafeMutablePointer(mutating: bytes.baseAddress!.assumingMemoryBound(to: UInt8.self))
            let surface = cairo_image_surface_create_for_data(
                pixels, format == .bgra ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height),
                Int32(bytesPerRow))!
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
