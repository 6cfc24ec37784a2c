public import Foundation
import NavCore

/// A layer that fills its bounds, rounded as its corners are, with colours that run into each other.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// `CGColor`s, from the first place to the last; nil, the default, and fewer than two draw nothing. What is no colour is reported and left out.
    open var colors: [Any]? {
        get {
            if case .colors(let colors) = values[.colors] { colors } else { nil }
        }
        set { set(.colors, to: .colors(newValue.map(converted))) }
    }

    /// Where each colour is, 0…1, ascending. nil, the default, and lists of another length than `colors` spread them evenly.
    open var locations: [NSNumber]? {
        get { values.numbers(.locations)?.map { NSNumber(value: Double($0)) } }
        set { set(.locations, to: .numbers(newValue?.map { CGFloat($0.doubleValue) })) }
    }

    /// In units of the bounds; (0.5, 0) by default. Of an axial gradient, where the first colour is; of the others, the middle.
    open var startPoint: CGPoint {
        get { values.point(.startPoint) }
        set { set(.startPoint, to: .point(newValue)) }
    }

    /// In units of the bounds; (0.5, 1) by default. Of an axial gradient, where the last colour is; of a radial one, a corner of the rectangle round the middle
    /// that its ellipse fills; of a conic one, in which direction from the middle the first colour is.
    open var endPoint: CGPoint {
        get { values.point(.endPoint) }
        set { set(.endPoint, to: .point(newValue)) }
    }

    /// `.axial` by default.
    open var type = CAGradientLayerType.axial {
        didSet { if type != oldValue { insideChanged() } }
    }

    override func take(from layer: CALayer) {
        super.take(from: layer)
        if let layer = layer as? CAGradientLayer { type = layer.type }
    }

    private func converted(_ colors: [Any]) -> [CGColor] {
        colors.compactMap { color in
            if let color = color as? CGColor { return color }
            diagnostics.report(
                "CAGradientLayer.colors: \(Swift.type(of: color)) is left out; a layer takes CGColor, such as UIColor.cgColor")
            return nil
        }
    }

    override func addContent(_ values: LayerValues, to builder: inout FragmentBuilder) {
        let stops = stops(values)
        guard !stops.isEmpty, !values.bounds.isEmpty else { return }
        let command = DrawCommand.gradient(values.bounds, GradientPaint(gradientShape(values), stops: stops))
        let shape = shape(values)
        if shape.fittingRadius == 0 {
            builder.add(command, isOpaque: stops.allSatisfy { $0.color.alpha >= 1 })
        } else {
            builder.add(
                Placement(fragment: Fragment(commands: [command]), transform: CATransform3DIdentity, clip: shape))
        }
    }

    private func stops(_ values: LayerValues) -> [GradientStop] {
        let colors = values.colors(.colors)
        guard colors.count > 1 else { return [] }
        let given = values.numbers(.locations)
        var last: CGFloat = 0
        return colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(colors.count - 1)
            last = max(min((given?.count == colors.count ? given?[index] : nil) ?? even, 1), last)
            return GradientStop(location: last, color: color)
        }
    }

    private func gradientShape(_ values: LayerValues) -> GradientPaint.Shape {
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(
                x: values.bounds.minX + unit.x * values.bounds.width, y: values.bounds.minY + unit.y * values.bounds.height
            )
        }
        let (start, end) = (place(values.point(.startPoint)), place(values.point(.endPoint)))
        switch type {
        case .radial:
            return .radial(center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
        case .conic: return .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default: return .axial(start: start, end: end)
        }
    }
}

/// How the colours of a gradient lie. A name that is none of these is axial.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In rings round a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round a point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
