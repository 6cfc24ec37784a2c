import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ScrollDraggingTests {
    @Test(.rules("V16")) func `content follows the finger, without the 10 points that it took to begin`() {
        let scene = ScrollScene()
        scene.press(CGPoint(x: 150, y: 250), by: CGVector(dx: 0, dy: -60), steps: 6)

        #expect(scene.offset == CGPoint(x: 0, y: 50))
        #expect(scene.scrollView.isTracking && scene.scrollView.isDragging && !scene.scrollView.isDecelerating)
    }

    @Test func `the delegate is told of a throw in UIKit's order`() {
        let scene = ScrollScene()
        scene.drag(by: CGVector(dx: 0, dy: -60))
        #expect(scene.scrollView.isDecelerating && !scene.scrollView.isDragging && !scene.scrollView.isTracking)
        scene.stage.settle()

        #expect(
            scene.calls == [
                "will begin dragging", "scroll", "will end dragging", "did end dragging true",
                "will begin decelerating",
                "scroll", "did end decelerating",
            ])
        #expect(!scene.scrollView.isDecelerating)
    }

    @Test func `content that is let go at rest stays`() {
        let scene = ScrollScene()
        scene.drag(by: CGVector(dx: 0, dy: -60), rest: .milliseconds(200))
        scene.stage.settle()

        #expect(scene.calls == ["will begin dragging", "scroll", "will end dragging", "did end dragging false"])
        #expect(scene.offset.y == 50)
    }

    @Test(arguments: [(UIScrollView.DecelerationRate.normal, 0.998), (.fast, 0.99)])
    func `thrown content glides by the closed form, whatever frames are shown`(
        rate: UIScrollView.DecelerationRate, share: Double
    ) {
        let scene = ScrollScene(contentSize: CGSize(width: 300, height: 9000))
        scene.scrollView.decelerationRate = rate
        scene.drag(by: CGVector(dx: 0, dy: -60))
        let decay = -1000 * log(share)
        func expected(_ seconds: Double) -> Double { 50 + 600 / decay * (1 - exp(-decay * seconds)) }

        scene.stage.turn()
        #expect(abs(scene.offset.y - expected(1.0 / 60)) < 1e-3)
        scene.stage.backend.instant = scene.stage.instant.advanced(bySeconds: 0.2)
        scene.stage.redraw()
        #expect(abs(scene.offset.y - expected(1.0 / 60 + 0.2)) < 1e-3)
        scene.stage.settle()
        #expect(abs(scene.offset.y - (50 + 600 / decay)) < 1e-3)
        #expect(abs(scene.willEnd[0].velocity.y - 0.6) < 1e-6)
        #expect(abs(scene.willEnd[0].target.y - scene.offset.y) < 1e-6)
    }

    @Test func `a pull past the end is seen by the rubber band and springs back`() {
        let scene = ScrollScene()
        scene.press(CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 110), steps: 11)
        #expect(abs(scene.offset.y + 46.478873) < 1e-4)

        scene.stage.run(for: .milliseconds(200))
        scene.stage.release(CGPoint(x: 150, y: 160))
        scene.stage.settle()
        #expect(scene.offset.y == 0)
        #expect(scene.calls.last == "did end decelerating")
    }

    @Test func `without bounces there is no pull, and nothing to pull on content that fits`() {
        let scene = ScrollScene()
        scene.scrollView.bounces = false
        scene.press(CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 110))
        #expect(scene.offset.y == 0)

        let small = ScrollScene(contentSize: CGSize(width: 300, height: 200))
        small.drag(by: CGVector(dx: 0, dy: -60))
        #expect(small.calls == [])
        small.scrollView.alwaysBounceVertical = true
        small.press(by: CGVector(dx: 0, dy: -60))
        #expect(small.offset.y > 10)
    }

    @Test func `the delegate may send the content elsewhere`() {
        let scene = ScrollScene()
        scene.retarget = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
        scene.drag(by: CGVector(dx: 0, dy: -60))
        scene.stage.settle()

        #expect(scene.offset.y == 300 || scene.offset.y == 400)
        #expect(scene.calls.last == "did end decelerating")
    }

    nonisolated static let turns: [(CGFloat, Duration, CGFloat)] = [
        (-60, .zero, 300), (-60, .milliseconds(200), 0), (-180, .milliseconds(200), 300),
    ]

    @Test(arguments: turns) func `pages are turned by a flick or past the half, one at a time`(
        travel: CGFloat, rest: Duration, page: CGFloat
    ) {
        let scene = ScrollScene(contentSize: CGSize(width: 1500, height: 300))
        scene.scrollView.isPagingEnabled = true
        scene.drag(from: CGPoint(x: 250, y: 150), by: CGVector(dx: travel, dy: 0), rest: rest)
        scene.stage.settle()
        #expect(scene.offset.x == page)

        scene.drag(from: CGPoint(x: 290, y: 150), by: CGVector(dx: -280, dy: 0), steps: 2)
        scene.stage.settle()
        #expect(scene.offset.x == page + 300)
    }

    @Test func `a directional lock keeps a drag on the axis that it set out along`() {
        let scene = ScrollScene(contentSize: CGSize(width: 900, height: 900))
        scene.scrollView.isDirectionalLockEnabled = true
        scene.press(CGPoint(x: 200, y: 200), by: CGVector(dx: -30, dy: -60))

        #expect(scene.offset.x == 0)
        #expect(scene.offset.y > 30)
    }

    @Test func `a finger on gliding content holds it, and the content does not hear of that finger`() {
        let scene = ScrollScene(contentSize: CGSize(width: 300, height: 9000))
        let content = TouchJournalView("inner", frame: CGRect(x: 0, y: 0, width: 300, height: 9000), scene.journal)
        content.addGestureRecognizer(UITapGestureRecognizer { [journal = scene.journal] _ in journal.record("tap") })
        scene.scrollView.addSubview(content)
        scene.drag(by: CGVector(dx: 0, dy: -120))
        scene.stage.run(for: .milliseconds(100))
        _ = scene.journal.take()

        scene.stage.press(CGPoint(x: 150, y: 150))
        scene.stage.turn()
        let held = scene.offset
        scene.stage.run(for: .milliseconds(300))
        #expect(scene.offset == held)
        scene.stage.release(CGPoint(x: 150, y: 150))
        scene.stage.settle()
        #expect(scene.journal.take() == ["did end decelerating"])

        scene.stage.tap(CGPoint(x: 150, y: 150))
        #expect(scene.journal.entries.contains("tap"))
    }

    @Test(.rules("Q8")) func `content hears of a touch when it does not scroll: after a moment, or when it ends`() {
        let scene = ScrollScene()
        let content = TouchJournalView("inner", frame: CGRect(x: 0, y: 0, width: 300, height: 1200), scene.journal)
        scene.scrollView.addSubview(content)

        scene.press()
        scene.stage.run(for: .milliseconds(140))
        #expect(scene.journal.entries == [])
        scene.stage.run(for: .milliseconds(30))
        #expect(scene.journal.take() == ["inner began 150, 250"])
        scene.stage.release(CGPoint(x: 150, y: 250))
        scene.stage.turn()
        #expect(scene.journal.take() == ["inner ended 150, 250"])

        scene.stage.tap(CGPoint(x: 150, y: 250))
        #expect(scene.journal.take() == ["inner began 150, 250", "inner ended 150, 250"])

        scene.drag(by: CGVector(dx: 0, dy: -60), rest: .milliseconds(200))
        #expect(!scene.journal.take().contains { $0.hasPrefix("inner") })

        scene.scrollView.delaysContentTouches = false
        scene.press()
        #expect(scene.journal.entries == ["inner began 150, 300"])
    }

    @Test(.rules("Q8", "O-050")) func `touches that the content has are taken from it, but not from a control`() {
        let scene = ScrollScene()
        let content = TouchJournalView("inner", frame: CGRect(x: 0, y: 0, width: 300, height: 1200), scene.journal)
        let button = UIControl(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        scene.scrollView.addSubview(content)
        scene.press()
        scene.stage.run(for: .milliseconds(200))
        scene.stage.drag(to: CGPoint(x: 150, y: 230))
        scene.stage.turn()
        #expect(scene.journal.entries.contains("inner cancelled 150, 230"))
        #expect(scene.scrollView.isDragging)
        scene.stage.release(CGPoint(x: 150, y: 230))
        scene.stage.settle()

        scene.scrollView.contentOffset = .zero
        scene.scrollView.addSubview(button)
        scene.press()
        scene.stage.run(for: .milliseconds(200))
        #expect(button.isTracking)
        scene.stage.drag(to: CGPoint(x: 150, y: 200))
        scene.stage.turn()
        #expect(button.isTracking && !scene.scrollView.isDragging)
    }

    @Test func `a subclass keeps touches from its content`() {
        final class Glass: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                view.tag != 7
            }
        }
        let scene = ScrollScene()
        let glass = Glass(frame: scene.scrollView.frame)
        let content = TouchJournalView("inner", frame: glass.bounds, scene.journal)
        glass.addSubview(content)
        scene.stage.window.addSubview(glass)

        content.tag = 7
        scene.stage.tap(CGPoint(x: 150, y: 150))
        #expect(scene.journal.entries == [])
        content.tag = 0
        scene.stage.tap(CGPoint(x: 150, y: 150))
        #expect(scene.journal.entries.count == 2)
    }

    @Test(.rules("Q13", "O-104")) func `a drag whose end is lost comes back into range`() {
        let scene = ScrollScene()
        scene.press(CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 110))
        scene.stage.send(.focus(false))
        scene.stage.settle()

        #expect(scene.offset.y == 0)
        #expect(!scene.scrollView.isDragging && !scene.scrollView.isTracking)
        #expect(scene.calls.last == "did end decelerating")
    }
}
