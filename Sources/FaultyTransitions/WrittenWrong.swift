import Foundation
import NavKit

/// S1: no NSObject above it.
@MainActor final class PlainClass: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { Fade.run(context, for: 0.25) }
}

/// S3: the completion comes after the start.
final class LateCompletion: Cover {
    override func move(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        let animator = animator(for: context)
        animator.addAnimations { self.show(pages) }
        animator.startAnimation()
        animator.addCompletion { _ in self.finish(pages, context) }
    }
}

/// S10: a property animator that nobody else can reach.
@MainActor final class HiddenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let cover = Cover()

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        cover.transitionDuration(using: context)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) { cover.animateTransition(using: context) }
    func animationEnded(_ transitionCompleted: Bool) { cover.animationEnded(transitionCompleted) }
}

/// S11: a delegate that is set, and answers nothing.
@MainActor final class AnswersNothing: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Declares an optional method that the class with the conformance lacks, so that nobody calls it.
final class LateOverride: Fade {
    private(set) var ends = 0

    func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

/// Makes another animator each time it is asked for the one that runs.
final class NewAnimatorEachTime: Cover {
    private var isTold = false

    override func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        defer { isTold = true }
        return isTold ? UIViewPropertyAnimator(duration: 0.3, curve: .linear) : animator(for: context)
    }

    override func animationEnded(_ transitionCompleted: Bool) {
        isTold = false
        super.animationEnded(transitionCompleted)
    }
}
