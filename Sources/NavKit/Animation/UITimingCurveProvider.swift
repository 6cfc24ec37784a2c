public import Foundation
public import NavCore

/// Which kind of timing a provider gives: a named curve, one by control points, a spring, or a spring whose time runs along a curve.
public nonisolated enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// Something that says how an animation's progress runs. UIKit's own two classes are the usual ones; a class of your own may combine them:
/// of type `.composed` the spring's time runs along the curve. An animation reads it once, when it is made.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// Says which of the two others are read.
    var timingCurveType: UITimingCurveType { get }
    /// Read for `.builtin`, `.cubic` and `.composed`; nil there is the system's default curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// Read for `.spring` and `.composed`; nil there leaves the curve alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve that it was made from; `.easeInOut` if it was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// `.zero` if it was made from a named curve, as in UIKit.
    public let controlPoint1: CGPoint
    /// Likewise.
    public let controlPoint2: CGPoint
    let curve: CubicCurve
    /// `.cubic` if it was made from control points, else `.builtin`.
    public let timingCurveType: UITimingCurveType

    /// The system's default curve (0.25, 0.1) (0.25, 1), which is none of the four named ones (rule H2).
    public override convenience init() { self.init(.builtin, .easeInOut, .zero, .zero, .default) }

    /// One of the four named curves (rule H1).
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init(.builtin, curve, .zero, .zero, curve.cubic)
    }

    /// - Parameters:
    ///   - point1: Its x is clamped to 0…1; its y may lie outside, for a curve that overshoots (rule H3).
    ///   - point2: Likewise.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(.cubic, .easeInOut, point1, point2, CubicCurve(point1.x, point1.y, point2.x, point2.y))
    }

    private init(
        _ type: UITimingCurveType, _ named: UIView.AnimationCurve, _ point1: CGPoint, _ point2: CGPoint,
        _ curve: CubicCurve
    ) {
        (timingCurveType, animationCurve, controlPoint1, controlPoint2, self.curve) = (
            type, named, point1, point2, curve
        )
        super.init()
    }

    fileprivate var twin: UICubicTimingParameters {
        UICubicTimingParameters(timingCurveType, animationCurve, controlPoint1, controlPoint2, curve)
    }

    /// Itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// nil: a curve has no spring.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that pulls from the start value to the end value.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Kind: Equatable {
        /// The spring follows from the animator's duration.
        case fitted(dampingRatio: CGFloat)
        /// The animator's duration follows from the spring: `seconds`, or what it takes to settle.
        case given(Spring, seconds: Double?)
    }

    let kind: Kind
    /// At the start, in whole distances a second, of each component (rules H11, H12).
    public let initialVelocity: CGVector

    /// The spring of a push or pop: mass 3, stiffness 1000, damping 500, a damping ratio of 4.56. An animator plays it for
    /// 0.5 s, where a thousandth of the way is left (rule H6).
    public override init() {
        kind = .given(Spring(mass: 3, stiffness: 1000, damping: 500), seconds: 0.5)
        initialVelocity = .zero
        super.init()
    }

    /// A spring that settles in the animator's duration, from rest.
    ///
    /// - Parameter ratio: 1 arrives without swinging, less swings; above 1 counts as 1. More than 0.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring that settles in the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 arrives without swinging, less swings; above 1 counts as 1. More than 0.
    ///   - velocity: In whole distances a second; negative moves away first.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            ratio > 0, "UISpringTimingParameters(dampingRatio:): \(ratio) never settles; give a ratio above 0")
        kind = .fitted(dampingRatio: ratio)
        initialVelocity = velocity
        super.init()
    }

    /// A spring of its own time: the duration of an animator that uses it is ignored. All three are more than 0.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            mass > 0 && stiffness > 0 && damping > 0,
            "UISpringTimingParameters(mass:stiffness:damping:): \(mass), \(stiffness), \(damping) is no spring that settles; "
                + "all three have to be above 0")
        kind = .given(Spring(mass: mass, stiffness: stiffness, damping: damping), seconds: nil)
        initialVelocity = velocity
        super.init()
    }

    /// A spring by what a person perceives, from rest (rule H9).
    ///
    /// - Parameters:
    ///   - duration: Of one swing, in seconds, more than 0. The spring takes longer than this to settle.
    ///   - bounce: 0 arrives without swinging, up to 1 swings more, down to -1 creeps. Between -1 and 1, neither included.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// A spring by what a person perceives (rule H9).
    ///
    /// - `duration`: Of one swing, in seconds, more than 0. The spring takes longer than this to settle.
    /// - `bounce`: 0 arrives without swinging, up to 1 swings more, down to -1 creeps. Between -1 and 1, neither included.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            duration > 0 && abs(bounce) < 1,
            "UISpringTimingParameters(duration:bounce:): \(duration) s and \(bounce) is no spring that settles; "
                + "give a duration above 0 and a bounce between -1 and 1")
        kind = .given(Spring(duration: duration, bounce: bounce), seconds: nil)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that is played for `seconds`, whatever it takes to settle.
    init(_ spring: Spring, lasting seconds: Double) {
        kind = .given(spring, seconds: seconds)
        initialVelocity = .zero
        super.init()
    }

    private init(_ kind: Kind, velocity: CGVector) {
        (self.kind, initialVelocity) = (kind, velocity)
        super.init()
    }

    fileprivate var twin: UISpringTimingParameters { UISpringTimingParameters(kind, velocity: initialVelocity) }

    /// `.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// nil: a spring has no curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// Another object that says the same.
    var copied: any UITimingCurveProvider {
        switch timingCurveType {
        case .builtin, .cubic: cubicTimingParameters?.twin ?? UICubicTimingParameters()
        case .spring: springTimingParameters?.twin ?? UICubicTimingParameters()
        case .composed: ComposedTiming(spring: springTimingParameters?.twin, cubic: cubicTimingParameters?.twin)
        }
    }
}

/// What a provider of somebody else's said when it was asked.
private final class ComposedTiming: UITimingCurveProvider {
    let springTimingParameters: UISpringTimingParameters?
    let cubicTimingParameters: UICubicTimingParameters?
    var timingCurveType: UITimingCurveType { .composed }

    init(spring: UISpringTimingParameters?, cubic: UICubicTimingParameters?) {
        (springTimingParameters, cubicTimingParameters) = (spring, cubic)
    }
}

extension UITimingCurveProvider {
    /// What moves, and for how long, where a caller gave `duration`.
    package func motion(duration: TimeInterval) -> (shape: TimingShape, seconds: Double) {
        switch (timingCurveType, springTimingParameters, cubicTimingParameters) {
        case (.composed, let spring?, let cubic?): spring.motion(duration: duration, composedWith: cubic.curve)
        case (.spring, let spring?, _), (.composed, let spring?, nil):
            spring.motion(duration: duration, composedWith: nil)
        case (_, _, let cubic): (.curve(cubic?.curve ?? .default), duration)
        }
    }
}

extension UISpringTimingParameters {
    fileprivate func motion(
        duration: TimeInterval, composedWith curve: CubicCurve?
    ) -> (shape: TimingShape, seconds: Double) {
        let (x, y) = (spring(duration, initialVelocity.dx), spring(duration, initialVelocity.dy))
        let seconds =
            switch kind {
            case .fitted: duration
            case .given(_, let seconds): seconds ?? max(x.settlingDuration, y.settlingDuration)
            }
        let shape = curve.map { TimingShape.composed($0, x: x, y: y, seconds: seconds) }
        return (shape ?? .spring(x: x, y: y, seconds: seconds), seconds)
    }

    private func spring(_ duration: TimeInterval, _ velocity: CGFloat) -> Spring {
        switch kind {
        case .fitted(let ratio): .thrown(dampingRatio: ratio, duration: duration, velocity: velocity)
        case .given(let spring, _): spring.with(velocity: velocity).bounded
        }
    }
}

extension UIView {
    /// A named curve: slow at both ends, at the start, at the end, or nowhere.
    public nonisolated enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
}

extension UIView.AnimationCurve {
    nonisolated var cubic: CubicCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
