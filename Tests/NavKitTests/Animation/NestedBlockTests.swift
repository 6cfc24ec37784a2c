import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct NestedBlockTests {
    @Later private var scene = MovingScene()

    private func linear(_ seconds: Double, _ animations: @escaping () -> Void, done: ((Bool) -> Void)? = nil) {
        UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear, animations: animations, completion: done)
    }

    @Test(.rules("L13", "L15")) func `a block inside another takes over its duration and curve`() {
        linear(1) { [scene] in
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
                scene.view.center.x = 100
                #expect(UIView.inheritedAnimationDuration == 1)
            }
        }
        scene.run(500)

        #expect(isNear(scene.x, 50))
        scene.stage.settle()
    }

    @Test(.rules("L13")) func `it fits into what its delay leaves, and is done at its own end`() {
        linear(1) { [scene] in
            scene.view.center.y = 100
            UIView.animate(
                withDuration: 9, delay: 0.5, animations: { scene.view.center.x = 100 }, completion: scene.note("inner"))
        } done: { [scene] in scene.note("outer")($0) }

        scene.run(500)
        #expect(scene.x == 0)
        scene.stage.run(for: .milliseconds(250))
        #expect(isNear(scene.x, 50))
        scene.stage.settle()

        #expect(scene.journal.entries == ["inner true", "outer true"])
    }

    @Test(.rules("L13")) func `with a duration of its own it ends by itself, before or after the other`() {
        for (duration, order) in [(0.25, ["inner true", "outer true"]), (1, ["outer true", "inner true"])] {
            scene.view.center = .zero
            linear(0.5) { [scene] in
                scene.view.center.y = 100
                UIView.animate(
                    withDuration: duration, delay: 0, options: .overrideInheritedDuration,
                    animations: { scene.view.center.x = 100 }, completion: scene.note("inner"))
            } done: { [scene] in scene.note("outer")($0) }

            scene.run(Int(duration * 500))
            #expect(isNear(scene.x, 50))
            scene.stage.settle()
            #expect(scene.journal.take() == order)
        }
    }

    @Test(.rules("L13")) func `with a curve of its own it keeps the time of the other`() {
        linear(1) { [scene] in
            UIView.animate(withDuration: 0.1, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]) {
                scene.view.center.x = 100
            }
        }
        scene.run(500)

        #expect(isNear(scene.x, 31.5356812572539))
        scene.stage.settle()
    }

    @Test(.rules("L13")) func `with options of its own it may repeat`() {
        linear(0.2) { [scene] in
            scene.view.center.y = 100
            UIView.animate(withDuration: 9, delay: 0, options: [.overrideInheritedOptions, .repeat, .autoreverse]) {
                scene.view.center.x = 100
            }
        }
        scene.run(300)

        #expect(isNear(scene.x, 50, by: 9))
        #expect(scene.y == 100)
        #expect(scene.view.layer.isAnimatingInSubtree)
        scene.view.layer.removeAllAnimations()
    }

    @Test(.rules("L13", "L3")) func `one that moves nothing is done in the next turn, whatever the other does`() {
        linear(1) { [scene] in
            scene.view.center.x = 100
            UIView.animate(withDuration: 1, animations: {}, completion: scene.note("inner"))
        } done: { [scene] in scene.note("outer")($0) }
        #expect(scene.journal.entries.isEmpty)
        scene.stage.turn()
        #expect(scene.journal.entries == ["inner true"])
        scene.stage.settle()

        linear(1) { [scene] in UIView.animate(withDuration: 1, animations: {}, completion: scene.note("alone")) }
        scene.stage.turn()
        #expect(scene.journal.entries == ["inner true", "outer true", "alone true"])
    }

    @Test(.rules("L13", "L8", "L10")) func `taken away it is told so, and the other goes on`() {
        let other = UIView()
        scene.stage.window.addSubview(other)
        linear(1) { [scene] in
            scene.view.center.x = 100
            UIView.animate(withDuration: 1, animations: { other.center.x = 50 }, completion: scene.note("inner"))
        } done: { [scene] in scene.note("outer")($0) }
        scene.run(100)

        other.removeFromSuperview()
        scene.stage.turn()
        #expect(scene.journal.entries == ["inner false"])
        scene.stage.settle()

        #expect(scene.journal.entries == ["inner false", "outer true"])
    }

    @Test(.rules("L14")) func `a block inside one that is not to move anything moves nothing`() {
        linear(1) { [scene] in
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 1, animations: { scene.view.center.x = 100 }, completion: scene.note("inner"))
            }
        }
        scene.stage.turn()

        #expect(scene.x == 100)
        #expect(scene.journal.entries == ["inner true"])
        #expect(UIView.areAnimationsEnabled)
    }

    @Test(.rules("L14")) func `with animations switched off blocks move nothing, and what moves goes on`() {
        linear(1) { [scene] in scene.view.center.x = 100 }
        scene.run(250)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }

        UIView.animate(withDuration: 1, animations: { [scene] in scene.view.alpha = 0 }, completion: scene.note("off"))
        #expect(scene.journal.entries.isEmpty)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene] in scene.view.center.y = 50 }
        animator.addCompletion(scene.noteEnd("animator"))
        animator.startAnimation()
        scene.stage.turn()
        scene.stage.turn()

        #expect(scene.alpha == 0)
        #expect(scene.y == 50)
        #expect(scene.x > 25 && scene.x < 50)
        #expect(Set(scene.journal.entries.map { $0.prefix(3) }) == ["off", "ani"])
        scene.stage.settle()
    }

    // MARK: In a property animator

    /// An animator of two seconds whose block holds one of `UIView.animate` with these options.
    private func animator(
        _ options: UIView.AnimationOptions, duration: Double = 0, delay: Double = 0
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: .linear) { [scene] in
            scene.view.center.y = 100
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: { scene.view.center.x = 100 },
                completion: scene.note("inner"))
        }
    }

    @Test(.rules("G28")) func `in an animator it is paused, scrubbed and turned round with it`() {
        let animator = animator([])
        animator.addCompletion(scene.noteEnd("animator"))

        animator.startAnimation()
        scene.run(500)
        #expect(isNear(scene.x, 25))
        animator.pauseAnimation()
        scene.stage.run(for: .seconds(1))
        #expect(isNear(scene.x, 25))
        animator.fractionComplete = 0.75
        #expect(isNear(scene.x, 75))
        animator.isReversed = true
        animator.startAnimation()
        scene.stage.settle()

        #expect(scene.view.center == .zero)
        #expect(scene.journal.entries == ["inner true", "animator start"])
    }

    @Test(.rules("G28", "L13")) func `with a duration of its own it is tracked all the same`() {
        let animator = animator([.overrideInheritedDuration, .curveLinear], duration: 1, delay: 0.5)

        animator.startAnimation()
        scene.run(500)
        #expect(scene.x == 0)
        scene.stage.run(for: .milliseconds(500))
        #expect(isNear(scene.x, 50))
        scene.stage.run(for: .milliseconds(500))
        #expect(scene.x == 100)
        #expect(scene.journal.take() == ["inner true"])
        animator.isReversed = true
        scene.stage.run(for: .milliseconds(250))
        #expect(isNear(scene.x, 75))
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(isNear(scene.x, 50))
        animator.isReversed = false
        animator.startAnimation()
        scene.stage.settle()

        #expect(scene.x == 100)
        #expect(scene.journal.entries.isEmpty)
    }

    @Test(.rules("G28", "L13")) func `with a curve of its own it is scrubbed along that`() {
        let animator = animator([.overrideInheritedCurve, .curveEaseIn])

        animator.fractionComplete = 0.5
        #expect(isNear(scene.x, 31.5356812572539))
        #expect(isNear(scene.y, 50))
        animator.startAnimation()
        scene.run(500)
        #expect(isNear(scene.x, 62.186186917489, by: 1e-5))
        scene.stage.settle()
    }

    @Test(.rules("G28")) func `in an animator nothing repeats, which is reported`() {
        let animator = animator([.overrideInheritedOptions, .repeat])

        let reports = scene.reports { animator.startAnimation() }
        scene.stage.settle()

        #expect(reports.count == 1)
        #expect(reports.first?.contains("repeats") == true)
        #expect(scene.x == 100)
    }

    @Test(.rules("G27")) func `a running animator made in another one's block moves with it`() {
        var inner: UIViewPropertyAnimator?
        let outer = UIViewPropertyAnimator(duration: 2, curve: .linear) { [scene] in
            scene.view.center.y = 100
            inner = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.1, delay: 0, options: .curveEaseIn, animations: { scene.view.center.x = 100 },
                completion: scene.noteEnd("inner"))
        }
        outer.addCompletion(scene.noteEnd("outer"))

        outer.startAnimation()
        scene.run(500)
        #expect(isNear(scene.x, 25))
        #expect(inner?.state == .active)
        #expect(inner?.isRunning == true)
        #expect(inner?.isInterruptible == false)
        #expect(inner?.fractionComplete == 0.25)
        outer.pauseAnimation()
        #expect(inner?.isRunning == false)
        outer.fractionComplete = 0.5
        #expect(isNear(scene.x, 50))
        inner?.addAnimations { [scene] in scene.view.alpha = 0 }
        outer.startAnimation()
        scene.run(500)
        #expect(isNear(scene.alpha, 0.5))
        scene.stage.settle()

        #expect(scene.journal.entries == ["inner end", "outer end"])
        #expect(inner?.state == .inactive)
    }

    @Test(.rules("G27")) func `overriding it has its own duration and curve, and is still moved by the other`() {
        let outer = UIViewPropertyAnimator(duration: 2, curve: .linear) { [scene] in
            scene.view.center.y = 100
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
                animations: { scene.view.center.x = 100 })
        }

        outer.fractionComplete = 0.25
        #expect(isNear(scene.x, 31.5356812572539))
        outer.stopAnimation(true)
    }

    @Test(.rules("G27")) func `a running animator by itself runs when it is returned`() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat, .transitionCrossDissolve],
            animations: { [scene] in scene.view.center.x = 100 }, completion: scene.noteEnd("it"))
        #expect(animator.isRunning)
        #expect(animator.delay == 0.5)
        scene.run(1000)

        #expect(isNear(scene.x, 50))
        scene.stage.settle()
        #expect(scene.journal.entries == ["it end"])
        #expect(scene.x == 100)
    }
}
