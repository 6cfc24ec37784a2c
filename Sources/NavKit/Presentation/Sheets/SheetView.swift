import Foundation
import NavCore

/// The wrapper around a sheet's content: rounded corners, a shadow, a background for content that has none, the grabber.
final class SheetView: UIView {
    private let clip = UIView()
    private let grabber = UIView()
    let content: UIView
    /// Who moves along with a drag of content in here.
    weak var partner: (any ContentDragPartner)?

    /// Of the grabber, and how far below the upper edge it is, in points.
    private static let (grabberSize, grabberGap) = (CGSize(width: 36, height: 5), CGFloat(5))

    var cornerRadius: CGFloat = 10 {
        didSet { if cornerRadius != oldValue { setNeedsLayout() } }
    }
    /// A card in the middle has four round corners, a sheet at the bottom edge the upper two.
    var hasLowerCorners = false {
        didSet { if hasLowerCorners != oldValue { setNeedsLayout() } }
    }
    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        clip.clipsToBounds = true
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(clip)
        clip.addSubview(content)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [self, clip] { round(view.layer) }
        clip.fill(bounds)
        if content.superview === clip { content.fill(bounds) }
        grabber.frame = CGRect(
            origin: CGPoint(x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberGap), size: Self.grabberSize)
    }

    private func round(_ layer: CALayer) {
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        layer.maskedCorners = hasLowerCorners ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    }

    override var contentDragPartner: (any ContentDragPartner)? { partner }
}
