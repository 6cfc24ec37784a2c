package import Foundation
package import NavCore

extension CALayer {
    /// What the layer looks like at `instant`: the model with everything that runs laid over it, in the order it was added.
    package func shownValues(at instant: FrameInstant) -> LayerValues {
        var shown = values
        for overlay in overlays { overlay.apply(to: &shown, at: instant) }
        return shown
    }

    func shownValues(at instant: FrameInstant, overridingModelWith old: (LayerProperty, LayerValue)) -> LayerValues {
        var model = values
        model[old.0] = old.1
        var shown = model
        for overlay in overlays { overlay.apply(to: &shown, over: model, at: instant) }
        return shown
    }

    /// What to add so that the change is not seen; nil where it replaces what is running (rules L5, L6).
    func difference(_ property: LayerProperty, from old: LayerValue, to new: LayerValue) -> Difference? {
        guard property.isAdditive, !overlays.contains(where: { $0.isReplacing(property) }) else { return nil }
        return Difference(from: old, to: new)
    }

    /// The motions of blocks that lie on this layer, lowest first.
    var tracks: some Sequence<Track> { overlays.lazy.compactMap { $0.track } }

    func lay(_ overlay: Overlay) { overlays.append(overlay) }

    /// False if it did not lie here.
    func lift(_ track: Track) -> Bool {
        guard let index = overlays.firstIndex(where: { $0.track === track }) else { return false }
        overlays.remove(at: index)
        return true
    }

    func lift(_ animation: LayerAnimation) { overlays.removeAll { $0.animation === animation } }

    /// Puts the layer where it is in a space that has become larger or smaller, with the ways that it is on.
    package func scalePosition(x: CGFloat, y: CGFloat) {
        for track in tracks where track.property == .position { track.scaleWay(x: x, y: y) }
        position = CGPoint(x: position.x * x, y: position.y * y)
        mark(.position)
    }

    /// Takes every motion away from this layer: the picture jumps to the model. Blocks that lose their last one are cut short; animations
    /// that the layer was given end unfinished. Who waits for the end is told in the next turn.
    public func removeAllAnimations() {
        for overlay in overlays {
            switch overlay {
            case .track(let track): track.section.cut(track)
            case .animation(let animation): animation.cut()
            }
        }
    }

    /// Whether something moves this layer that lets no touches through meanwhile.
    package var refusesTouches: Bool { tracks.contains { !$0.timeline.allowsInteraction } }

    /// Whether this layer or one below it is on its way somewhere.
    package var isAnimatingInSubtree: Bool {
        overlays.contains { $0.isMoving } || (sublayers ?? []).contains(where: \.isAnimatingInSubtree)
    }
}

extension Overlay {
    /// Whether it gives `property` its value, so that nothing can be added that dies away under it.
    fileprivate func isReplacing(_ property: LayerProperty) -> Bool {
        switch self {
        case .track(let track): track.property == property && track.isReplacing
        case .animation(let animation): animation.isRunning && animation.properties.contains(property)
        }
    }
}
