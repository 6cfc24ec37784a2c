import CCairo
import Foundation
import NavCore

/// A surface, and Cairo's pen on it.
final class Canvas {
    let surface: Surface
    let context: OpaquePointer
    let shadows: ShadowMasks
    private var depth = 0
    private var clipRegion: Region?

    init(_ surface: Surface, shadows: ShadowMasks) {
        self.surface = surface
        self.shadows = shadows
        context = cairo_create(surface.raw)
    }

    deinit { cairo_destroy(context) }

    /// Between `openGroup` and `closeGroup`: what is drawn does not reach the surface yet.
    var isInGroup: Bool { depth > 0 }

    /// From now on only the pixels of `region` change. Not inside a group.
    func clip(to region: Region) {
        guard region !== clipRegion else { return }
        clipRegion = region
        cairo_reset_clip(context)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        for index in 0..<region.rectCount { addPath(region[index].cgRect) }
        cairo_clip(context)
    }

    /// Runs `body` with only `rect`, in device pixels, to be changed.
    func clipped(to rect: CGRect, _ body: () -> Void) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        addPath(rect)
        cairo_clip(context)
        body()
        cairo_restore(context)
    }

    /// From now on, until the state saved last is restored, `mask` cuts off what is drawn.
    func clip(to mask: RoundedRect, at transform: Planar) {
        var matrix = transform.matrix
        cairo_set_matrix(context, &matrix)
        cairo_new_path(context)
        addPath(mask)
        cairo_clip(context)
    }

    /// What is drawn until the end of the group is drawn apart, then laid down as one.
    func openGroup(within rect: PixelRect) {
        depth += 1
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        addPath(rect.cgRect)
        cairo_clip(context)
        cairo_push_group(context)
    }

    func closeGroup(opacity: CGFloat, mask: RoundedRect?, at transform: Planar) {
        depth -= 1
        cairo_identity_matrix(context)
        cairo_pop_group_to_source(context)
        paintSource(opacity: opacity, mask: mask, at: transform)
        cairo_restore(context)
    }

    /// Lays the source down where `mask` lets it through.
    func paintSource(opacity: CGFloat, mask: RoundedRect?, at transform: Planar) {
        guard let mask else { return cairo_paint_with_alpha(context, opacity) }
        var matrix = transform.matrix
        cairo_set_matrix(context, &matrix)
        cairo_new_path(context)
        addPath(mask)
        guard opacity < 1 else { return cairo_fill(context) }
        cairo_clip(context)
        cairo_paint_with_alpha(context, opacity)
    }

    func setColor(_ color: CGColor, opacity: CGFloat) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
    }
}

extension Canvas {
    func addPath(_ rect: CGRect) {
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }

    func addPath(_ shape: RoundedRect) { shape.addPath(to: context) }

    func addPath(_ path: CGPath) { path.trace(with: context) }
}

extension RoundedRect {
    /// Adds the outline to the path that `context` is building.
    func addPath(to context: OpaquePointer) {
        let rect = rect.standardized
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0 else { return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
        cairo_new_sub_path(context)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, 1.5 * .pi, 2 * .pi)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, 0.5 * .pi)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, 0.5 * .pi, .pi)
        cairo_close_path(context)
    }
}
