/// One coordinate of a cubic Bézier curve as a function of its parameter.
struct CubicPolynomial: Hashable, Sendable {
    // a·s³ + b·s² + c·s + d
    let a, b, c, d: Double

    /// From the four control values.
    init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
        d = p0
        c = 3 * (p1 - p0)
        b = 3 * (p2 - p1) - c
        a = p3 - p0 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s + d }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// Where the value turns from rising to falling or back, strictly inside 0…1, ascending.
    var turningPoints: [Double] {
        let (qa, qb, qc) = (3 * a, 2 * b, c)
        let discriminant = qb * qb - 4 * qa * qc
        guard discriminant > 0 else { return [] }
        // The form that never subtracts two nearly equal numbers; it also covers qa = 0.
        let q = -(qb + (qb < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [q / qa, qc / q].filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The least parameter in 0…1 at which the value is `target`; nil if it never is.
    func parameter(reaching target: Double) -> Double? {
        let knots = [0] + turningPoints + [1]
        for (low, high) in zip(knots, knots.dropFirst()) {
            let ends = (value(at: low) - target, value(at: high) - target)
            if ends.0 == 0 { return low }
            if (ends.0 < 0) != (ends.1 < 0) || ends.1 == 0 { return root(of: target, from: low, to: high) }
        }
        return nil
    }

    /// The parameter at which the value, which is monotone from `low` to `high`, is `target`.
    ///
    /// By Newton's method, with a halving of the bracket wherever it would leave it.
    func root(of target: Double, from low: Double, to high: Double) -> Double {
        var (low, high) = (low, high)
        let rises = value(at: high) > value(at: low)
        var s = (low + high) / 2
        for _ in 0..<60 {
            let error = value(at: s) - target
            if error == 0 { return s }
            if (error < 0) == rises { low = s } else { high = s }
            let newton = s - error / slope(at: s)
            let next = newton > low && newton < high ? newton : (low + high) / 2
            if abs(next - s) <= 1e-16 { return next }
            s = next
        }
        return s
    }
}
