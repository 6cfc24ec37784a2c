public import Foundation
public import NavCore

/// A rectangle with a picture of its own, placed in another one.
///
/// A layer's parent owns it; everything that points up is weak. Geometry is Core Animation's: `position` is where the anchor
/// point of the bounds lies in the superlayer's space, `transform` acts about that point, and `frame` is computed.
/// Inside an animation block of a view, setting a property of the view's own layer animates it.
@preconcurrency @MainActor open class CALayer: NSObject {
    package private(set) var values = LayerValues()
    /// In the order they were added; later ones lie over earlier ones.
    package internal(set) var overlays: [Overlay] = []
    package weak var owner: (any LayerOwner)?
    /// What the layer and all below it look like, as long as nothing in there changes.
    var recorded: Recorded?
    /// What it looked like before it changed; nil once the next picture is made.
    var lastFragment: Fragment?
    /// The owner's own drawing, kept until it is asked to draw again.
    var ownDrawing: OwnDrawing?
    /// The superlayer and the sublayers, unless this is a presentation.
    weak var parent: CALayer? {
        didSet { Self.arrangement &+= 1 }
    }
    var children: [CALayer] = []
    /// Another one whenever some layer has got another superlayer.
    static private(set) var arrangement = 0
    /// That of the last marks that have this layer.
    var marksNumber = 0
    var clock: LayerClock?
    /// The picture that the present one takes the place of, while it does.
    var pictureChange: PictureChange?
    /// What was made for the last picture to lay round the layer's content.
    var dressing = Dressing()
    /// It, or that it is not to be seen, has been part of a picture since it was put where it is.
    var wasShown = false
    /// The layer that this one is a presentation of.
    private(set) var source: CALayer?

    public override init() {
        super.init()
        LiveObjects.add(.layer)
    }

    /// Makes an empty layer; nothing is decoded. It exists so that a layer can be made from its type.
    public required init?(coder: NSCoder) {
        super.init()
        LiveObjects.add(.layer)
    }

    /// Makes a layer with the values, name and actions of `layer`, which is a layer too, or traps. It has no superlayer, no sublayers and no animations.
    ///
    /// A subclass overrides this to copy properties of its own. `presentation()` makes its copies by `init(coder:)` instead, since Swift can reach no
    /// other initializer of a class that it has only the type of.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else {
            preconditionFailure("CALayer.init(layer:): \(layer) is no layer to copy; pass a CALayer, or use init()")
        }
        values = layer.values
        (name, delegate, actions) = (layer.name, layer.delegate, layer.actions)
        (isDoubleSided, masksToBounds) = (layer.isDoubleSided, layer.masksToBounds)
        super.init()
        LiveObjects.add(.layer)
    }

    deinit { LiveObjects.remove(.layer) }

    /// A word of your own to know the layer by.
    open var name: String?

    /// Adds what this class of layer draws, over the background and under the sublayers. The default adds nothing.
    func addContent(_ values: LayerValues, to builder: inout FragmentBuilder) {}

    /// Adds how the layer lies in its superlayer, with all that is in it and round it.
    ///
    /// - Parameter outer: What acts on the layer's placement: the superlayer's `sublayerTransform`, about its anchor point.
    func addPlacement(to builder: inout FragmentBuilder, under outer: CATransform3D, in pass: RecordingPass) {
        addFlattened(to: &builder, under: outer, in: pass)
    }

    /// Makes what cannot be animated the same as that of `layer`.
    func take(from layer: CALayer) {
        (name, masksToBounds, isDoubleSided) = (layer.name, layer.masksToBounds, layer.isDoubleSided)
        (maskedCorners, cornerCurve) = (layer.maskedCorners, layer.cornerCurve)
        (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
    }

    /// Decides about actions. Not kept alive, and not asked by the layer of a view.
    open weak var delegate: (any CALayerDelegate)?

    /// Actions by the names of what they are for, looked at after the delegate. An `NSNull` ends the search.
    open var actions: [String: any CAAction]?

    /// The action of a property for which nobody has said anything: to move from what is seen to the new value, in the seconds and along the curve of the
    /// transaction. nil for `hidden`, for paths, for names that are no property, and in a transaction of 0 seconds.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        let transactions = AnimationEngine.current.transactions
        guard let property = LayerProperty(rawValue: event), property.movesUnasked, transactions.duration > 0 else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = transactions.duration
        animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }

    // MARK: Geometry

    /// The visible part of the layer's own space, in points. Its origin moves the content, its size is the layer's size.
    open var bounds: CGRect {
        get { values.bounds }
        set { set(.bounds, from: .rect(values.bounds), to: .rect(newValue)) }
    }

    /// Where the anchor point lies in the superlayer's space, in points.
    open var position: CGPoint {
        get { values.position }
        set { set(.position, from: .point(values.position), to: .point(newValue)) }
    }

    /// The point of the bounds that `position` places and `transform` acts about, in units of the bounds. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { set(.anchorPoint, from: .point(values.anchorPoint), to: .point(newValue)) }
    }

    /// Siblings are drawn in ascending order of this; equal ones in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { set(.zPosition, from: .scalar(values.zPosition), to: .scalar(newValue)) }
    }

    open var transform: CATransform3D {
        get { values.transform }
        set { set(.transform, from: .transform(values.transform), to: .transform(newValue)) }
    }

    /// Applied to every sublayer, about the anchor point of this layer: the usual place of a perspective.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { set(.sublayerTransform, from: .transform(values.sublayerTransform), to: .transform(newValue)) }
    }

    // MARK: Looks

    /// 0…1, of the layer and all below it as one group.
    open var opacity: Float {
        get { values.opacity }
        set { set(.opacity, from: .scalar(CGFloat(values.opacity)), to: .scalar(CGFloat(newValue))) }
    }

    /// Drawn under everything else of the layer; nil draws nothing.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { set(.backgroundColor, from: .color(values.backgroundColor), to: .color(newValue)) }
    }

    /// In points. Rounds background and border, and the content too where `masksToBounds` is set.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { set(.cornerRadius, from: .scalar(values.cornerRadius), to: .scalar(newValue)) }
    }

    /// Which corners `cornerRadius` rounds. All four by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ] {
        didSet { if maskedCorners != oldValue { shapeChanged() } }
    }

    /// How a corner bends. `.circular` by default.
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != oldValue { shapeChanged() } }
    }

    /// In points, inside the bounds and above the sublayers. 0 draws no border.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { set(.borderWidth, from: .scalar(values.borderWidth), to: .scalar(newValue)) }
    }

    open var borderColor: CGColor? {
        get { values.borderColor }
        set { set(.borderColor, from: .color(values.borderColor), to: .color(newValue)) }
    }

    /// A hidden layer, and all below it, is neither drawn nor hit.
    open var isHidden: Bool {
        get { values.isHidden }
        set { set(.hidden, from: .scalar(values.isHidden ? 1 : 0), to: .scalar(newValue ? 1 : 0)) }
    }

    /// Whether the layer is seen from behind too. True by default; false: turned away, it and all below it are not drawn.
    open var isDoubleSided = true {
        didSet { if isDoubleSided != oldValue { placementChanged() } }
    }

    /// Whether nothing is drawn outside the bounds and their rounded corners. The shadow is: it lies outside of what it is the shadow of.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { placementChanged() } }
    }

    /// A layer whose alpha is what of this one, and of all below it, is to be seen; nil, the default, is everything. It lies in this layer's own
    /// space, so give it a frame; it belongs to this layer, and is not drawn.
    ///
    /// The shadow is masked too.
    open var mask: CALayer? {
        didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
    }

    /// Whether the layer and all below it are drawn as a picture first, with `rasterizationScale` pixels a point, which is then stretched to where the
    /// layer lies. False by default: they are drawn as fine as the window is.
    open var shouldRasterize = false {
        didSet { if shouldRasterize != oldValue { placementChanged() } }
    }

    /// In pixels a point, above 0. 1 by default.
    open var rasterizationScale: CGFloat = 1 {
        willSet {
            precondition(
                newValue > 0, "CALayer.rasterizationScale: \(newValue) is no number of pixels; set one above 0")
        }
        didSet { if rasterizationScale != oldValue { placementChanged() } }
    }

    /// Asks the layer's owner to draw its own content again.
    open func setNeedsDisplay() {
        ownDrawing = nil
        insideChanged()
    }
}

extension CALayer {
    func set(_ property: LayerProperty, to new: LayerValue) { set(property, from: values[property], to: new) }

    /// Changes a model value. The layer of a view records the change where an animation block is being run; any other has an action.
    func set(_ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        guard old != new else { return }
        precondition(
            !new.hasNaN, "CALayer.\(property): \(new) has a part that is not a number; compute it from finite numbers")
        guard owner != nil else { return change(property, from: old, to: new) }
        store(property, from: old, to: new)
        if property.movesUnasked { AnimationContext.record(property, of: self, from: old, to: new) }
    }

    /// Changes a model value as the end of an animation does: nothing is recorded.
    func settle(_ property: LayerProperty, at value: LayerValue) {
        let old = values[property]
        if old != value { store(property, from: old, to: value) }
    }

    func store(_ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        values[property] = new
        mark(property)
        if case .rect(let bounds) = old { owner?.layerBoundsDidChange(from: bounds) }
    }

    /// Makes this layer, which is new, the presentation of `layer`.
    func present(_ layer: CALayer, as values: LayerValues) {
        self.values = values
        source = layer
        take(from: layer)
    }

    /// Makes the fragments anew that show `property`.
    func mark(_ property: LayerProperty) {
        if property.isInside { insideChanged() }
        if !property.isInside || property == .bounds { placementChanged() }
    }

    /// A layer whose fragment is gone already has told everybody above.
    func insideChanged() {
        guard let recorded else { return }
        lastFragment = recorded.fragment
        self.recorded = nil
        parent?.childChanged(self)
    }

    func placementChanged() { parent?.childChanged(self) }

    /// A mask is no part of the content: that stays as it is.
    private func childChanged(_ layer: CALayer) {
        if layer === mask { placementChanged() } else { insideChanged() }
    }

    /// The corners show inside, and where they cut off.
    private func shapeChanged() {
        insideChanged()
        placementChanged()
    }
}

/// What a view is to its layer.
@MainActor package protocol LayerOwner: AnyObject {
    /// The owner's own content for `bounds`, in the layer's space; `scale` is in device pixels a point. Kept until the layer is told
    /// `setNeedsDisplay()`, or its size or the scale changes.
    func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand]
    func layerBoundsDidChange(from old: CGRect)
    /// Lays the owner out now, as far as anyone asked for it.
    func layOutIfNeeded()
    /// The engine of the window that the layer is in; nil outside of one, where a change cannot be seen and hence not be animated.
    var animationEngine: AnimationEngine? { get }
}

extension LayerOwner {
    /// An owner without a layout has nothing to do.
    package func layOutIfNeeded() {}
}
