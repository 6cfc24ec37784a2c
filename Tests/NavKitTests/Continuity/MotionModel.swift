import Foundation
import NavCore

/// A property animator told again from its rules, for one property that goes from 0 to 1 over the whole time: closed formulas and bisection. Of
/// the engine's own it has the spring formulas, which have an oracle of their own.
struct MotionModel {
    /// How far the way has come when a share of its time is over, 0…1, and what is known of it.
    struct Timing {
        enum Kind: Equatable { case curve, spring(ratio: Double) }
        var kind: Kind
        /// Exactly 0 at 0 and exactly 1 at 1.
        var progress: (Double) -> Double
        /// A spring's, in whole ways a second; 0 for a curve.
        var velocity = 0.0
    }

    /// A stretch of motion: where it is `seconds` after its beginning.
    struct Stretch {
        var length: Double
        var value: (_ seconds: Double) -> Double
        /// The share of the animator's time at both ends.
        var shares: (from: Double, to: Double)
        /// Whether it shows what its curve shows at that time.
        var isOnCurve: Bool
        /// What the fraction reads at the beginning; it reads 1 at the end.
        var fraction = 0.0
        /// Of the spring that it is on, off the curve; nil: on a curve from what was shown.
        var ratio: Double?
        var curve: Int

        func share(at part: Double) -> Double { shares.from + (shares.to - shares.from) * part }
    }

    enum Phase {
        case inactive
        case running(Stretch, since: Double)
        case paused(Rest)
    }

    /// A pause.
    struct Rest {
        var value: Double
        var fraction: Double
        /// The share of time, and the number of the curve that shows the value there; nil off every curve.
        var share: Double
        var curve: Int?
        /// Where it was caught, as a share of the way and of time.
        var caught: (way: Double, share: Double)
        var isScrubbed = false
    }

    let duration: Double
    let timings: [Timing]
    var phase = Phase.inactive
    var isReversed = false

    /// - Parameter timings: The animator's own first; others are continued with by their numbers.
    init(duration: Double, timings: [Timing]) { (self.duration, self.timings) = (duration, timings) }

    func value(at now: Double) -> Double {
        switch phase {
        case .inactive: 0
        case .running(let stretch, let since): stretch.value(min(max(now - since, 0), stretch.length))
        case .paused(let rest): rest.value
        }
    }

    func fraction(at now: Double) -> Double {
        switch phase {
        case .inactive: return 0
        case .running(let stretch, let since):
            let share = min(max((now - since) / stretch.length, 0), 1)
            guard stretch.isOnCurve else { return stretch.fraction + (1 - stretch.fraction) * share }
            return turned(stretch.share(at: share))
        case .paused(let rest): return rest.fraction
        }
    }

    private func turned(_ number: Double) -> Double { isReversed ? 1 - number : number }
    private var goal: Double { isReversed ? 0 : 1 }

    // MARK: Calls

    mutating func start(at now: Double) {
        switch phase {
        case .inactive:
            phase = .running(onCurve(0, from: 1 - goal, to: goal, length: duration), since: now)
        case .running: break
        case .paused: goOn(with: nil, factor: 0, at: now)
        }
    }

    mutating func pause(at now: Double) {
        switch phase {
        case .inactive:
            let place = 1 - goal
            phase = .paused(Rest(value: place, fraction: 0, share: place, curve: own, caught: (place, place)))
        case .running(let stretch, let since):
            let value = value(at: now)
            let share = stretch.share(at: min(max((now - since) / stretch.length, 0), 1))
            let way = min(max(value, 0), 1)
            phase = .paused(
                Rest(
                    value: value, fraction: turned(way), share: share,
                    curve: stretch.isOnCurve && timings[stretch.curve].kind == .curve ? stretch.curve : nil,
                    caught: (way, share)))
        case .paused: break
        }
    }

    private var own: Int? { timings[0].kind == .curve ? 0 : nil }

    mutating func scrub(to fraction: Double) {
        guard case .paused(var rest) = phase else { return }
        let way = turned(fraction)
        (rest.value, rest.fraction, rest.isScrubbed) = (way, fraction, true)
        rest.share = rest.curve.map { place(of: way, on: timings[$0]) } ?? evenly(rest.caught, at: way)
        phase = .paused(rest)
    }

    /// A spring has no time for each share of the way: from the start to where it was caught, and on to the end, it is taken evenly.
    private func evenly(_ caught: (way: Double, share: Double), at way: Double) -> Double {
        if way >= 1 { return 1 }
        if way <= caught.way { return caught.way > 0 ? way * caught.share / caught.way : 0 }
        return caught.share + (way - caught.way) * (1 - caught.share) / (1 - caught.way)
    }

    mutating func reverse(at now: Double) {
        switch phase {
        case .inactive: isReversed.toggle()
        case .paused(var rest):
            isReversed.toggle()
            rest.fraction = 1 - rest.fraction
            phase = .paused(rest)
        case .running(let stretch, let since):
            let passed = min(max(now - since, 0), stretch.length)
            let (value, fraction) = (stretch.value(passed), fraction(at: now))
            let speed = slope(of: stretch, at: passed)
            isReversed.toggle()
            let share = stretch.share(at: passed / stretch.length)
            if stretch.isOnCurve {
                let pace = abs(stretch.shares.to - stretch.shares.from) / stretch.length
                let length = pace > 0 ? abs(goal - share) / pace : duration
                phase = .running(onCurve(stretch.curve, from: share, to: goal, length: length), since: now)
            } else {
                // A swing beyond the end that it goes to has no way left, but time.
                let rest = fraction > 0 ? fraction : abs(goal - share)
                phase = .running(
                    sprung(
                        from: value, at: share, ratio: stretch.ratio ?? 1, speed: -speed, length: rest * duration,
                        fraction: 1 - fraction, curve: stretch.curve), since: now)
            }
        }
    }

    /// - Parameter other: The number of the timing to go on with; nil: the animator's own.
    mutating func goOn(with other: Int?, factor: Double, at now: Double) {
        guard case .paused(let rest) = phase else { return }
        if other == nil, factor == 0, !rest.isScrubbed, rest.caught.share == 1 - goal {
            phase = .running(onCurve(0, from: 1 - goal, to: goal, length: duration), since: now)
            return
        }
        let number = other ?? 0
        let timing = timings[number]
        let isInside = (0...1).contains(rest.value)
        func length(_ share: Double) -> Double { (factor > 0 ? factor : share) * duration }
        switch timing.kind {
        case .curve where isInside || rest.curve == number:
            let entry = rest.curve == number ? rest.share : place(of: rest.value, on: timing)
            phase = .running(onCurve(number, from: entry, to: goal, length: length(1 - turned(entry))), since: now)
        case .curve, .spring:
            let ratio: Double? = if case .spring(let ratio) = timing.kind { ratio } else { nil }
            let speed = other == nil ? 0 : timing.velocity * (goal - rest.value)
            phase = .running(
                sprung(
                    from: rest.value, at: rest.share, ratio: ratio, speed: speed,
                    length: length(1 - (isInside ? rest.fraction : turned(rest.share))), fraction: rest.fraction,
                    curve: number), since: now)
        }
    }

    // MARK: Stretches

    private func onCurve(_ number: Int, from: Double, to: Double, length: Double) -> Stretch {
        let progress = timings[number].progress
        return Stretch(
            length: max(length, 1e-12),
            value: { progress(from + (to - from) * min(max($0 / max(length, 1e-12), 0), 1)) },
            shares: (from, to), isOnCurve: true, ratio: nil, curve: number)
    }

    /// From `value` to the goal: on the critical or swinging spring that has a thousandth left after `length`, or along a curve.
    private func sprung(
        from value: Double, at share: Double, ratio: Double?, speed: Double, length: Double, fraction: Double, curve: Int
    ) -> Stretch {
        let (goal, length) = (goal, max(length, 1e-12))
        let way = goal - value
        let progress: (Double) -> Double
        if let ratio {
            let spring = Spring(dampingRatio: ratio, duration: length, initialVelocity: way == 0 ? 0 : speed / way)
            progress = { $0 >= length ? 1 : spring.progress(at: $0) }
        } else {
            let shape = timings[curve].progress
            progress = { shape(min(max($0 / length, 0), 1)) }
        }
        return Stretch(
            length: length, value: { value + way * progress($0) }, shares: (share, goal), isOnCurve: false,
            fraction: fraction, ratio: ratio ?? 1, curve: curve)
    }

    private func slope(of stretch: Stretch, at seconds: Double) -> Double {
        let step = min(1e-8, stretch.length / 10)
        let (low, high) = (max(seconds - step, 0), min(seconds + step, stretch.length - 1e-12))
        return high > low ? (stretch.value(high) - stretch.value(low)) / (high - low) : 0
    }

    /// The first share of time at which the timing has come as far as `value`.
    private func place(of value: Double, on timing: Timing) -> Double {
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for step in 1...400 where timing.progress(Double(step) / 400) >= value {
            (low, high) = (Double(step - 1) / 400, Double(step) / 400)
            break
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if timing.progress(middle) >= value { high = middle } else { low = middle }
        }
        return high
    }
}
