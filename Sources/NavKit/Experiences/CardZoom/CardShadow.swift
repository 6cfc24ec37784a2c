import Foundation
import NavCore

/// The shadow of a card, outside of it.
final class CardShadow: UIView {
    private let blur: CGFloat
    private let offset: CGFloat
    private var corner: CGFloat = 0

    init(_ style: CardZoomStyle) {
        (blur, offset) = (style.shadowBlur, style.shadowOffset)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ pose: CardPose) {
        alpha = pose.shadowAlpha
        guard pose.shadowAlpha > 0 else { return }
        frame = pose.rect
        guard corner != pose.corner else { return }
        corner = pose.corner
        setNeedsDisplay()
    }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        [
            .shadow(
                RoundedRect(bounds, radius: corner), .black, radius: blur, offset: CGSize(width: 0, height: offset))
        ]
    }
}

/// What lies over the list while the page is up, as large as the container. It hears of every new size of that, when everything under it has been laid out.
final class CardDim: UIView {
    private var knownSize: CGSize
    var sizeDidChange: () -> Void = {}

    init(_ shade: CardShade, frame: CGRect) {
        knownSize = frame.size
        super.init(frame: frame)
        backgroundColor = shade.color
        if let effect = shade.effect {
            let glass = UIVisualEffectView(effect: effect)
            glass.frame = bounds
            glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(glass, at: 0)
        }
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        sizeDidChange()
    }
}
