import CCairo
import CPango
import Foundation

/// Pango's font map and context. Pango is not for two threads at once, so all of it is used under one lock.
final class Typesetter {
    /// Runs `body` with the process's typesetter. Not again from inside `body`.
    static func run<R>(_ body: (Typesetter) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body(shared)
    }

    private static let lock = NSLock()
    // Touched under the lock only.
    nonisolated(unsafe) private static let shared = Typesetter()

    let context: OpaquePointer
    let glyphs = GlyphMasks()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private var knownMetrics: [TextStyle: FontMetrics] = [:]

    private init() {
        fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        context = pango_font_map_create_context(fontMap)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// A layout of `text` with no width yet. The caller owns it.
    func makeLayout(_ text: String, _ style: TextStyle) -> OpaquePointer {
        let layout = pango_layout_new(context)!
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        }
        let description = style.makeDescription()
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        style.apply(to: layout)
        return layout
    }

    func metrics(of style: TextStyle) -> FontMetrics {
        if let metrics = knownMetrics[style] { return metrics }
        let description = style.makeDescription()
        let raw = pango_context_get_metrics(context, description, nil)
        pango_font_description_free(description)
        let metrics = FontMetrics(
            ascender: points(pango_font_metrics_get_ascent(raw)),
            descender: -points(pango_font_metrics_get_descent(raw)),
            capHeight: inkHeight(of: "H", style), xHeight: inkHeight(of: "x", style))
        pango_font_metrics_unref(raw)
        knownMetrics[style] = metrics
        return metrics
    }

    private func inkHeight(of letter: String, _ style: TextStyle) -> CGFloat {
        let layout = makeLayout(letter, style)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var ink = PangoRectangle(), logical = PangoRectangle()
        pango_layout_get_extents(layout, &ink, &logical)
        return points(pango_layout_get_baseline(layout) - ink.y)
    }
}

extension TextStyle {
    /// The caller frees it.
    fileprivate func makeDescription() -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(description, Double(pangoUnits(size)))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
        if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return description
    }

    fileprivate func apply(to layout: OpaquePointer) {
        let attributes = pango_attr_list_new()
        if letterSpacing != 0 {
            pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(pangoUnits(letterSpacing)))
        }
        if hasMonospacedDigits { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }
}

/// Pango counts in 1024ths of a point.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

func pangoUnits(_ points: CGFloat) -> Int32 {
    Int32((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded())
}
