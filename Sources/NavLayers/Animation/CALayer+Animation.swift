package import NavCore

extension CALayer {
    /// What the layer looks like at `instant`: the model with every running motion laid over it, in the order they were added.
    package func shownValues(at instant: FrameInstant) -> LayerValues {
        tracks.reduce(into: model) { values, track in track.apply(to: &values, at: instant) }
    }

    func shownValues(at instant: FrameInstant, overridingModelWith old: (LayerProperty, LayerValue)) -> LayerValues {
        var values = model
        values[old.0] = old.1
        return tracks.reduce(into: values) { values, track in track.apply(to: &values, at: instant) }
    }

    /// What to add so that the change is not seen; nil where it replaces what is running (rules L5, L6).
    func difference(_ property: LayerProperty, from old: LayerValue, to new: LayerValue) -> Difference? {
        guard property.isAdditive, !tracks.contains(where: { $0.property == property && $0.isReplacing }) else {
            return nil
        }
        return Difference(from: old, to: new)
    }

    /// Takes every motion away from this layer: the picture jumps to the model, and blocks that lose their last one are cut short.
    public func removeAllAnimations() {
        for track in tracks { track.timeline.cut(track) }
    }

    /// Whether something moves this layer that lets no touches through meanwhile.
    package var refusesTouches: Bool { tracks.contains { !$0.timeline.allowsInteraction } }

    /// Whether this layer or one below it is on its way somewhere.
    package var isAnimatingInSubtree: Bool {
        !tracks.isEmpty || (sublayers ?? []).contains(where: \.isAnimatingInSubtree)
    }
}

extension Track {
    fileprivate var isReplacing: Bool {
        if case .replacing = motion { true } else { timeline.isRepeating }
    }
}
