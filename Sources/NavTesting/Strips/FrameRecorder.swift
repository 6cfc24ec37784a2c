import Foundation
public import NavKit

/// Keeps the pictures that a stage shows, from the moment it is made until it is told to stop.
///
/// A picture is a value that shares with its neighbours all that did not change, so keeping many is cheap.
@preconcurrency @MainActor public final class FrameRecorder {
    private let stage: Stage
    private let before: (DisplayList, FrameInstant) -> Void
    private var frames: [FrameStrip.Frame] = []
    private var start: FrameInstant?
    /// While false, what is shown is not kept.
    private var isOn = true
    private let share: (FrameInstant) -> Double?

    /// - Parameters:
    ///   - keepsPresent: Begins with what the stage shows already, at the time 0.
    ///   - share: How far the motion is at an instant, 0…1; nil where nobody knows.
    public init(_ stage: Stage, keepsPresent: Bool = false, share: @escaping (FrameInstant) -> Double? = { _ in nil }) {
        (self.stage, self.share) = (stage, share)
        before = stage.backend.onPresent
        if keepsPresent, let picture = stage.backend.picture { keep(picture, at: stage.instant) }
        stage.backend.onPresent = { [weak self, before] picture, instant in
            before(picture, instant)
            self?.keep(picture, at: instant)
        }
    }

    private func keep(_ picture: DisplayList, at instant: FrameInstant) {
        guard isOn else { return }
        start = start ?? instant
        frames.append(
            FrameStrip.Frame(time: start.map { instant.seconds(since: $0) } ?? 0, share: share(instant), picture: picture))
    }

    /// What has been kept so far.
    public func strip(title: String) -> FrameStrip { FrameStrip(title: title, frames: frames) }

    /// Ends the recording. A second call does nothing.
    public func stop() {
        guard isOn else { return }
        isOn = false
        stage.backend.onPresent = before
    }
}
