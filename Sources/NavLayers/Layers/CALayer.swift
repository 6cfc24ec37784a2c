public import Foundation
public import NavCore

/// A rectangle with a picture of its own, placed in another one.
///
/// A layer's parent owns it; everything that points up is weak. Geometry is Core Animation's: `position` is where the anchor
/// point of the bounds lies in the superlayer's space, `transform` acts about that point, and `frame` is computed.
/// Inside an animation block of a view, setting a property of the view's own layer animates it.
@preconcurrency @MainActor open class CALayer: NSObject {
    package private(set) var model = LayerValues()
    /// In the order they were added; later ones lie over earlier ones.
    package internal(set) var tracks: [Track] = []
    package weak var owner: (any LayerOwner)?
    /// What the layer and all below it look like, as long as nothing in there changes.
    var recorded: Recorded?
    /// The owner's own drawing, kept until it is asked to draw again.
    var ownDrawing: OwnDrawing?
    var hierarchy = Hierarchy()
    var clock: LayerClock?

    public override init() {
        super.init()
        LiveObjects.add(.layer)
    }

    /// Makes an empty layer; nothing is decoded. It exists so that a layer can be made from its type.
    public required init?(coder: NSCoder) {
        super.init()
        LiveObjects.add(.layer)
    }

    deinit { LiveObjects.remove(.layer) }

    /// A word of your own to know the layer by.
    open var name: String?

    // MARK: Geometry

    /// The visible part of the layer's own space, in points. Its origin moves the content, its size is the layer's size.
    open var bounds: CGRect {
        get { model.bounds }
        set { set(.bounds, from: .rect(model.bounds), to: .rect(newValue)) }
    }

    /// Where the anchor point lies in the superlayer's space, in points.
    open var position: CGPoint {
        get { model.position }
        set { set(.position, from: .point(model.position), to: .point(newValue)) }
    }

    /// The point of the bounds that `position` places and `transform` acts about, in units of the bounds. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { set(.anchorPoint, from: .point(model.anchorPoint), to: .point(newValue)) }
    }

    /// Siblings are drawn in ascending order of this; equal ones in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { model.zPosition }
        set { set(.zPosition, from: .scalar(model.zPosition), to: .scalar(newValue)) }
    }

    open var transform: CATransform3D {
        get { model.transform }
        set { set(.transform, from: .transform(model.transform), to: .transform(newValue)) }
    }

    /// Applied to every sublayer, about the anchor point of this layer: the usual place of a perspective.
    open var sublayerTransform: CATransform3D {
        get { model.sublayerTransform }
        set { set(.sublayerTransform, from: .transform(model.sublayerTransform), to: .transform(newValue)) }
    }

    // MARK: Looks

    /// 0…1, of the layer and all below it as one group.
    open var opacity: Float {
        get { model.opacity }
        set { set(.opacity, from: .scalar(CGFloat(model.opacity)), to: .scalar(CGFloat(newValue))) }
    }

    /// Drawn under everything else of the layer; nil draws nothing.
    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { set(.backgroundColor, from: .color(model.backgroundColor), to: .color(newValue)) }
    }

    /// In points. Rounds background and border, and the content too where `masksToBounds` is set.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { set(.cornerRadius, from: .scalar(model.cornerRadius), to: .scalar(newValue)) }
    }

    /// In points, inside the bounds and above the sublayers. 0 draws no border.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { set(.borderWidth, from: .scalar(model.borderWidth), to: .scalar(newValue)) }
    }

    open var borderColor: CGColor? {
        get { model.borderColor }
        set { set(.borderColor, from: .color(model.borderColor), to: .color(newValue)) }
    }

    /// A hidden layer, and all below it, is neither drawn nor hit.
    open var isHidden = false {
        didSet { if isHidden != oldValue { placementChanged() } }
    }

    /// Whether nothing is drawn outside the bounds and their rounded corners.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { placementChanged() } }
    }

    /// Asks the layer's owner to draw its own content again.
    open func setNeedsDisplay() {
        ownDrawing = nil
        insideChanged()
    }
}

extension CALayer {
    /// Changes a model value, and records the change where an animation block is being run.
    private func set(_ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        guard old != new else { return }
        model[property] = new
        changed(property, from: old)
        AnimationContext.record(property, of: self, from: old, to: new)
    }

    /// Changes a model value as the end of an animation does: nothing is recorded.
    func settle(_ property: LayerProperty, at value: LayerValue) {
        let old = model[property]
        guard old != value else { return }
        model[property] = value
        changed(property, from: old)
    }

    private func changed(_ property: LayerProperty, from old: LayerValue) {
        mark(property)
        if case .rect(let bounds) = old { owner?.layerBoundsDidChange(from: bounds) }
    }

    /// Makes the fragments anew that show `property`.
    func mark(_ property: LayerProperty) {
        if property.isInside { insideChanged() }
        if !property.isInside || property == .bounds { placementChanged() }
    }

    /// A layer whose fragment is gone already has told everybody above.
    func insideChanged() {
        guard recorded != nil else { return }
        recorded = nil
        superlayer?.insideChanged()
    }

    func placementChanged() { superlayer?.insideChanged() }
}

/// What a view is to its layer.
@MainActor package protocol LayerOwner: AnyObject {
    /// The owner's own content for `bounds`, in the layer's space; `scale` is in device pixels a point. Kept until the layer is told
    /// `setNeedsDisplay()`, or its size or the scale changes.
    func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand]
    func layerBoundsDidChange(from old: CGRect)
    /// The engine of the window that the layer is in; nil outside of one, where a change cannot be seen and hence not be animated.
    var animationEngine: AnimationEngine? { get }
}
