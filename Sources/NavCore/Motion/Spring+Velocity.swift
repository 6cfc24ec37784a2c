extension Spring {
    /// The same spring with another velocity at the start, in total distances per second.
    package func with(velocity: Double) -> Spring {
        Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: allowsOverdamping)
    }

    /// More distances than this, while the spring's own angle turns by one, are no throw but a division by next to nothing: a
    /// spring that swung out so far would leave the screen for a goal that was two points away (O-064).
    private static let mostDistances = 8.0

    /// This spring with its velocity held within what it can be thrown with.
    package var bounded: Spring {
        let most = Self.mostDistances * (stiffness / mass).squareRoot()
        return abs(initialVelocity) <= most ? self : with(velocity: initialVelocity < 0 ? -most : most)
    }

    /// The spring of mass 1 that has a thousandth of its way left after `duration` seconds, thrown no faster than it can be.
    package static func thrown(dampingRatio: Double, duration: Double, velocity: Double) -> Spring {
        func fitted(_ velocity: Double) -> Spring {
            Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
        }
        var spring = fitted(velocity)
        // A slower throw asks for a softer spring, which can be thrown less: a few rounds come to rest.
        for _ in 0..<8 where spring.bounded != spring { spring = fitted(spring.bounded.initialVelocity) }
        return spring.bounded
    }
}
