import NavCore

/// One thing that lies over a layer's model: where it lies, it changes what is shown, and never the model.
@MainActor package enum Overlay {
    /// A property on its way, as part of an animation block.
    case track(Track)
    /// An animation that the layer was given.
    case animation(LayerAnimation)

    /// - Parameter model: What the layer is taken to have without anything laid over it; nil is what it has.
    @inline(__always)
    func apply(to values: inout LayerValues, over model: LayerValues? = nil, at instant: FrameInstant) {
        switch self {
        case .track(let track): track.apply(to: &values, at: instant)
        case .animation(let animation): animation.apply(to: &values, over: model, at: instant)
        }
    }

    var track: Track? {
        if case .track(let track) = self { track } else { nil }
    }

    var animation: LayerAnimation? {
        if case .animation(let animation) = self { animation } else { nil }
    }

    /// Whether it still takes its layer somewhere; an animation that is over may stay on its layer.
    var isMoving: Bool {
        switch self {
        case .track: true
        case .animation(let animation): animation.isRunning
        }
    }

    func moves(_ property: LayerProperty) -> Bool {
        switch self {
        case .track(let track): track.property == property
        case .animation(let animation): !animation.isCut && animation.properties.contains(property)
        }
    }

    /// What moves, in words, for messages.
    package var summary: String {
        switch self {
        case .track(let track): "\(track.property)"
        case .animation(let animation): animation.summary
        }
    }
}
