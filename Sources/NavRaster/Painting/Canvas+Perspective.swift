import CCairo
import Foundation
import NavCore

extension Canvas {
    /// Pixman works with sixteen bits after the point: over more pixels than this, its steps would drift.
    private static let tileSide = 64

    /// Draws `bitmap` in perspective. `transform` takes its pixels to the device's; only `bounds` is drawn.
    func warp(_ bitmap: FragmentBitmap, by transform: Planar, _ layout: Layout, opacity: CGFloat, bounds: PixelRect) {
        guard !bounds.isEmpty, let back = transform.inverse else { return }
        let result = Surface(width: bounds.width, height: bounds.height, isOpaque: false)
        let source = bitmap.surface.pixmanImage(), target = result.pixmanImage()
        pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
        for y in stride(from: 0, to: bounds.height, by: Self.tileSide) {
            for x in stride(from: 0, to: bounds.width, by: Self.tileSide) {
                let origin = Planar.translation(CGFloat(bounds.x + x), CGFloat(bounds.y + y))
                guard var matrix = origin.then(back).pixmanTransform(side: Double(Self.tileSide)) else { continue }
                pixman_image_set_transform(source, &matrix)
                let width = min(Self.tileSide, bounds.width - x), height = min(Self.tileSide, bounds.height - y)
                pixman_image_composite32(
                    PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, Int32(x), Int32(y), Int32(width), Int32(height))
            }
        }
        pixman_image_unref(source)
        pixman_image_unref(target)
        cairo_surface_mark_dirty(result.raw)
        lay(result, at: bounds, outline: layout.transform.outline(of: layout.extent), clip: layout.clip, opacity)
    }

    /// The outline keeps out what a map with perspective would show of the far side of the eye.
    private func lay(_ result: Surface, at bounds: PixelRect, outline: [CGPoint], clip: CGRect, _ opacity: CGFloat) {
        clipped(to: clip) {
            for point in outline { cairo_line_to(context, point.x, point.y) }
            cairo_clip(context)
            cairo_set_source_surface(context, result.raw, CGFloat(bounds.x), CGFloat(bounds.y))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_paint_with_alpha(context, opacity)
        }
    }
}

extension Surface {
    /// The same memory for Pixman, with alpha.
    fileprivate func pixmanImage() -> OpaquePointer? {
        cairo_surface_flush(raw)
        let words = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        return pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(width), Int32(height), words, Int32(bytesPerRow))
    }
}

extension Planar {
    private func homogeneous(_ x: Double, _ y: Double) -> (x: Double, y: Double, weight: Double) {
        (a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + w)
    }

    /// The same map in Pixman's fixed-point numbers, as exact as they allow for points of 0…`side`. Nil: all of them lie
    /// behind the eye.
    ///
    /// Only the ratios of the nine numbers count, so they are made as large as fits.
    fileprivate func pixmanTransform(side: Double) -> pixman_transform_t? {
        let corners = [(0.0, 0.0), (side, 0), (0, side), (side, side)].map(homogeneous)
        guard corners.contains(where: { $0.weight > 0 }) else { return nil }
        var largest = [a, b, c, d, p, q, tx, ty, w].map(abs).max()!
        for corner in corners { largest = max(largest, abs(corner.x), abs(corner.y), abs(corner.weight)) }
        guard largest > 0, largest.isFinite else { return nil }
        let unit = 16_000 / largest * 65_536
        func fixed(_ x: Double) -> pixman_fixed_t { pixman_fixed_t((x * unit).rounded()) }
        return pixman_transform_t(
            matrix: (
                (fixed(a), fixed(c), fixed(tx)), (fixed(b), fixed(d), fixed(ty)), (fixed(p), fixed(q), fixed(w))
            ))
    }
}
