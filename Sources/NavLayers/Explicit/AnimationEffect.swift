import Foundation
import NavCore

/// What an animation does to a layer, as a function of the animation's own time.
nonisolated enum AnimationEffect {
    case property([PropertyEffect])
    case group([TimedEffect])

    /// Every property that it changes.
    var properties: [LayerProperty] {
        switch self {
        case .property(let effects): effects.map(\.path.property)
        case .group(let members): members.flatMap(\.effect.properties)
        }
    }
}

/// An effect in the time around it: that of a layer for an animation, that of its group for a member.
nonisolated struct TimedEffect {
    var timing: MediaTiming
    /// nil is linear.
    var curve: CubicCurve?
    var effect: AnimationEffect

    /// Lays the effect over `values` as it is at the parent's `time`. `model` is what the layer has without any animation.
    ///
    /// - Parameter keepsEnd: See ``MediaTiming/moment(at:keepsEnd:)``.
    func apply(to values: inout LayerValues, at time: Double, keepsEnd: Bool = false, model: LayerValues) {
        guard let moment = timing.moment(at: time, keepsEnd: keepsEnd) else { return }
        let share = timing.duration.isFinite && timing.duration > 0 ? moment.seconds / timing.duration : 0
        let progress = curve?.progress(at: share) ?? share
        switch effect {
        case .property(let effects):
            for effect in effects { effect.apply(to: &values, at: progress, run: moment.run, model: model) }
        case .group(let members):
            let seconds = timing.duration.isFinite ? progress * timing.duration : moment.seconds
            for member in members { member.apply(to: &values, at: seconds, model: model) }
        }
    }
}

/// What happens to one property, or a part of one.
nonisolated final class PropertyEffect {
    let path: LayerKeyPath
    private let course: ValueCourse
    private let isAdditive: Bool
    private let isCumulative: Bool

    init(_ path: LayerKeyPath, _ course: ValueCourse, isAdditive: Bool = false, isCumulative: Bool = false) {
        (self.path, self.course) = (path, course)
        (self.isAdditive, self.isCumulative) = (isAdditive, isCumulative)
    }

    func apply(to values: inout LayerValues, at progress: Double, run: Double, model: LayerValues) {
        var value = course.value(at: progress) { model[path] }
        if isCumulative, run > 0 { value = course.value(at: 1) { model[path] }.times(Int(run)).plus(value) }
        values[path] = isAdditive ? values[path].plus(value) : value
    }
}

/// The values that a property runs through while progress goes from 0 to 1.
nonisolated enum ValueCourse {
    /// An end of a straight way.
    enum End {
        case value(LayerValue)
        /// Whatever the layer has, also if that changes on the way.
        case model
    }

    case way(from: LayerValue, to: End)
    /// As long as `seconds`, however far the spring has come then.
    case spring(Spring, seconds: Double, from: LayerValue, to: End)
    case keyframes(Keyframes)
    /// Turns with the path that the keyframes follow, on top of a turn that the layer has anyway.
    case turn(Keyframes, isReversed: Bool)

    func value(at progress: Double, model: () -> LayerValue) -> LayerValue {
        switch self {
        case .way(let from, let to): from.moved(to: to.value(model), by: progress)
        case .spring(let spring, let seconds, let from, let to):
            from.moved(to: to.value(model), by: spring.progress(at: progress * seconds))
        case .keyframes(let keyframes): keyframes.value(at: progress)
        case .turn(let keyframes, let isReversed):
            .transform(CATransform3DMakeRotation(keyframes.angle(at: progress) + (isReversed ? .pi : 0), 0, 0, 1))
        }
    }
}

extension ValueCourse.End {
    nonisolated fileprivate func value(_ model: () -> LayerValue) -> LayerValue {
        switch self {
        case .value(let value): value
        case .model: model()
        }
    }
}
