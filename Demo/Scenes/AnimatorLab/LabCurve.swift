import Foundation
import NavCore
import NavKit

/// A timing that can be picked.
struct LabCurve {
    let name: String
    let make: () -> any UITimingCurveProvider

    /// What it looks like over a duration, for drawing it.
    func shape(seconds: Double) -> TimingShape { make().motion(duration: seconds).shape }

    static let all: [LabCurve] = [
        LabCurve(name: "easeInOut") { UICubicTimingParameters(animationCurve: .easeInOut) },
        LabCurve(name: "easeIn") { UICubicTimingParameters(animationCurve: .easeIn) },
        LabCurve(name: "easeOut") { UICubicTimingParameters(animationCurve: .easeOut) },
        LabCurve(name: "linear") { UICubicTimingParameters(animationCurve: .linear) },
        LabCurve(name: "overshoot") {
            UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.34, y: 1.56), controlPoint2: CGPoint(x: 0.64, y: 1))
        },
        LabCurve(name: "spring 1") { UISpringTimingParameters(dampingRatio: 1) },
        LabCurve(name: "spring 0.4") { UISpringTimingParameters(dampingRatio: 0.4) },
        LabCurve(name: "thrown") {
            UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: -6, dy: 0))
        },
    ]
}
