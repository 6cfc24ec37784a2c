public import Foundation
public import NavCore

nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that is drawn step by step. Angles are in radians from the x axis; clockwise is as seen on screen.
nonisolated open class UIBezierPath: NSObject, NSCopying {
    /// Whether filling leaves holes wherever the path covers a point an even number of times. False at first.
    open var usesEvenOddFillRule = false

    private var builder = PathBuilder() { didSet { finished = nil } }
    private var finished: CGPath?

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        builder.addRect(rect)
    }

    /// The ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        builder.addEllipse(in: rect)
    }

    /// Corners take up at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
        builder.addRoundedRect(rect, corners: RectCorners(all: CGSize(width: radius, height: radius)))
    }

    /// A corner takes up at most half of each side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
        let sizes = RectCorners(
            topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
            bottomLeft: radii(.bottomLeft))
        builder.addRoundedRect(rect, corners: sizes)
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path so far, as a value. The same object until the path changes.
    open var cgPath: CGPath {
        get {
            let path = finished ?? CGPath(elements: builder.elements)
            finished = path
            return path
        }
        set {
            builder.elements = newValue.elements
            finished = newValue
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}

// MARK: - Drawing

nonisolated extension UIBezierPath {
    public func move(to point: CGPoint) { builder.elements.append(.move(point)) }

    /// Needs a current point, as every step but ``move(to:)`` and the arcs does.
    public func addLine(to point: CGPoint) {
        requireCurrentPoint(for: "addLine(to:)")
        builder.elements.append(.line(point))
    }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        requireCurrentPoint(for: "addCurve(to:controlPoint1:controlPoint2:)")
        builder.elements.append(.curve(control1: controlPoint1, control2: controlPoint2, endPoint))
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        requireCurrentPoint(for: "addQuadCurve(to:controlPoint:)")
        builder.elements.append(.quad(control: controlPoint, endPoint))
    }

    /// Joined by a line to where the path is, if it is anywhere.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        builder.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }

    /// A line to where this part of the path began. Closing what is empty or closed already does nothing.
    public func close() {
        guard let last = builder.elements.last, last != .close else { return }
        builder.elements.append(.close)
    }

    public func removeAllPoints() { builder.elements = [] }

    public func append(_ bezierPath: UIBezierPath) { builder.elements += bezierPath.builder.elements }

    /// Maps every point of the path.
    public func apply(_ transform: CGAffineTransform) { builder.elements = builder.elements.applying(transform) }

    /// The same parts in the same order, each drawn from its end to its start.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.builder.elements = builder.elements.subpaths.flatMap(\.reversedElements)
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        return reversed
    }

    private func requireCurrentPoint(for call: String) {
        precondition(!builder.elements.isEmpty, "UIBezierPath.\(call): the path is empty; call move(to:) first")
    }
}

// MARK: - What it is

nonisolated extension UIBezierPath {
    public var isEmpty: Bool { builder.elements.isEmpty }

    /// The smallest rectangle around all end and control points; `.null` if the path is empty.
    public var bounds: CGRect { cgPath.boundingBox }

    /// Where the next step starts; zero if the path is empty.
    public var currentPoint: CGPoint { cgPath.currentPoint }

    /// Whether filling the path covers `point`.
    public func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
