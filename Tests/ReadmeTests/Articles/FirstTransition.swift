import NavCommand
import NavIssues
import NavTesting
import Testing
import UIKit

final class DropPush: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        to.frame = context.finalFrame(for: page)
        to.transform = CGAffineTransform(translationX: 0, y: -to.bounds.height)
        context.containerView.addSubview(to)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
            to.transform = .identity
        } completion: { _ in
            to.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor final class DropDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? DropPush() : nil }
}

@MainActor @Suite struct DropTests {
    @Test func `it keeps its promises`() {
        TransitionConformance(.push) { DropPush() }.check()
    }

    @Test func `half way it is past the middle, for it slows down`() {
        let list = UIViewController(), letter = UIViewController(), delegate = DropDelegate()
        let stack = UINavigationController(rootViewController: list)
        stack.delegate = delegate
        let stage = Stage(stack, size: CGSize(width: 400, height: 600))

        stack.pushViewController(letter, animated: true)
        stage.turn()
        stage.run(for: .milliseconds(175))

        #expect((-300..<0).contains(stage.shownFrame(of: letter.view).minY))
    }
}

enum DropChecks: TransitionCatalog {
    static var transitions: [RegisteredTransition] {
        [TransitionConformance(.push) { DropPush() }.named("DropPush")]
    }
}
