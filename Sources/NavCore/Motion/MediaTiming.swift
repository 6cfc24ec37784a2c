/// How one clock runs inside another: Core Animation's timing model as a pure value.
///
///     parent's time ──beginTime, speed, timeOffset──▶ active time ──repeats, there and back──▶ time inside one run
///
/// A layer's clock runs inside its superlayer's, an animation's inside its layer's or group's.
package struct MediaTiming: Hashable, Sendable {
    /// What is shown outside the active time.
    package enum Fill: Hashable, Sendable { case removed, forwards, backwards, both }

    /// In the parent's seconds.
    package var beginTime = 0.0
    /// Seconds of one run; infinite for what never ends by itself.
    package var duration: Double
    /// Added to the active time, in seconds of this clock.
    package var timeOffset = 0.0
    /// Seconds here a second of the parent. 0 stands still, negative runs backwards.
    package var speed = 1.0
    /// Runs; 0 is one. May be a fraction, or infinite.
    package var repeatCount = 0.0
    /// Seconds of all runs together; 0 leaves it to `repeatCount`.
    package var repeatDuration = 0.0
    /// Each run is followed by the way back.
    package var autoreverses = false
    package var fill = Fill.removed

    package init(duration: Double = .infinity) { self.duration = duration }

    /// Seconds of all runs together, ways back included.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return runDuration * (repeatCount > 0 ? repeatCount : 1)
    }

    private var runDuration: Double { autoreverses ? duration * 2 : duration }

    /// The clock's own time at the parent's `time`, before repeats: that of a layer.
    package func time(at time: Double) -> Double { (time - beginTime) * speed + timeOffset }

    /// The parent's time at which this clock shows `time`; `beginTime` where it stands still.
    package func parentTime(at time: Double) -> Double { speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime }

    /// Seconds into one run, 0…duration, at the parent's `time`; nil where nothing is shown.
    package func runTime(at time: Double) -> Double? {
        let active = self.time(at: time)
        if active < 0 { return fill == .backwards || fill == .both ? 0 : nil }
        if active >= activeDuration { return fill == .forwards || fill == .both ? lastRunTime : nil }
        return folded(active)
    }

    /// Whether the clock has left its active time for good at the parent's `time`.
    package func isOver(at time: Double) -> Bool {
        speed > 0 ? self.time(at: time) >= activeDuration : speed < 0 && self.time(at: time) < 0
    }

    /// How many whole runs lie before the parent's `time`.
    package func completedRuns(at time: Double) -> Double {
        guard runDuration > 0, runDuration.isFinite else { return 0 }
        return (min(max(self.time(at: time), 0), activeDuration) / runDuration).rounded(.down)
    }

    private func folded(_ active: Double) -> Double {
        guard runDuration > 0, runDuration.isFinite else { return active }
        let inside = active.truncatingRemainder(dividingBy: runDuration)
        return autoreverses && inside > duration ? runDuration - inside : inside
    }

    private var lastRunTime: Double {
        guard runDuration > 0, activeDuration.isFinite else { return 0 }
        let rest = activeDuration.truncatingRemainder(dividingBy: runDuration)
        return rest == 0 ? (autoreverses ? 0 : duration) : folded(activeDuration)
    }
}
