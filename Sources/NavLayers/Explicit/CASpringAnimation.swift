public import Foundation
import NavCore

/// A basic animation that a damped spring pulls from the start value to the end value, beyond it, and back.
///
/// The spring does not know how long the animation lasts: set `duration` to `settlingDuration`, or the motion is cut off at `duration`. Defaults are
/// mass 1, stiffness 100, damping 10, no velocity (rule H13).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// Above 0.
    open var mass: CGFloat = 1
    /// Above 0.
    open var stiffness: CGFloat = 100
    /// At least 0; at 0 it swings for ever.
    open var damping: CGFloat = 10
    /// In whole ways from start to end a second; less than 0 moves away first.
    open var initialVelocity: CGFloat = 0
    /// Whether a spring that is damped beyond critical creeps to its end; false, the default, moves it as the critical one (rule H5).
    open var allowsOverdamping = false

    /// A spring said in terms of what is seen. Its `duration` is `settlingDuration`.
    ///
    /// - Parameters:
    ///   - perceptualDuration: Above 0, in seconds, of one swing without damping; it takes longer than that to settle.
    ///   - bounce: 0 does not overshoot, up to 1 swings more, down to −1 creeps (rule H9).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = spring.allowsOverdamping
        duration = settlingDuration
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    /// Seconds after which less than a thousandth of the way is left for good (rule H10); infinite without damping.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// Seconds of one swing, were there no damping.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(stiffness / mass).squareRoot() }

    /// 0 for a spring that just does not overshoot, 1 for one that swings for ever, less than 0 for one that creeps.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func course(from: LayerValue, to: ValueCourse.End, duration: Double) -> ValueCourse {
        .spring(spring, seconds: duration, from: from, to: to)
    }
}
