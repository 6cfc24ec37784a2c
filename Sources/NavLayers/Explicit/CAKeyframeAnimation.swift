public import Foundation
public import NavCore

/// An animation through any number of values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the type of the key path. Not looked at where there is a `path`.
    open var values: [Any]?

    /// What a point (`position`, `anchorPoint`) moves along. Each line or curve of it counts as one stretch between two keyframes.
    open var path: CGPath?

    /// When each value is reached, 0…1 of the duration, ascending, first 0 and last 1; nil spreads them evenly. In the discrete mode one more than there
    /// are values, since each stays until the next time. Times that make no sense are not used, and the paced modes use none.
    open var keyTimes: [NSNumber]?

    /// How progress runs between each value and the next; nil, and what is missing, is linear. The paced modes use none.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// What lies between the values. `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// Whether the layer turns with the path. nil, the default: it does not.
    open var rotationMode: CAAnimationRotationMode?

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    }

    override func effects(on path: LayerKeyPath, of subject: AnimationSubject, duration: Double) -> [PropertyEffect] {
        guard let keyframes = keyframes(on: path) else { return [] }
        guard let rotationMode, self.path != nil else { return [effect(on: path, along: .keyframes(keyframes))] }
        let turn = ValueCourse.turn(keyframes, isReversed: rotationMode == .rotateAutoReverse)
        return [
            effect(on: path, along: .keyframes(keyframes)),
            PropertyEffect(LayerKeyPath(.transform), turn, isAdditive: true),
        ]
    }
}

extension CAKeyframeAnimation {
    /// nil where there is nothing to move along.
    private func keyframes(on path: LayerKeyPath) -> Keyframes? {
        guard let track = track(on: path) else { return nil }
        if calculationMode == .paced || calculationMode == .cubicPaced {
            return Keyframes(track, stops: track.pacedStops())
        }
        return Keyframes(track, stops: stops(along: track))
    }

    private func track(on path: LayerKeyPath) -> Keyframes.Track? {
        if let given = self.path { return pathTrack(along: given, on: path) }
        guard let values, !values.isEmpty else {
            diagnostics.report(
                "\(type(of: self)): it has neither values nor a path, so it moves nothing; set one of them")
            return nil
        }
        var converted: [LayerValue] = []
        for given in values {
            guard let value = value(given, of: path, as: "values") else { return nil }
            converted.append(value)
        }
        if converted.count == 1 { return .steps(converted) }
        switch calculationMode {
        case .discrete: return .steps(converted)
        case .cubic: return .smooth(converted, times: usableTimes(converted.count) ?? .even(converted.count))
        case .cubicPaced: return .smooth(converted, times: .even(converted.count))
        default: return .straight(converted)
        }
    }

    private func pathTrack(along given: CGPath, on path: LayerKeyPath) -> Keyframes.Track? {
        guard path.kind == .pair else {
            diagnostics.report(
                "\(type(of: self)).path: \(keyPath ?? "") is no point, so the animation moves nothing; set values")
            return nil
        }
        let parts = given.elements.subpaths
        let segments = parts.flatMap(\.segments)
        let corners = parts.map { LayerValue.point($0.start) } + segments.map { .point($0.end) }
        guard !segments.isEmpty else { return corners.first.map { .steps([$0]) } }
        if calculationMode == .discrete { return .steps(corners) }
        return .path(segments)
    }

    private func stops(along track: Keyframes.Track) -> [Keyframes.Stop] {
        let times = usableTimes(track.stretches + 1) ?? .even(track.stretches + 1)
        return times.enumerated().map { index, time in
            .init(time: time, place: Double(index), curve: curve(after: index, on: track))
        }
    }

    private func curve(after index: Int, on track: Keyframes.Track) -> CubicCurve? {
        if case .steps = track { return nil }
        guard let timingFunctions, timingFunctions.indices.contains(index) else { return nil }
        return timingFunctions[index].curve
    }

    /// nil where there are none, or not as many, or not in order from 0 to 1.
    private func usableTimes(_ count: Int) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue), times.count == count, times.first == 0, times.last == 1,
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        return times
    }
}

extension [Double] {
    fileprivate static func even(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count - 1) } }
}

/// What lies between the keyframes of an animation.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A straight way from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nothing: each value stays until the next one comes.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight ways, at one speed over the whole animation.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// The smooth curve, at one speed over the whole animation.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns that moves along a path.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points where it goes.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points where it comes from.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
