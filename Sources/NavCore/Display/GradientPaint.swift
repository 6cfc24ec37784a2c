public import Foundation

/// Colours that run into each other, over the whole plane.
///
/// Every point has a place on a line, which the shape tells; the stops say which colour is where on that line. Between two stops red, green, blue and alpha
/// change evenly, each for itself, the colours not multiplied by their alpha. Before the first stop and after the last the colour stays.
public struct GradientPaint: Hashable, Sendable {
    public enum Shape: Hashable, Sendable {
        /// 0 at `start`, 1 at `end`, the same along every line at right angles to the two. Where both are one point, all of it is the last colour.
        case axial(start: CGPoint, end: CGPoint)
        /// 0 at `center`, 1 on the ellipse with the two radii, in points. A radius of 0 makes all of it the last colour.
        case radial(center: CGPoint, radii: CGSize)
        /// 0 at `angle`, in radians from the x axis, then growing clockwise as seen on screen round `center`, up to 1 after a whole turn.
        case conic(center: CGPoint, angle: CGFloat)
    }

    public var shape: Shape
    /// Two at least, locations ascending in 0…1.
    public var stops: [GradientStop]

    public init(_ shape: Shape, stops: [GradientStop]) {
        self.shape = shape
        self.stops = stops
    }

    /// Takes more than a straight run of colours.
    package var isElaborate: Bool {
        if case .axial = shape { false } else { true }
    }
}

public struct GradientStop: Hashable, Sendable {
    public var location: CGFloat
    public var color: CGColor

    public init(location: CGFloat, color: CGColor) {
        self.location = location
        self.color = color
    }
}

extension [GradientStop] {
    /// The colour at place `location` of the line. Of one stop at least.
    package func color(at location: CGFloat) -> CGColor {
        guard let next = firstIndex(where: { $0.location > location }) else { return self[count - 1].color }
        guard next > 0 else { return self[0].color }
        let (from, to) = (self[next - 1], self[next])
        let share = (location - from.location) / (to.location - from.location)
        func mix(_ part: KeyPath<CGColor, CGFloat>) -> CGFloat {
            from.color[keyPath: part] + (to.color[keyPath: part] - from.color[keyPath: part]) * share
        }
        return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}
