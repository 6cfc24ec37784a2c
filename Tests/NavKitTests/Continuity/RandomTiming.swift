import Foundation
import NavCore
import NavKit
import TestSupport

/// A timing thrown by dice: for the animator, and as the model tells it.
@MainActor struct RandomTiming {
    let provider: any UITimingCurveProvider
    let model: MotionModel.Timing
    let name: String

    init(_ dice: inout Dice, duration: Double) {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0..<4:
            let named: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
            let curve = dice.one(of: named)
            self.init(UICubicTimingParameters(animationCurve: curve), Bezier(curve), name: "\(curve)")
        case 4: self.init(UICubicTimingParameters(), Bezier(0.25, 0.1, 0.25, 1), name: "default")
        case 5..<7:
            let first = CGPoint(x: dice.number(0.05...0.95), y: dice.number(-0.4...1.4))
            let second = CGPoint(x: dice.number(0.05...0.95), y: dice.number(-0.4...1.4))
            self.init(
                UICubicTimingParameters(controlPoint1: first, controlPoint2: second),
                Bezier(first.x, first.y, second.x, second.y), name: "\(first) \(second)")
        case 7..<9:
            self.init(spring: .random(&dice), curve: nil, duration: duration)
        default:
            self.init(spring: .random(&dice), curve: .easeInOut, duration: duration)
        }
    }

    private init(_ curve: UICubicTimingParameters, _ bezier: Bezier, name: String) {
        provider = curve
        self.name = name
        model = MotionModel.Timing(kind: .curve, progress: bezier.value)
    }

    private struct Throw {
        var ratio: Double
        var velocity: Double

        static func random(_ dice: inout Dice) -> Throw {
            Throw(ratio: dice.number(0.25...1.2), velocity: dice.chance(0.4) ? 0 : dice.number(-4...4))
        }
    }

    private init(spring: Throw, curve: UIView.AnimationCurve?, duration: Double) {
        let parameters = UISpringTimingParameters(
            dampingRatio: spring.ratio, initialVelocity: CGVector(dx: spring.velocity, dy: spring.velocity))
        let fitted = Spring(dampingRatio: spring.ratio, duration: duration, initialVelocity: spring.velocity)
        let bend = curve.map { Bezier($0).value } ?? { $0 }
        provider =
            curve.map { Composition(parameters, over: UICubicTimingParameters(animationCurve: $0)) } ?? parameters
        name = "spring \(spring.ratio), \(spring.velocity)\(curve == nil ? "" : " over a curve")"
        model = MotionModel.Timing(
            kind: .spring(ratio: spring.ratio), progress: { $0 >= 1 ? 1 : fitted.progress(at: bend($0) * duration) },
            velocity: spring.velocity)
    }
}

/// A Bézier curve by halving, the slow and sure way.
private struct Bezier {
    let (x1, y1, x2, y2): (Double, Double, Double, Double)

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2) }

    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .linear: self.init(0, 0, 1, 1)
        case .easeIn: self.init(0.42, 0, 1, 1)
        case .easeOut: self.init(0, 0, 0.58, 1)
        case .easeInOut: self.init(0.42, 0, 0.58, 1)
        }
    }

    func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        func at(_ s: Double, _ p: Double, _ q: Double) -> Double {
            let r = 1 - s
            return 3 * r * r * s * p + 3 * r * s * s * q + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if at(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return at(high, y1, y2)
    }
}

/// A provider of the app's own: a spring whose time runs along a curve.
private final class Composition: UITimingCurveProvider {
    let springTimingParameters: UISpringTimingParameters?
    let cubicTimingParameters: UICubicTimingParameters?
    var timingCurveType: UITimingCurveType { .composed }

    init(_ spring: UISpringTimingParameters, over curve: UICubicTimingParameters) {
        (springTimingParameters, cubicTimingParameters) = (spring, curve)
    }
}
