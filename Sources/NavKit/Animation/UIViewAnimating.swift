public import Foundation

/// Where an animation is in its life.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or over.
    case inactive = 0
    /// Running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
}

/// Where an animation leaves what it moves: at the end values, at the start values, or where it was stopped.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// An animation that can be started, paused, scrubbed, turned round and stopped.
///
/// `UIViewPropertyAnimator` is the usual one. A class of your own may be another: a transition that answers it from
/// `interruptibleAnimator(using:)` is driven through these members alone.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// Inactive before the start and after the end, stopped between `stopAnimation(false)` and `finishAnimation(at:)`.
    var state: UIViewAnimatingState { get }

    /// Active, and not paused.
    var isRunning: Bool { get }

    /// On the way to the start values. May be set in any state.
    var isReversed: Bool { get set }

    /// 0…1 along the direction of travel. Set while paused it shows that share; set before the start it pauses there too.
    var fractionComplete: CGFloat { get set }

    /// Sets out, or goes on from a pause. One that runs stays as it is.
    func startAnimation()

    /// The same after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Rests where it is, and is active then. One that is paused stays as it is.
    func pauseAnimation()

    /// - Parameter withoutFinishing: True ends it where it is, and no completion is called; false waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Ends a stopped one at `finalPosition`, and calls its completions with that.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that records what blocks of code change. Every member has a default that does nothing, since UIKit has them optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that moves over the last part of what is left.
    ///
    /// - `delayFactor`: 0…1 of what is left of the animation, after which the block sets out.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds a block that moves over what is left.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds what is called once the animation is over, in the order of the calls, with the position at which it ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Goes on from a pause.
    ///
    /// - Parameters:
    ///   - parameters: What to go on along; nil: the animation's own.
    ///   - durationFactor: The rest takes this many durations; 0: what it would take by itself.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
