import Foundation
import NavCore

/// How the time of an animation, or of a layer and all that runs in it, lies in the time around it.
///
/// The parent of an animation is its group or its layer, that of a layer is its superlayer, and that of the uppermost layer is the clock
/// of frames (`CACurrentMediaTime()`). `t = (parent's time − beginTime) · speed + timeOffset`; outside of the active time, which begins at
/// `beginTime` and lasts as long as all runs together, `fillMode` decides.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// When it begins, in seconds of the parent. 0, the default, is "as soon as it is added" for the animation of a layer.
    var beginTime: CFTimeInterval { get set }
    /// Of one run, in seconds. 0, the default of an animation, is that of the transaction, or that of the group that it is in; a layer lasts for ever.
    var duration: CFTimeInterval { get set }
    /// Shifts what is shown, in seconds: 1 starts a second into the run, and the second that is missing comes at the end. With a speed of 0
    /// it is the time that is shown.
    var timeOffset: CFTimeInterval { get set }
    /// Of all runs together, in seconds; 0, the default, leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Seconds here a second of the parent: 1 by default. 0 stands still, less than 0 runs from the end to the start.
    var speed: Float { get set }
    /// Runs, whole or not; 0, the default, is one. `.infinity` runs until it is removed.
    var repeatCount: Float { get set }
    /// Whether each run is followed by the way back, which takes as long again. False by default.
    var autoreverses: Bool { get set }
    /// What is shown before the active time and after it. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation or a layer shows outside of its active time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing: an animation has no effect, a layer is not there.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, after the active time. An animation also needs `isRemovedOnCompletion = false` to stay that long.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start, before the active time.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its start before, its end after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension CAMediaTimingFillMode {
    nonisolated init(_ fill: MediaTiming.Fill) {
        switch fill {
        case .removed: self = .removed
        case .forwards: self = .forwards
        case .backwards: self = .backwards
        case .both: self = .both
        }
    }

    /// Words that Core Animation does not know mean `removed`.
    nonisolated var fill: MediaTiming.Fill {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}
