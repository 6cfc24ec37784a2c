/// What moves together in a timeline: over which part of its time, along which curve, and from where since it was last caught.
///
/// A strand is handed every change of the timeline's phase, and sees to it that nothing jumps. What is shown is a function of the reading.
package struct Strand: Equatable, Sendable {
    package private(set) var span: Span
    /// Its own curve; nil: the timeline's.
    package let shape: TimingShape?
    /// What it had come to when the timeline's phase last changed.
    package private(set) var origin = Headway.zero
    /// Not nil: it goes on from where it was caught, whatever the curve says.
    private var rebound: Rebound?

    /// From a time at which it was caught to one of its ends.
    private struct Rebound: Equatable, Sendable {
        var from: Double
        var to: Double
        var origin: Headway
        var goal: Headway
        var shape: TimingShape

        func share(at time: Double) -> Double { min(max((time - from) / (to - from), 0), 1) }

        func headway(at time: Double) -> Headway { origin + (goal - origin) * shape.progress(at: share(at: time)) }

        /// A time unit.
        func velocity(at time: Double) -> Headway {
            (goal - origin) * shape.velocity(at: share(at: time)) / (to - from)
        }
    }

    var isOnCurve: Bool { rebound == nil }

    package init(span: Span = .whole, shape: TimingShape? = nil) {
        self.span = span
        self.shape = shape
    }
}

// MARK: What it shows

extension Strand {
    package typealias Reading = AnimatorMachine.Reading

    package func headway(_ reading: Reading) -> Headway {
        switch reading {
        case .idle(let isAtEnd): return isAtEnd ? .one : .zero
        case .still: return origin
        case .moving(let leg, let time, _):
            if let rebound { return rebound.headway(at: time) }
            return (shape ?? leg.shape).progress(at: span.local(time))
        case .scrubbed(let scrub):
            if let shape { return shape.progress(at: span.local(scrub.time)) }
            switch scrub.manner {
            case .along(let curve): return curve.progress(at: span.local(scrub.time))
            case .straight where span == .whole: return Headway(repeating: scrub.coordinate)
            case .straight(nil): return onLine(through: span.local(scrub.caught), at: span.local(scrub.time))
            case .straight(let curve?): return curve.progress(at: span.local(scrub.time))
            }
        }
    }

    /// From the start through what it had come to at `caught` and on to the end, evenly; `local` and `caught` are shares of the span.
    private func onLine(through caught: Double, at local: Double) -> Headway {
        guard caught > 0, caught < 1 else { return Headway(repeating: local) }
        return local < caught ? origin * (local / caught) : origin + (.one - origin) * ((local - caught) / (1 - caught))
    }

    /// In ways a second.
    package func velocity(_ reading: Reading) -> Headway {
        guard case .moving(let leg, let time, true) = reading else { return .zero }
        if let rebound { return rebound.velocity(at: time) * leg.pace }
        let shape = shape ?? leg.shape
        return shape.velocity(at: span.local(time)) * (span.slope(at: time, direction: leg.pace) * leg.pace)
    }
}

// MARK: Handing over

extension Strand {
    /// The timeline has gone from one reading to another at the same instant.
    package mutating func handOver(from before: Reading, to after: Reading) {
        guard before != after else { return }
        // Scrubbing, it stays on the line on which it was caught.
        if case .scrubbed = before, case .scrubbed = after { return }
        let (headway, velocity) = (headway(before), velocity(before))
        let wasRebounding = rebound != nil
        rebound = nil
        if case .moving(let leg, let time, _) = after {
            if let spring = leg.rebound {
                goOn(from: headway, at: time, on: leg, turned: spring.keepsSpeed ? -velocity : nil)
            } else if wasRebounding, case .moving = before {
                goOn(from: headway, at: time, on: leg, turned: -velocity)
            } else {
                enter(leg, at: time, from: before, showing: headway)
            }
        }
        origin = headway
    }

    /// Takes up the curve of `leg` where it shows `headway`.
    private mutating func enter(
        _ leg: AnimatorMachine.Leg, at time: Double, from before: Reading, showing headway: Headway
    ) {
        if span == .whole && headway.x == headway.y && (0...1).contains(headway.x) { return }
        if isNear(headway, (shape ?? leg.shape).progress(at: span.local(time))) { return }
        let local = shape == nil ? leg.shape.fraction(at: headway.x) : span.local(before.time)
        if let local, headway.x == headway.y || shape != nil {
            span = span.bent(from: before.time, to: time, local: local)
        } else {
            goOn(from: headway, at: time, on: leg, turned: nil)
        }
    }

    private func isNear(_ a: Headway, _ b: Headway) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    /// Leaves the curve, and goes from `headway` to the end that lies ahead. A strand with a curve of its own stays on it: that is a function
    /// of time, and time makes no step.
    ///
    /// - Parameter turned: The velocity to start with, in ways a second; nil leaves it to the leg's curve.
    private mutating func goOn(
        from headway: Headway, at time: Double, on leg: AnimatorMachine.Leg, turned velocity: Headway?
    ) {
        guard shape == nil, leg.pace != 0 else { return }
        let isForward = leg.pace > 0
        let (from, to) = (min(max(time, span.start), span.end), isForward ? span.end : span.start)
        let seconds = (to - from) / leg.pace
        guard seconds > 0 else { return }
        let goal: Headway = isForward ? .one : .zero
        var shape = leg.shape
        if let velocity {
            shape = shape.rebound(in: seconds, velocity: (velocity / (goal - headway)).finite)
        } else if shape.isSpring {
            shape = shape.rebound(in: seconds, velocity: nil)
        }
        rebound = Rebound(from: from, to: to, origin: headway, goal: goal, shape: shape)
    }
}

extension Headway {
    /// With 0 for what came of dividing by nothing.
    fileprivate var finite: Headway { Headway(x.isFinite ? x : 0, y.isFinite ? y : 0) }
}
