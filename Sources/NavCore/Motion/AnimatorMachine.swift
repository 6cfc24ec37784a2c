/// The rules of a property animator's life, with no view, clock or callback.
///
///     inactive ──start──▶ running ◀──start, continue / pause──▶ paused
///         ▲                  │ │                                  │
///         ├──arrive──────────┘ └────stop(false)──┐  ┌─stop(false)─┘
///         └──finish, stop(true)──────────────── stopped
///
/// Three numbers tell where it is. The *time* counts from the start values (0) to the end values (1), whichever way the motion goes; strands
/// are functions of it. The *coordinate* is the same, but for a pause in which it is the share of the way and not of the time (rule G11). The
/// *fraction*, which callers read and set, is the coordinate along the direction of travel, so that 1 is arrival (rule G16).
package struct AnimatorMachine: Sendable {
    package enum Phase: Equatable, Sendable {
        case inactive
        case running(Leg)
        case paused(Hold)
        /// Stopped where the picture was; `fraction` is what it read then.
        case stopped(fraction: Double)
    }

    package let duration: Double
    /// The machine's own, or a straight line for a run under a percent.
    package private(set) var shape: TimingShape
    private let ownShape: TimingShape
    package var scrubsLinearly = true
    package var pausesOnCompletion = false
    package private(set) var phase = Phase.inactive
    package private(set) var isReversed = false
    /// What moves over the whole time.
    private(set) var whole = Strand()

    /// - Parameter duration: In seconds, more than 0.
    package init(duration: Double, shape: TimingShape) {
        precondition(duration > 0, "AnimatorMachine: a motion lasts more than 0 s, not \(duration)")
        self.duration = duration
        (self.shape, ownShape) = (shape, shape)
    }
}

// MARK: Calls

extension AnimatorMachine {
    /// Sets out over the whole way, once a turn begins. A machine that is not inactive stays as it is.
    package mutating func start(afterDelay delay: Double = 0) {
        guard phase == .inactive else { return }
        change(at: nil) { $0.phase = .running($0.wholeLeg(delay: delay)) }
    }

    /// Started with nothing to move, it waits for its first block (rule G9).
    package mutating func startWithoutBlocks(afterDelay delay: Double = 0) {
        guard phase == .inactive else { return }
        change(at: nil) { $0.phase = .paused($0.holdAtStart(delayOfFirstBlock: delay)) }
    }

    /// A block has come: a machine that waited for it sets out.
    package mutating func goWithBlock() {
        guard case .paused(let hold) = phase, let delay = hold.delayOfFirstBlock else { return }
        change(at: nil) { $0.phase = .running($0.wholeLeg(delay: delay)) }
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
        let isFresh = given == nil && factor == 0 && !hold.isScrubbed && hold.caught.time == 1 - goal
        let leg = isFresh ? wholeLeg(delay: delay) : leg(from: hold, along: given, factor: factor, delay: delay)
        change(at: nil) { $0.phase = .running(leg) }
    }

    /// Rests at the start, or where the motion is. One that waits for its first block waits no more.
    package mutating func pause(at now: FrameInstant?) {
        switch phase {
        case .inactive: change(at: now) { $0.phase = .paused($0.holdAtStart()) }
        case .running(let leg): change(at: now) { $0.phase = .paused($0.hold(on: leg, at: now)) }
        case .paused(var hold):
            hold.delayOfFirstBlock = nil
            phase = .paused(hold)
        case .stopped: break
        }
    }

    /// Shows `fraction`, clamped to 0…1; not a number changes nothing. Only a paused animator can be scrubbed.
    package mutating func scrub(to fraction: Double) {
        guard case .paused(var hold) = phase, !fraction.isNaN else { return }
        hold.fraction = min(max(fraction, 0), 1)
        (hold.isScrubbed, hold.delayOfFirstBlock) = (true, nil)
        change(at: nil) { $0.phase = .paused(hold) }
    }

    /// Turns round. The picture stays; a motion goes back the way it came, as fast as it was (rules G16–G18).
    package mutating func setReversed(_ reversed: Bool, at now: FrameInstant?) {
        guard reversed != isReversed else { return }
        switch phase {
        case .stopped: break
        case .inactive: isReversed = reversed
        case .paused(let hold) where hold.delayOfFirstBlock != nil:
            isReversed = reversed
            phase = .paused(holdAtStart(delayOfFirstBlock: hold.delayOfFirstBlock))
        case .paused(var hold):
            hold.fraction = 1 - hold.fraction
            isReversed = reversed
            phase = .paused(hold)
        case .running(let leg):
            let fraction = fraction(at: now)
            change(at: now) {
                $0.isReversed = reversed
                $0.phase = .running(leg.turnedRound(to: $0.goal, fraction: 1 - fraction, of: $0.duration, at: now))
            }
        }
    }

    package mutating func stop(at now: FrameInstant?) {
        let fraction = fraction(at: now)
        change(at: now) { $0.phase = .stopped(fraction: fraction) }
    }

    /// Back to the beginning, reusable: direction and curve are what they were made (rules G15, G39).
    package mutating func finish() {
        phase = .inactive
        isReversed = false
        shape = ownShape
        whole = Strand()
    }

    private mutating func change(at now: FrameInstant?, _ change: (inout AnimatorMachine) -> Void) {
        let before = reading(at: now)
        change(&self)
        whole.handOver(from: before, to: reading(at: now))
    }
}

// MARK: Legs and holds

extension AnimatorMachine {
    private func wholeLeg(delay: Double) -> Leg {
        Leg(shape: shape, delay: delay, from: 1 - goal, to: goal, seconds: duration)
    }

    private func holdAtStart(delayOfFirstBlock delay: Double? = nil) -> Hold {
        let place = 1 - goal
        return Hold(
            fraction: 0, caught: Hold.Catch(time: place, coordinate: place, progress: place),
            manner: manner(along: shape, isRebound: false), delayOfFirstBlock: delay)
    }

    private func hold(on leg: Leg, at now: FrameInstant?) -> Hold {
        let (time, progress) = (leg.time(at: now), progress(at: now))
        let manner = manner(along: leg.shape, isRebound: leg.rebound != nil)
        let coordinate = manner.isStraight ? min(max(progress, 0), 1) : time
        return Hold(
            fraction: turned(coordinate), caught: Hold.Catch(time: time, coordinate: coordinate, progress: progress),
            manner: manner)
    }

    private func manner(along shape: TimingShape, isRebound: Bool) -> Hold.Manner {
        if isRebound { return .straight(nil) }
        guard scrubsLinearly else { return .along(shape) }
        return .straight(shape.isSpring ? nil : shape)
    }

    /// The rest of the way: along a curve from where it shows what is shown (rule G12), along a spring from what is
    /// shown (rule G31). So does a curve that shows it nowhere.
    private func leg(from hold: Hold, along given: TimingShape?, factor: Double, delay: Double) -> Leg {
        let shape = given ?? shape.atRest
        let coordinate = turned(hold.fraction)
        func seconds(_ share: Double) -> Double { max((factor > 0 ? factor : share) * duration, Leg.leastSeconds) }
        if let entry = hold.entry(to: shape, at: coordinate) {
            return Leg(shape: shape, delay: delay, from: entry, to: goal, seconds: seconds(1 - turned(entry)))
        }
        let time = hold.time(at: coordinate)
        let isBeyond = !(0...1).contains(hold.progress(at: coordinate))
        let rest = seconds(1 - (isBeyond ? turned(time) : hold.fraction))
        return Leg(
            shape: shape.isSpring ? shape.rebound(in: rest, velocity: nil) : shape, delay: delay, from: time, to: goal,
            seconds: rest, rebound: Leg.Rebound(fraction: hold.fraction, keepsSpeed: false))
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
        change(at: now) {
            var hold = Hold(
                fraction: 1, caught: Hold.Catch(time: $0.goal, coordinate: $0.goal, progress: $0.goal),
                manner: $0.manner(along: leg.shape, isRebound: leg.rebound != nil))
            hold.isScrubbed = true
            $0.phase = .paused(hold)
        }
        return .held
    }
}
