public import Foundation
package import NavCore

/// How the progress of an animation runs over its time: a cubic Bézier curve from (0, 0) to (1, 1), time along x and progress along y.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: CubicCurve

    package init(_ curve: CubicCurve) {
        self.curve = curve
        super.init()
    }

    /// One of the five curves that have a name. An unknown name is the default curve.
    public convenience init(name: CAMediaTimingFunctionName) { self.init(name.curve) }

    /// - Parameters:
    ///   - c1x: The time of the first control point, moved into 0…1.
    ///   - c1y: Its progress; outside of 0…1 the motion overshoots.
    ///   - c2x: The time of the second control point, moved into 0…1.
    ///   - c2y: Its progress.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    /// Writes x and y of a point of the curve to `ptr`, which must have room for two numbers.
    ///
    /// - Parameter idx: 0 is (0, 0), 1 and 2 are the control points, 3 is (1, 1).
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition(
            (0...3).contains(idx),
            "CAMediaTimingFunction.getControlPoint(at:values:): there is no point \(idx); ask for 0…3")
        let points = [(0, 0), (curve.c1x, curve.c1y), (curve.c2x, curve.c2y), (1, 1)]
        (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    public override var hash: Int { curve.hashValue }
}

/// The curves that Core Animation has a name for.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the same speed all the way.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// (0.42, 0) (1, 1): starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// (0, 0) (0.58, 1): ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// (0.42, 0) (0.58, 1): starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// (0.25, 0.1) (0.25, 1): the curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    fileprivate var curve: CubicCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        default: .default
        }
    }
}
