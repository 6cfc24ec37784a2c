public import Foundation
import NavCore

/// Calls a closure in each frame, before animations move.
///
/// It runs from the moment it is made until `invalidate()`, and keeps the window's loop awake as long as it is not paused. The loop keeps it alive, and it keeps
/// its closure: a closure that needs the owner of the link holds it weakly.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private weak var engine: AnimationEngine?
    /// The instant of the last tick since it was made or went on.
    private var lastTick: FrameInstant?

    /// - Parameter action: Called in every turn, or as often as `preferredFrameRateRange` says, on the main actor, with the link itself.
    public init(action: @escaping (CADisplayLink) -> Void) {
        self.action = action
        super.init()
        engine = .current
        AnimationEngine.current.links.append(self)
    }

    /// When the picture before the present one was seen, in seconds of `CACurrentMediaTime()`: one frame of the link before `targetTimestamp`. 0 before
    /// the first call.
    public private(set) var timestamp: CFTimeInterval = 0

    /// When what is set now will be seen, in seconds of `CACurrentMediaTime()`. 0 before the first call.
    public private(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds between two pictures of the display. 0 before the first call.
    public private(set) var duration: CFTimeInterval = 0

    /// True: it is not called, and keeps nothing awake. False by default.
    public var isPaused = false {
        didSet { lastTick = nil }
    }

    /// How often it is to be called. The default is as often as there are pictures.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Ends it for good, and lets go of the closure. A second call does nothing. It may be called from the closure.
    public func invalidate() {
        action = nil
        engine?.links.removeAll { $0 === self }
    }
}

extension CADisplayLink {
    var isRunning: Bool { action != nil && !isPaused }

    /// The earliest instant at which it wants to be called; nil is the next turn, whenever that is.
    var nextTick: FrameInstant? {
        guard let lastTick, let interval else { return nil }
        // Half a picture early, so that the turn nearest to the wish is taken and not the one after it.
        return lastTick.advanced(bySeconds: max(interval - duration / 2, 0))
    }

    /// Seconds between two calls; nil is every picture.
    private var interval: Double? {
        let range = preferredFrameRateRange
        let rate = Double(range.preferred ?? range.maximum)
        guard rate > 0, duration > 0, rate < 1 / duration else { return nil }
        return (1 / (rate * duration)).rounded(.down) * duration
    }

    func tick(at instant: FrameInstant, period: Double) {
        guard isRunning else { return }
        duration = period
        if let nextTick, instant < nextTick { return }
        lastTick = instant
        targetTimestamp = instant.seconds
        timestamp = targetTimestamp - (interval ?? period)
        action?(self)
    }
}

/// How many pictures a second somebody would like.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    /// The least that will do. NavKit goes below it only where the display does.
    public var minimum: Float
    /// The most that is of use.
    public var maximum: Float
    /// The best; nil or 0 is the most.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred == 0 ? nil : preferred)
    }

    /// As many as there are.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
