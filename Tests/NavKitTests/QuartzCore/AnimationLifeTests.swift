import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct AnimationLifeTests {
    let scene = LayerScene()

    private func watched(_ name: String, seconds: Double = 1, keyPath: String = "opacity") -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath, from: 0, to: 1, seconds: seconds)
        animation.delegate = Witness(name, scene.journal)
        return animation
    }

    @Test(.rules("L20")) func `its delegate is told of the beginning and the end, in the turns in which they are`() {
        scene.layer.add(watched("it"), forKey: "it")
        #expect(scene.journal.take() == [])
        scene.stage.turn()
        #expect(scene.journal.take() == ["it starts"])

        scene.stage.run(for: .milliseconds(999))
        #expect(scene.journal.take() == [])
        scene.stage.run(for: .milliseconds(1))

        #expect(scene.journal.take() == ["it stops true"])
        scene.stage.settle()
        #expect(scene.journal.take() == [])
    }

    @Test(.rules("L20")) func `the same key replaces, and no key adds`() {
        scene.start(watched("first"), forKey: "fade")
        _ = scene.journal.take()

        scene.layer.add(watched("second", keyPath: "position.x"), forKey: "fade")
        scene.layer.add(watched("third", keyPath: "position.y"), forKey: nil)
        scene.layer.add(watched("fourth", keyPath: "position.y"), forKey: nil)
        #expect(scene.journal.entries == [])
        #expect(scene.layer.animationKeys() == ["fade"])
        #expect(scene.seen.opacity == 1)
        scene.stage.turn()

        #expect(scene.journal.take() == ["first stops false", "second starts", "third starts", "fourth starts"])
        scene.stage.settle()
        #expect(scene.journal.take() == ["second stops true", "third stops true", "fourth stops true"])
    }

    @Test(.rules("L20")) func `taken away early it did not finish`() {
        for key in ["a", "b", "c"] { scene.start(watched(key), forKey: key) }
        _ = scene.journal.take()

        scene.layer.removeAnimation(forKey: "b")
        scene.layer.removeAnimation(forKey: "nothing")
        #expect(scene.layer.animationKeys() == ["a", "c"])
        scene.stage.turn()
        #expect(scene.journal.take() == ["b stops false"])
        scene.layer.removeAllAnimations()
        #expect(scene.layer.animationKeys() == nil)
        scene.stage.turn()

        #expect(scene.journal.take() == ["a stops false", "c stops false"])
        #expect(scene.seen.opacity == 1)
    }

    @Test(.rules("L10", "L20")) func `a layer that leaves the window takes its animations with it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = CALayer()
        view.layer.addSublayer(inner)
        scene.stage.window.addSubview(view)
        scene.stage.turn()
        view.layer.add(watched("view"), forKey: nil)
        inner.add(watched("inner"), forKey: nil)
        scene.layer.add(watched("layer"), forKey: nil)
        scene.stage.turn()
        _ = scene.journal.take()

        view.removeFromSuperview()
        scene.layer.removeFromSuperlayer()
        scene.stage.turn()

        #expect(scene.journal.entries == ["view stops false", "inner stops false", "layer stops false"])
        #expect(scene.stage.isStill)
    }

    @Test func `in a layer that no window shows it waits for one`() {
        let late = CALayer()
        late.add(watched("it"), forKey: nil)
        scene.stage.run(for: .seconds(2))
        #expect(scene.stage.isStill && scene.journal.entries == [])

        scene.stage.window.layer.addSublayer(late)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(CGFloat(late.presentation()!.opacity), 0.5, within: 0.02))
        scene.stage.settle()
        #expect(scene.journal.entries == ["it starts", "it stops true"])
    }

    @Test func `its end may add the next one, and take away others`() {
        let first = Witness("first", scene.journal)
        first.onStop = { [scene] _ in
            scene.layer.removeAnimation(forKey: "other")
            scene.layer.add(watched("next", seconds: 0.1), forKey: "next")
        }
        let animation = CABasicAnimation("opacity", from: 0, to: 1, seconds: 0.1)
        animation.delegate = first
        scene.layer.add(watched("other", seconds: 9), forKey: "other")
        scene.start(animation)

        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "other starts", "first starts", "first stops true", "other stops false", "next starts",
                "next stops true",
            ])
    }

    @Test func `shorter than a frame it begins and ends in one turn`() {
        scene.layer.add(watched("it", seconds: 0.001), forKey: nil)
        scene.stage.turn()
        scene.stage.turn()

        #expect(scene.journal.entries == ["it starts", "it stops true"])
    }

    @Test func `nothing is kept once it is over`() {
        let before = LiveObjects.count(.layer)
        weak var witness: Witness?
        weak var layer: CALayer?
        do {
            let layerToDrop = CALayer()
            let animation = watched("it", seconds: 0.1)
            witness = animation.delegate as? Witness
            layer = layerToDrop
            layerToDrop.add(animation, forKey: nil)
            scene.stage.window.layer.addSublayer(layerToDrop)
            scene.stage.turn()
            layerToDrop.removeFromSuperlayer()
        }
        scene.stage.turn()
        scene.stage.turn()

        #expect(witness == nil && layer == nil)
        #expect(LiveObjects.count(.layer) == before)
    }

    @Test func `a layer let go while it waits for a window is let go`() {
        weak var layer: CALayer?
        do {
            let layerToDrop = CALayer()
            layer = layerToDrop
            layerToDrop.add(watched("it"), forKey: nil)
        }

        #expect(layer == nil)
        scene.stage.turn()
        #expect(scene.journal.entries == ["it stops false"])
        #expect(scene.stage.isStill)
    }

    @Test(.rules("L6")) func `a block over an animation of the app replaces instead of adding`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(view)
        view.layer.add(
            CABasicAnimation("position", from: CGPoint(x: 500, y: 50), to: CGPoint(x: 500, y: 50)), forKey: "app")
        scene.stage.turn()

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(scene.stage.shownFrame(of: view).midX, 150))
    }
}

@MainActor @Suite struct AnimationGroupTests {
    let scene = LayerScene()

    private func group(_ animations: [CAAnimation], seconds: Double) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = animations
        group.duration = seconds
        group.delegate = Witness("group", scene.journal)
        return group
    }

    @Test func `members run on the group's clock, and end with it`() {
        let late = CABasicAnimation("position.x", from: 0, to: 100)
        late.beginTime = 1
        let long = CABasicAnimation("position.y", from: 0, to: 100, seconds: 4)
        long.delegate = Witness("member", scene.journal)
        let whole = CABasicAnimation("cornerRadius", from: 0, to: 10, seconds: 0)
        scene.start(group([late, long, whole], seconds: 2))

        scene.stage.run(for: .milliseconds(500))
        #expect(scene.seen.position.x == 50)
        #expect(isClose(scene.seen.position.y, 12.5))
        #expect(isClose(scene.seen.cornerRadius, 2.5))
        scene.stage.run(for: .milliseconds(1000))
        #expect(isClose(scene.seen.position.x, 50))
        scene.stage.run(for: .milliseconds(500))

        #expect(scene.seen.position == CGPoint(x: 50, y: 50) && scene.seen.cornerRadius == 0)
        #expect(scene.journal.entries == ["group starts", "group stops true"])
    }

    @Test func `a group repeats, turns back and bends time as a whole`() {
        let there = group([CABasicAnimation("position.x", from: 0, to: 100)], seconds: 1)
        there.autoreverses = true
        there.repeatCount = 2
        there.timingFunction = CAMediaTimingFunction(name: .easeIn)
        scene.start(there)

        scene.stage.run(for: .milliseconds(500))
        let first = scene.seen.position.x
        scene.stage.run(for: .milliseconds(3000))

        #expect(isClose(first, 31.5357, within: 1e-3))
        #expect(isClose(scene.seen.position.x, first, within: 1e-3))
    }

    @Test func `a group in a group, and the group's copy, are what they were`() {
        let inner = group([CABasicAnimation("position.x", from: 0, to: 100)], seconds: 1)
        inner.speed = 2
        let outer = group([inner], seconds: 1)
        scene.layer.add(outer, forKey: nil)
        inner.animations = nil
        scene.stage.turn()

        scene.stage.run(for: .milliseconds(250))

        #expect(isClose(scene.seen.position.x, 50))
    }
}
