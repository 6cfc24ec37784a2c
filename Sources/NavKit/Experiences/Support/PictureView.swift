import Foundation
import NavCore
import NavLayers

/// Shows what another view looked like at one moment.
final class PictureView: UIView {
    private let picture: Fragment

    init(of view: UIView) {
        let loop = view.window?.loop ?? .current
        picture = view.layer.picture(at: loop.instant, scale: loop.backend?.scale ?? 1)
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        isUserInteractionEnabled = false
        bounds.origin = view.bounds.origin
    }

    required init?(coder: NSCoder) { nil }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        picture.bounds.isNull ? [] : [.place(Placement(fragment: picture, transform: CATransform3DIdentity))]
    }
}
