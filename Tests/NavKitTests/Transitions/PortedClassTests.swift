import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Transition classes as beginners write them, with their usual faults: no NSObject, the duration written twice, started before
/// the completion is added, frames instead of final frames, the from view taken away by hand and left where it went, and a pop
/// that lies over the page it uncovers.
@MainActor @Suite struct PortedClassTests {
    @Later var scene = NavigationScene("A")
    var stage: Stage { scene.stage }

    private func frame(_ name: String) -> CGRect { stage.shownFrame(of: scene.page(name).view) }

    @Test(.rules("SL9", "SL1", "SL2", "SL4")) func `a push of that kind slides and ends as the slide pair does`() {
        scene.teller.animator = BeginnersSlide(entersFrom: 1)
        scene.push("B")
        stage.turn()
        #expect(frame("B").minX == 400)
        for (milliseconds, e) in [(75, 0.093), (75, 0.315), (75, 0.622)] {
            stage.run(for: .milliseconds(milliseconds))
            #expect(abs(frame("B").minX - 400 * (1 - e)) < 0.5)
            #expect(abs(frame("B").minX - frame("A").maxX) < 1e-9)
        }
        stage.run(for: .milliseconds(75))
        expectOnly("B", gone: "A")
    }

    @Test(.rules("SL9", "SL4")) func `a pop of that kind does too`() {
        scene.push("B", animated: false)
        stage.settle()
        scene.teller.animator = BeginnersSlide(entersFrom: -1)
        scene.nav.popViewController(animated: true)
        stage.turn()
        #expect(frame("A").minX == -400)
        stage.run(for: .milliseconds(150))
        #expect(abs(frame("B").minX - 126.2) < 0.5)
        stage.settle()
        expectOnly("A", gone: "B")
    }

    @Test(.rules("SL9")) func `over and over, both ways, the pages are whole again`() {
        for _ in 0..<10 {
            scene.teller.animator = BeginnersSlide(entersFrom: 1)
            scene.push("B")
            stage.settle()
            expectOnly("B", gone: "A")
            scene.teller.animator = BeginnersSlide(entersFrom: -1)
            scene.nav.popViewController(animated: true)
            stage.settle()
            expectOnly("A", gone: "B")
        }
    }

    private func expectOnly(_ name: String, gone: String) {
        #expect(scene.hosted == name)
        #expect(scene.page(gone).view.superview == nil)
        #expect(scene.page(name).view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(scene.nav.view.subviews == [scene.page(name).view, scene.nav.navigationBar])
    }
}

@MainActor private final class BeginnersSlide: UIViewControllerAnimatedTransitioning {
    /// 1: from the right, −1: from the left.
    private let side: CGFloat

    init(entersFrom side: CGFloat) { self.side = side }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let coming = transitionContext.viewController(forKey: .to),
            let going = transitionContext.viewController(forKey: .from)
        else { return }
        let stage = transitionContext.containerView
        let (width, height) = (stage.bounds.width, stage.bounds.height)
        stage.addSubview(coming.view)
        coming.view.frame = CGRect(x: side * width, y: 0, width: width, height: height)
        going.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        let motion = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { [side] in
            coming.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            going.view.frame = CGRect(x: -side * width, y: 0, width: width, height: height)
        }
        motion.startAnimation()
        motion.addCompletion { _ in
            going.view.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
