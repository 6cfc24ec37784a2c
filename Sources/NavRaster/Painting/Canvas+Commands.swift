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
        case .gradient(let rect, let start, let end, let stops): gradient(rect, start, end, stops, opacity)
        case .path(let path, let color, let isEvenOdd): fill(path, color, isEvenOdd, opacity)
        case .stroke(let path, let color, let width): stroke(path, color, width, opacity)
        case .shadow(let shape, let color, let radius, let offset):
            shadow(shape, color, radius: radius, offset: offset, opacity)
        case .place: preconditionFailure("Canvas.draw: a placement is a step of the scene, not a drawing")
        }
    }

    private func fill(_ shape: RoundedRect, _ color: CGColor, _ opacity: CGFloat) {
        setColor(color, opacity: opacity)
        addPath(shape)
        cairo_fill(context)
    }

    private func border(_ shape: RoundedRect, _ width: CGFloat, _ color: CGColor, _ opacity: CGFloat) {
        let inside = shape.rect.insetBy(dx: width, dy: width)
        setColor(color, opacity: opacity)
        addPath(shape)
        if !inside.isNull { addPath(RoundedRect(inside, radius: max(shape.radius - width, 0))) }
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

    private func stroke(_ path: CGPath, _ color: CGColor, _ width: CGFloat, _ opacity: CGFloat) {
        setColor(color, opacity: opacity)
        addPath(path)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(context)
    }

    private func gradient(
        _ rect: CGRect, _ start: CGPoint, _ end: CGPoint, _ stops: [GradientStop], _ opacity: CGFloat
    ) {
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
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
}
