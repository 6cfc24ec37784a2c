import CCairo
package import Foundation
package import NavCore

/// A drawing of lines and areas in one colour, on a grid 24 units high.
package struct SymbolShape: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        /// Lines as thick as the weight wants them, with round ends and corners.
        case stroke(CGPath)
        case fill(CGPath)
        /// Lines that are cut out of what is drawn so far, as thick as strokes times the number.
        case score(CGPath, thickness: CGFloat)
        /// An area that is cut out of what is drawn so far.
        case erase(CGPath)
    }

    package static let gridHeight: CGFloat = 24

    /// In units.
    package var width: CGFloat
    package var parts: [Part]

    package init(width: CGFloat, parts: [Part]) {
        self.width = width
        self.parts = parts
    }
}

extension SymbolShape.Part {
    package func applying(_ transform: CGAffineTransform) -> SymbolShape.Part {
        switch self {
        case .stroke(let path): .stroke(path.applying(transform))
        case .fill(let path): .fill(path.applying(transform))
        case .score(let path, let thickness): .score(path.applying(transform), thickness: thickness)
        case .erase(let path): .erase(path.applying(transform))
        }
    }
}

extension Bitmap {
    /// Coverage of `shape`, as large as it fits into so many pixels, in the middle.
    ///
    /// - Parameter lineWidth: Of strokes, in the shape's units.
    package convenience init(_ shape: SymbolShape, lineWidth: CGFloat, width: Int, height: Int) {
        self.init(format: .alpha, width: width, height: height) { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height),
                Int32(bytes.count / height))!
            let context = cairo_create(surface)!
            let unit = min(CGFloat(width) / shape.width, CGFloat(height) / SymbolShape.gridHeight)
            cairo_translate(context, CGFloat(width) / 2, CGFloat(height) / 2)
            cairo_scale(context, unit, unit)
            cairo_translate(context, -shape.width / 2, -SymbolShape.gridHeight / 2)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            for part in shape.parts { part.draw(with: context, lineWidth: lineWidth) }
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
    }
}

extension SymbolShape.Part {
    fileprivate func draw(with context: OpaquePointer, lineWidth: CGFloat) {
        cairo_new_path(context)
        path.trace(with: context)
        switch self {
        case .stroke: stroke(with: context, lineWidth)
        case .fill: cairo_fill(context)
        case .score(_, let thickness): erase(with: context) { stroke(with: context, lineWidth * thickness) }
        case .erase: erase(with: context) { cairo_fill(context) }
        }
    }

    private var path: CGPath {
        switch self {
        case .stroke(let path), .fill(let path), .score(let path, _), .erase(let path): path
        }
    }

    private func stroke(with context: OpaquePointer, _ width: CGFloat) {
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    private func erase(with context: OpaquePointer, _ draw: () -> Void) {
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        draw()
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}
