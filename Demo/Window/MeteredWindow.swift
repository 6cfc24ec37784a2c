import Foundation
import NavCore
import NavSDL

/// Measures the pictures as they go out, and says so while something moves anyway.
final class MeteredWindow: WindowWrapper {
    /// The least time between two readings, in seconds: so often a person can read them.
    private static let readingPeriod = 0.25

    /// Called at the start of a turn that makes a picture in any case, so that showing the reading costs no picture of its own.
    var onReading: (FrameMeter.Reading) -> Void = { _ in }

    private let now: () -> FrameInstant
    private var meter = FrameMeter()
    private var nextReading: FrameInstant?

    /// - Parameter now: The instant on the clock by which pictures are measured.
    init(_ inner: any WindowBackend, now: @escaping () -> FrameInstant) {
        self.now = now
        super.init(inner)
    }

    override func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        if wait != .none { meter.rest() }
        let turn = super.takeEvents(wait)
        if wait == .none { report(at: turn.instant) }
        return turn
    }

    override func present(_ list: DisplayList) -> Bool {
        guard super.present(list) else {
            meter.rest()
            return false
        }
        meter.show(at: now())
        return true
    }

    private func report(at instant: FrameInstant) {
        guard instant >= nextReading ?? instant, let reading = meter.reading(period: refreshPeriod) else { return }
        nextReading = instant.advanced(bySeconds: Self.readingPeriod)
        onReading(reading)
    }
}
