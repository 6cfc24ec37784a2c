import CCairo
import Foundation
import NavCore

/// A surface, and Cairo's pen on it.
final class Canvas {
    let surface: Surface
    let context: OpaquePointer
    let caches: PaintCaches
    /// What the groups that are open are to be laid on, each over the ones before; the first is the surface itself.
    private(set) var ground: [OpaquePointer] = []
    private var clipRegion: Region?

    init(_ surface: Surface, caches: PaintCaches) {
        self.surface = surface
        self.caches = caches
        context = cairo_create(surface.raw)
    }

    deinit { cairo_destroy(context) }

    /// Between `openGroup` and `closeGroup`: what is drawn does not reach the surface yet.
    var isInGroup: Bool { !ground.isEmpty }

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
    func clip(to mask: Stencil, at transform: Planar) {
        var matrix = transform.matrix
        cairo_set_matrix(context, &matrix)
        cairo_new_path(context)
        addPath(mask)
        cairo_clip(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// What is drawn until the end of the group is drawn apart, then laid down as one.
    func openGroup(within rect: PixelRect) {
        ground.append(cairo_get_group_target(context))
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        addPath(rect.cgRect)
        cairo_clip(context)
        cairo_push_group(context)
    }

    /// - Parameter veil: Draws what the group is multiplied by the alpha of.
    func closeGroup(opacity: CGFloat, mask: Stencil?, at transform: Planar, veil: (() -> Void)? = nil) {
        ground.removeLast()
        cairo_identity_matrix(context)
        if let veil {
            cairo_push_group(context)
            veil()
            cairo_identity_matrix(context)
            let pattern = cairo_pop_group(context)
            cairo_pop_group_to_source(context)
            if let mask { clip(to: mask, at: transform) }
            cairo_identity_matrix(context)
            cairo_mask(context, pattern)
            cairo_pattern_destroy(pattern)
        } else {
            cairo_pop_group_to_source(context)
            paintSource(opacity: opacity, mask: mask, at: transform)
        }
        cairo_restore(context)
    }

    /// Lays the source down where `mask` lets it through.
    func paintSource(opacity: CGFloat, mask: Stencil?, at transform: Planar) {
        guard let mask else { return cairo_paint_with_alpha(context, opacity) }
        guard opacity == 1 else {
            clip(to: mask, at: transform)
            return cairo_paint_with_alpha(context, opacity)
        }
        var matrix = transform.matrix
        cairo_set_matrix(context, &matrix)
        cairo_new_path(context)
        addPath(mask)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    func setColor(_ color: CGColor, opacity: CGFloat) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
    }
}

extension Canvas {
    func addPath(_ rect: CGRect) {
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }

    func addPath(_ shape: RoundedRect) { shape.trace(with: context) }

    func addPath(_ path: CGPath) { path.trace(with: context) }
}
