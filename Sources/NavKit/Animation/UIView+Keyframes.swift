public import Foundation
import NavCore
import NavLayers

extension UIView {
    /// Runs `animations` now, which calls `addKeyframe` for each part of the motion; the changes of each keyframe come about during its part of
    /// the time.
    ///
    /// The whole has one curve, ease-in-out unless the options hold another; inside a block of `UIView.animate` or of a property animator it
    /// has that one's curve and duration. A property rests where no keyframe moves it, and ends at the value that is last in time. It replaces
    /// what moved the property before (rule L6). What is changed outside of all keyframes moves over the whole time.
    ///
    /// - `duration`: Of the whole, in seconds. 0 or less changes at once; inside another block it is that one's.
    /// - `delay`: In seconds. The new values are there at once; the picture stays as it was until the delay has passed.
    /// - `completion`: Called once, never inside this call: with true when the way is done, with false when the animation was taken away before.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let motion = BlockMotion(
            shape: .curve(options.blockOptions.curve), seconds: duration, delay: delay, options: options.blockOptions,
            interpolation: options.interpolation)
        motion.run({ KeyframeBlocks.run(animations) }, completion: completion)
    }

    /// Adds a keyframe to the `animateKeyframes` whose block is being run. Anywhere else the changes are made as they stand, and that is reported.
    ///
    /// Where two keyframes change one property, the one that begins later cuts the other short.
    ///
    /// - `frameStartTime`: When it begins, as a fraction of the whole, clamped to 0…1.
    /// - `frameDuration`: How long it takes, as a fraction of the whole; it ends with the whole at the latest. 0 is a step.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard KeyframeBlocks.isRunning else {
            diagnostics.report(
                "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:): no block of animateKeyframes is being run, so "
                    + "there is nothing to add to; call it inside one")
            return animations()
        }
        let start = min(max(frameStartTime, 0), 1)
        let span = Span(start: start, end: min(start + max(frameDuration, 0), 1))
        KeyframeBlocks.addFrame(span, animations)
    }

    /// How a block of `UIView.animateKeyframes` runs. The calculation mode is a number in bits of its own, not a flag: `.calculationModeLinear`
    /// is 0 and hence in every set. The curve of `UIView.AnimationOptions` may be put in by its raw value, as in UIKit.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views that the block moves are laid out inside it, so that their subviews move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while this block moves them.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// What is replaced goes on from the picture, not from the model.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Starts again at each end, until it is taken away.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes back the way it came before it ends or repeats; then the picture jumps to the new values.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Inside another block it keeps the duration it was given.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inside another block it keeps options that are not the duration.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from one keyframe's values to the next one's.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Each value appears when its keyframe is over; nothing in between is shown.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, at one speed for the whole way, whatever the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve, its times chosen as for `calculationModePaced`.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}

extension UIView.KeyframeAnimationOptions {
    /// Flags and curve lie in the same bits.
    fileprivate nonisolated var blockOptions: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: rawValue & ~(0xF << 10))
    }

    fileprivate nonisolated var interpolation: Route.Interpolation {
        switch rawValue >> 10 & 0xF {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}

/// The blocks of `animateKeyframes` that are being run, inside one another.
@MainActor private enum KeyframeBlocks {
    private static var depth = 0

    static var isRunning: Bool { depth > 0 }

    static func run(_ animations: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        animations()
    }

    /// Where nothing is to move, or deep in another keyframe, the changes are made there.
    static func addFrame(_ span: Span, _ animations: () -> Void) {
        if let section = AnimationContext.section {
            section.addFrame(over: AnimationContext.frame?.span.inner(span) ?? span, animations)
        } else {
            animations()
        }
    }
}
