import Foundation
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ImplicitActionTests {
    let scene = LayerScene()

    @Test(.rules("L21")) func `a layer without a view moves to its new value in a quarter of a second`() {
        scene.layer.position.x = 250
        #expect(scene.layer.position.x == 250)
        #expect(scene.seen.position.x == 50)
        scene.stage.turn()

        scene.stage.run(for: .milliseconds(125))
        let middle = CAMediaTimingFunction(name: .default).curve.progress(at: 0.5)
        #expect(isClose(scene.seen.position.x, 50 + 200 * middle, within: 1e-5))
        scene.stage.run(for: .milliseconds(125))

        #expect(scene.seen.position.x == 250)
        #expect(scene.layer.animationKeys() == nil)
    }

    @Test(.rules("L21")) func `a view's own layer moves inside blocks only`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(view)
        scene.stage.turn()

        view.layer.position.x = 250
        #expect(view.layer.presentation()!.position.x == 250)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 10 }
        #expect(view.layer.presentation()!.cornerRadius == 0)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(view.layer.presentation()!.cornerRadius, 5))
    }

    @Test(.rules("L21")) func `disabled, a change is seen at once`() {
        scene.atOnce { scene.layer.opacity = 0.5 }

        #expect(scene.seen.opacity == 0.5)
        #expect(scene.layer.animationKeys() == nil)
    }

    @Test func `a layer that was never seen changes at once`() {
        let fresh = CALayer()
        fresh.opacity = 0.5
        scene.stage.window.layer.addSublayer(fresh)
        fresh.opacity = 0.25

        #expect(fresh.animationKeys() == nil)
        scene.stage.turn()
        fresh.opacity = 1
        #expect(fresh.animationKeys() == ["opacity"])
        fresh.removeFromSuperlayer()
        fresh.opacity = 0.5
        #expect(fresh.animationKeys() == nil)
    }

    @Test func `one that was transparent fades in`() {
        let fresh = CALayer()
        fresh.opacity = 0
        scene.stage.window.layer.addSublayer(fresh)
        scene.stage.turn()

        fresh.opacity = 1

        #expect(fresh.presentation()!.opacity == 0)
        #expect(fresh.animationKeys() == ["opacity"])
    }

    @Test func `changed again on the way it goes on from where it is`() {
        scene.layer.position.x = 250
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        let there = scene.seen.position.x

        scene.layer.position.x = 50

        #expect(isClose(scene.seen.position.x, there))
        scene.stage.settle()
        #expect(scene.seen.position.x == 50)
    }

    @Test func `the delegate is asked first, then the layer's own actions`() {
        let delegate = ActionDelegate()
        scene.layer.delegate = delegate
        scene.layer.actions = [
            "opacity": NSNull(), "position": Recorded(scene.journal, "position"),
            "cornerRadius": Recorded(scene.journal, "own"),
        ]
        delegate.actions = ["zPosition": NSNull(), "cornerRadius": Recorded(scene.journal, "delegate")]

        scene.layer.opacity = 0.5
        scene.layer.zPosition = 3
        scene.layer.position.x = 99
        scene.layer.cornerRadius = 4
        scene.layer.borderWidth = 1

        #expect(scene.journal.entries == ["position is 99.0", "delegate is 99.0"])
        #expect(scene.layer.animationKeys() == ["borderWidth"])
        #expect(scene.layer.action(forKey: "opacity") == nil)
        #expect(scene.layer.action(forKey: "bounds") is CABasicAnimation)
        #expect(scene.layer.action(forKey: "nothing") == nil)
    }

    @Test func `an animation as an action moves from what was seen`() {
        let slow = CABasicAnimation()
        slow.duration = 2
        scene.layer.actions = ["position": slow]

        scene.layer.position.x = 250
        scene.stage.turn()
        scene.stage.run(for: .seconds(1))

        #expect(isClose(scene.seen.position.x, 150))
    }
}

@MainActor private final class ActionDelegate: CALayerDelegate {
    var actions: [String: any CAAction] = [:]
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actions[event] }
}

/// Writes down where the layer is when it is run.
@MainActor private final class Recorded: CAAction {
    let journal: Journal
    let name: String
    init(_ journal: Journal, _ name: String) { (self.journal, self.name) = (journal, name) }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        journal.record("\(name) is \((anObject as? CALayer)?.position.x ?? -1)")
    }
}

@MainActor @Suite struct TransactionTests {
    let scene = LayerScene()

    private func shownHalfWay(after seconds: Double = 0.5) -> CGFloat {
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(Int(seconds * 1000)))
        return scene.seen.position.x
    }

    @Test func `its duration and its curve are those of the changes in it`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        scene.layer.position.x = 250
        CATransaction.commit()

        #expect(isClose(shownHalfWay(), 150))
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CATransaction.animationTimingFunction() == nil)
    }

    @Test func `an inner one has the outer's settings until it sets its own`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1)
        #expect(CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(false)
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1)
        #expect(CATransaction.disableActions())
        CATransaction.commit()

        #expect(!CATransaction.disableActions())
    }

    @Test func `what is set outside holds until the end of the turn`() {
        CATransaction.setDisableActions(true)
        scene.layer.position.x = 90
        #expect(scene.seen.position.x == 90)
        #expect(!scene.stage.isStill)
        scene.stage.turn()

        scene.layer.position.x = 100
        #expect(scene.seen.position.x == 90)
        CATransaction.setAnimationDuration(7)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `no seconds change at once`() {
        CATransaction.setAnimationDuration(0)
        scene.layer.position.x = 90

        #expect(scene.layer.animationKeys() == nil)
        #expect(scene.seen.position.x == 90)
    }

    @Test func `an animation without a duration has the transaction's`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        scene.layer.add(CABasicAnimation("position.x", from: 0, to: 100, seconds: 0), forKey: nil)
        CATransaction.commit()

        #expect(isClose(shownHalfWay(), 50))
    }

    @Test(.rules("L21")) func `its completion waits for all that was begun in it`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("done") }
        scene.layer.opacity = 0
        let long = CABasicAnimation("position.x", from: 0, to: 100)
        long.delegate = Witness("long", scene.journal)
        scene.layer.add(long, forKey: nil)
        CATransaction.commit()
        scene.stage.turn()

        scene.stage.run(for: .milliseconds(900))
        #expect(scene.journal.entries == ["long starts"])
        scene.stage.run(for: .milliseconds(100))

        #expect(scene.journal.entries == ["long starts", "long stops true", "done"])
        scene.stage.settle()
        #expect(scene.journal.entries.count == 3)
    }

    @Test(.rules("L21")) func `without animations it is called at once`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("done") }
        scene.layer.name = "nothing moves"
        #expect(scene.journal.entries == [])
        CATransaction.commit()

        #expect(scene.journal.entries == ["done"])
    }

    @Test(.rules("L21")) func `animations that are taken away are over too`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("done") }
        scene.layer.position.x = 250
        CATransaction.commit()
        scene.stage.turn()

        scene.layer.removeAllAnimations()
        scene.stage.turn()

        #expect(scene.journal.entries == ["done"])
    }

    @Test(.rules("L21")) func `what is over before the commit does not end it`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("done") }
        scene.layer.add(CABasicAnimation("position.x", from: 0, to: 100, seconds: 0.1), forKey: nil)
        scene.stage.settle()
        #expect(scene.journal.entries == [])
        scene.layer.add(CABasicAnimation("position.x", from: 0, to: 100, seconds: 0.1), forKey: nil)
        CATransaction.commit()
        #expect(scene.journal.entries == [])
        scene.stage.settle()

        #expect(scene.journal.entries == ["done"])
    }

    @Test func `an inner completion comes before the outer one, which waits for it`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("inner") }
        scene.layer.position.x = 250
        CATransaction.commit()
        CATransaction.begin()
        scene.layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        #expect(scene.journal.entries == [])

        scene.stage.settle()

        #expect(scene.journal.entries == ["inner", "outer"])
    }

    @Test func `a block set anew waits for what comes after it`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("none") }
        CATransaction.setCompletionBlock { scene.journal.record("one") }
        #expect(scene.journal.entries == ["none"])
        scene.layer.position.x = 250
        CATransaction.setCompletionBlock(nil)
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.commit()
        #expect(scene.journal.entries == ["none"])
        scene.stage.settle()

        #expect(scene.journal.entries == ["none", "one"])
    }

    @Test func `blocks and animators of views count`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(view)
        scene.stage.turn()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }

        CATransaction.begin()
        CATransaction.setCompletionBlock { scene.journal.record("done") }
        UIView.animate(withDuration: 0.25, animations: { view.center.x = 250 }) { _ in scene.journal.record("block") }
        animator.addCompletion { _ in scene.journal.record("animator") }
        animator.startAnimation()
        CATransaction.commit()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(250))
        #expect(scene.journal.entries == ["block"])
        animator.stopAnimation(false)

        #expect(scene.journal.entries == ["block", "done"])
        animator.finishAnimation(at: .end)
        scene.stage.settle()
        #expect(scene.journal.entries == ["block", "done", "animator"])
    }

    @Test func `a push or a pop in it counts`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(stack)
        for isPush in [true, false] {
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.journal.record("done") }
            if isPush {
                stack.pushViewController(UIViewController(), animated: true)
            } else {
                stack.popViewController(animated: true)
            }
            CATransaction.commit()
            stage.turn()
            stage.run(for: .milliseconds(300))
            #expect(scene.journal.entries == [])

            stage.settle()
            #expect(scene.journal.take() == ["done"])
        }
    }

    @Test func `outside of a transaction it is called at the end of the turn, or of the animations`() {
        CATransaction.setCompletionBlock { scene.journal.record("nothing moved") }
        #expect(scene.journal.entries == [])
        scene.stage.turn()
        #expect(scene.journal.take() == ["nothing moved"])

        CATransaction.setCompletionBlock { scene.journal.record("moved") }
        scene.layer.position.x = 250
        scene.stage.turn()
        #expect(scene.journal.entries == [])
        scene.stage.settle()
        #expect(scene.journal.entries == ["moved"])
    }

    @Test func `a commit too many is told`() {
        let reports = scene.reports { CATransaction.commit() }

        #expect(reports.count == 1 && reports[0].contains("begin()"))
    }
}
