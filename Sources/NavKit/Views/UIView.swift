public import Foundation
public import NavCore
public import NavLayers

/// A rectangle that draws, holds other views, and takes part in events.
///
/// A view owns its layer and its subviews; superview, window and controller are weak. Geometry is that of the layer.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The layer that draws this view. It is of the class that `layerClass` names, and lives as long as the view.
    public let layer: CALayer
    var hierarchy = ViewHierarchy()
    var layout = LayoutState()
    var recognizers: [UIGestureRecognizer] = []
    /// The controller whose view this is.
    package weak var controller: UIViewController? {
        didSet { controller?.viewDidMove(toWindow: window) }
    }

    /// Which class of layer a view of this class has. Asked once, when the view is made.
    open class var layerClass: AnyClass { CALayer.self }

    /// - Parameter frame: In points of the superview that the view will have.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUp()
        self.frame = frame
    }

    /// Makes an empty view; nothing is decoded, since there are no archives to decode. It exists so that a class written for UIKit compiles.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUp()
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit { LiveObjects.remove(.view) }

    private static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("UIView.layerClass: \(layerClass) of \(self) is no CALayer; return a subclass of CALayer")
        }
        guard let layer = type.init(coder: BlankCoder()) else {
            preconditionFailure("UIView.layerClass: \(type).init(coder:) answers nil; call super.init(coder:) there")
        }
        return layer
    }

    private func setUp() {
        LiveObjects.add(.view)
        layer.owner = self
    }

    // MARK: Properties

    /// A number of your own to find the view by.
    open var tag = 0

    /// 0…1, of the view and all in it as one group. Below 0.01 it takes no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// A hidden view is neither drawn nor touched, and keeps its place.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// Fills the bounds, under everything else. nil, the default, fills nothing.
    open var backgroundColor: UIColor? {
        didSet { resolveBackground() }
    }

    /// Whether nothing is drawn outside the bounds. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha is what of this view, and of all in it, is to be seen; nil, the default, is everything. It lies in this view's own space, so give it a
    /// frame; it is no subview, and is neither drawn nor touched.
    open var mask: UIView? {
        didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
    }

    /// The view that this one is the mask of.
    weak var maskedView: UIView?

    /// Light or dark for this view and all in it; `.unspecified`, the default, is as around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleDidChange(from: oldValue) } }
    }

    /// The appearance that this view is shown in.
    open var traitCollection: UITraitCollection { styled(host?.traitCollection ?? .current) }

    /// The style was `old` before; with `.unspecified`, that of the controller.
    func styleDidChange(from old: UIUserInterfaceStyle) {
        let around = host?.traitCollection ?? .current
        traitsMayHaveChanged(from: around.with(old == .unspecified ? controller?.overrideUserInterfaceStyle ?? .unspecified : old))
    }

    /// Who is told when the traits change; `registerForTraitChanges` adds to it.
    var traitObservers: [TraitObserver] = []

    /// False: neither this view nor anything in it is touched; what lies beneath is.
    open var isUserInteractionEnabled = true

    /// What happens to the subviews' frames when the size of this view changes.
    open var autoresizesSubviews = true

    /// How this view's frame follows the size of its superview. Empty, the default: it keeps origin and size.
    open var autoresizingMask: AutoresizingMask = []

    /// Which way this view's content runs. `.unspecified` follows the interface.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    var ownTintColor: UIColor?

    /// The colour of what can be acted on. Setting nil goes back to the superview's; without one it is the system's blue.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tellTintColorChanged()
        }
    }

    /// Called when `tintColor` answers something else than before. The default does nothing.
    open func tintColorDidChange() {}

    /// Called when the appearance or the layout direction that this view is shown in has changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Points to override

    /// Called after `subview` has been put into this view.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is taken out of this view.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; nil means that there will be none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    /// Called before the window changes, for every view in the subtree that moves.
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Places the subviews. Called by the layout pass, at most once a pass; call `setNeedsLayout()` to ask for it. The default does nothing.
    open func layoutSubviews() {}

    /// The size that this view would like best within `size`, in points. By default the size that it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size of what the view shows; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Stands for a width or height that a view does not have of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Called when `safeAreaInsets` has changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Whether `point`, of this view's own space, belongs to it. By default: whether it is in the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The front-most view at `point`, of this view's own space; nil if it belongs to none here. Views that are hidden, nearly transparent or
    /// switched off are passed over with all they hold.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubtree(point, with: event) }

    /// Asked before `gestureRecognizer`, of this view or of one around it, begins with a touch on this view. False fails it. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Called when the right mouse button goes down on this view, or on one in it that has no such closure, with the place in points of this view's space.
    /// nil, the default: the view does not want it.
    open var contextClick: ((CGPoint) -> Void)?

    open override func mouseButtonPressed(_ button: MouseButton, at location: CGPoint) {
        guard button == .right, let contextClick else { return super.mouseButtonPressed(button, at: location) }
        contextClick(convert(location, from: nil))
    }

    /// Takes what it can of a turn of the wheel over this view, or over one in it that left some. What it answers goes on to its superview.
    package func scroll(by motion: WheelMotion) -> CGVector { motion.delta }

    /// Who moves along with a drag of content in this view. Nil by default.
    var contentDragPartner: (any ContentDragPartner)? { nil }

    /// `bounds` has changed, and the subviews have been resized for it. The default does nothing.
    func boundsDidChange(from old: CGRect) {}

    /// The resting pointer has come over this view or something in it, or has left. The default does nothing.
    func hoverDidChange(isHovered: Bool) {}

    /// What the view draws itself, in its own space: kept until `setNeedsDisplay()` or a change of size or scale.
    package func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] { [] }

    open override var next: UIResponder? { controller ?? superview }
    override var hostWindow: UIWindow? { window }
}

extension UIView {
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0, playback, spatial, forceLeftToRight, forceRightToLeft
}

public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0, rightToLeft
}
