import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// Content that is moved by calls, the wheel and keys; its insets and its indicators.
@MainActor @Suite struct ScrollMovingTests {
    @Test(.rules("Q12")) func `a step of the wheel moves 40 points smoothly, and steps add up`() {
        let scene = ScrollScene()
        scene.wheel(CGVector(dx: 0, dy: -1), isPrecise: false)
        scene.stage.run(for: .milliseconds(50))
        #expect(scene.offset.y > 5 && scene.offset.y < 35)
        let before = scene.offset.y
        scene.wheel(CGVector(dx: 0, dy: -2), isPrecise: false)
        #expect(scene.offset.y > before)
        scene.stage.settle()
        #expect(scene.offset.y == 120)
        #expect(scene.calls == ["scroll"])

        scene.wheel(CGVector(dx: 0, dy: 100), isPrecise: false)
        scene.stage.settle()
        #expect(scene.offset.y == 0)
    }

    @Test(.rules("Q12")) func `a touchpad moves 1 to 1 and stops at the end`() {
        let scene = ScrollScene()
        scene.wheel(CGVector(dx: 0, dy: -12.5), isPrecise: true)
        #expect(scene.offset.y == 12.5)
        scene.wheel(CGVector(dx: 0, dy: 50), isPrecise: true)
        #expect(scene.offset.y == 0)
    }

    @Test func `a click right after the wheel is a click`() {
        let scene = ScrollScene()
        let content = TouchJournalView("inner", frame: CGRect(x: 0, y: 0, width: 300, height: 1200), scene.journal)
        scene.scrollView.addSubview(content)
        scene.wheel(CGVector(dx: 0, dy: -1), isPrecise: false)
        scene.stage.tap(CGPoint(x: 20, y: 20))
        scene.stage.settle()

        #expect(scene.journal.entries.filter { $0.hasPrefix("inner") }.count == 2)
        #expect(scene.offset.y == 40)
    }

    @Test func `a call moves the content at once or smoothly, and says when it is there`() {
        let scene = ScrollScene()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        #expect(scene.calls == ["scroll"])

        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(scene.offset.y == 200)
        scene.stage.run(for: .milliseconds(100))
        #expect(scene.offset.y > 250 && scene.offset.y < 490)
        scene.stage.settle()
        #expect(scene.offset.y == 500)
        #expect(scene.calls == ["scroll", "did end animation"])
    }

    @Test func `an offset that is set stops what moved it`() {
        let scene = ScrollScene()
        scene.drag(by: CGVector(dx: 0, dy: -60))
        scene.scrollView.contentOffset = CGPoint(x: 0, y: 7)
        scene.stage.settle()

        #expect(scene.offset.y == 7)
        #expect(scene.journal.entries.suffix(2) == ["did end decelerating", "scroll"])
    }

    @Test(arguments: [(100, 0), (500, 250), (1180, 900)] as [(CGFloat, CGFloat)])
    func `a rectangle is brought into view by as little as it takes`(top: CGFloat, offset: CGFloat) {
        let scene = ScrollScene()
        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: top, width: 50, height: 50), animated: true)
        scene.stage.settle()
        #expect(scene.offset.y == offset)
        #expect(scene.calls.last == (offset == 0 ? nil : "did end animation"))

        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 5, height: 5), animated: false)
        #expect(scene.offset.y == (offset == 0 ? 0 : 10))
    }

    @Test func `content that becomes smaller is brought back into range`() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset.y = 900
        scene.scrollView.contentSize.height = 600
        #expect(scene.offset.y == 300)
        scene.scrollView.frame.size.height = 400
        #expect(scene.offset.y == 200)

        scene.scrollView.contentSize.height = 9000
        scene.drag(by: CGVector(dx: 0, dy: -120))
        scene.scrollView.contentSize.height = 650
        scene.stage.settle()
        #expect(scene.offset.y == 250)
    }

    @Test func `insets are room around the content, and what is at its top stays there`() {
        let scene = ScrollScene()
        scene.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        #expect(scene.offset.y == -30)
        scene.wheel(CGVector(dx: 0, dy: -5000), isPrecise: true)
        #expect(scene.offset.y == 920)
    }

    @Test func `the safe area adds to the insets as the behaviour says`() {
        let controller = UIViewController()
        let scene = ScrollScene()
        scene.stage.window.rootViewController = controller
        controller.view.addSubview(scene.scrollView)
        scene.stage.turn()
        _ = scene.journal.take()

        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 0)
        #expect(scene.scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        #expect(scene.offset.y == -50)
        #expect(scene.journal.entries.contains("inset"))
        scene.scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scene.scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 0))
        scene.scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scene.scrollView.adjustedContentInset == .zero)
        #expect(scene.offset.y == 0)
        scene.scrollView.contentSize = CGSize(width: 900, height: 100)
        scene.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scene.scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    }

    @Test func `keys scroll while the view is the first responder`() {
        let scene = ScrollScene()
        func press(_ key: Key) {
            scene.stage.send(.key(key, isDown: true, isRepeat: false, [], at: scene.stage.instant))
            scene.stage.send(.key(key, isDown: false, isRepeat: false, [], at: scene.stage.instant))
            scene.stage.settle()
        }
        press(.down)
        #expect(scene.offset.y == 0)

        #expect(scene.scrollView.becomeFirstResponder())
        let offsets = [Key.down, .pageDown, .up, .end, .pageUp, .home, .right].map { key -> CGFloat in
            press(key)
            return scene.offset.y
        }
        #expect(offsets == [40, 300, 260, 900, 640, 0, 0])
    }

    @Test func `indicators come with a scroll and fade, and then nothing is drawn`() {
        let scene = ScrollScene()
        let plain = scene.scrollView.subviews.count
        scene.wheel(CGVector(dx: 0, dy: -450), isPrecise: true)
        #expect(scene.scrollView.subviews.count == plain + 1)
        let bar = scene.scrollView.subviews[plain]
        #expect(bar.alpha == 1)
        // Half of 900 points are behind, and a quarter of the content is seen.
        #expect(abs(bar.frame.midY - scene.offset.y - 150) < 0.01)
        #expect(bar.frame.maxX == 297 && bar.frame.width == 3)
        #expect(abs(bar.frame.height - 294 * 294 / (900 + 294)) < 0.01)

        scene.stage.run(for: .seconds(1))
        #expect(bar.alpha == 0)
        scene.stage.settle()
        let pictures = scene.stage.backend.presentCount
        scene.stage.run(for: .seconds(1))
        #expect(scene.stage.backend.presentCount == pictures)

        scene.scrollView.showsVerticalScrollIndicator = false
        scene.scrollView.flashScrollIndicators()
        #expect(bar.alpha == 0)
    }

    @Test func `a scroll view that is taken away arrives at once and keeps nothing awake`() {
        let scene = ScrollScene()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scene.stage.turn()
        scene.scrollView.removeFromSuperview()
        #expect(scene.offset.y == 400)
        #expect(scene.calls.last == "did end animation")
        scene.stage.settle()
        #expect(scene.stage.isStill)
    }

    @Test func `nothing keeps a scroll view alive, not even its motion`() {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        var view: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view?.contentSize = CGSize(width: 300, height: 5000)
        stage.window.addSubview(view!)
        stage.press(CGPoint(x: 100, y: 200))
        stage.turn()
        for y in [180.0, 160, 140] {
            stage.drag(to: CGPoint(x: 100, y: y))
            stage.turn()
        }
        stage.release(CGPoint(x: 100, y: 140))
        stage.turn()
        weak let gone = view
        #expect(view?.isDecelerating == true)

        view?.removeFromSuperview()
        view = nil
        stage.settle()
        stage.run(for: .seconds(1))

        #expect(gone == nil)
    }
}
