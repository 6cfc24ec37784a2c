import CCairo
import Foundation
import NavCore

extension RoundedRect {
    /// Adds the edge to the path that `context` is building, in its present space.
    func trace(with context: OpaquePointer) {
        if isPlain {
            tracePlain(rect.standardized, radius: fittingRadius, with: context)
        } else {
            for element in outline { element.trace(with: context) }
        }
    }

    private func tracePlain(_ rect: CGRect, radius: CGFloat, with context: OpaquePointer) {
        guard radius > 0 else { return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
        cairo_new_sub_path(context)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, 1.5 * .pi, 2 * .pi)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, 0.5 * .pi)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, 0.5 * .pi, .pi)
        cairo_close_path(context)
    }
}
