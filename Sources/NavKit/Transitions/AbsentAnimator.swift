import Foundation

/// What `interruptibleAnimator(using:)` answers when a class does not implement it: one object, known by its identity.
///
/// There are no optional requirements here, so a default must be recognisable. It animates nothing and is never started.
final class AbsentAnimator: UIViewImplicitlyAnimating {
    static let shared = AbsentAnimator()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed: Bool {
        get { false }
        set {}
    }
    var fractionComplete: CGFloat {
        get { 0 }
        set {}
    }

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    func addAnimations(_ animation: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}

extension UIViewImplicitlyAnimating {
    /// It stands for no animator: the class does not implement `interruptibleAnimator(using:)`.
    package var isAbsent: Bool { (self as AnyObject) === AbsentAnimator.shared }
}
