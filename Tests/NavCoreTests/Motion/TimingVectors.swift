import Foundation
import Testing

/// The timing oracle: values computed elsewhere with fifty digits.
struct TimingVectors: Decodable, Sendable {
    struct Curve: Decodable, Sendable {
        struct Inverse: Decodable, Sendable {
            let progress, t: [Double]
        }
        let controlPoints, t, progress: [Double]
        let inverse: Inverse?
    }

    struct SpringRun: Decodable, Sendable, CustomTestStringConvertible {
        struct Settling: Decodable, Sendable {
            let lastCrossing: Double
            let coreAnimation: Double?
        }
        let id: String
        let mass, stiffness, damping, initialVelocity, omega0, zeta: Double
        let formula: String
        let requestedDampingRatio, requestedDuration, perceptualDuration, bounce: Double?
        let settling: Settling
        let t, progress, velocity: [Double]

        var testDescription: String { id }
        var allowsOverdamping: Bool { formula == "O" }
    }

    struct MeasuredSpring: Decodable, Sendable {
        let mass, stiffness, damping, v0: Double
        let t, progress: Double?
        let settlingDuration: Double
    }

    struct FitCheck: Decodable, Sendable {
        let dampingRatio, duration, bounce, v0, stiffness, damping, settlingDuration, omega0: Double?
    }

    struct Rows<Row: Decodable & Sendable>: Decodable, Sendable { let rows: [Row] }

    struct Pause: Decodable, Sendable {
        let curve: String
        let runningFraction, pausedFraction: Double
    }

    struct Resumption: Decodable, Sendable {
        let curve: String
        let pausedFraction, resumedFraction: Double
        let forward, reversed: Double

        enum CodingKeys: String, CodingKey {
            case curve, pausedFraction, resumedFraction
            case forward = "remainingForward_factor0"
            case reversed = "remainingReversed_factor0"
        }
    }

    struct Release: Decodable, Sendable {
        let duration, percentComplete, remaining: Double
        let kind: String
        let t, shown: [Double]
    }

    struct Flick: Decodable, Sendable {
        let velocity, decelerationRate, projection: Double
    }

    let curves, customCurves: [String: Curve]
    let curveChecksMeasured: [String: [Double]]
    let springChecksMeasured: [MeasuredSpring]
    let fitChecks: [FitCheck]
    let springs: [SpringRun]
    let animatorPause: Rows<Pause>
    let animatorContinue: Rows<Resumption>
    let percentDrivenRelease: Rows<Release>
    let projection: [Flick]

    static let shared: TimingVectors = {
        let url = Bundle.module.url(forResource: "timing-vectors", withExtension: "json")!
        return try! JSONDecoder().decode(TimingVectors.self, from: Data(contentsOf: url))
    }()
}
