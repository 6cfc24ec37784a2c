import NavIssues
import NavTesting
import Testing
import UIKit

@MainActor final class PullBack: NSObject, UINavigationControllerDelegate {
    private var drive: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? PullPop() : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

    func follow(_ pan: UIPanGestureRecognizer, in stack: UINavigationController) {
        let share = pan.translation(in: stack.view).x / stack.view.bounds.width
        switch pan.state {
        case .began:
            drive = UIPercentDrivenInteractiveTransition()
            stack.popViewController(animated: true)
        case .changed: drive?.update(share)
        case .ended:
            share > 0.5 || pan.velocity(in: stack.view).x > 500 ? drive?.finish() : drive?.cancel()
            drive = nil
        case .cancelled, .failed:
            drive?.cancel()
            drive = nil
        case .possible: break
        }
    }
}

@MainActor final class PullPop: NSObject, UIViewControllerAnimatedTransitioning {
    private var running: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeOut)
        running = animator
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let page = context.viewController(forKey: .to)
        else {
            animator.addCompletion { _ in context.completeTransition(false) }
            return animator
        }
        let home = from.center
        to.frame = context.finalFrame(for: page)
        context.containerView.insertSubview(to, belowSubview: from)
        animator.addAnimations { from.center.x += context.containerView.bounds.width }
        animator.addCompletion { _ in
            from.center = home
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { running = nil }
}

@MainActor @Suite struct PullTests {
    @Test func `a pull that is let go early leaves the page where it was`() {
        let list = UIViewController(), letter = UIViewController(), pull = PullBack()
        let stack = UINavigationController(rootViewController: list)
        stack.pushViewController(letter, animated: false)
        stack.delegate = pull
        stack.view.addGestureRecognizer(UIPanGestureRecognizer { pull.follow($0, in: stack) })
        let stage = Stage(stack, size: CGSize(width: 400, height: 600))

        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), over: .milliseconds(300))
        stage.settle()

        #expect(stack.viewControllers == [list, letter])
        #expect(stage.shownFrame(of: letter.view) == stage.window.bounds)
    }

    @Test func `a flick takes it away`() {
        let list = UIViewController(), letter = UIViewController(), pull = PullBack()
        let stack = UINavigationController(rootViewController: list)
        stack.pushViewController(letter, animated: false)
        stack.delegate = pull
        stack.view.addGestureRecognizer(UIPanGestureRecognizer { pull.follow($0, in: stack) })
        let stage = Stage(stack, size: CGSize(width: 400, height: 600))

        stage.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), over: .milliseconds(100))
        stage.settle()

        #expect(stack.viewControllers == [list])
    }

    @Test func `the pop keeps its promises`() {
        TransitionConformance(.pop) { PullPop() }.check()
    }
}
