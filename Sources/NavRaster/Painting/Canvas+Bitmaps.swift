import CCairo
import Foundation
import NavCore

extension Canvas {
    /// Lays `bitmap` down where `layout` puts its fragment; where that is at whole pixels, `region` is filled by copying.
    func draw(_ bitmap: FragmentBitmap, _ layout: Layout, opacity: CGFloat, bounds: PixelRect, region: Region) {
        guard let toPoints = bitmap.transform.inverse else { return }
        let transform = toPoints.then(layout.transform)
        guard transform.isAffine else {
            return warp(bitmap, by: transform, layout, opacity: opacity, bounds: bounds.intersection(region.extents))
        }
        if let (x, y) = transform.wholePixelMove {
            if bitmap.surface.isOpaque && opacity == 1 && layout.mask == nil && !isInGroup {
                copy(bitmap.surface, at: x, y, within: bounds, region)
            } else {
                place(bitmap, layout, opacity, at: .translation(CGFloat(x), CGFloat(y)), CAIRO_FILTER_NEAREST)
            }
        } else {
            place(bitmap, layout, opacity, at: transform, CAIRO_FILTER_BILINEAR)
        }
    }

    private func copy(_ source: Surface, at x: Int, _ y: Int, within bounds: PixelRect, _ region: Region) {
        for index in 0..<region.rectCount {
            surface.copy(region[index].intersection(bounds), from: source, at: x, y)
        }
    }

    private func place(
        _ bitmap: FragmentBitmap, _ layout: Layout, _ opacity: CGFloat, at transform: Planar, _ filter: cairo_filter_t
    ) {
        clipped(to: layout.clip) {
            var matrix = transform.matrix
            cairo_set_matrix(context, &matrix)
            cairo_set_source_surface(context, bitmap.surface.raw, 0, 0)
            let pattern = cairo_get_source(context)
            cairo_pattern_set_filter(pattern, filter)
            // What is opaque ends at its edge, which the path below makes smooth; the rest fades within its own pixels.
            if bitmap.surface.isOpaque { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
            let edge = layout.mask ?? (bitmap.surface.isOpaque ? .rounded(RoundedRect(bitmap.extent)) : nil)
            paintSource(opacity: opacity, mask: edge, at: layout.transform)
        }
    }
}

extension Planar {
    /// How far it moves, where it does nothing else and by whole pixels.
    fileprivate var wholePixelMove: (x: Int, y: Int)? {
        guard onlyMoves(atScale: 1) else { return nil }
        let x = tx.rounded(), y = ty.rounded()
        guard abs(x - tx) < PixelRect.dust, abs(y - ty) < PixelRect.dust else { return nil }
        return (Int(x), Int(y))
    }
}
