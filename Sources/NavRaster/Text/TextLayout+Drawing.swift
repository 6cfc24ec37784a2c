import CCairo
import CPango
package import Foundation
package import NavCore

/// Text as a picture, and where it belongs.
package struct TextPicture: Sendable {
    /// Coverage only; colours where the text holds colour glyphs, such as emoji.
    package let bitmap: Bitmap
    /// In points, from the layout's top left corner. As large as the bitmap at the scale it was made for, and on whole pixels there.
    package let rect: CGRect
}

extension TextLayout {
    /// Draws the lines, aligned within the block's width.
    ///
    /// Nil where there is nothing to see. `scale` is device pixels a point. `color` is what letters have beside colour glyphs;
    /// where there are none the picture is coverage alone, to be drawn in a colour later.
    package func picture(scale: CGFloat, color: CGColor) -> TextPicture? {
        let ink = lines.reduce(CGRect.null) { $0.union($1.ink.offsetBy(dx: start(of: $1), dy: $1.baseline)) }
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { return nil }
        // A baseline moves to a whole pixel and a letter to a part of one: by less than a pixel each.
        let device = CGRect(
            x: ink.minX * scale - 1, y: ink.minY * scale - 1, width: ink.width * scale + 2, height: ink.height * scale + 2)
        let pixels = PixelRect(covering: device)
        let bitmap = Typesetter.run { _ in draw(pixels, scale, color) }
        let rect = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        return TextPicture(bitmap: bitmap, rect: rect)
    }

    private func draw(_ pixels: PixelRect, _ scale: CGFloat, _ color: CGColor) -> Bitmap {
        let isColored = hasColorGlyphs
        let format = isColored ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        return Bitmap(format: isColored ? .bgra : .alpha, width: pixels.width, height: pixels.height) { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, format, Int32(pixels.width), Int32(pixels.height),
                Int32(bytes.count / pixels.height))!
            let context = cairo_create(surface)!
            cairo_set_source_rgba(context, color.red, color.green, color.blue, isColored ? color.alpha : 1)
            cairo_translate(context, -CGFloat(pixels.x), -CGFloat(pixels.y))
            cairo_scale(context, scale, scale)
            for line in lines { draw(line, context, scale) }
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
    }

    private var hasColorGlyphs: Bool {
        let iterator = pango_layout_get_iter(raw)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            if let run = pango_layout_iter_get_run_readonly(iterator), run.pointee.isColored { return true }
        } while pango_layout_iter_next_run(iterator) != 0
        return false
    }

    private func draw(_ line: Line, _ context: OpaquePointer, _ scale: CGFloat) {
        cairo_move_to(context, start(of: line), (line.baseline * scale).rounded() / scale)
        pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(raw, line.index))
    }
}

extension PangoGlyphItem {
    fileprivate var isColored: Bool {
        guard let font = item.pointee.analysis.font else { return false }
        let pattern = UnsafeMutableRawPointer(font).withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
            pango_fc_font_get_pattern($0)
        }
        var isColored: FcBool = 0
        return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
    }
}
