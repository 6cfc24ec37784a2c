import Foundation

/// The new page fades in over the old one.
@MainActor struct CrossFade {
    private let toView: UIView

    /// Puts the to view into the container. Nil if it is missing.
    init?(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let toView = context.view(forKey: .to) else { return nil }
        self.toView = toView
        UIView.performWithoutAnimation {
            toView.frame = context.finalFrame(for: to)
            context.containerView.addSubview(toView)
            toView.alpha = 0
        }
    }

    func show() { toView.alpha = 1 }
    func leave() { toView.alpha = 1 }
}
