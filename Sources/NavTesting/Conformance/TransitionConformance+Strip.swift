public import Foundation
import NavKit

extension TransitionConformance {
    /// Every frame of the transition as it plays by itself between two plain pages, from the first one to the one after its end.
    ///
    /// - Parameters:
    ///   - title: Of the strip.
    ///   - size: Of the window, in points.
    ///   - refreshRate: Frames a second.
    public func strip(
        title: String, size: CGSize = CGSize(width: 390, height: 844), refreshRate: Double = 60
    ) -> FrameStrip {
        let trial = Trial(subject, kind, Situation(name: title, refreshRate: refreshRate, size: size))
        trial.begin()
        trial.turnToEnd()
        trial.turn()
        defer { _ = trial.finish() }
        return trial.frames(title: title) ?? FrameStrip(title: title, frames: [])
    }
}
