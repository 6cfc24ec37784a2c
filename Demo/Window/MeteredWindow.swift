import Foundation
import NavCore

/// Measures the pictures as they go out, and says so while something moves anyway.
final class MeteredWindow: WindowWrapper {
    /// The least time between two readings, in seconds: so often a person can read them.
    private static let readingPeriod = 0.25

    /// Called at the start of a turn that makes a picture in any case, so that showing the reading costs no picture of its own.
    var onReading: (FrameMeter.Reading) -> Void = { _ in }

    private let shownAt: (FrameInstant) -> FrameInstant
    private var meter = FrameMeter()
    private var turn = FrameInstant(seconds: 0)
    private var nextReading: FrameInstant?

    /// - Parameter shownAt: When a picture was shown that has just gone out, given the instant of its turn.
    init(_ inner: any WindowBackend, shownAt: @escaping (FrameInstant) -> FrameInstant) {
        self.shownAt = shownAt
        super.init(inner)
    }

    override func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        if wait != .none { meter.rest() }
        let (events, instant) = super.takeEvents(wait)
        turn = instant
        if wait == .none { report(at: instant) }
        return (events, instant)
    }

    override func present(_ list: DisplayList) -> Bool {
        guard super.present(list) else {
            meter.rest()
            return false
        }
        meter.show(at: shownAt(turn))
        return true
    }

    private func report(at instant: FrameInstant) {
        guard instant >= nextReading ?? instant, let reading = meter.reading(period: refreshPeriod) else { return }
        nextReading = instant.advanced(bySeconds: Self.readingPeriod)
        onReading(reading)
    }
}
