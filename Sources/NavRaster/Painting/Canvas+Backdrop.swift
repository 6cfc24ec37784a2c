import CCairo
import Foundation
import NavCore

extension Canvas {
    /// Puts a blurred picture of what is there in its place, inside `shape`.
    func backdrop(_ shape: RoundedRect, blur: CGFloat, saturation: CGFloat, at transform: Planar) {
        let look = Blur(sigma: blur * transform.meanScale, saturation: saturation)
        let seen = PixelRect(covering: transform.bounds(of: shape.rect)).intersection(clipExtents)
        guard look.sigma > 0, !seen.isEmpty else { return }
        let part = look.source(of: seen).intersection(surface.extents)
        guard !part.isEmpty else { return }
        let blurred = caches.blurs.blurred(what(liesIn: part), part, look)
        let small = CGFloat(look.cell)
        var matrix = cairo_matrix_t(
            xx: 1 / small, yx: 0, xy: 0, yy: 1 / small, x0: -blurred.x / small, y0: -blurred.y / small)
        let pattern = cairo_pattern_create_for_surface(blurred.picture.raw)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, look.cell == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        var toDevice = transform.matrix
        cairo_set_matrix(context, &toDevice)
        addPath(shape)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_fill(context)
        cairo_restore(context)
    }

    private var clipExtents: PixelRect {
        cairo_save(context)
        cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        cairo_restore(context)
        return PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
            .intersection(surface.extents)
    }

    /// The pixels of `part`, with what is drawn in the groups that are open, as if they were laid down.
    private func what(liesIn part: PixelRect) -> PixelSource {
        guard isInGroup else { return PixelSource(surface, part) }
        let copy = Surface(width: part.width, height: part.height, isOpaque: surface.isOpaque)
        let pen = cairo_create(copy.raw)
        for layer in ground + [cairo_get_group_target(context)] {
            cairo_set_source_surface(pen, layer, -CGFloat(part.x), -CGFloat(part.y))
            cairo_paint(pen)
        }
        cairo_destroy(pen)
        return PixelSource(copy, copy.extents)
    }
}

/// A part of a surface, to be read.
struct PixelSource {
    let surface: Surface
    let part: PixelRect

    init(_ surface: Surface, _ part: PixelRect) {
        (self.surface, self.part) = (surface, part)
        cairo_surface_flush(surface.raw)
    }

    /// A pixel counts as opaque where the surface is, whatever its fourth byte says.
    var alwaysThere: UInt32 { surface.isOpaque ? 0xFF00_0000 : 0 }

    /// Row `y` of the part, from its left end.
    func row(_ y: Int) -> UnsafePointer<UInt32> {
        let start = surface.bytes + (part.y + y) * surface.bytesPerRow + part.x * 4
        return UnsafePointer(UnsafeRawPointer(start).assumingMemoryBound(to: UInt32.self))
    }
}
