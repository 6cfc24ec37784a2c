import Foundation

/// The motion of a mass on a damped spring from 0 (the start) to 1 (the rest position), as a pure function of seconds.
///
/// Velocities are in total distances per second: 2 covers the whole way in half a second, a negative one moves away first.
package struct Spring: Hashable, Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    package let initialVelocity: Double
    /// False: a spring damped beyond critical moves as the critical one of the same frequency.
    package let allowsOverdamping: Bool

    private let path: Path

    /// - Parameters:
    ///   - mass: Above 0.
    ///   - stiffness: Above 0.
    ///   - damping: At least 0; at 0 it swings for ever.
    package init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        precondition(mass > 0 && stiffness > 0, "Spring: mass (\(mass)) and stiffness (\(stiffness)) must be above 0")
        precondition(damping >= 0, "Spring: damping must be at least 0, not \(damping)")
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
        path = Path(
            frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()),
            velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
    }

    /// 1 is critical damping, less overshoots.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// How far it has come; exactly 0 at 0 and before.
    package func progress(at seconds: Double) -> Double { seconds <= 0 ? 0 : 1 - path.rest(at: seconds) }

    /// In total distances per second; the initial velocity before 0.
    package func velocity(at seconds: Double) -> Double { seconds <= 0 ? initialVelocity : path.velocity(at: seconds) }

    /// The seconds after which less than a thousandth of the way is left for good; infinite without damping.
    ///
    /// As Core Animation counts them: a swinging spring by the envelope of its swings, any other in whole tenths of a second.
    package var settlingDuration: Double { path.settlingDuration }

    /// A velocity in points per second as the spring counts it, for a way of `distance` points; 0 if there is no way to go.
    package static func relativeVelocity(_ pointsPerSecond: Double, over distance: Double) -> Double {
        distance == 0 ? 0 : pointsPerSecond / distance
    }
}

/// What counts as having arrived, as a share of the whole way.
let springTolerance = 0.001

extension Spring {
    /// The solution of the spring's equation, by how strongly it is damped.
    fileprivate enum Path: Hashable, Sendable {
        /// `e^(−decay·t) · (cos(swing·t) + b·sin(swing·t))` is left of the way.
        case swinging(decay: Double, swing: Double, b: Double, velocity: Double)
        /// `(1 + (frequency − velocity)·t) · e^(−frequency·t)` is left.
        case critical(frequency: Double, velocity: Double)
        /// `c1·e^(r1·t) + c2·e^(r2·t)` is left; r2 < r1 < 0.
        case creeping(c1: Double, r1: Double, c2: Double, r2: Double)

        /// A ratio this near to 1 is 1: constants of fifteen digits that mean critical damping miss it by less.
        private static let roundingOfRatio = 1e-12

        init(frequency: Double, ratio: Double, velocity: Double, allowsOverdamping: Bool) {
            if ratio < 1 - Self.roundingOfRatio {
                let decay = ratio * frequency
                let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
                self = .swinging(decay: decay, swing: swing, b: (decay - velocity) / swing, velocity: velocity)
            } else if ratio <= 1 + Self.roundingOfRatio || !allowsOverdamping {
                self = .critical(frequency: frequency, velocity: velocity)
            } else {
                let root = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
                // r1·r2 = frequency²: the small root comes without a difference of nearly equal numbers.
                let r2 = -ratio * frequency - root
                let r1 = frequency * frequency / r2
                let c2 = (-velocity - r1) / (r2 - r1)
                self = .creeping(c1: 1 - c2, r1: r1, c2: c2, r2: r2)
            }
        }

        /// The share of the way that is left.
        func rest(at t: Double) -> Double {
            switch self {
            case .swinging(let decay, let swing, let b, _):
                exp(-decay * t) * (cos(swing * t) + b * sin(swing * t))
            case .critical(let frequency, let velocity):
                (1 + (frequency - velocity) * t) * exp(-frequency * t)
            case .creeping(let c1, let r1, let c2, let r2):
                c1 * exp(r1 * t) + c2 * exp(r2 * t)
            }
        }

        func velocity(at t: Double) -> Double {
            switch self {
            case .swinging(let decay, let swing, let b, let velocity):
                exp(-decay * t) * (velocity * cos(swing * t) + (decay * b + swing) * sin(swing * t))
            case .critical(let frequency, let velocity):
                exp(-frequency * t) * (velocity + frequency * (frequency - velocity) * t)
            case .creeping(let c1, let r1, let c2, let r2):
                -(c1 * r1 * exp(r1 * t) + c2 * r2 * exp(r2 * t))
            }
        }

        var settlingDuration: Double {
            switch self {
            case .swinging(let decay, _, let b, _):
                decay == 0 ? .infinity : log((1 + abs(b)) / springTolerance) / decay
            case .critical(let frequency, let velocity):
                tenths(turn: -velocity / (frequency * (frequency - velocity)), pace: frequency)
            case .creeping(let c1, let r1, let c2, let r2):
                tenths(turn: log(-c2 * r2 / (c1 * r1)) / (r1 - r2), pace: -r1)
            }
        }

        /// The first whole tenth of a second from which less than the tolerance is left.
        ///
        /// - Parameters:
        ///   - turn: When the motion turns round; not finite or below 0 if it never does. From then on what is left only shrinks.
        ///   - pace: Roughly how many times a second what is left shrinks by e.
        private func tenths(turn: Double, pace: Double) -> Double {
            let isSettled = { (t: Double) in abs(rest(at: t)) < springTolerance }
            var (low, high) = (turn.isFinite ? max(turn, 0) : 0, 0.0)
            if isSettled(low) {
                (low, high) = (0, low)
            } else {
                var step = 1 / pace
                while !isSettled(low + step) { step *= 2 }
                high = low + step
            }
            let settled = bisect(from: low, to: high, where: isSettled)
            // Added up, not multiplied: the last digits are to be Core Animation's.
            var sum = 0.0
            while sum < settled { sum += 0.1 }
            return sum
        }
    }
}

/// The least number from `low` to `high` for which `holds`, which is false before it and true after it.
func bisect(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if holds(middle) { high = middle } else { low = middle }
    }
}
