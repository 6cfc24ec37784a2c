import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Transition classes as people write them after a blog post, with the usual faults: no NSObject, frames instead of final frames, a local
/// animator that is started before its completion is added, and a completion that takes the old page away whatever the outcome.
@MainActor private class FramePush: UIViewControllerAnimatedTransitioning {
    /// Which side the new page comes from: 1 the right, −1 the left.
    var side: CGFloat { 1 }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to),
            let from = transitionContext.viewController(forKey: .from)
        else { return }
        let size = transitionContext.containerView.bounds.size
        let middle = CGRect(origin: .zero, size: size)
        transitionContext.containerView.addSubview(to.view)
        to.view.frame = middle.offsetBy(dx: side * size.width, dy: 0)
        from.view.frame = middle
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { [side] in
            to.view.frame = middle
            from.view.frame = middle.offsetBy(dx: -side * size.width, dy: 0)
        }
        animator.startAnimation()
        animator.addCompletion { _ in
            from.view.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

@MainActor private final class FramePop: FramePush {
    override var side: CGFloat { -1 }
}

@MainActor @Suite struct FramePairTests {
    @Test(.rules("SL1", "SL2", "SL4", "SL9"), arguments: [(0.075, 0.093), (0.15, 0.315), (0.225, 0.622)])
    func `a push of that shape is where it should be and ends as it should`(time: Double, eased: Double) {
        let scene = NavigationScene("A")
        scene.teller.animator = FramePush()

        scene.push("B")
        scene.stage.turn()
        scene.stage.run(for: .nanoseconds(Int(time * 1e9)))
        #expect(abs(scene.stage.shownFrame(of: scene.page("B").view).minX - 400 * (1 - eased)) < 0.5)
        #expect(abs(scene.stage.shownFrame(of: scene.page("A").view).minX + 400 * eased) < 0.5)
        scene.stage.settle()

        #expect(scene.titles == ["A", "B"])
        #expect(scene.hosted == "B")
        #expect(scene.page("B").view.frame == scene.nav.view.bounds)
    }

    @Test(.rules("SL3", "SL5", "SL9", "O-023")) func `cancelled, a pop of that shape leaves everything as it was`() {
        let scene = PercentScene(FramePop())
        let page = scene.scene.page("B")
        page.view.backgroundColor = .systemIndigo
        scene.scene.page("A").view.backgroundColor = .systemTeal
        scene.stage.settle()
        let before = scene.stage.bitmap?.withBytes { Array($0) }

        scene.pop()
        scene.update(0.5)
        #expect(abs(scene.x("A") + 200) < 1e-4)
        scene.driver.cancel()
        scene.stage.settle()

        #expect(scene.scene.titles == ["A", "B"])
        #expect(scene.scene.hosted == "B")
        #expect(page.view.frame == scene.scene.nav.view.bounds)
        #expect(scene.stage.bitmap?.withBytes { Array($0) } == before)
    }
}
