import Foundation
import NavCore

/// The wrapper around a sheet's content: rounded corners, a background for content that has none, the grabber.
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
    /// At the bottom edge of the window only the upper corners are seen.
    var hidesLowerCorners = true {
        didSet { if hidesLowerCorners != oldValue { setNeedsLayout() } }
    }
    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.backgroundColor = .systemBackground
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
        let extra = hidesLowerCorners ? cornerRadius : 0
        clip.layer.cornerRadius = cornerRadius
        clip.fill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + extra))
        if content.superview === clip { content.fill(bounds) }
        grabber.frame = CGRect(
            origin: CGPoint(x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberGap), size: Self.grabberSize)
    }

    override var contentDragPartner: (any ContentDragPartner)? { partner }
}
