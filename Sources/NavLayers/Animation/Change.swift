import NavCore

/// A change of a layer's model.
@MainActor struct Change {
    var layer: CALayer
    var property: LayerProperty
    var old: LayerValue
    var new: LayerValue

    var lastTrack: Track? { layer.overlays.last { $0.track?.property == property }?.track }

    /// What was seen of the property before the change.
    func shown(at instant: FrameInstant) -> LayerValue {
        layer.shownValues(at: instant, overridingModelWith: (property, old))[property]
    }
}
