import Foundation

/// How far content follows a finger that pulls it past its end: less and less, and never as far as the view is long.
package nonisolated enum RubberBand {
    /// The share of the pull that is seen at its beginning.
    private static let give = 0.55

    /// What is seen of a pull of `pull` points in a view `length` points long.
    package static func shown(_ pull: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (abs(pull) * give / length + 1)) * length * (pull < 0 ? -1 : 1)
    }

    /// The pull of which `shown` points are seen; `shown` is below `length`.
    package static func pull(_ shown: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let share = min(abs(shown) / length, 0.999)
        return (1 / (1 - share) - 1) * length / give * (shown < 0 ? -1 : 1)
    }

    /// What is seen of `offset` where only `limits` can be reached without a pull.
    static func shown(_ offset: Double, beyond limits: ClosedRange<Double>, length: Double) -> Double {
        let end = offset.clamped(to: limits)
        return end + shown(offset - end, length: length)
    }

    /// The offset of which `shown` is seen.
    static func pull(_ shown: Double, beyond limits: ClosedRange<Double>, length: Double) -> Double {
        let end = shown.clamped(to: limits)
        return end + pull(shown - end, length: length)
    }
}

extension Double {
    nonisolated func clamped(to limits: ClosedRange<Double>) -> Double {
        min(max(self, limits.lowerBound), limits.upperBound)
    }
}
