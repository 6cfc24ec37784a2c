public import Foundation

public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or over.
    case inactive = 0
    /// Running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
}

public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// An animation that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// Active, and not paused.
    var isRunning: Bool { get }
    /// On the way to the start values.
    var isReversed: Bool { get set }
    /// 0…1 along the direction of travel.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// - Parameter withoutFinishing: True ends it where it is, and no completion is called; false waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that records what blocks of code change. Every member has a default that does nothing, since UIKit has them optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
