extension AnimatorMachine {
    /// One stretch of motion between two calls.
    package struct Leg: Equatable, Sendable {
        package var shape: TimingShape
        /// nil until the turn in which the motion begins.
        package var departure: FrameInstant?
        /// Seconds from departure during which the picture stays as it is.
        package var delay: Double
        /// Times; the same two where there is no way left to go.
        package var from: Double
        package var to: Double
        /// From `from` to `to`, more than 0.
        package var seconds: Double
        /// Not nil: from what is shown, wherever on the curve that may be.
        package var rebound: Rebound?

        init(
            shape: TimingShape, departure: FrameInstant? = nil, delay: Double, from: Double, to: Double,
            seconds: Double,
            rebound: Rebound? = nil
        ) {
            (self.shape, self.departure, self.delay) = (shape, departure, delay > 0 ? delay : 0)
            (self.from, self.to, self.seconds, self.rebound) = (from, to, seconds, rebound)
        }
    }
}

extension AnimatorMachine.Leg {
    package struct Rebound: Equatable, Sendable {
        /// What the fraction read at departure.
        package var fraction: Double
        /// Whether it sets out as fast as it was before, the other way.
        package var keepsSpeed: Bool
    }

    /// The shortest leg, in seconds: one that has nothing left to go still has an end, and springs can be fitted to it.
    static let leastSeconds = 1e-6

    /// In times a second; below 0 on the way back.
    package var pace: Double { (to - from) / seconds }

    private func share(at now: FrameInstant?) -> Double {
        guard let departure, let now else { return 0 }
        return min(max((now.seconds(since: departure) - delay) / seconds, 0), 1)
    }

    package func time(at now: FrameInstant?) -> Double { from + (to - from) * share(at: now) }

    /// What the fraction reads on a rebound; nil on any other leg, where it is the time along the direction of travel.
    func fraction(at now: FrameInstant?) -> Double? {
        rebound.map { $0.fraction + (1 - $0.fraction) * share(at: now) }
    }

    func isUnderWay(at now: FrameInstant?) -> Bool {
        guard let departure, let now else { return false }
        return now.seconds(since: departure) >= delay
    }

    /// Before this instant it has not arrived; nil until it has set out.
    var arrival: FrameInstant? { departure?.advanced(bySeconds: delay + seconds - 1e-9) }

    package func hasArrived(at now: FrameInstant) -> Bool {
        guard let departure, now > departure else { return false }
        return now.seconds(since: departure) - delay >= seconds - 1e-9
    }

    /// The way back from here to `goal`: as long as the way here took; on a rebound what `fraction` leaves of the duration, or, where it leaves
    /// nothing though a swing has yet to come back, what the time leaves.
    func turnedRound(to goal: Double, fraction: Double, of duration: Double, at now: FrameInstant?)
        -> AnimatorMachine.Leg
    {
        var leg = self
        (leg.from, leg.to) = (time(at: now), goal)
        if let departure, let now {
            leg.delay = max(delay - now.seconds(since: departure), 0)
            leg.departure = now
        }
        let way = abs(leg.to - leg.from)
        let seconds =
            rebound == nil ? (pace == 0 ? duration : way / abs(pace)) : (fraction < 1 ? 1 - fraction : way) * duration
        leg.seconds = max(seconds, Self.leastSeconds)
        leg.rebound = rebound.map { _ in Rebound(fraction: fraction, keepsSpeed: true) }
        return leg
    }
}

extension AnimatorMachine {
    /// Where a paused animator rests.
    package struct Hold: Equatable, Sendable {
        package var fraction: Double
        package var caught: Catch
        package var manner: Manner
        /// Whether the fraction has been set since.
        package var isScrubbed = false
        /// Not nil: a passing pause, which the first block ends, after so many seconds.
        package var delayOfFirstBlock: Double?
    }

    /// What a scrubbed machine shows.
    package struct Scrub: Equatable, Sendable {
        package var coordinate: Double
        package var time: Double
        /// The time at which the machine was caught.
        package var caught: Double
        package var manner: Hold.Manner
    }
}

extension AnimatorMachine.Hold {
    /// Where the motion was when it was caught.
    package struct Catch: Equatable, Sendable {
        package var time: Double
        package var coordinate: Double
        /// Of what moves the whole time; beyond 0…1 where a spring overshoots.
        package var progress: Double
    }

    /// What a change of the fraction is shown through.
    package enum Manner: Equatable, Sendable {
        /// Along the curve: the fraction is the share of time.
        case along(TimingShape)
        /// Linearly: the fraction is the share of the way. The curve is what the motion was on; nil if that was a spring.
        case straight(TimingShape?)

        var isStraight: Bool {
            if case .straight = self { true } else { false }
        }

        fileprivate var curve: TimingShape? {
            switch self {
            case .along(let shape): shape
            case .straight(let shape): shape
            }
        }
    }

    func scrub(_ coordinate: Double) -> AnimatorMachine.Scrub {
        AnimatorMachine.Scrub(
            coordinate: coordinate, time: time(at: coordinate), caught: caught.time, manner: manner)
    }

    /// The time that belongs to `coordinate`.
    func time(at coordinate: Double) -> Double {
        guard isScrubbed else { return caught.time }
        switch manner {
        case .along: return coordinate
        case .straight(let curve?): return curve.fraction(at: coordinate) ?? coordinate
        case .straight(nil):
            if coordinate >= 1 { return 1 }
            let (time, middle) = (caught.time, caught.coordinate)
            return coordinate <= middle
                ? (middle > 0 ? coordinate * time / middle : 0)
                : time + (coordinate - middle) * (1 - time) / (1 - middle)
        }
    }

    /// How far what moves the whole time is, at `coordinate`.
    func progress(at coordinate: Double) -> Double {
        guard isScrubbed else { return caught.progress }
        return if case .along(let shape) = manner { shape.progress(at: coordinate).x } else { coordinate }
    }

    /// The time at which `curve` shows what is shown; nil if it never does, and for springs.
    func entry(to curve: TimingShape, at coordinate: Double) -> Double? {
        guard !curve.isSpring else { return nil }
        return manner.curve == curve ? time(at: coordinate) : curve.fraction(at: progress(at: coordinate))
    }
}
