import CCairo
package import Foundation
package import NavCore

/// How a picture grows: its edges keep their size, its middle fills what is left.
package struct CapResizing: Hashable, Sendable {
    /// In pixels of the picture, from each edge.
    package var left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat
    /// The middle is repeated; else it is stretched.
    package var tiles: Bool

    package init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat, tiles: Bool) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        self.tiles = tiles
    }
}

extension Bitmap {
    /// The picture at another size, its edges kept.
    ///
    /// - Parameter factor: How many pixels of the result one of the picture's is worth where nothing is stretched.
    package func resized(_ caps: CapResizing, width: Int, height: Int, factor: CGFloat) -> Bitmap {
        let columns = Self.spans(caps.left, caps.right, of: self.width, to: width, factor)
        let rows = Self.spans(caps.top, caps.bottom, of: self.height, to: height, factor)
        return Bitmap(format: format, width: width, height: height) { bytes in
            let target = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, format == .bgra ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8,
                Int32(width), Int32(height), Int32(bytes.count / height))!
            let context = cairo_create(target)!
            withSurface { surface in
                for row in rows {
                    for column in columns { Part(column, row, factor, caps.tiles).draw(surface, with: context) }
                }
            }
            cairo_destroy(context)
            cairo_surface_destroy(target)
        }
    }

    /// A stretch of the picture, and where it lies in the result.
    fileprivate struct Span {
        var from: Range<CGFloat>
        var to: Range<CGFloat>
        var isMiddle = false
    }

    private static func spans(
        _ first: CGFloat, _ last: CGFloat, of length: Int, to target: Int, _ factor: CGFloat
    ) -> [Span] {
        let (length, target) = (CGFloat(length), CGFloat(target))
        let first = min(max(first, 0), length), last = min(max(last, 0), length - first)
        // Where there is not even room for the edges, they share what there is.
        let shrink = min(1, target / max((first + last) * factor, .leastNormalMagnitude))
        let start = (first * factor * shrink).rounded(), end = target - (last * factor * shrink).rounded()
        return [
            Span(from: 0..<first, to: 0..<start),
            Span(from: first..<(length - last), to: start..<max(start, end), isMiddle: true),
            Span(from: (length - last)..<length, to: max(start, end)..<target),
        ].filter { !$0.from.isEmpty && !$0.to.isEmpty }
    }

    private struct Part {
        let column: Span
        let row: Span
        let factor: CGFloat
        let tiles: Bool

        init(_ column: Span, _ row: Span, _ factor: CGFloat, _ tiles: Bool) {
            (self.column, self.row, self.factor, self.tiles) = (column, row, factor, tiles)
        }

        func draw(_ surface: OpaquePointer, with context: OpaquePointer) {
            let piece = cairo_surface_create_for_rectangle(
                surface, column.from.lowerBound, row.from.lowerBound, column.from.length, row.from.length)
            cairo_save(context)
            cairo_rectangle(context, column.to.lowerBound, row.to.lowerBound, column.to.length, row.to.length)
            cairo_clip(context)
            cairo_translate(context, column.to.lowerBound, row.to.lowerBound)
            cairo_scale(context, scale(column), scale(row))
            cairo_set_source_surface(context, piece, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(context), tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_paint(context)
            cairo_restore(context)
            cairo_surface_destroy(piece)
        }

        private func scale(_ span: Span) -> CGFloat {
            span.isMiddle && tiles ? factor : span.to.length / span.from.length
        }
    }
}

extension Range<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
