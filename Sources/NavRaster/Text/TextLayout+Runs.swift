import CCairo
import CPango
import Foundation
import NavCore

extension TextLayout {
    /// Letters of one font, and where the first stands, in points from the layout's top left corner.
    struct Run {
        let item: UnsafeMutablePointer<PangoGlyphItem>
        let x: CGFloat
        let baseline: CGFloat
    }

    /// Stands in a run for what takes up room and shows nothing.
    static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// Set in a glyph for which no font was found.
    private static let unknownGlyph: UInt32 = 0x1000_0000

    /// Under the typesetter's lock.
    func forEachRun(_ body: (Run) -> Void) {
        let iterator = pango_layout_get_iter(raw)
        defer { pango_layout_iter_free(iterator) }
        for line in lines {
            repeat {
                guard let item = pango_layout_iter_get_run_readonly(iterator) else { break }
                body(Run(item: item, x: start(of: line) + offset(of: iterator), baseline: line.baseline))
            } while pango_layout_iter_next_run(iterator) != 0
            // A line ends with an empty run.
            guard pango_layout_iter_next_run(iterator) != 0 else { return }
        }
    }

    /// How far right of its line's left edge the run begins.
    private func offset(of iterator: OpaquePointer?) -> CGFloat {
        var run = PangoRectangle(), line = PangoRectangle()
        pango_layout_iter_get_run_extents(iterator, nil, &run)
        pango_layout_iter_get_line_extents(iterator, nil, &line)
        return points(run.x - line.x)
    }

    /// Whether some glyph is more than one outline: emoji, and the boxes that stand for letters in no font.
    var hasPictures: Bool {
        var isFound = false
        forEachRun { run in
            guard let string = run.item.pointee.glyphs else { return }
            for index in 0..<Int(string.pointee.num_glyphs) {
                let glyph = string.pointee.glyphs[index].glyph
                if glyph & Self.unknownGlyph != 0 && glyph != Self.emptyGlyph { isFound = true }
            }
            if run.item.pointee.isColored { isFound = true }
        }
        return isFound
    }

    /// The text drawn by Pango itself, which knows colour glyphs.
    func coloredBitmap(_ pixels: PixelRect, _ scale: CGFloat, _ color: CGColor) -> Bitmap {
        Bitmap(format: .bgra, width: pixels.width, height: pixels.height) { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(pixels.width),
                Int32(pixels.height), Int32(pixels.width * 4))!
            let context = cairo_create(surface)!
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            cairo_translate(context, -CGFloat(pixels.x), -CGFloat(pixels.y))
            cairo_scale(context, scale, scale)
            for line in lines {
                cairo_move_to(context, start(of: line), (line.baseline * scale).rounded() / scale)
                pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(raw, line.index))
            }
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
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
