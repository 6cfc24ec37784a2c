public import Foundation
import NavCore
import NavLayers

/// A finger on the window, or the mouse with its button held, from its beginning to its end.
///
/// The same object all along. It belongs to the view that was hit at its beginning, wherever it goes.
@preconcurrency @MainActor open class UITouch: NSObject {
    public nonisolated enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled
    }

    public nonisolated enum TouchType: Int, Sendable {
        case direct = 0
        /// The mouse.
        case indirectPointer = 3
    }

    /// What has happened to it with the event that is being delivered. `.stationary`: the event is about another touch.
    public final var phase: Phase { step.phase }
    /// When it last changed, in seconds of the clock that the window's events are stamped by.
    public final var timestamp: TimeInterval { step.instant.seconds }
    /// 1, or 2 for the second of a quick pair, …
    public private(set) final var tapCount: Int
    public final let type: TouchType
    public private(set) final weak var window: UIWindow?
    public private(set) final weak var view: UIView?

    /// The event that begins and ends it says so by this; used again by later touches.
    let id: Int
    /// Its own for ever.
    let serial: Int
    /// Where it began, in its window.
    let origin: CGPoint
    /// What the event that is being delivered says about it.
    var step: TouchStep
    /// The view has been told that it began.
    var isDelivered = false
    private var recognizers: [WeakRecognizer] = []
    private static var lastSerial = 0

    /// - Parameters:
    ///   - input: The event that begins it.
    ///   - position: Where, in the space of `window`.
    init(_ input: TouchInput, at position: CGPoint, in window: UIWindow, view: UIView) {
        id = input.id
        Self.lastSerial += 1
        serial = Self.lastSerial
        tapCount = input.tapCount
        type = input.source == .mouse ? .indirectPointer : .direct
        self.window = window
        self.view = view
        origin = position
        step = TouchStep(
            phase: .began, previousPosition: position,
            samples: [TouchSample(position: position, instant: input.instant)])
    }

    /// The recognizers that see it; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        let present = recognizers.compactMap(\.recognizer)
        return present.isEmpty ? nil : present
    }

    /// How far it is from where it began, in points of the window.
    var slip: CGFloat { origin.distance(to: step.position) }

    func gain(_ recognizer: UIGestureRecognizer) { recognizers.append(WeakRecognizer(recognizer: recognizer)) }

    func lose(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0.recognizer === recognizer } }

    /// Where it is, in the space of `view`; nil is the window.
    open func location(in view: UIView?) -> CGPoint { convert(step.position, to: view) }

    /// Where it was with the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(step.previousPosition, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view else { return point }
        return window.convert(point, to: view)
    }
}

/// Where a touch was, in its window, and when.
nonisolated struct TouchSample: Equatable {
    var position: CGPoint
    var instant: FrameInstant
}

/// What one event says about a touch.
nonisolated struct TouchStep: Equatable {
    var phase: UITouch.Phase
    var previousPosition: CGPoint
    /// Everywhere that it has been since the event before, oldest first; at least one.
    var samples: [TouchSample]

    var position: CGPoint { samples[samples.count - 1].position }
    var instant: FrameInstant { samples[samples.count - 1].instant }

    /// The step that comes after this one.
    func next(_ phase: UITouch.Phase, _ samples: [TouchSample]) -> TouchStep {
        TouchStep(phase: phase, previousPosition: position, samples: samples)
    }

    /// The step after this one, in which nothing happens.
    var resting: TouchStep { next(.stationary, [samples[samples.count - 1]]) }
}

extension CGPoint {
    nonisolated func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
