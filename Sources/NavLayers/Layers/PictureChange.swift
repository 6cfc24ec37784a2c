package import Foundation
package import NavCore

/// A layer's picture of before, which the present one takes the place of: what a transition of a view's content is made of.
///
/// How far it has come is a property of the layer, `turnover`, so that it moves, pauses and turns round like anything else.
package struct PictureChange {
    package enum Style: Equatable, Sendable {
        case dissolve
        /// Like the two sides of a card that turns about the middle of the layer, the old picture in front.
        case flip(Axis, towards: Edge)
        /// One picture, or both, slide the way that `along` points, by the size of the layer, outside of which nothing is drawn.
        case slide(Slide, along: CGVector)
    }

    /// Which of the two pictures slides: the new one over the old, both, or the old one off the new.
    package enum Slide: Sendable { case new, both, old }

    package enum Axis: Sendable { case vertical, horizontal }
    /// Which edge comes to the front first: the left or upper one, or the other.
    package enum Edge: Sendable { case near, far }

    let old: Fragment
    let style: Style

    /// What is seen when `share` of the change is over, 0..<1. A clip applies to each of the two pictures.
    func fragment(with new: Fragment, at share: Double, in bounds: CGRect, clip: RoundedRect?) -> Fragment {
        var builder = FragmentBuilder()
        switch style {
        case .dissolve: dissolve(into: new, at: share, in: bounds, &builder)
        case .flip(let axis, let edge):
            let turn = (share < 0.5 ? share : share - 1) * .pi * (edge == .near ? 1 : -1)
            guard abs(cos(turn)) > Self.edgeOn else { break }
            let transform = Self.card(turned: turn, about: axis, in: bounds)
            builder.add(Placement(fragment: share < 0.5 ? old : new, transform: transform, clip: clip))
        case .slide(let slide, let way):
            let inside = slid(new, slide, by: CGVector(dx: way.dx * bounds.width, dy: way.dy * bounds.height), at: share)
            builder.add(Placement(fragment: inside, transform: CATransform3DIdentity, clip: RoundedRect(bounds)))
        }
        return builder.fragment
    }

    /// Whether `layer` has to leave its clip to the pictures, since they leave its plane.
    var bringsOwnClip: Bool {
        if case .flip = style { true } else { false }
    }

    private func slid(_ new: Fragment, _ slide: Slide, by way: CGVector, at share: Double) -> Fragment {
        var builder = FragmentBuilder()
        func place(_ fragment: Fragment, at offset: Double) {
            guard !fragment.bounds.isNull else { return }
            let transform = CATransform3DMakeTranslation(way.dx * offset, way.dy * offset, 0)
            builder.add(Placement(fragment: fragment, transform: transform))
        }
        if slide == .old { place(new, at: 0) }
        place(old, at: slide == .new ? 0 : share)
        if slide != .old { place(new, at: share - 1) }
        return builder.fragment
    }

    /// A picture that covers everything fades over the other, which then needs no fading; where neither does, each fades for itself.
    private func dissolve(into new: Fragment, at share: Double, in bounds: CGRect, _ builder: inout FragmentBuilder) {
        func place(_ fragment: Fragment, _ opacity: Double) {
            guard opacity > 0, !fragment.bounds.isNull else { return }
            builder.add(Placement(fragment: fragment, transform: CATransform3DIdentity, opacity: opacity))
        }
        if old.opaqueRect.contains(bounds) {
            place(new, 1)
            place(old, 1 - share)
        } else {
            place(old, new.opaqueRect.contains(bounds) ? 1 : 1 - share)
            place(new, share)
        }
    }

    /// Nearer to the edge than this cosine, a card is not seen.
    private static let edgeOn = 1e-3
    /// How far the eye is from the card, in longer sides of it.
    private static let eyeDistance = 2.0

    private static func card(turned angle: Double, about axis: Axis, in bounds: CGRect) -> CATransform3D {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var view = CATransform3DIdentity
        view.m34 = -1 / (eyeDistance * max(bounds.width, bounds.height, 1))
        // Turned about y the left edge comes to the front, about x the lower one.
        let turned =
            switch axis {
            case .vertical: CATransform3DMakeRotation(angle, 0, 1, 0)
            case .horizontal: CATransform3DMakeRotation(-angle, 1, 0, 0)
            }
        let centred = CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), turned)
        return CATransform3DConcat(
            CATransform3DConcat(centred, view), CATransform3DMakeTranslation(middle.x, middle.y, 0))
    }
}

extension CALayer {
    /// Lets what the layer looks like from now on take the place of what was last seen of it, as far as `turnover` says. False, and nothing
    /// changes, where it was never seen.
    func changePicture(_ style: PictureChange.Style) -> Bool {
        guard let old = recorded?.fragment ?? lastFragment else { return false }
        pictureChange = PictureChange(old: old, style: style)
        insideChanged()
        return true
    }

    /// Lets go of the picture of before, unless something still moves it out.
    func endPictureChange() {
        guard !overlays.contains(where: { $0.moves(.turnover) }) else { return }
        pictureChange = nil
    }

    /// Runs `changes`, and lets what the layer looks like after them take the place of what it looks like now, with the block that is being
    /// run. Nothing of that moves where no window shows the layer.
    ///
    /// - Parameter scale: That of the window, in device pixels a point.
    package func changePicture(_ style: PictureChange.Style, scale: CGFloat, _ changes: () -> Void) {
        guard let engine, AnimationContext.section != nil else { return changes() }
        let old = fragment(in: RecordingPass(instant: engine.instant, scale: scale))
        changes()
        AnimationContext.record(.turnover, of: self, from: .scalar(0), to: .scalar(1))
        guard tracks.contains(where: { $0.property == .turnover }) else { return }
        pictureChange = PictureChange(old: old, style: style)
        insideChanged()
        placementChanged()
    }
}
