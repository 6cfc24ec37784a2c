import Foundation
import NavCore

/// What flies: the page, as wide as the card and cut off at its edges, under the card's own picture, which fades, and the cover.
final class CardView: UIView {
    private let page: UIView
    private var pageWidth: CGFloat
    private var copy: PictureView?
    private var cover: UIImageView?

    init(_ page: UIView, frame: CGRect) {
        (self.page, pageWidth) = (page, frame.width)
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a picture of `card` as it is now, in place of the one before.
    ///
    /// - Parameter image: Of the cover. It flies over the card's picture where both show the same, else under it.
    func carry(_ card: CardZoomCard?, cover image: UIImage?) {
        copy?.removeFromSuperview()
        cover?.removeFromSuperview()
        (copy, cover) = (
            card.map { PictureView(of: $0.view) }, card == nil ? nil : image.map { UIImageView(image: $0) }
        )
        cover?.contentMode = .scaleAspectFill
        cover?.clipsToBounds = true
        let isSame = card?.cover?.image === image
        for view in isSame ? [copy, cover] : [cover, copy] { view.map(addSubview) }
    }

    func resizePage(to size: CGSize) {
        pageWidth = size.width
        page.bounds.size = size
    }

    func show(_ pose: CardPose) {
        frame = pose.rect
        layer.cornerRadius = pose.corner
        alpha = pose.alpha
        let content = pose.content ?? pose.rect
        fit(
            page, width: pageWidth, to: content.width,
            at: CGPoint(x: content.minX - pose.rect.minX, y: content.minY - pose.rect.minY))
        if let copy {
            copy.alpha = pose.copyAlpha
            fit(copy, width: copy.bounds.width, to: pose.rect.width, at: .zero)
        }
        cover?.isHidden = pose.cover == nil
        if let rect = pose.cover { cover?.frame = rect.offsetBy(dx: -pose.rect.minX, dy: -pose.rect.minY) }
    }

    /// Scales `view` as a whole, with its top left corner at `origin` of the card.
    private func fit(_ view: UIView, width: CGFloat, to target: CGFloat, at origin: CGPoint) {
        let scale = max(target / max(width, 1), Self.smallestScale)
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(
            x: origin.x + view.anchorPoint.x * view.bounds.width * scale,
            y: origin.y + view.anchorPoint.y * view.bounds.height * scale)
    }

    /// A view of no size at all could not be turned back into one.
    private static let smallestScale: CGFloat = 1e-3
}
