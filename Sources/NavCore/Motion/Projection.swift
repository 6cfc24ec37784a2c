/// Where something that was let go would come to rest, if it slowed down as scrolling content does.
package struct Projection: Hashable, Sendable {
    /// The share of its speed that is left after each millisecond, 0..<1.
    package let decelerationRate: Double

    package init(decelerationRate: Double) { self.decelerationRate = decelerationRate }

    package static let normal = Projection(decelerationRate: 0.998)
    package static let fast = Projection(decelerationRate: 0.99)

    /// How far it still goes, in points, at `velocity` points per second.
    package func distance(velocity: Double) -> Double {
        velocity / 1000 * decelerationRate / (1 - decelerationRate)
    }
}
