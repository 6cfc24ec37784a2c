public import Foundation

/// A path of straight lines and Bézier curves. Immutable, with an identity by which a painter knows it again; two paths are equal
/// if they draw the same elements.
public final class CGPath: Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, CGPoint)
        case close
    }

    package let elements: [Element]

    /// The smallest rectangle around every point of the path itself; `.null` if it is empty.
    public let boundingBoxOfPath: CGRect

    package init(elements: [Element]) {
        self.elements = elements
        boundingBoxOfPath = CGRect(enclosing: elements.extremePoints)
    }

    /// A rectangle from its top left corner, clockwise on screen, each point mapped by `transform` if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect) }
    }

    /// The ellipse that fills `rect`, from its rightmost point, clockwise on screen.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect) }
    }

    /// A rectangle whose corners are quarters of ellipses. A corner takes up at most half of each side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(transform) { $0.addRoundedRect(rect, corners: RectCorners(all: corner)) }
    }

    private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, draw: (inout PathBuilder) -> Void) {
        var builder = PathBuilder()
        draw(&builder)
        self.init(elements: transform.map { builder.elements.applying($0.pointee) } ?? builder.elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around every end and control point; `.null` if the path is empty.
    public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

    /// Where the next element would start; zero if the path is empty.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The path mapped by `transform`; nil never comes back, the type is Core Graphics'.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        transform.map { applying($0.pointee) } ?? self
    }

    package func applying(_ transform: CGAffineTransform) -> CGPath { CGPath(elements: elements.applying(transform)) }
}

extension CGPath: Hashable {
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
    /// Control points first, the end point last; none for `close`.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    package func applying(_ t: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let end): .move(end.applying(t))
        case .line(let end): .line(end.applying(t))
        case .quad(let control, let end): .quad(control: control.applying(t), end.applying(t))
        case .curve(let control1, let control2, let end):
            .curve(control1: control1.applying(t), control2: control2.applying(t), end.applying(t))
        case .close: .close
        }
    }
}

extension [CGPath.Element] {
    package func applying(_ transform: CGAffineTransform) -> [CGPath.Element] { map { $0.applying(transform) } }

    /// Where the last element ends: after a `close`, where its subpath began.
    package var currentPoint: CGPoint? {
        guard let last else { return nil }
        if let end = last.points.last { return end }
        for case .move(let start) in reversed() { return start }
        return nil
    }
}
