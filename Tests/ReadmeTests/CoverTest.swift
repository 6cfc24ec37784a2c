import NavTesting
import Testing
import UIKit

@MainActor final class Covering: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? CoverPush() : nil }
}

@MainActor @Test func `a page rises over the other`() {
    let inbox = UIViewController(), letter = UIViewController(), covering = Covering()
    let stack = UINavigationController(rootViewController: inbox)
    stack.delegate = covering
    let stage = Stage(stack, size: CGSize(width: 390, height: 844))

    stack.pushViewController(letter, animated: true)
    stage.turn()
    #expect(stage.shownFrame(of: letter.view).minY == 844)
    stage.run(for: .milliseconds(200))
    #expect((1..<422).contains(stage.shownFrame(of: letter.view).minY))
    stage.settle()

    #expect(stage.shownFrame(of: letter.view) == stage.window.bounds)
    #expect(inbox.view.superview == nil)
}
