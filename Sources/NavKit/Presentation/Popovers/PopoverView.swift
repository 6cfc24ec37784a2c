import Foundation
import NavCore

/// The wrapper around a popover's content: body and arrow, cut out of one piece, with a shadow.
final class PopoverView: UIView {
    private let content: UIView
    private let clip = UIView()
    private let cut = ShapeView()
    private let edge = ShapeView()
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private var geometry: PopoverGeometry?

    /// Of the shadow; in points.
    private static let (shadowRadius, shadowShift): (CGFloat, CGFloat) = (20, 6)

    /// Beneath the content; nil is glass.
    var ground: UIColor? {
        didSet {
            clip.backgroundColor = ground
            glass.isHidden = ground != nil
        }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowShift)
        clip.mask = cut
        cut.fillColor = .black
        edge.isUserInteractionEnabled = false
        for view in [glass, content] { clip.addSubview(view) }
        addSubview(clip)
        addSubview(edge)
        colorEdge()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ geometry: PopoverGeometry) {
        guard geometry != self.geometry else { return }
        self.geometry = geometry
        content.setContainerInsets(geometry.arrowInsets)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [clip, glass, cut, edge] { view.frame = bounds }
        if content.superview === clip { content.fill(bounds) }
        guard let geometry else { return }
        let outline = geometry.outline
        layer.shadowPath = outline
        cut.path = outline
        edge.path = outline
    }

    /// Beside the arrow nothing of the popover is.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        geometry?.outline.contains(point, using: .winding) ?? super.point(inside: point, with: event)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorEdge()
    }

    private func colorEdge() {
        edge.strokeColor = UIColor.separator.cgColor(in: traitCollection)
        edge.lineWidth = 1 / max(traitCollection.displayScale, 1)
    }

    /// The content leaves without the room that was kept from it.
    func letGo() { content.setContainerInsets(.zero) }
}

/// A shape, filled or stroked.
private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    var path: CGPath? {
        get { shape?.path }
        set { shape?.path = newValue }
    }
    var fillColor: CGColor? {
        get { shape?.fillColor }
        set { shape?.fillColor = newValue }
    }
    var strokeColor: CGColor? {
        get { shape?.strokeColor }
        set {
            shape?.strokeColor = newValue
            shape?.fillColor = nil
        }
    }
    var lineWidth: CGFloat {
        get { shape?.lineWidth ?? 0 }
        set { shape?.lineWidth = newValue }
    }
}
