/// A timing curve: how far a motion has come (0…1, beyond if it overshoots) when a share of its time (0…1) is gone.
///
/// A cubic Bézier curve from (0, 0) to (1, 1), time along x and progress along y.
package struct CubicCurve: Hashable, Sendable {
    package let c1x: Double
    package let c1y: Double
    package let c2x: Double
    package let c2y: Double

    private let x: CubicPolynomial
    private let y: CubicPolynomial

    /// The x values are moved into 0…1, or one instant could have two progresses; y is free.
    package init(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
        self.c1x = min(max(c1x, 0), 1)
        self.c1y = c1y
        self.c2x = min(max(c2x, 0), 1)
        self.c2y = c2y
        x = CubicPolynomial(0, self.c1x, self.c2x, 1)
        y = CubicPolynomial(0, c1y, c2y, 1)
    }

    package static let linear = CubicCurve(0, 0, 1, 1)
    package static let easeIn = CubicCurve(0.42, 0, 1, 1)
    package static let easeOut = CubicCurve(0, 0, 0.58, 1)
    package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
    package static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

    /// Progress when `time`, 0…1 of the duration, is gone. Exactly 0 at 0 and before, exactly 1 at 1 and after.
    package func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if isDiagonal { return time }
        return y.value(at: x.root(of: time, from: 0, to: 1))
    }

    /// The first time, 0…1, at which the curve has come as far as `progress`: the inverse of ``progress(at:)``.
    ///
    /// A progress that the curve never reaches gives the nearer end.
    package func time(at progress: Double) -> Double {
        if progress == 0 { return 0 }
        if progress == 1 && c1y <= 1 && c2y <= 1 { return 1 }
        if isDiagonal { return min(max(progress, 0), 1) }
        guard let parameter = y.parameter(reaching: progress) else { return progress < 0 ? 0 : 1 }
        return x.value(at: parameter)
    }

    private var isDiagonal: Bool { c1x == c1y && c2x == c2y }
}
