/// How far something has come, 0 at the start and 1 at the goal, beyond where a spring overshoots.
///
/// `x` moves the first component of a point and everything one-dimensional, `y` the second component (rule H12). They differ
/// only for a spring that was given a velocity of two components.
package typealias Headway = SIMD2<Double>

/// How progress runs while a stretch of motion lasts, whatever its length: the pure function behind every animation.
package enum TimingShape: Hashable, Sendable {
    case cubic(CubicCurve)
    /// Two springs and the seconds that they are given. At the end progress is 1 exactly, whatever the springs say (rule H8).
    case spring(x: Spring, y: Spring, seconds: Double)

    package static let linear = TimingShape.cubic(.linear)

    /// Headway at `fraction` of the stretch; below 0 the start, above 1 the goal.
    package func progress(at fraction: Double) -> Headway {
        if fraction <= 0 { return .zero }
        if fraction >= 1 { return .one }
        switch self {
        case .cubic(let curve): return Headway(repeating: curve.progress(at: fraction))
        case .spring(let x, let y, let seconds):
            let first = x.progress(at: fraction * seconds)
            return Headway(first, x == y ? first : y.progress(at: fraction * seconds))
        }
    }

    /// The fraction at which a curve has come as far as `progress`; nil for a spring, which may be there more than once.
    package func fraction(at progress: Double) -> Double? {
        switch self {
        case .cubic(let curve): progress <= 0 ? 0 : progress >= 1 ? 1 : curve.time(at: progress)
        case .spring: nil
        }
    }

    /// Speed along x at `fraction`, in whole ways a stretch.
    package func speed(at fraction: Double) -> Double {
        switch self {
        case .spring(let x, _, let seconds): x.velocity(at: fraction * seconds) * seconds
        case .cubic:
            (progress(at: fraction + 1e-4).x - progress(at: fraction - 1e-4).x)
                / (min(fraction + 1e-4, 1) - max(fraction - 1e-4, 0))
        }
    }
}
