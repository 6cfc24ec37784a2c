extension AnimatorMachine {
    /// What strands need to know of the machine at an instant.
    package enum Reading: Equatable, Sendable {
        /// Everything is at its start, or at its end for a motion that will go back.
        case idle(atEnd: Bool)
        /// Everything is where it was when the phase changed.
        case still(time: Double)
        case moving(Leg, time: Double, isUnderWay: Bool)
        case scrubbed(Scrub)

        package var time: Double {
            switch self {
            case .idle(let isAtEnd): isAtEnd ? 1 : 0
            case .still(let time), .moving(_, let time, _): time
            case .scrubbed(let scrub): scrub.time
            }
        }
    }

    package func reading(at now: FrameInstant?) -> Reading {
        switch phase {
        case .inactive: .idle(atEnd: isReversed)
        case .running(let leg): .moving(leg, time: leg.time(at: now), isUnderWay: leg.isUnderWay(at: now))
        case .paused(let hold):
            hold.isScrubbed ? .scrubbed(hold.scrub(turned(hold.fraction))) : .still(time: hold.caught.time)
        case .stopped: .still(time: 0)
        }
    }

    /// Rule G2. At rest 0.
    package func fraction(at now: FrameInstant?) -> Double {
        switch phase {
        case .inactive: 0
        case .running(let leg): leg.fraction(at: now) ?? turned(leg.time(at: now))
        case .paused(let hold): hold.fraction
        case .stopped(let fraction): fraction
        }
    }

    /// How far what moves the whole time has come from its start value.
    package func progress(at now: FrameInstant?) -> Double { whole.headway(reading(at: now)).x }

    /// The time at which a block that is added now begins.
    package func time(at now: FrameInstant?) -> Double {
        phase == .inactive || awaitsBlocks ? 0 : reading(at: now).time
    }

    /// What a block that is added now has before it. On the way back from the very end nothing of that is over yet.
    package func rest(at now: FrameInstant?) -> Span {
        let time = time(at: now)
        return Span(start: time, end: time == 1 && isReversed ? time.nextUp : 1)
    }

    package var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    package var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Whether it waits for its first block, which will set it going (rule G9).
    package var awaitsBlocks: Bool {
        if case .paused(let hold) = phase { hold.delayOfFirstBlock != nil } else { false }
    }

    /// Before this instant the present leg has not arrived; nil if it has yet to set out, or there is none.
    package var arrival: FrameInstant? {
        if case .running(let leg) = phase { leg.arrival } else { nil }
    }

    /// When the present leg set out; nil if it has yet to, or there is none.
    package var departure: FrameInstant? {
        if case .running(let leg) = phase { leg.departure } else { nil }
    }

    /// Between the coordinate and the fraction, either way.
    func turned(_ value: Double) -> Double { isReversed ? 1 - value : value }

    /// The time at which it will have arrived.
    var goal: Double { isReversed ? 0 : 1 }
}
