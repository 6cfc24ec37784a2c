import Foundation
import NavKit
import NavTesting

/// Pages A and B on a stack, and a pop of B that a percent drives.
@MainActor final class PercentScene {
    let scene = NavigationScene("A", "B")
    let driver = UIPercentDrivenInteractiveTransition()
    var stage: Stage { scene.stage }

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
        scene.teller.animator = animator
        scene.teller.interactor = driver
    }

    /// A pop that is held, in the turn in which it began.
    static func held(_ animator: any UIViewControllerAnimatedTransitioning) -> PercentScene {
        let scene = PercentScene(animator)
        scene.pop()
        return scene
    }

    func pop() {
        scene.nav.popViewController(animated: true)
        stage.turn()
    }

    /// Where the page named so is seen, from the left edge of the window.
    func x(_ name: String) -> CGFloat { stage.shownFrame(of: scene.page(name).view).minX }

    /// Shows the transition at `percent` in the next turn.
    func update(_ percent: CGFloat) {
        driver.update(percent)
        stage.turn()
    }

    var isOpen: Bool { scene.nav.transitionCoordinator != nil }
}

/// The plainest pop: the top page moves out to the right in one block, with whatever timing it is given.
@MainActor final class BlockPop: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind: CaseIterable { case plain, delayed, spring, local }

    let kind: Kind
    var duration: TimeInterval = 0.4
    private(set) var ends: [Bool] = []
    private(set) var finished: [Bool] = []
    weak var local: UIViewPropertyAnimator?

    init(_ kind: Kind = .plain) { self.kind = kind }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        let move = { from.center.x += context.containerView.bounds.width }
        let end = { [self] (isFinished: Bool) in
            finished.append(isFinished)
            context.completeTransition(!context.transitionWasCancelled)
        }
        switch kind {
        case .plain: UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn, animations: move, completion: end)
        case .delayed:
            UIView.animate(withDuration: duration / 2, delay: duration / 2, animations: move, completion: end)
        case .spring:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: move,
                completion: end)
        case .local:
            let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut, animations: move)
            animator.addCompletion { end($0 != .current) }
            animator.startAnimation()
            local = animator
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A pop that shows its property animator.
@MainActor final class ShownPop: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.4
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var ends: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
        if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
            context.containerView.insertSubview(to, belowSubview: from)
            made.addAnimations { from.center.x += context.containerView.bounds.width }
        }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
        animator = nil
    }
}
