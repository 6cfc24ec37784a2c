import Foundation
import NavCore

/// What a view looks like in its place, and what a transition makes of that.
@MainActor struct ViewPose {
    /// Of a view that is not turned, scaled, moved or faded.
    static let plain = ViewPose(transform: .identity, alpha: 1)

    private let transform: CGAffineTransform
    private let alpha: CGFloat

    private init(transform: CGAffineTransform, alpha: CGFloat) {
        self.transform = transform
        self.alpha = alpha
    }

    init(of view: UIView) {
        transform = view.transform
        alpha = view.alpha
    }

    /// As the view was.
    func rest(_ view: UIView) { show([], on: view, in: view) }

    /// As it is where it is not there. Sides and sizes are those of `container`.
    func show(_ effects: [ViewTransition.Effect], on view: UIView, in container: UIView) {
        let side: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        view.transform = effects.reduce(transform) { transform, effect in
            transform.concatenating(effect.transform(of: view.bounds.size, in: container.bounds.size, side: side))
        }
        view.alpha = effects.contains(.opacity) ? 0 : alpha
    }
}

extension ViewTransition.Effect {
    /// The smallest that a view is drawn: with no size at all its transform could not be undone.
    private static let smallestScale: CGFloat = 0.001

    /// - Parameter side: 1 from left to right, -1 from right to left.
    fileprivate func transform(of size: CGSize, in room: CGSize, side: CGFloat) -> CGAffineTransform {
        switch self {
        case .opacity: return .identity
        case .offset(let x, let y): return CGAffineTransform(translationX: side * x, y: y)
        case .move(let edge): return edge.travel(in: room, side: side)
        case .scale(let scale, let anchor):
            let scale = max(scale, Self.smallestScale)
            return CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: side * (anchor.x - 0.5) * size.width * (1 - scale),
                ty: (anchor.y - 0.5) * size.height * (1 - scale))
        }
    }
}

extension ViewTransition.Edge {
    /// From the view's place to just outside this edge.
    fileprivate func travel(in room: CGSize, side: CGFloat) -> CGAffineTransform {
        switch self {
        case .top: CGAffineTransform(translationX: 0, y: -room.height)
        case .bottom: CGAffineTransform(translationX: 0, y: room.height)
        case .leading: CGAffineTransform(translationX: -side * room.width, y: 0)
        case .trailing: CGAffineTransform(translationX: side * room.width, y: 0)
        }
    }
}

extension ViewTransition {
    /// This one, or a cross-fade for a user who wants nothing to slide. Asked for when a motion begins.
    @MainActor var wanted: ViewTransition { UIAccessibility.prefersCrossFadeTransitions ? .opacity : self }
}
