extension Strand {
    /// What a strand shows while a leg lasts on whose curve it is: put together once, and asked in every frame.
    package struct Course: Sendable {
        /// When its share of the curve begins to grow, or to shrink.
        fileprivate let start: FrameInstant
        /// Of the curve, before and after; and how much of it goes by in a second.
        fileprivate let first, last, pace: Double
        fileprivate let shape: TimingShape

        package func headway(at now: FrameInstant) -> Headway {
            let share = first + pace * max(now.seconds(since: start), 0)
            return shape.progress(at: pace < 0 ? max(share, last) : min(share, last))
        }
    }

    /// nil where `machine` does not run at an even pace, or where this strand has left its curve.
    package func course(_ machine: AnimatorMachine) -> Course? {
        guard case .running(let leg) = machine.phase, let departure = leg.departure, span == .whole, isOnCurve else {
            return nil
        }
        return Course(
            start: departure.advanced(bySeconds: leg.delay), first: leg.from, last: leg.to, pace: leg.pace,
            shape: shape ?? leg.shape)
    }
}
