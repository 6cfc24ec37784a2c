import Foundation
import NavCore

extension UIView {
    /// How a block of `UIView.animate` runs. The curve, the transition and the frame rate are numbers in bits of their own, not flags:
    /// `.curveEaseInOut` is 0 and hence in every set.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views that the block moves are laid out inside it, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while this block moves them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// What replaces a running animation starts from the picture, not from the model. What adds to one does so anyway.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Starts again at each end, until it is taken away.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back the way it came before it ends or repeats; then the picture jumps to the new values.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A block inside another keeps the duration it was given.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A block inside another keeps the curve it was given.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, what the block changes moves as in `animate`; without it the new content is there at once, and only the transition
        /// is seen.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// `transition(from:to:)` hides the one view and shows the other, instead of taking one out and putting the other in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A block inside another keeps options that are neither duration nor curve.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends: the curve where none is named.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As fast all the way.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns about its upright middle, the left edge to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns about its upright middle, the right edge to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Drawn as `transitionCrossDissolve`, which is reported: there is no bent paper here.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Drawn as `transitionCrossDissolve`, which is reported: there is no bent paper here.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old picture fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns about its level middle, the upper edge to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns about its level middle, the lower edge to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }
}

extension UIView.AnimationOptions {
    nonisolated var curve: CubicCurve { namedCurve.cubic }

    nonisolated var namedCurve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }
}
