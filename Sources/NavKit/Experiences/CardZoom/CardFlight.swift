import Foundation

/// A card zoom that time moves.
@MainActor final class CardFlight {
    private let scene: CardScene
    private let direction: CardScene.Direction
    private let style: CardZoomStyle
    private unowned let animator: UIViewPropertyAnimator
    private let context: any UIViewControllerContextTransitioning
    private var ticker: FrameTicker?

    /// What is nearer to its goal than this, in points, has arrived.
    private static let tolerance = 0.5

    init(
        _ scene: CardScene, _ direction: CardScene.Direction, _ style: CardZoomStyle,
        _ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
    ) {
        (self.scene, self.direction, self.style) = (scene, direction, style)
        (self.animator, self.context) = (animator, context)
        ticker = FrameTicker(animator, in: context.containerView) { [weak self] in self?.show($0) }
    }

    private func show(_ progress: Double) {
        scene.show(scene.route.pose(at: direction == .push ? progress : 1 - progress, style))
        guard abs(1 - progress) * scene.route.longestWay < Self.tolerance, animator.isRunning, !animator.isReversed,
            !context.isInteractive
        else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    func end() {
        ticker?.stop()
        scene.leave()
    }
}
