/// How far something has come, 0 at the start and 1 at the goal, beyond where a spring overshoots.
///
/// `x` moves the first component of a point and everything one-dimensional, `y` the second component (rule H12). They differ
/// only for a spring that was given a velocity of two components.
package typealias Headway = SIMD2<Double>

/// How progress runs while a stretch of motion lasts, whatever its length: the pure function behind every animation.
///
/// Indirect, since it is handed around in every frame and two springs are large.
package indirect enum TimingShape: Hashable, Sendable {
    case cubic(CubicCurve)
    /// Two springs and the seconds that they are given. At the end progress is 1 exactly, whatever the springs say (rule H8).
    case spring(x: Spring, y: Spring, seconds: Double)
    /// The same springs, whose time runs along a curve.
    case composed(CubicCurve, x: Spring, y: Spring, seconds: Double)

    package static let linear = TimingShape.cubic(.linear)

    /// Along `curve`. The curves that have a name are one object each, whoever asks.
    package static func curve(_ curve: CubicCurve) -> TimingShape { named.first { $0.0 == curve }?.1 ?? .cubic(curve) }

    private static let named =
        [(CubicCurve.linear, linear)] + [.easeIn, .easeOut, .easeInOut, .default].map { ($0, .cubic($0)) }

    /// Headway at `fraction` of the stretch; below 0 the start, above 1 the goal.
    package func progress(at fraction: Double) -> Headway {
        if fraction <= 0 { return .zero }
        if fraction >= 1 { return .one }
        switch self {
        case .cubic(let curve): return Headway(repeating: curve.progress(at: fraction))
        case .spring(let x, let y, let seconds):
            let first = x.progress(at: fraction * seconds)
            return Headway(first, x == y ? first : y.progress(at: fraction * seconds))
        case .composed(let curve, let x, let y, let seconds):
            return TimingShape.spring(x: x, y: y, seconds: seconds).progress(at: curve.progress(at: fraction))
        }
    }

    /// The first fraction at which a curve has come as far as `progress`; nil where it never has, and for a spring, which may be there
    /// more than once.
    package func fraction(at progress: Double) -> Double? {
        guard case .cubic(let curve) = self else { return nil }
        if progress == 0 || progress == 1 { return progress }
        return progress > 0 && progress < 1 ? curve.time(at: progress) : nil
    }

    /// How fast progress runs at `fraction`, in whole ways a stretch.
    package func velocity(at fraction: Double) -> Headway {
        switch self {
        case .spring(let x, let y, let seconds) where fraction <= 1:
            Headway(x.velocity(at: fraction * seconds), y.velocity(at: fraction * seconds)) * seconds
        case .cubic, .spring, .composed:
            (progress(at: fraction + Self.step) - progress(at: fraction - Self.step))
                / (min(fraction + Self.step, 1) - max(fraction - Self.step, 0))
        }
    }

    /// Of the difference that stands for a derivative, in fractions: small beside any bend of a curve, large beside rounding.
    private static let step = 1e-5
}

extension TimingShape {
    package var isSpring: Bool {
        if case .cubic = self { false } else { true }
    }

    /// The spring that goes on in `seconds` from something caught on its way, as fast as `velocity`, in whole rests of the way a second.
    ///
    /// Nil keeps the velocity that this spring was given, as far as one can be thrown. It keeps its damping ratio and is fitted anew (rules G31, H7); a curve, which
    /// cannot take over a speed, becomes a critical spring.
    package func rebound(in seconds: Double, velocity: Headway?) -> TimingShape {
        let (x, y) = springs ?? (Self.critical, Self.critical)
        func fitted(_ spring: Spring, _ velocity: Double?) -> Spring {
            if let velocity {
                Spring(dampingRatio: spring.dampingRatio, duration: seconds, initialVelocity: velocity)
            } else {
                .thrown(dampingRatio: spring.dampingRatio, duration: seconds, velocity: spring.initialVelocity)
            }
        }
        return .spring(x: fitted(x, velocity?.x), y: fitted(y, velocity?.y), seconds: seconds)
    }

    private static let critical = Spring(dampingRatio: 1, duration: 1)

    private var springs: (x: Spring, y: Spring)? {
        switch self {
        case .cubic: nil
        case .spring(let x, let y, _), .composed(_, let x, let y, _): (x, y)
        }
    }

    /// The same spring, started from rest.
    package var atRest: TimingShape {
        func still(_ spring: Spring) -> Spring { spring.with(velocity: 0) }
        return switch self {
        case .cubic: self
        case .spring(let x, let y, let seconds): .spring(x: still(x), y: still(y), seconds: seconds)
        case .composed(let curve, let x, let y, let seconds):
            .composed(curve, x: still(x), y: still(y), seconds: seconds)
        }
    }
}
