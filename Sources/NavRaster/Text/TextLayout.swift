import CPango
package import Foundation

/// What is set, and into how much room.
package struct TextBlock: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// Where the text's own direction begins: the right for Hebrew and Arabic.
        case natural
        case left, center, right, justified
    }

    /// What happens to text that does not fit into its width.
    package enum Fit: Hashable, Sendable {
        /// New lines begin between words, and inside a word only where it is longer than a line.
        case wrapWords
        case wrapCharacters
        /// It runs on and is cut off.
        case clip
        /// An ellipsis stands for what is left out of the last line.
        case truncateHead, truncateMiddle, truncateTail
    }

    package var text: String
    package var style: TextStyle
    package var alignment: Alignment
    /// In points; nil: as wide as the text is.
    package var maxWidth: CGFloat?
    /// 0: as many as it takes.
    package var maxLines: Int
    package var fit: Fit

    package init(
        _ text: String, _ style: TextStyle, alignment: Alignment = .natural, maxWidth: CGFloat? = nil,
        maxLines: Int = 1,
        fit: Fit = .truncateTail
    ) {
        self.text = text
        self.style = style
        self.alignment = alignment
        self.maxWidth = maxWidth
        self.maxLines = maxLines
        self.fit = fit
    }
}

/// A block of text, set: where its lines and letters lie, in points, whatever the scale it is drawn at.
///
/// Setting happens once, in the initializer; measures are then at hand, and drawing sets nothing anew.
package final class TextLayout: @unchecked Sendable {
    package let block: TextBlock
    /// As wide as the longest line, as high as all lines, in points, not rounded. Empty text is one line high.
    package let size: CGSize
    /// From the top to the first line's baseline, in points.
    package let firstBaseline: CGFloat
    /// From the top to the last line's baseline, in points.
    package let lastBaseline: CGFloat
    /// At least 1.
    package let lineCount: Int
    /// Something was left out for want of room.
    package let isTruncated: Bool
    /// Used under the typesetter's lock.
    let raw: OpaquePointer
    let lines: [Line]

    /// One line: the distances from the layout's top left corner, in points.
    struct Line {
        let index: Int32
        let width: CGFloat
        var baseline: CGFloat
        let isRightToLeft: Bool
        /// Everything the letters touch, from the line's origin on the baseline.
        let ink: CGRect
    }

    package init(_ block: TextBlock) {
        self.block = block
        let (raw, lines, height, isCut) = Typesetter.run { $0.set(block) }
        self.raw = raw
        self.lines = lines
        size = CGSize(width: lines.map(\.width).max() ?? 0, height: height)
        firstBaseline = lines.first?.baseline ?? 0
        lastBaseline = lines.last?.baseline ?? 0
        lineCount = lines.count
        isTruncated = isCut
    }

    deinit {
        let raw = raw
        Typesetter.run { _ in g_object_unref(UnsafeMutableRawPointer(raw)) }
    }
}

extension TextLayout {
    /// Where a line begins, from the layout's left edge.
    func start(of line: Line) -> CGFloat {
        let room = (block.maxWidth ?? size.width) - line.width
        switch block.alignment {
        case .left: return 0
        case .center: return room / 2
        case .right: return room
        case .natural, .justified: return line.isRightToLeft ? room : 0
        }
    }
}

extension Typesetter {
    /// Sets `block`. The caller owns the layout; only the lines named are to be drawn.
    fileprivate func set(_ block: TextBlock) -> (OpaquePointer, [TextLayout.Line], height: CGFloat, isCut: Bool) {
        var raw = makeLayout(block.text, block.style)
        block.apply(to: raw)
        let count = Int(pango_layout_get_line_count(raw))
        let isCut = block.maxLines > 0 && count > block.maxLines
        if isCut, block.fit.ellipsis != PANGO_ELLIPSIZE_NONE {
            let shorter = block.shortened(toLinesOf: raw)
            g_object_unref(UnsafeMutableRawPointer(raw))
            raw = makeLayout(shorter, block.style)
            block.apply(to: raw)
        }
        var (lines, height) = lines(of: raw, atMost: block.maxLines)
        if let lineHeight = block.style.lineHeight {
            height = CGFloat(lines.count) * lineHeight
            for index in lines.indices { lines[index].baseline = baseline(ofLine: index, in: block.style, lineHeight) }
        }
        return (raw, lines, height, isCut || pango_layout_is_ellipsized(raw) != 0)
    }

    /// Lines of a given height, with the style's own letters in the middle.
    private func baseline(ofLine index: Int, in style: TextStyle, _ lineHeight: CGFloat) -> CGFloat {
        let metrics = metrics(of: style)
        return CGFloat(index) * lineHeight + (lineHeight - metrics.lineHeight) / 2 + metrics.ascender
    }

    private func lines(of raw: OpaquePointer, atMost limit: Int) -> ([TextLayout.Line], height: CGFloat) {
        var lines: [TextLayout.Line] = []
        var height: CGFloat = 0
        let iterator = pango_layout_get_iter(raw)
        repeat {
            var ink = PangoRectangle(), logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, &ink, &logical)
            let baseline = pango_layout_iter_get_baseline(iterator)
            let direction = pango_layout_line_get_resolved_direction(pango_layout_iter_get_line_readonly(iterator))
            lines.append(
                TextLayout.Line(
                    index: Int32(lines.count), width: points(logical.width), baseline: points(baseline),
                    isRightToLeft: direction == PANGO_DIRECTION_RTL,
                    ink: CGRect(
                        x: points(ink.x - logical.x), y: points(ink.y - baseline), width: points(ink.width),
                        height: points(ink.height))))
            height = points(logical.y + logical.height)
        } while (limit == 0 || lines.count < limit) && pango_layout_iter_next_line(iterator) != 0
        pango_layout_iter_free(iterator)
        return (lines, height)
    }
}

extension TextBlock {
    fileprivate func apply(to raw: OpaquePointer) {
        let runsOn = maxWidth == nil || (fit == .clip && maxLines == 1)
        pango_layout_set_width(raw, runsOn ? -1 : max(pangoUnits(maxWidth ?? 0), 0))
        pango_layout_set_wrap(raw, fit == .wrapCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(raw, alignment == .justified ? 1 : 0)
        guard maxLines > 0 else { return }
        pango_layout_set_ellipsize(raw, fit.ellipsis)
        pango_layout_set_height(raw, -Int32(maxLines))
    }

    /// The text up to the last line that is shown of `raw`, and an ellipsis. Pango counts lines within a paragraph only, so
    /// paragraphs beyond the limit are left out here.
    fileprivate func shortened(toLinesOf raw: OpaquePointer) -> String {
        guard let line = pango_layout_get_line_readonly(raw, Int32(maxLines - 1)) else { return text }
        let end = Int(line.pointee.start_index + line.pointee.length)
        let kept = String(decoding: text.utf8.prefix(end), as: UTF8.self)
        return kept.hasSuffix("…") ? kept : kept + "…"
    }
}

extension TextBlock.Fit {
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .wrapWords, .wrapCharacters, .clip: PANGO_ELLIPSIZE_NONE
        case .truncateHead: PANGO_ELLIPSIZE_START
        case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncateTail: PANGO_ELLIPSIZE_END
        }
    }
}
