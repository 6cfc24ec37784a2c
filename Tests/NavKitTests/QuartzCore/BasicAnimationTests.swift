import Foundation
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct BasicAnimationTests {
    let scene = LayerScene()

    private func shownHalfWay(_ animation: CAAnimation) -> CALayer {
        scene.start(animation)
        scene.stage.run(for: .milliseconds(500))
        return scene.seen
    }

    @Test(.rules("L20")) func `an animation lies over the model, and the picture falls back to it`() {
        scene.start(CABasicAnimation("position.x", from: 100, to: 300))

        #expect(scene.layer.position.x == 50)
        #expect(scene.seen.position.x == 100)
        scene.stage.run(for: .milliseconds(250))
        #expect(isClose(scene.seen.position.x, 150))
        #expect(scene.layer.position == CGPoint(x: 50, y: 50))
        scene.stage.run(for: .milliseconds(750))

        #expect(scene.seen.position.x == 50)
        #expect(scene.layer.animationKeys() == nil)
        scene.stage.turn()
        #expect(scene.stage.isStill)
    }

    /// With the layer at 50: every combination of what is set, at its start and half way.
    @Test(
        .rules("L20"),
        arguments: [
            (100, 300, nil, 100, 200), (100, nil, 40, 100, 120), (nil, 300, 40, 260, 280), (100, nil, nil, 100, 75),
            (nil, 300, nil, 50, 175), (nil, nil, 40, 50, 70), (nil, nil, nil, 50, 50),
        ] as [(Int?, Int?, Int?, CGFloat, CGFloat)])
    func `from, to and by in every combination`(
        from: Int?, to: Int?, by: Int?, start: CGFloat, middle: CGFloat
    ) {
        scene.start(CABasicAnimation("position.x", from: from, to: to, by: by))
        #expect(scene.seen.position.x == start)

        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(scene.seen.position.x, middle))
    }

    @Test func `an end that is not said is the model's, also if that changes on the way`() {
        scene.start(CABasicAnimation("position.x", from: 100))
        scene.atOnce { scene.layer.position.x = 500 }

        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(scene.seen.position.x, 300))
    }

    @Test func `a start that is not said is what is seen, so the picture does not jump`() {
        scene.start(CABasicAnimation("position.x", from: 100, to: 300))
        scene.stage.run(for: .milliseconds(500))

        scene.layer.add(CABasicAnimation("position.x", to: 0), forKey: "it")

        #expect(isClose(scene.seen.position.x, 200))
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        #expect(isClose(scene.seen.position.x, 100))
    }

    @Test func `values of every kind move`() {
        let turned = CGAffineTransform(rotationAngle: 1)
        let cases: [(String, Any, Any, (CALayer) -> Bool)] = [
            ("position", CGPoint.zero, CGPoint(x: 10, y: 20), { $0.position == CGPoint(x: 5, y: 10) }),
            ("position.y", 0.0, Float(8), { isClose($0.position.y, 4) && $0.position.x == 50 }),
            (
                "bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 4, height: 8),
                { $0.bounds.size == CGSize(width: 2, height: 4) }
            ),
            (
                "bounds.origin", CGPoint.zero, CGPoint(x: 2, y: 4),
                { isClose($0.bounds.minX, 1) && isClose($0.bounds.minY, 2) }
            ),
            (
                "bounds.size", CGSize.zero, CGSize(width: 2, height: 4),
                { $0.bounds.size == CGSize(width: 1, height: 2) }
            ),
            ("bounds.size.width", 0, 60, { $0.bounds.size == CGSize(width: 30, height: 100) }),
            ("anchorPoint.x", 0, 1, { $0.anchorPoint == CGPoint(x: 0.5, y: 0.5) }),
            ("zPosition", 0, 3, { isClose($0.zPosition, 1.5) }),
            ("opacity", 0, NSNumber(value: 0.5), { $0.opacity == 0.25 }),
            ("cornerRadius", UInt8(0), CGFloat(9), { $0.cornerRadius == 4.5 }),
            ("borderWidth", 0, 1, { $0.borderWidth == 0.5 }),
            ("backgroundColor", CGColor.black, CGColor.white, { isClose($0.backgroundColor!.green, 0.5) }),
            ("borderColor", CGColor.white, CGColor.black, { isClose($0.borderColor!.red, 0.5) }),
            ("hidden", false, true, { $0.isHidden }),
            ("transform", CGAffineTransform.identity, turned, { isClose($0.transform.m12, sin(0.5)) }),
            ("transform.scale", 1, 3, { $0.affineTransform() == CGAffineTransform(scaleX: 2, y: 2) }),
            ("transform.rotation", 0, CGFloat.pi, { isClose($0.transform.m12, 1) }),
            ("transform.rotation.x", 0, CGFloat.pi, { isClose($0.transform.m23, 1) && isClose($0.transform.m22, 0) }),
            ("transform.rotation.y", 0, 3 * CGFloat.pi, { isClose($0.transform.m13, 1) }),
            ("transform.translation", CGSize.zero, CGSize(width: 4, height: 6), { $0.affineTransform().ty == 3 }),
            ("sublayerTransform.translation.z", 0, 8, { $0.sublayerTransform.m43 == 4 }),
        ]

        for (keyPath, from, to, isRight) in cases {
            let seen = shownHalfWay(CABasicAnimation(keyPath, from: from, to: to))
            #expect(isRight(seen), "\(keyPath)")
        }
    }

    @Test(.rules("L20")) func `a copy is taken, and the same object may be added anywhere`() {
        let animation = CABasicAnimation("position.x", from: 100, to: 300)
        scene.start(animation)

        animation.toValue = 900
        animation.duration = 50
        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(scene.seen.position.x, 200))
        #expect(scene.layer.animation(forKey: "it") !== animation)
        #expect((scene.layer.animation(forKey: "it") as? CABasicAnimation)?.toValue as? Int == 300)
    }

    @Test func `a timing function bends progress`() {
        let eased = CABasicAnimation("position.x", from: 0, to: 100)
        eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
        scene.start(eased)

        scene.stage.run(for: .milliseconds(500))

        #expect(isClose(scene.seen.position.x, 31.5357, within: 1e-3))
    }

    @Test func `added values lie on what is there`() {
        let wave = CABasicAnimation("position.x", from: -10, to: 10)
        wave.isAdditive = true
        let spin = CABasicAnimation("transform.rotation", from: 0, to: 1)
        spin.isAdditive = true
        scene.layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.25))
        scene.layer.removeAllAnimations()
        scene.layer.add(CABasicAnimation("position.x", from: 100, to: 200), forKey: nil)
        scene.layer.add(wave, forKey: nil)
        scene.start(spin, forKey: nil)

        scene.stage.run(for: .milliseconds(750))

        #expect(isClose(scene.seen.position.x, 175 + 5))
        #expect(isClose(atan2(scene.seen.transform.m12, scene.seen.transform.m11), 1))
    }

    @Test func `a cumulative one goes on from where its last run ended`() {
        let step = CABasicAnimation("position.x", from: 0, to: 10)
        step.isCumulative = true
        step.repeatCount = 3
        scene.start(step)

        scene.stage.run(for: .milliseconds(2500))

        #expect(isClose(scene.seen.position.x, 25))
    }

    @Test func `kept after its end it shows what its fill says, and keeps nothing awake`() {
        let kept = CABasicAnimation("position.x", from: 100, to: 300)
        kept.fillMode = .forwards
        kept.isRemovedOnCompletion = false
        scene.start(kept)

        scene.stage.settle()

        #expect(scene.seen.position.x == 300)
        #expect(scene.layer.animationKeys() == ["it"])
        #expect(scene.stage.isStill)
        scene.layer.removeAnimation(forKey: "it")
        scene.stage.turn()
        #expect(scene.seen.position.x == 50)
        #expect(scene.layer.animationKeys() == nil)
    }

    @Test func `a time of its own to begin is waited for`() {
        let later = CABasicAnimation("position.x", from: 100, to: 300)
        later.beginTime = CACurrentMediaTime() + 1
        let filled = CABasicAnimation("position.y", from: 100, to: 300)
        filled.beginTime = CACurrentMediaTime() + 1
        filled.fillMode = .backwards
        scene.layer.add(later, forKey: nil)
        scene.start(filled, forKey: nil)
        let presents = scene.stage.backend.presentCount

        scene.stage.run(for: .milliseconds(900))
        #expect(scene.seen.position == CGPoint(x: 50, y: 100))
        #expect(scene.stage.backend.presentCount == presents)
        scene.stage.run(for: .microseconds(583_333))

        #expect(isClose(scene.seen.position.x, 200, within: 1e-3))
        #expect(isClose(scene.seen.position.y, 200, within: 1e-3))
    }

    @Test func `without speed it shows its offset, and the loop may sleep`() {
        let held = CABasicAnimation("position.x", from: 100, to: 300)
        held.speed = 0
        held.timeOffset = 0.25
        scene.start(held)

        scene.stage.run(for: .seconds(3))

        #expect(scene.seen.position.x == 150)
        #expect(scene.stage.isStill)
    }

    @Test(arguments: [
        ("shadowOpacity", "shadowOpacity"), ("position", "String"), ("opacity", "String"), ("bounds.size", "CGSize"),
    ])
    func `what makes no sense is told in words and moves nothing`(keyPath: String, word: String) {
        let animation = CABasicAnimation(keyPath, from: "half", to: "half")
        animation.delegate = Witness("it", scene.journal)

        let reports = scene.reports { scene.start(animation) }

        #expect(reports.count == 1)
        #expect(reports.first?.contains(word) == true && reports.first?.contains(keyPath) == true)
        #expect(scene.seen.position == CGPoint(x: 50, y: 50) && scene.seen.opacity == 1)
        scene.stage.settle()
        #expect(scene.journal.entries == ["it starts", "it stops true"])
    }

    @Test func `without a key path it moves nothing, and says so`() {
        let reports = scene.reports { scene.start(CABasicAnimation(keyPath: nil)) }

        #expect(reports.count == 1 && reports[0].contains("key path"))
    }
}
