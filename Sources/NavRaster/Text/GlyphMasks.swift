import CCairo
import CPango
import Foundation

/// Letters as coverage, each at four places within a pixel: letters stand as far apart as the font wants them, not at
/// whole pixels.
///
/// Cairo itself moves each letter to a whole pixel, which at scale 1 spaces small text unevenly.
final class GlyphMasks {
    /// A letter's coverage, and where it lies from the pixel in which its origin falls.
    struct Mask {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let coverage: [UInt8]
    }

    private struct Key: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var scale: CGFloat
        var glyph: UInt32
        var phase: Int
    }

    private struct FontKey: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var scale: CGFloat
    }

    /// Places within a pixel.
    static let phases = 4
    /// How many letters are kept; past that, all are dropped and made again when needed.
    private static let capacity = 4096

    private var masks: [Key: Mask] = [:]
    /// The fonts at their scales, and with them the fonts that the keys name: those stay alive as long.
    private var fonts: [FontKey: OpaquePointer] = [:]

    /// `phase` is how far right of its pixel's left edge the letter's origin lies, in quarters.
    func mask(_ glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>, scale: CGFloat, phase: Int) -> Mask {
        let key = Key(font: font, scale: scale, glyph: glyph, phase: phase)
        if let mask = masks[key] { return mask }
        if masks.count >= Self.capacity { removeAll() }
        let mask = Mask(glyph, of: scaledFont(font, scale), phase: phase)
        masks[key] = mask
        return mask
    }

    private func scaledFont(_ font: UnsafeMutablePointer<PangoFont>, _ scale: CGFloat) -> OpaquePointer {
        let key = FontKey(font: font, scale: scale)
        if let scaled = fonts[key] { return scaled }
        let base = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        var matrix = cairo_matrix_t(), upright = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(base, &matrix)
        cairo_matrix_init_scale(&upright, scale, scale)
        let options = cairo_font_options_create()
        cairo_scaled_font_get_font_options(base, options)
        let scaled = cairo_scaled_font_create(cairo_scaled_font_get_font_face(base), &matrix, &upright, options)!
        cairo_font_options_destroy(options)
        g_object_ref(font)
        fonts[key] = scaled
        return scaled
    }

    private func removeAll() {
        for (key, scaled) in fonts {
            cairo_scaled_font_destroy(scaled)
            g_object_unref(key.font)
        }
        fonts.removeAll()
        masks.removeAll()
    }
}

extension GlyphMasks.Mask {
    /// Empty where the glyph has no outline, as a space has none.
    fileprivate init(_ glyph: UInt32, of font: OpaquePointer, phase: Int) {
        let origin = CGFloat(phase) / CGFloat(GlyphMasks.phases)
        let pixels = Self.extent(glyph, font, origin)
        x = pixels.x
        y = pixels.y
        width = pixels.width
        height = pixels.height
        coverage = pixels.isEmpty ? [] : Self.coverage(glyph, font, origin, pixels)
    }

    private static func extent(_ glyph: UInt32, _ font: OpaquePointer, _ origin: CGFloat) -> PixelRect {
        var extents = cairo_text_extents_t(), matrix = cairo_matrix_t()
        var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
        cairo_scaled_font_get_ctm(font, &matrix)
        let scale = matrix.xx
        guard extents.width > 0, extents.height > 0 else { return .empty }
        return PixelRect(
            covering: CGRect(
                x: extents.x_bearing * scale + origin, y: extents.y_bearing * scale, width: extents.width * scale,
                height: extents.height * scale
            ).insetBy(dx: -0.5, dy: -0.5))
    }

    private static func coverage(
        _ glyph: UInt32, _ font: OpaquePointer, _ origin: CGFloat, _ pixels: PixelRect
    ) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height))!
        let context = cairo_create(surface)!
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_ctm(font, &matrix)
        cairo_translate(context, origin - CGFloat(pixels.x), -CGFloat(pixels.y))
        cairo_scale(context, matrix.xx, matrix.yy)
        cairo_set_scaled_font(context, font)
        var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(context, &glyph, 1)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        defer { cairo_surface_destroy(surface) }
        let bytes = cairo_image_surface_get_data(surface)!, stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<pixels.height).flatMap { UnsafeBufferPointer(start: bytes + $0 * stride, count: pixels.width) }
    }
}
