import Foundation
import NavCore

/// The layer's time, and with it that of all that runs in it: animations that it was given, blocks of its view, property animators, and
/// the same of every layer below. `speed = 0` stops them where they are, and setting `timeOffset` then shows them at that time.
extension CALayer: CAMediaTiming {
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    public var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    public var speed: Float {
        get { Float(timing.speed) }
        set { timing.speed = Double(newValue) }
    }

    public var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { timing.repeatCount = Double(newValue) }
    }

    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    public var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timing.fill) }
        set { timing.fill = newValue.fill }
    }
}

extension CALayer {
    private var timing: MediaTiming {
        get { clock?.timing ?? MediaTiming() }
        set {
            guard newValue != timing else { return }
            ensuredClock.timing = newValue
            if newValue == MediaTiming(), ensuredClock.isOnItsOwn { clock = nil }
            watchPresence()
            clockChanged()
        }
    }

    /// The layer's own clock, made if there is none.
    var ensuredClock: LayerClock {
        if let clock { return clock }
        let made = LayerClock()
        clock = made
        return made
    }

    /// Draws anew what shows another time now.
    func clockChanged() {
        placementChanged()
        markOverlays()
    }

    private func markOverlays() {
        for overlay in overlays {
            switch overlay {
            case .track(let track): mark(track.property)
            case .animation(let animation): animation.mark()
            }
        }
        for layer in children { layer.markOverlays() }
    }

    /// Whether the layer is there at `instant` of the root's clock, as its timing has it.
    func isPresent(at instant: FrameInstant) -> Bool {
        guard let clock else { return true }
        return clock.isPresent(at: parent?.time(at: instant.seconds) ?? instant.seconds)
    }
}

extension CALayer {
    private func watchPresence() {
        guard let clock, !clock.isPresenceWatched else { return }
        clock.isPresenceWatched = true
        AnimationEngine.current.follow(LayerPresence(of: self))
    }
}

/// Notices that a layer whose timing begins or ends comes into the picture or leaves it.
@MainActor private final class LayerPresence: Mover {
    private weak var layer: CALayer?
    private var wasPresent: Bool?
    private var isSettled = false
    var isFollowed = false

    init(of layer: CALayer) { self.layer = layer }

    /// Until nothing can change any more, unless the timing does.
    var isRunning: Bool { !isSettled }
    var stands: Bool { layer?.engine == nil || isTimeHeld }
    var isTimeHeld: Bool { layer?.superlayer?.isTimeHeld ?? false }

    var isWaiting: Bool { false }
    func depart(at instant: FrameInstant) {}

    func advance(to instant: FrameInstant) -> (() -> Void)? {
        let time = layer?.superlayer?.time(at: instant.seconds) ?? instant.seconds
        let isPresent = layer?.clock?.isPresent(at: time)
        if isPresent != wasPresent { layer?.placementChanged() }
        wasPresent = isPresent
        isSettled = layer?.clock?.timing.isSettled(at: time) ?? true
        guard isSettled else { return nil }
        return { [layer] in layer?.clock?.isPresenceWatched = false }
    }

    var quietUntil: FrameInstant? { nil }
    func collectMarks(into marks: inout Marks) {}
    func moves(under layer: CALayer) -> Bool { false }
    /// Nothing moves, so nothing is taken away.
    func cutOffIfFree() {}
    func abort(at position: Timeline.Position) {}
}
