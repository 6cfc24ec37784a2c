public import Foundation
import NavCore
import NavLayers

extension UIView {
    /// Runs `animations` now and moves what they change to its new value.
    ///
    /// - `duration`: In seconds. 0 or less changes at once.
    /// - `completion`: Called once, never inside this call: with true when the way is done (in the next turn if nothing moved), with false when
    ///   the animation was taken away before.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// - `duration`: In seconds. 0 or less changes at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// - `delay`: In seconds. The new values are there at once; the picture stays as it was until the delay has passed.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let motion = BlockMotion(shape: .curve(options.curve), seconds: duration, delay: delay, options: options)
        motion.run(animations, completion: completion)
    }

    /// - `dampingRatio`: 1 arrives without swinging, less swings. The spring settles in `duration` (rule H7).
    /// - `velocity`: At the start, in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = UISpringTimingParameters(
            dampingRatio: max(dampingRatio, .leastNonzeroMagnitude),
            initialVelocity: CGVector(dx: velocity, dy: velocity))
        let (shape, seconds) = duration > 0 ? timing.motion(duration: duration) : (.linear, 0)
        BlockMotion(shape: shape, seconds: seconds, delay: delay, options: options).run(
            animations, completion: completion)
    }

    /// - `duration`: Of one swing, in seconds; the animation lasts until the spring has settled, which is longer (rule H9).
    /// - `bounce`: 0 arrives without swinging, up to 1 swings more, down to -1 creeps.
    /// - `initialSpringVelocity`: In whole distances a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
        let (shape, seconds) =
            duration > 0
            ? UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity).motion(
                duration: duration)
            : (.linear, 0)
        BlockMotion(shape: shape, seconds: seconds, delay: delay, options: options).run(
            animations, completion: completion)
    }

    /// Runs `actionsWithoutAnimation` as if no animation block were around.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.with(.off, actionsWithoutAnimation)
    }

    /// False: from now on blocks are run and nothing moves, with completion in the next turn. What moves already goes on.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// False inside `performWithoutAnimation(_:)` too.
    public class var areAnimationsEnabled: Bool { !AnimationContext.isOff }

    /// The seconds of the animation block that is being run; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.section?.seconds ?? 0 }
}
