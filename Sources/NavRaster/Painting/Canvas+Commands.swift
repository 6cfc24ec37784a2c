import CCairo
import Foundation
import NavCore

extension Canvas {
    /// Draws one command that places nothing. `transform` is affine, from the command's space to device pixels.
    func draw(_ command: DrawCommand, at transform: Planar, opacity: CGFloat) {
        var matrix = transform.matrix
        cairo_set_matrix(context, &matrix)
        cairo_new_path(context)
        switch command {
        case .fill(let shape, let color): fill(shape, color, opacity)
        case .border(let shape, let width, let color): border(shape, width, color, opacity)
        case .image(let bitmap, let rect, let tint): image(bitmap, rect, tint, at: transform, opacity)
        case .gradient(let rect, let paint): gradient(rect, paint, at: transform, opacity)
        case .path(let path, let color, let isEvenOdd): fill(path, color, isEvenOdd, opacity)
        case .stroke(let path, let color, let style): stroke(path, color, style, opacity)
        case .shadow(let shape, let color, let radius, let offset):
            shadow(shape, color, radius: radius, offset: offset, opacity)
        case .silhouette(let fragment, let color, let radius, let offset):
            silhouette(fragment, color, radius: radius, offset: offset, at: transform, opacity)
        case .backdrop(let shape, let blur, let saturation):
            backdrop(shape, blur: blur, saturation: saturation, at: transform)
        case .place: preconditionFailure("Canvas.draw: a placement is a step of the scene, not a drawing")
        }
    }

    private func fill(_ shape: RoundedRect, _ color: CGColor, _ opacity: CGFloat) {
        setColor(color, opacity: opacity)
        addPath(shape)
        cairo_fill(context)
    }

    private func border(_ shape: RoundedRect, _ width: CGFloat, _ color: CGColor, _ opacity: CGFloat) {
        setColor(color, opacity: opacity)
        addPath(shape)
        if let inside = shape.inset(by: width) { addPath(inside) }
        fillEvenOdd()
    }

    private func fill(_ path: CGPath, _ color: CGColor, _ isEvenOdd: Bool, _ opacity: CGFloat) {
        setColor(color, opacity: opacity)
        addPath(path)
        isEvenOdd ? fillEvenOdd() : cairo_fill(context)
    }

    private func fillEvenOdd() {
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    private func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle, _ opacity: CGFloat) {
        guard style.width > 0 else { return }
        setColor(color, opacity: opacity)
        addPath(path)
        cairo_set_line_width(context, style.width)
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, max(style.miterLimit, 1))
        let dash = style.dash.map { Double(max($0, 0)) }
        let isDashed = dash.contains { $0 > 0 }
        cairo_set_dash(context, dash, isDashed ? Int32(dash.count) : 0, style.dashPhase)
        cairo_stroke(context)
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
