import CCairo
import Foundation
import NavCore

extension Canvas {
    func gradient(_ rect: CGRect, _ paint: GradientPaint, at transform: Planar, _ opacity: CGFloat) {
        guard !rect.isEmpty else { return }
        switch paint.shape {
        case .axial(let start, let end):
            guard start != end else { return fill(rect, paint, opacity) }
            fill(rect, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), paint.stops, opacity)
        case .radial(let center, let radii):
            guard radii.width != 0, radii.height != 0 else { return fill(rect, paint, opacity) }
            let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            var toUnit = cairo_matrix_t(
                xx: 1 / abs(radii.width), yx: 0, xy: 0, yy: 1 / abs(radii.height),
                x0: -center.x / abs(radii.width), y0: -center.y / abs(radii.height))
            cairo_pattern_set_matrix(pattern, &toUnit)
            fill(rect, pattern, paint.stops, opacity)
        case .conic(let center, let angle):
            sweep(rect, paint.stops, center: center, angle: angle, scale: transform.meanScale, opacity)
        }
    }

    /// Where a gradient has no length, there is nothing but its end.
    private func fill(_ rect: CGRect, _ paint: GradientPaint, _ opacity: CGFloat) {
        setColor(paint.stops[paint.stops.count - 1].color, opacity: opacity)
        addPath(rect)
        cairo_fill(context)
    }

    private func fill(_ rect: CGRect, _ pattern: OpaquePointer?, _ stops: [GradientStop], _ opacity: CGFloat) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * opacity)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        addPath(rect)
        cairo_fill(context)
    }

    /// Cairo has no gradient that goes round, so this one is a picture.
    private func sweep(
        _ rect: CGRect, _ stops: [GradientStop], center: CGPoint, angle: CGFloat, scale: CGFloat, _ opacity: CGFloat
    ) {
        let key = Sweeps.Key(
            size: rect.size, stops: stops, center: CGPoint(x: center.x - rect.minX, y: center.y - rect.minY),
            angle: angle, scale: scale)
        let picture = caches.sweeps.picture(key)
        cairo_save(context)
        addPath(rect)
        cairo_clip(context)
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / CGFloat(picture.width), rect.height / CGFloat(picture.height))
        cairo_set_source_surface(context, picture.raw, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}

/// Pictures of conic gradients.
final class Sweeps {
    struct Key: Equatable {
        /// In points, as `center`, which counts from the corner of the rectangle.
        var size: CGSize
        var stops: [GradientStop]
        var center: CGPoint
        var angle: CGFloat
        /// Pixels a point.
        var scale: CGFloat
    }

    private static let longestSide = 2048.0
    /// How finely a turn is divided into colours.
    private static let shades = 4096

    private var kept = RecentlyUsed<Key, Surface>(capacity: 4)

    func picture(_ key: Key) -> Surface { kept.value(for: key) { Self.draw(key) } }

    private static func draw(_ key: Key) -> Surface {
        func pixels(_ length: CGFloat) -> Int { Int(max(min(length * key.scale, longestSide).rounded(.up), 1)) }
        let surface = Surface(width: pixels(key.size.width), height: pixels(key.size.height), isOpaque: false)
        let ramp = shades(of: key.stops)
        let (stepX, stepY) = (key.size.width / CGFloat(surface.width), key.size.height / CGFloat(surface.height))
        for row in 0..<surface.height {
            let line = UnsafeMutableRawPointer(surface.bytes + row * surface.bytesPerRow)
                .assumingMemoryBound(to: UInt32.self)
            let y = (CGFloat(row) + 0.5) * stepY - key.center.y
            for column in 0..<surface.width {
                let turn = (atan2(y, (CGFloat(column) + 0.5) * stepX - key.center.x) - key.angle) / (2 * .pi)
                line[column] = ramp[Int((turn - turn.rounded(.down)) * CGFloat(shades)) & (shades - 1)]
            }
        }
        cairo_surface_mark_dirty(surface.raw)
        return surface
    }

    /// Premultiplied pixels, each the colour in the middle of its share of the turn.
    private static func shades(of stops: [GradientStop]) -> [UInt32] {
        (0..<shades).map { index in
            let color = stops.color(at: (CGFloat(index) + 0.5) / CGFloat(shades))
            func byte(_ part: CGFloat) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
            return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
                | byte(color.blue * color.alpha)
        }
    }
}
