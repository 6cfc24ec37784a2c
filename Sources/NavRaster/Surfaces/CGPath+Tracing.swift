import CCairo
import Foundation
import NavCore

extension CGPath {
    /// Adds the elements to the path that `context` is building, in its present space.
    func trace(with context: OpaquePointer) {
        for element in elements { element.trace(with: context) }
    }
}

extension CGPath.Element {
    func trace(with context: OpaquePointer) {
        switch self {
        case .move(let p): cairo_move_to(context, p.x, p.y)
        case .line(let p): cairo_line_to(context, p.x, p.y)
        case .curve(let c1, let c2, let p): cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        case .quad(let control, let end): traceQuad(control, end, with: context)
        case .close: cairo_close_path(context)
        }
    }

    /// A quadratic curve is the cubic one whose controls lie two thirds of the way to its own.
    private func traceQuad(_ control: CGPoint, _ end: CGPoint, with context: OpaquePointer) {
        var x = Double(control.x), y = Double(control.y)
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        cairo_curve_to(
            context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    }
}
