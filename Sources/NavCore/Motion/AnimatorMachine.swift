/// The rules of a property animator's life, with no view, clock or callback.
///
///     inactive ──start──▶ running ◀──start, continue / pause──▶ paused
///         ▲                  │ │                                  │
///         ├──arrive──────────┘ └────stop(false)──┐  ┌─stop(false)─┘
///         └──finish, stop(true)──────────────── stopped
///
/// Two numbers tell where it is. The *coordinate* counts from the start values (0) to the end values (1), whichever way
/// the motion goes. The *fraction*, which callers read and set, counts along the direction of travel, so that 1 is arrival (rule G16).
package struct AnimatorMachine: Sendable {
    package enum Phase: Equatable, Sendable {
        case inactive
        case running(Leg)
        case paused(Hold)
        /// Stopped where the picture was; `fraction` is what it read then.
        case stopped(fraction: Double)
    }

    /// One stretch of motion between two calls.
    package struct Leg: Equatable, Sendable {
        package var shape: TimingShape
        /// nil until the turn in which the motion begins.
        package var departure: FrameInstant?
        /// Seconds from departure during which the picture stays as it is.
        package var delay: Double
        /// Coordinates, or 0 → 1 for a leg from what is shown.
        package var from: Double
        package var to: Double
        /// From `from` to `to`, more than 0.
        package var seconds: Double
        /// Not nil: a spring from what is shown (rule G31).
        package var rebound: Rebound?

        package func coordinate(at now: FrameInstant?) -> Double {
            guard let departure, let now else { return from }
            let share = min(max((now.seconds(since: departure) - delay) / seconds, 0), 1)
            return from + (to - from) * share
        }

        package func hasArrived(at now: FrameInstant) -> Bool {
            guard let departure, now > departure else { return false }
            return now.seconds(since: departure) - delay >= seconds - 1e-9
        }
    }

    /// A leg on which each property goes from where it is to one end.
    package struct Rebound: Equatable, Sendable {
        /// Progress of the whole at departure.
        package var origin: Double
        /// 0, the start values, or 1, the end values.
        package var goal: Double
        /// What the fraction read at departure.
        package var fraction: Double
    }

    /// Where a paused animator rests.
    package struct Hold: Equatable, Sendable {
        package var fraction: Double
        /// What a change of the fraction is shown through: linear, unless the animator scrubs along its curve.
        package var shape: TimingShape
        /// The progress of the picture as it was at the pause; nil once it was scrubbed.
        package var untouched: Double?
    }

    /// What the timeline shows. A property's own span and origin are applied to it by the one who has them.
    package enum Reading: Equatable, Sendable {
        /// Each property stays where it was when the phase changed.
        case still
        case along(TimingShape, coordinate: Double)
        /// Each property goes from where it was to `goal`, 0 the start value and 1 the end value.
        case fromShown(TimingShape, coordinate: Double, goal: Double)
    }

    package let duration: Double
    /// The machine's own, or a straight line for a run under a percent.
    package private(set) var shape: TimingShape
    private let ownShape: TimingShape
    package var scrubsLinearly = true
    package var pausesOnCompletion = false
    package private(set) var phase = Phase.inactive
    package private(set) var isReversed = false

    /// - Parameter duration: In seconds, more than 0.
    package init(duration: Double, shape: TimingShape) {
        precondition(duration > 0, "AnimatorMachine: a motion lasts more than 0 s, not \(duration)")
        self.duration = duration
        (self.shape, ownShape) = (shape, shape)
    }
}

// MARK: What it shows

extension AnimatorMachine {
    package func reading(at now: FrameInstant?) -> Reading {
        switch phase {
        case .inactive, .stopped: .still
        case .running(let leg):
            if let rebound = leg.rebound {
                .fromShown(leg.shape, coordinate: leg.coordinate(at: now), goal: rebound.goal)
            } else {
                .along(leg.shape, coordinate: leg.coordinate(at: now))
            }
        case .paused(let hold):
            hold.untouched == nil ? .along(hold.shape, coordinate: turned(hold.fraction)) : .still
        }
    }

    /// Rule G2. At rest 0.
    package func fraction(at now: FrameInstant?) -> Double {
        switch phase {
        case .inactive: 0
        case .running(let leg):
            if let rebound = leg.rebound {
                rebound.fraction + (1 - rebound.fraction) * leg.coordinate(at: now)
            } else {
                turned(leg.coordinate(at: now))
            }
        case .paused(let hold): hold.fraction
        case .stopped(let fraction): fraction
        }
    }

    /// How far a property that moves the whole time has come from its start value.
    package func progress(at now: FrameInstant?) -> Double {
        switch reading(at: now) {
        case .along(let shape, let coordinate): return shape.progress(at: coordinate).x
        case .fromShown(let shape, let coordinate, let goal):
            guard case .running(let leg) = phase, let origin = leg.rebound?.origin else { return 0 }
            return origin + (goal - origin) * shape.progress(at: coordinate).x
        case .still:
            guard case .paused(let hold) = phase else { return 0 }
            return hold.untouched ?? 0
        }
    }

    package var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    /// When the present leg set out; nil if it has yet to, or there is none.
    package var departure: FrameInstant? {
        if case .running(let leg) = phase { leg.departure } else { nil }
    }

    /// The coordinate in terms of which properties with a part of the time of their own are shown now or would be next.
    package func coordinate(at now: FrameInstant?) -> (shape: TimingShape, coordinate: Double)? {
        switch phase {
        case .inactive, .stopped: nil
        case .running(let leg): (leg.shape, leg.coordinate(at: now))
        case .paused(let hold): (hold.shape, turned(hold.fraction))
        }
    }

    /// Between the coordinate and the fraction, either way.
    private func turned(_ value: Double) -> Double { isReversed ? 1 - value : value }

    private var goal: Double { isReversed ? 0 : 1 }
}

// MARK: Calls

extension AnimatorMachine {
    /// Sets out over the whole way, once a turn begins. A machine that is not inactive stays as it is.
    package mutating func start(afterDelay delay: Double = 0) {
        guard phase == .inactive else { return }
        phase = .running(wholeLeg(delay: delay))
    }

    /// The next run goes along a straight line, as under a percent driver (rule F3). Inactive machines only.
    package mutating func straighten() {
        guard phase == .inactive else { return }
        shape = .linear
    }

    /// Goes on from a pause; elsewhere nothing happens.
    ///
    /// - Parameters:
    ///   - given: What to go on along; nil is the machine's own shape.
    ///   - factor: Of the duration, for the rest of the way; 0 leaves the rest what it is (rule G13).
    package mutating func resume(
        along given: TimingShape? = nil, durationFactor factor: Double = 0, afterDelay delay: Double = 0
    ) {
        guard case .paused(let hold) = phase else { return }
        let shape = given ?? shape
        switch shape {
        case .cubic: phase = .running(leg(along: shape, from: hold, factor: factor, delay: delay))
        case .spring:
            let isWholeWay = given == nil && hold.fraction == 0 && factor == 0
            phase = .running(
                isWholeWay ? wholeLeg(delay: delay) : rebound(along: shape, from: hold, factor: factor, delay: delay))
        }
    }

    /// Rests at the start, or where the motion is.
    package mutating func pause(at now: FrameInstant?) {
        switch phase {
        case .inactive:
            phase = .paused(Hold(fraction: 0, shape: holdShape, untouched: 1 - goal))
        case .running(let leg):
            let progress = progress(at: now)
            let keepsTime = !scrubsLinearly && leg.rebound == nil
            let fraction = keepsTime ? fraction(at: now) : turned(min(max(progress, 0), 1))
            phase = .paused(Hold(fraction: fraction, shape: holdShape, untouched: progress))
        case .paused, .stopped: break
        }
    }

    private var holdShape: TimingShape { scrubsLinearly ? .linear : shape }

    /// Shows `fraction`, clamped to 0…1; not a number changes nothing. Only a paused animator can be scrubbed.
    package mutating func scrub(to fraction: Double) {
        guard case .paused(let hold) = phase, !fraction.isNaN else { return }
        phase = .paused(Hold(fraction: min(max(fraction, 0), 1), shape: hold.shape, untouched: nil))
    }

    /// Turns round. The picture stays; a motion goes back the way it came, as fast as it was (rules G16–G18).
    package mutating func setReversed(_ reversed: Bool, at now: FrameInstant?) {
        guard reversed != isReversed else { return }
        switch phase {
        case .stopped: break
        case .inactive: isReversed = reversed
        case .paused(var hold):
            hold.fraction = 1 - hold.fraction
            isReversed = reversed
            phase = .paused(hold)
        case .running(let leg):
            let (fraction, progress, speed) = (fraction(at: now), progress(at: now), speed(of: leg, at: now))
            isReversed = reversed
            phase = .running(
                leg.rebound == nil
                    ? retraced(leg, at: now)
                    : rebounded(leg, fraction: 1 - fraction, progress: progress, speed: speed, at: now))
        }
    }

    package mutating func stop(at now: FrameInstant?) { phase = .stopped(fraction: fraction(at: now)) }

    /// Back to the beginning, reusable: direction and curve are what they were made (rules G15, G39).
    package mutating func finish() {
        phase = .inactive
        isReversed = false
        shape = ownShape
    }
}

// MARK: Legs

extension AnimatorMachine {
    private func wholeLeg(delay: Double) -> Leg {
        Leg(shape: shape, departure: nil, delay: delay, from: 1 - goal, to: goal, seconds: duration, rebound: nil)
    }

    /// Enters `shape` where it shows what is shown (rule G12).
    private func leg(along shape: TimingShape, from hold: Hold, factor: Double, delay: Double) -> Leg {
        let progress = hold.untouched ?? hold.shape.progress(at: turned(hold.fraction)).x
        let entry = hold.shape == shape ? turned(hold.fraction) : shape.fraction(at: progress) ?? 0
        let seconds = seconds(factor: factor, fraction: turned(entry))
        return Leg(shape: shape, departure: nil, delay: delay, from: entry, to: goal, seconds: seconds, rebound: nil)
    }

    private func rebound(along shape: TimingShape, from hold: Hold, factor: Double, delay: Double) -> Leg {
        let progress = hold.untouched ?? hold.shape.progress(at: turned(hold.fraction)).x
        let seconds = seconds(factor: factor, fraction: hold.fraction)
        let rebound = Rebound(origin: progress, goal: goal, fraction: hold.fraction)
        return Leg(
            shape: shape.refitted(to: seconds), departure: nil, delay: delay, from: 0, to: 1, seconds: seconds,
            rebound: rebound)
    }

    private func seconds(factor: Double, fraction: Double) -> Double {
        max(factor > 0 ? factor * duration : (1 - fraction) * duration, .leastNormalMagnitude)
    }

    private func retraced(_ leg: Leg, at now: FrameInstant?) -> Leg {
        var back = leg.set(out: now)
        (back.from, back.to) = (leg.coordinate(at: now), goal)
        back.seconds = max(abs(back.to - back.from) * leg.pace, .leastNormalMagnitude)
        return back
    }

    private func rebounded(_ leg: Leg, fraction: Double, progress: Double, speed: Double, at now: FrameInstant?) -> Leg {
        var back = leg.set(out: now)
        let distance = goal - progress
        back.seconds = seconds(factor: 0, fraction: fraction)
        back.shape = leg.shape.refitted(to: back.seconds, velocity: distance == 0 ? 0 : -speed / distance)
        back.rebound = Rebound(origin: progress, goal: goal, fraction: fraction)
        return back
    }

    /// Of the whole, in ways from start to end a second.
    private func speed(of leg: Leg, at now: FrameInstant?) -> Double {
        let way = leg.rebound.map { $0.goal - $0.origin } ?? leg.to - leg.from
        return way * leg.shape.speed(at: leg.coordinate(at: now)) / leg.seconds
    }
}

extension AnimatorMachine.Leg {
    /// Seconds that the whole way takes at the speed of this leg.
    fileprivate var pace: Double { from == to ? seconds : seconds / abs(to - from) }

    /// The same leg with its clock at `now`: what is left of the delay stays.
    fileprivate func set(out now: FrameInstant?) -> AnimatorMachine.Leg {
        guard let departure, let now else { return self }
        var leg = self
        leg.delay = max(delay - now.seconds(since: departure), 0)
        leg.departure = now
        return leg
    }
}

// MARK: Time

extension AnimatorMachine {
    package enum Arrival: Equatable, Sendable {
        /// At the end values, or at the start values where it was reversed.
        case completed(atEnd: Bool)
        /// At the end of its way, and kept there.
        case held
    }

    /// Lets a waiting motion begin at `now`.
    package mutating func depart(at now: FrameInstant) {
        guard case .running(var leg) = phase, leg.departure == nil else { return }
        leg.departure = now
        phase = .running(leg)
    }

    /// Tells whether a motion has arrived at `now`. A completed one is inactive from here on.
    package mutating func tick(at now: FrameInstant) -> Arrival? {
        guard case .running(let leg) = phase, leg.hasArrived(at: now) else { return nil }
        guard pausesOnCompletion else {
            let isAtEnd = !isReversed
            finish()
            return .completed(atEnd: isAtEnd)
        }
        phase = .paused(Hold(fraction: 1, shape: holdShape, untouched: nil))
        return .held
    }
}

extension TimingShape {
    /// The same kind of motion in `seconds`: a spring keeps its damping ratio and is fitted anew (rules G31, H7).
    func refitted(to seconds: Double, velocity: Double? = nil) -> TimingShape {
        guard case .spring(let x, let y, _) = self else { return self }
        func fitted(_ spring: Spring) -> Spring {
            Spring(dampingRatio: spring.dampingRatio, duration: seconds, initialVelocity: velocity ?? spring.initialVelocity)
        }
        return .spring(x: fitted(x), y: fitted(y), seconds: seconds)
    }
}
