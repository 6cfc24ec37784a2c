public import Foundation
public import NavCore

/// A layer that draws a path: filled, then stroked.
///
/// The path lies in the layer's own space, and is cut off at the bounds only where `masksToBounds` says so.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// What is drawn; nil, the default, is nothing. It moves only with an animation that the layer is given.
    open var path: CGPath? {
        get { values.path(.path) }
        set { set(.path, to: .path(newValue)) }
    }

    /// Opaque black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { values.color(.fillColor) }
        set { set(.fillColor, to: .color(newValue)) }
    }

    /// `.nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { if fillRule != oldValue { insideChanged() } }
    }

    /// nil, the default, strokes nothing.
    open var strokeColor: CGColor? {
        get { values.color(.strokeColor) }
        set { set(.strokeColor, to: .color(newValue)) }
    }

    /// Which part of the whole length of the path is stroked, 0…1: from `strokeStart`, 0 by default …
    open var strokeStart: CGFloat {
        get { values.number(.strokeStart) }
        set { set(.strokeStart, to: .scalar(newValue)) }
    }

    /// … to `strokeEnd`, 1 by default. Nothing where that is not more.
    open var strokeEnd: CGFloat {
        get { values.number(.strokeEnd) }
        set { set(.strokeEnd, to: .scalar(newValue)) }
    }

    /// In points. 1 by default.
    open var lineWidth: CGFloat {
        get { values.number(.lineWidth) }
        set { set(.lineWidth, to: .scalar(newValue)) }
    }

    /// How far a sharp corner may reach, in units of the line's width, before it is cut off. 10 by default.
    open var miterLimit: CGFloat {
        get { values.number(.miterLimit) }
        set { set(.miterLimit, to: .scalar(newValue)) }
    }

    /// `.butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { if lineCap != oldValue { insideChanged() } }
    }

    /// `.miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { if lineJoin != oldValue { insideChanged() } }
    }

    /// Lengths drawn and left out in turn, in points. nil, the default, draws all.
    open var lineDashPattern: [NSNumber]? {
        didSet { insideChanged() }
    }

    /// How far into the pattern the line begins, in points. 0 by default.
    open var lineDashPhase: CGFloat {
        get { values.number(.lineDashPhase) }
        set { set(.lineDashPhase, to: .scalar(newValue)) }
    }

    /// The part of the path that was stroked last, so that a painter knows it again.
    private var trimmed: (path: CGPath, start: CGFloat, end: CGFloat, part: CGPath)?

    override func take(from layer: CALayer) {
        super.take(from: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (fillRule, lineCap, lineJoin, lineDashPattern) = (
            layer.fillRule, layer.lineCap, layer.lineJoin, layer.lineDashPattern
        )
    }

    override func addContent(_ values: LayerValues, to builder: inout FragmentBuilder) {
        guard let path = values.path(.path), !path.isEmpty else { return }
        if let color = values.color(.fillColor), color.alpha > 0 {
            builder.add(.path(path, color, isEvenOdd: fillRule == .evenOdd))
        }
        let style = strokeStyle(values)
        guard let color = values.color(.strokeColor), color.alpha > 0, style.width > 0 else { return }
        let part = part(of: path, from: values.number(.strokeStart), to: values.number(.strokeEnd))
        if !part.isEmpty { builder.add(.stroke(part, color, style)) }
    }

    private func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
        if let trimmed, trimmed.path === path, trimmed.start == start, trimmed.end == end { return trimmed.part }
        let part = path.trimmed(from: start, to: end)
        trimmed = (path, start, end, part)
        return part
    }

    private func strokeStyle(_ values: LayerValues) -> StrokeStyle {
        let cap: StrokeStyle.Cap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: StrokeStyle.Join =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return StrokeStyle(
            width: values.number(.lineWidth), cap: cap, join: join, miterLimit: values.number(.miterLimit),
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: values.number(.lineDashPhase))
    }
}

/// Which parts of the plane a path holds.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those that it goes round at all, all turns counted with their direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those that it goes round an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a line look.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
