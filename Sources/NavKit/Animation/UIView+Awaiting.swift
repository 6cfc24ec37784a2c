public import Foundation

extension UIView {
    /// The same as with a completion: returns when the way is done, with true, or when the animation was taken away before, with false.
    @discardableResult public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) async -> Bool {
        await waiting { animate(withDuration: duration, animations: animations, completion: $0) }
    }

    /// The same as with a completion: returns when the way is done, with true, or when the animation was taken away before, with false.
    @discardableResult public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await waiting {
            animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// The same as with a completion: returns when the way is done, with true, or when the animation was taken away before, with false.
    @discardableResult public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await waiting {
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity,
                options: options, animations: animations, completion: $0)
        }
    }

    /// The same as with a completion: returns when the way is done, with true, or when the animation was taken away before, with false.
    @discardableResult public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await waiting {
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// The same as with a completion: returns when the way is done, with true, or when the transition was taken away before, with false.
    @discardableResult public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await waiting {
            transition(with: view, duration: duration, options: options, animations: animations, completion: $0)
        }
    }

    /// The same as with a completion: returns when the way is done, with true, or when the transition was taken away before, with false.
    @discardableResult public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await waiting { transition(from: fromView, to: toView, duration: duration, options: options, completion: $0) }
    }

    private class func waiting(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
    }
}

extension UIViewPropertyAnimator {
    /// Returns the position at which the animation ends; `.current` if it is stopped without being finished, which calls no completion.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            let promise = CompletionPromise(continuation)
            addCompletion { promise.keep($0) }
        }
    }
}

/// Somebody who waits for a completion, which may be thrown away without a call.
private final class CompletionPromise {
    private nonisolated(unsafe) var continuation: CheckedContinuation<UIViewAnimatingPosition, Never>?

    init(_ continuation: CheckedContinuation<UIViewAnimatingPosition, Never>) { self.continuation = continuation }

    func keep(_ position: UIViewAnimatingPosition) {
        continuation?.resume(returning: position)
        continuation = nil
    }

    deinit { continuation?.resume(returning: .current) }
}
