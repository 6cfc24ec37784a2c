import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// What is seen on the way, not only at the ends.
@MainActor @Suite struct PercentPictureTests {
    private func painted(_ animator: any UIViewControllerAnimatedTransitioning) -> PercentScene {
        let scene = PercentScene(animator)
        scene.scene.page("A").view.backgroundColor = .systemTeal
        scene.scene.page("B").view.backgroundColor = .systemIndigo
        scene.stage.settle()
        return scene
    }

    private func bytes(_ scene: PercentScene) -> [UInt8] { scene.stage.bitmap?.withBytes { Array($0) } ?? [] }

    @Test(.rules("O-024")) func `on the way back each fraction looks as it did on the way there`() {
        let scene = painted(BlockPop())
        scene.pop()
        var forward: [[UInt8]] = []
        for percent in [0.2, 0.4, 0.6, 0.8] {
            scene.update(percent)
            forward.append(bytes(scene))
        }

        for (index, percent) in [0.2, 0.4, 0.6, 0.8].enumerated().reversed() {
            scene.update(percent)
            #expect(bytes(scene) == forward[index])
        }

        scene.driver.cancel()
        scene.stage.settle()
    }

    @Test(.rules("O-025", "O-030", "A55")) func `after a cancel the picture is the one from before, and the other page never flashes`() {
        let scene = painted(BlockPop())
        let before = bytes(scene)
        scene.pop()
        #expect(bytes(scene) == before)
        scene.update(0.5)

        scene.driver.cancel()
        var shares: [CGFloat] = []
        while scene.isOpen {
            scene.stage.turn()
            shares.append(scene.x("B"))
        }

        #expect(shares == shares.sorted(by: >))
        #expect(bytes(scene) == before)
        scene.stage.turn()
        #expect(bytes(scene) == before)
    }

    @Test(.rules("O-028", "O-029"), arguments: [0.25, 1, 4])
    func `the rest runs at the speed it is given, never back, and shows both pages`(speed: CGFloat) {
        let scene = painted(BlockPop())
        scene.driver.completionSpeed = speed
        scene.pop()
        scene.update(0.5)
        scene.driver.finish()
        let start = scene.stage.instant

        var shown: [CGFloat] = []
        while scene.isOpen {
            scene.stage.turn()
            guard scene.isOpen else { break }
            shown.append(scene.x("B"))
            let left = scene.stage.color(at: CGPoint(x: 1, y: 400))
            let right = scene.stage.color(at: CGPoint(x: 399, y: 400))
            #expect(left == UIColor.systemTeal.cgColor)
            #expect(right == UIColor.systemIndigo.cgColor || shown.last ?? 0 > 398)
        }

        #expect(shown == shown.sorted())
        let took = scene.stage.instant.seconds(since: start)
        #expect(abs(took - (0.2 / Double(speed) + 1.0 / 60)) < 1.1 / 60)
    }

    @Test(.rules("O-017", "A33")) func `what is asked for while a finger holds waits until it is over`() {
        let scene = painted(BlockPop())
        scene.pop()
        scene.update(0.5)
        scene.scene.teller.interactor = nil

        scene.scene.push("C")
        scene.update(0.6)
        #expect(scene.scene.titles == ["A"])
        scene.driver.cancel()
        scene.stage.settle()

        #expect(scene.scene.titles == ["A", "B", "C"])
        #expect(!scene.isOpen)
    }

    @Test(.rules("F5")) func `what does not animate is not driven`() {
        let scene = painted(BlockPop())
        var ticks = 0
        scene.pop()
        FrameLoop.current.schedule(after: 0.1) { ticks += 1 }

        for _ in 0..<12 { scene.stage.turn() }

        #expect(ticks == 1)
        scene.driver.cancel()
        scene.stage.settle()
    }

    @Test(.rules("F21")) func `a subclass that calls super hears everything`() {
        final class Counted: UIPercentDrivenInteractiveTransition {
            var calls: [String] = []
            override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                calls.append("start")
                super.startInteractiveTransition(transitionContext)
            }
            override func update(_ percentComplete: CGFloat) {
                calls.append("update")
                super.update(percentComplete)
            }
            override func finish() {
                calls.append("finish")
                super.finish()
            }
        }
        let scene = painted(BlockPop())
        let driver = Counted()
        scene.scene.teller.interactor = driver

        scene.pop()
        driver.update(0.5)
        driver.finish()
        scene.stage.settle()

        #expect(driver.calls == ["start", "update", "finish"])
        #expect(scene.scene.titles == ["A"])
    }

    @Test(.rules("O-018")) func `however it is driven, it comes to rest`() {
        let scene = painted(BlockPop())
        var numbers = Numbers(seed: 7)

        for _ in 0..<200 {
            switch numbers.next(below: 7) {
            case 0: scene.scene.nav.popViewController(animated: true)
            case 1: if scene.scene.titles == ["A"] { scene.scene.push("B") }
            case 2: scene.driver.update(CGFloat(numbers.next(below: 100)) / 100)
            case 3: scene.driver.finish()
            case 4: scene.driver.cancel()
            default: scene.stage.turn()
            }
            scene.driver.wantsInteractiveStart = true
        }
        // Each transition that waits is held by the driver in its turn, and over 0.4 s after it is let go.
        for _ in 0..<200 where scene.isOpen {
            scene.driver.finish()
            scene.stage.run(for: .milliseconds(900))
        }

        #expect(!scene.isOpen)
        #expect(scene.scene.hosted == scene.scene.titles.last)
    }
}

/// Numbers that look random and are the same each time.
private struct Numbers {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
    }
}
