import NavTesting
import Testing
import UIKit

private class Base: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
    }
}

private final class Late: Base {
    private(set) var ends = 0
    func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

@MainActor private final class Giving: UINavigationControllerDelegate {
    let animator = Late()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// The differences from UIKit that the README names.
@MainActor @Suite struct DifferencesTests {
    @Test func `animationEnded of a subclass is not called if its base class does not declare it`() {
        let giving = Giving()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.delegate = giving
        let stage = Stage(stack)

        stack.pushViewController(UIViewController(), animated: true)
        stage.settle()

        #expect(stack.viewControllers.count == 2)
        #expect(giving.animator.ends == 0)
    }

    @Test func `UIKit can be imported where its product is used`() {
        #if canImport(UIKit)
            let canImport = true
        #else
            let canImport = false
        #endif

        #expect(canImport)
    }

    @Test func `nothing is decoded`() {
        let coder = NSCoder()

        #expect(UIViewController(coder: coder) == nil)
        #expect(UIView(coder: coder)?.subviews.isEmpty == true)
    }
}
