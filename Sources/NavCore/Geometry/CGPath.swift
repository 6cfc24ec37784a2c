package import Foundation

/// A path of straight lines and Bézier curves. Immutable, with an identity by which a painter knows it again.
public final class CGPath: Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, CGPoint)
        case close
    }

    package let elements: [Element]

    package init(elements: [Element]) { self.elements = elements }
}
