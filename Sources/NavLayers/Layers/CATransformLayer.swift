import Foundation
import NavCore

/// A layer that draws nothing but its sublayers, in one space of three dimensions with what is around it: they are not flattened into its plane.
///
/// They are drawn from the farthest to the nearest, each by how far its middle is from the eye. Of the properties of the layer itself only those of its
/// geometry count, and `opacity`, which each sublayer is given by itself.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    override func addPlacement(to builder: inout FragmentBuilder, under outer: CATransform3D, in pass: RecordingPass) {
        var solids: [Solid] = []
        collect(into: &solids, under: outer, opacity: 1, in: pass)
        let ordered = solids.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        for (_, solid) in ordered { solid.layer.addFlattened(solid.values, at: solid.transform, to: &builder, in: pass) }
    }

    /// One of the layers that are flat.
    private struct Solid {
        let layer: CALayer
        let values: LayerValues
        let transform: CATransform3D

        /// How far its middle lies in front of the plane.
        var depth: CGFloat {
            let (x, y) = (values.bounds.midX, values.bounds.midY)
            let weight = x * transform.m14 + y * transform.m24 + transform.m44
            let z = x * transform.m13 + y * transform.m23 + transform.m43
            return weight > 0 ? z / weight : z
        }
    }

    private func collect(
        into solids: inout [Solid], under outer: CATransform3D, opacity: Float, in pass: RecordingPass
    ) {
        if pass.isKept { wasShown = true }
        let values = shownValues(at: pass.instant)
        guard !values.isHidden, values.opacity > 0, isPresent(at: pass.instant) else { return }
        let space = CATransform3DConcat(CATransform3DIdentity.under(values), CATransform3DConcat(values.placement, outer))
        for layer in children {
            if let group = layer as? CATransformLayer {
                group.collect(into: &solids, under: space, opacity: opacity * values.opacity, in: pass)
            } else {
                if pass.isKept { layer.wasShown = true }
                var shown = layer.shownValues(at: pass.instant)
                guard !shown.isHidden, layer.isPresent(at: pass.instant) else { continue }
                shown.opacity *= min(opacity * values.opacity, 1)
                guard shown.opacity > 0 else { continue }
                let transform = CATransform3DConcat(shown.placement, space)
                solids.append(Solid(layer: layer, values: shown, transform: transform))
            }
        }
        // A fragment of its own, that changes below make out of date as they do elsewhere.
        if pass.isKept { recorded = Recorded(fragment: Fragment(commands: []), scale: pass.scale) }
    }
}
