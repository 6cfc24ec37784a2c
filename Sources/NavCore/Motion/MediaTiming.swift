/// How one clock runs inside another: Core Animation's timing model as a pure value.
///
///     parent's time ──beginTime, speed──▶ elapsed time ──timeOffset──▶ place ──repeats, there and back──▶ time inside one run
///
/// A layer's clock runs inside its superlayer's, an animation's inside its layer's or group's. The active time is the part of the
/// elapsed time from 0 to `activeDuration`; `timeOffset` shifts what is shown in it, and what is pushed out at its end comes in at its start.
package struct MediaTiming: Hashable, Sendable {
    /// What is shown outside the active time.
    package enum Fill: Hashable, Sendable {
        case removed, forwards, backwards, both

        var coversBefore: Bool { self == .backwards || self == .both }
        var coversAfter: Bool { self == .forwards || self == .both }
    }

    /// A place inside one of the runs.
    package struct Moment: Hashable, Sendable {
        /// Seconds into the run, 0…duration.
        package var seconds: Double
        /// Which run, from 0.
        package var run: Double

        package init(seconds: Double, run: Double) { (self.seconds, self.run) = (seconds, run) }
    }

    /// In the parent's seconds.
    package var beginTime = 0.0
    /// Seconds of one run; infinite for what never ends by itself.
    package var duration: Double
    /// In seconds of this clock.
    package var timeOffset = 0.0
    /// Seconds here a second of the parent. 0 stands still at `timeOffset`, negative runs from the end to the start.
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

    /// What is shown at the parent's `time`; nil where nothing is.
    ///
    /// - Parameter keepsEnd: After the active time it is shown as it ended, whatever `fill` says.
    package func moment(at time: Double, keepsEnd: Bool = false) -> Moment? {
        let elapsed = elapsed(at: time)
        if elapsed < 0 { return fill.coversBefore ? moment(elapsed: 0) : nil }
        if isOver(at: time) { return keepsEnd || fill.coversAfter ? moment(elapsed: activeDuration) : nil }
        return moment(elapsed: elapsed)
    }

    /// Whether the active time has begun by the parent's `time`.
    package func hasBegun(at time: Double) -> Bool { elapsed(at: time) >= 0 }

    /// Whether the active time is over for good at the parent's `time`. The tolerance is that of instants, which are whole nanoseconds.
    package func isOver(at time: Double) -> Bool { elapsed(at: time) >= activeDuration - 1e-9 }

    /// The parent's time at which the active time is over; nil if it never is.
    package var end: Double? {
        speed == 0 || activeDuration == .infinity ? nil : beginTime + activeDuration / abs(speed)
    }

    private func elapsed(at time: Double) -> Double { speed == 0 ? 0 : (time - beginTime) * abs(speed) }

    private func moment(elapsed: Double) -> Moment {
        if speed == 0 { return folded(min(timeOffset, activeDuration), isLast: true) }
        let place = speed < 0 && activeDuration.isFinite ? activeDuration - elapsed : speed < 0 ? -elapsed : elapsed
        return folded(place + timeOffset, isLast: speed < 0 || elapsed >= activeDuration)
    }

    /// - Parameter isLast: The end of a run is that of the run that ends, not the start of the next one.
    private func folded(_ place: Double, isLast: Bool) -> Moment {
        guard runDuration > 0, runDuration.isFinite else { return Moment(seconds: place, run: 0) }
        var run = (place / runDuration).rounded(.down)
        if isLast, run > 0, run * runDuration == place { run -= 1 }
        let inside = min(max(place - run * runDuration, 0), runDuration)
        return Moment(seconds: inside > duration ? runDuration - inside : inside, run: run)
    }
}

// MARK: As the clock of a layer

extension MediaTiming {
    /// The time that the clock shows while the parent's is `time`, whether the layer is seen then or not.
    package func time(at time: Double) -> Double {
        duration.isFinite
            ? moment(elapsed: min(max(elapsed(at: time), 0), activeDuration)).seconds : plainTime(at: time)
    }

    private func plainTime(at time: Double) -> Double { (time - beginTime) * speed + timeOffset }

    /// The parent's time at which this clock shows `time`, before repeats; `beginTime` where it stands still.
    package func parentTime(at time: Double) -> Double {
        speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
    }

    /// Whether `isPresent` stays what it is at the parent's `time` from then on.
    package func isSettled(at time: Double) -> Bool {
        speed == 0 || isOver(at: time) || hasBegun(at: time) && activeDuration == .infinity
    }

    /// Whether the clock's owner is there at all at the parent's `time`: outside of the active time, `fill` says so.
    package func isPresent(at time: Double) -> Bool {
        let elapsed = elapsed(at: time)
        return elapsed < 0 ? fill.coversBefore : fill.coversAfter || !isOver(at: time)
    }
}
