import CCairo
import Foundation
import NavCore

extension Canvas {
    func shadow(
        _ shape: RoundedRect, _ color: CGColor, radius: CGFloat, offset: CGSize, _ opacity: CGFloat
    ) {
        guard shape.rect.width > 0, shape.rect.height > 0 else { return }
        cairo_save(context)
        clipOutside(shape, reach: 2 * radius + abs(offset.width) + abs(offset.height) + 1)
        setColor(color, opacity: opacity)
        let rect = shape.rect.offsetBy(dx: offset.width, dy: offset.height)
        let caster = RoundedRect(rect, radius: shape.radius, corners: shape.corners, curve: shape.curve)
        if radius > 0 {
            stretch(caches.shadows.mask(for: caster, sigma: radius / 2), over: rect)
        } else {
            addPath(caster)
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    /// Nothing of a shadow is seen under what casts it.
    private func clipOutside(_ shape: RoundedRect, reach: CGFloat) {
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        addPath(shape.rect.insetBy(dx: -reach, dy: -reach))
        addPath(shape)
        cairo_clip(context)
        cairo_new_path(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Draws up to nine parts of `mask`: corners as they are, sides drawn long, and the middle.
    ///
    /// The parts meet without anti-aliasing, so each pixel belongs to one of them: no seam shows.
    private func stretch(_ mask: ShadowMask, over rect: CGRect) {
        let columns = spans(from: rect.minX, to: rect.maxX, mask.shape.width, mask.shape)
        let rows = spans(from: rect.minY, to: rect.maxY, mask.shape.height, mask.shape)
        let pattern = cairo_pattern_create_for_surface(mask.coverage.raw)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        for row in rows {
            for column in columns { part(pattern, column, row) }
        }
        cairo_pattern_destroy(pattern)
    }

    private func part(_ pattern: OpaquePointer?, _ column: Span, _ row: Span) {
        var matrix = cairo_matrix_t(
            xx: column.scale, yx: 0, xy: 0, yy: row.scale,
            x0: column.source - column.start * column.scale, y0: row.source - row.start * row.scale)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_save(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        addPath(CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
        cairo_clip(context)
        cairo_mask(context, pattern)
        cairo_restore(context)
    }

    /// A part of one axis: from `start`, in points, the mask is read from `source` on, `scale` of its pixels a point.
    private struct Span {
        var start: CGFloat
        var length: CGFloat
        var source: CGFloat
        var scale: CGFloat
    }

    private func spans(from start: CGFloat, to end: CGFloat, _ side: ShadowMask.Side, _ shape: ShadowMask.Shape)
        -> [Span]
    {
        let scale = shape.resolution
        let margin = shape.margin / scale, corner = shape.corner / scale
        let outside = start - margin
        switch side {
        case .exact:
            return [Span(start: outside, length: end - start + 2 * margin, source: 0, scale: scale)]
        case .stretched:
            let ends = margin + corner, middle = end - start - 2 * corner
            let first = shape.margin + shape.corner
            return [
                Span(start: outside, length: ends, source: 0, scale: scale),
                Span(start: outside + ends, length: middle, source: first + 1, scale: 1 / middle),
                Span(
                    start: outside + ends + middle, length: ends, source: first + ShadowMask.Side.middle, scale: scale),
            ]
        }
    }
}
