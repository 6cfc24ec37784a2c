import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ViewRuleTests {
    @Later private var scene = MovingScene()

    private func move(_ options: UIView.AnimationOptions = [], seconds: Double = 1, to x: CGFloat = 100) {
        UIView.animate(
            withDuration: seconds, delay: 0, options: [options, .curveLinear],
            animations: { [scene] in scene.view.center.x = x }, completion: scene.note("moved"))
    }

    @Test(.rules("L9")) func `a block of no duration does not stop what adds`() {
        move()
        scene.run(500)

        UIView.animate(withDuration: 0) { [scene] in scene.view.center.x = 120 }

        // The model jumps by 20, and the 50 that are left of the way lie on top of it.
        #expect(isNear(scene.x, 70))
        scene.stage.settle()
        #expect(scene.x == 120)
        #expect(scene.journal.entries == ["moved true"])
    }

    @Test(.rules("L10")) func `gone from sight, the program moves nothing, and says so`() {
        move()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene] in scene.view.center.y = 100 }
        animator.addCompletion(scene.noteEnd("animator"))
        animator.startAnimation()
        let held = UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene] in scene.view.alpha = 0 }
        held.fractionComplete = 0.5
        scene.run(250)

        scene.stage.send(.visibility(false))
        scene.stage.turn()

        #expect(UIApplication.shared.applicationState == .background)
        #expect(scene.journal.entries == ["moved false", "animator end"])
        #expect(scene.x == 100 && scene.y == 100)
        #expect(isNear(scene.alpha, 0.5))
        held.stopAnimation(true)
        scene.stage.send(.visibility(true))
        scene.stage.turn()
    }

    @Test(.rules("L11")) func `a block keeps touches away, unless it is told otherwise, and is hit at the model`() {
        func hit(_ x: Double) -> Bool { scene.stage.window.hitTest(CGPoint(x: x, y: 0), with: nil) === scene.view }

        move()
        scene.run(500)
        #expect(!hit(50) && !hit(100))
        scene.stage.settle()
        #expect(hit(100))
        move(.allowUserInteraction, to: 0)
        scene.run(500)

        #expect(!hit(50))
        #expect(hit(0))
        scene.stage.settle()
    }

    @Test(.rules("L12", "L2")) func `inside the block the picture is still the old one`() {
        UIView.animate(withDuration: 1) { [scene] in
            scene.view.center.x = 100
            #expect(scene.view.center.x == 100)
            #expect(scene.view.layer.presentation()?.position.x == 0)
        }

        #expect(scene.view.layer.presentation()?.position.x == 0)
        scene.stage.settle()
        #expect(scene.view.layer.presentation()?.position.x == 100)
    }

    @Test(.rules("L16")) func `there and back it ends with a jump to the new value`() {
        move(.autoreverse)
        scene.run(500)
        #expect(isNear(scene.x, 50))
        scene.stage.run(for: .milliseconds(1450))
        #expect(scene.x < 10)
        #expect(scene.journal.entries.isEmpty)
        scene.stage.settle()

        #expect(scene.x == 100)
        #expect(scene.journal.entries == ["moved true"])
    }

    @Test(.rules("L16")) func `repeating it is done only when it is taken away, with false`() {
        for options in [UIView.AnimationOptions.repeat, [.repeat, .autoreverse]] {
            scene.view.center.x = 0
            move(options, seconds: 0.25)
            scene.stage.run(for: .seconds(30))
            #expect(scene.journal.entries.isEmpty)
            #expect(scene.view.layer.isAnimatingInSubtree)
            scene.view.layer.removeAllAnimations()
            scene.stage.turn()
            scene.stage.turn()

            #expect(scene.journal.take() == ["moved false"])
            #expect(scene.x == 100)
        }
    }

    @Test(.rules("L6")) func `nothing is added to what repeats`() {
        move([.repeat, .autoreverse], seconds: 0.5)
        scene.run(250)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [scene] in scene.view.center.x = 0 }
        scene.stage.turn()
        // From the old model value, by the rule, and not from the picture.
        #expect(isNear(scene.x, 100))
        scene.stage.settle()

        #expect(scene.x == 0)
        #expect(scene.journal.entries == ["moved false"])
    }

    @Test(.rules("L23")) func `a completion that starts something holds up no other`() {
        let other = UIView()
        scene.stage.window.addSubview(other)
        var instants: [String: FrameInstant] = [:]
        for (name, view) in [("first", scene.view), ("second", other)] {
            UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { [scene] _ in
                instants[name] = scene.stage.instant
                UIView.animate(withDuration: 0.2) { view.alpha = 1 }
            }
        }
        scene.stage.settle()

        #expect(instants["first"] != nil)
        #expect(instants["first"] == instants["second"])
    }

    @Test(.rules("L13", "O-066")) func `what a layout pass changes in a block moves as the block does`() {
        let host = WideHost(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        scene.stage.window.addSubview(host)
        scene.stage.turn()

        UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn) {
            host.frame.size.width = 200
            host.layoutIfNeeded()
        }
        scene.run(500)
        #expect(scene.stage.shownFrame(of: host.child).width == 100)
        scene.stage.run(for: .milliseconds(500))

        #expect(isNear(scene.stage.shownFrame(of: host.child).width, 131.5356812572539))
        scene.stage.settle()
    }

    @Test(.rules("O-066")) func `or the block lays out by itself, if it is told to`() {
        let host = WideHost(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        scene.stage.window.addSubview(host)
        for (options, width) in [(UIView.AnimationOptions.layoutSubviews, 150.0), ([], 200)] {
            host.frame.size.width = 100
            scene.stage.turn()
            UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) { host.frame.size.width = 200 }
            scene.run(500)
            #expect(isNear(scene.stage.shownFrame(of: host.child).width, width))
            scene.stage.settle()
        }
    }

    @Test(.rules("O-067")) func `layout passes that find everything in place disturb nothing`() {
        let host = WideHost(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        scene.stage.window.addSubview(host)
        scene.stage.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            host.frame.size.width = 200
            host.layoutIfNeeded()
        }
        scene.stage.turn()
        let start = scene.stage.instant
        for _ in 0..<30 {
            for _ in 0..<10 {
                host.setNeedsLayout()
                host.layoutIfNeeded()
            }
            scene.stage.turn()
            let expected = 100 + 100 * scene.stage.instant.seconds(since: start)
            #expect(isNear(scene.stage.shownFrame(of: host.child).width, expected))
        }
        scene.stage.settle()
    }

    @Test(.rules("L4", "L15")) func `blocks can be waited for`() async {
        func settled(_ start: @escaping @MainActor () async -> Bool) async -> Bool {
            var isWaiting = false
            let task = Task { @MainActor in
                isWaiting = true
                return await start()
            }
            while !isWaiting { await Task.yield() }
            await Task.yield()
            scene.stage.settle()
            return await task.value
        }
        let view = scene.view

        #expect(await settled { await UIView.animate(withDuration: 0.1) { view.center.x = 10 } })
        #expect(await settled { await UIView.animate(withDuration: 0.1, delay: 0.1) { view.center.x = 20 } })
        #expect(
            await settled {
                await UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                    view.center.x = 30
                }
            })
        #expect(
            await settled {
                await UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 40 }
                }
            })
        #expect(
            await settled {
                await UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve) { view.alpha = 0.5 }
            })
        #expect(scene.x == 40)
    }
}
