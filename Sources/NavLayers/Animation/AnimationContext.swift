import NavCore

/// Where changes of layers go at the moment: nowhere, or into a timeline. Blocks nest.
@MainActor package enum AnimationContext {
    package enum Mode {
        case recording(Section, frame: KeyFrame? = nil)
        /// Without animation, whatever is around.
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

    /// As if no block were being run.
    package static func outside<R>(_ body: () -> R) -> R {
        let outer = innermost
        innermost = nil
        defer { innermost = outer }
        return body()
    }

    /// What changes are recorded in.
    package static var section: Section? {
        if case .recording(let section, _) = innermost { section } else { nil }
    }

    /// The keyframe that is being run.
    package static var frame: KeyFrame? {
        if case .recording(_, let frame) = innermost { frame } else { nil }
    }

    /// Whether a block that is run now is to move nothing.
    package static var isOff: Bool {
        if case .off = innermost { true } else { !isEnabled }
    }

    static func record(_ property: LayerProperty, of layer: CALayer, from old: LayerValue, to new: LayerValue) {
        guard layer.owner != nil, case .recording(let section, let frame) = innermost else { return }
        let change = Change(layer: layer, property: property, old: old, new: new)
        section.timeline.record(change, in: section, frame: frame)
    }
}
