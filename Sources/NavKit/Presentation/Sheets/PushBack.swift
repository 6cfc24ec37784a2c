import Foundation
import NavCore

/// The presenter behind a sheet of full height: a little smaller, with round corners, before black. What it looked like before is kept and given back.
final class PushBack {
    private let view: UIView
    private let backdrop: UIView?
    private let transform: CATransform3D
    private let cornerRadius: CGFloat
    private let clips: Bool
    private var share: CGFloat = 0

    /// At its smallest.
    private static let scale: CGFloat = 0.92
    private static let radius: CGFloat = 10

    /// - Parameter needsBackdrop: Nothing but the window lies behind `view`.
    init(_ view: UIView, needsBackdrop: Bool) {
        self.view = view
        (transform, cornerRadius, clips) = (view.transform3D, view.layer.cornerRadius, view.layer.masksToBounds)
        backdrop = needsBackdrop ? UIView() : nil
        backdrop?.backgroundColor = .black
    }

    /// - Parameters:
    ///   - share: 0…1.
    ///   - edge: Where the upper edge is to be seen at 1, in points of the superview.
    func show(_ share: CGFloat, edge: CGFloat) {
        guard share > 0 || self.share > 0 else { return }
        if self.share == 0 { begin() }
        self.share = share
        guard share > 0 else { return end() }
        let scale = 1 - (1 - Self.scale) * share
        let (height, top) = (view.bounds.height, view.center.y - view.anchorPoint.y * view.bounds.height)
        // Scaled about the anchor point, then shifted so that the upper edge comes to its place.
        let shift = (edge - top) * share - view.anchorPoint.y * height * (1 - scale)
        view.transform3D = CATransform3DConcat(
            transform,
            CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(0, shift, 0)))
        view.layer.cornerRadius = cornerRadius + (Self.radius - cornerRadius) * share
    }

    private func begin() {
        view.layer.masksToBounds = true
        guard let backdrop, let home = view.superview else { return }
        backdrop.frame = home.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        home.insertSubview(backdrop, at: 0)
    }

    private func end() {
        view.transform3D = transform
        view.layer.cornerRadius = cornerRadius
        view.layer.masksToBounds = clips
        backdrop?.removeFromSuperview()
    }
}
