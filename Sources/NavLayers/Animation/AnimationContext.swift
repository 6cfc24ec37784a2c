import NavCore

/// Where changes of layers go at the moment: nowhere, or into a timeline. Blocks nest.
@MainActor package enum AnimationContext {
    package enum Mode {
        case recording(Timeline, Timeline.Block)
        /// As if there were no block around.
        case off
    }

    /// The innermost block that is being run; nil outside all of them.
    package private(set) static var innermost: Mode?
    /// False: blocks are run, and nothing moves.
    package static var isEnabled = true

    package static func with<R>(_ mode: Mode, _ body: () -> R) -> R {
        let outer = innermost
        innermost = mode
        defer { innermost = outer }
        return body()
    }

    /// The timeline that changes are recorded in.
    package static var timeline: Timeline? {
        if case .recording(let timeline, _) = innermost { timeline } else { nil }
    }

    static func record(_ property: LayerProperty, of layer: CALayer, from old: LayerValue, to new: LayerValue) {
        guard isEnabled, layer.owner != nil, case .recording(let timeline, let block) = innermost else { return }
        timeline.record(property, of: layer, from: old, to: new, in: block)
    }
}
