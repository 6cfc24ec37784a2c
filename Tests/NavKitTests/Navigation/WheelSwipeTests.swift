import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// Swipes on a touchpad.
@MainActor @Suite struct WheelSwipeTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }

    private func turn(dx: CGFloat, dy: CGFloat = 0, isPrecise: Bool = true, times: Int = 1) {
        for _ in 0..<times {
            stage.send(
                .wheel(
                    delta: CGVector(dx: dx, dy: dy), isPrecise: isPrecise, CGPoint(x: 200, y: 400), [],
                    at: stage.instant.advanced(bySeconds: 1.0 / 60)))
            stage.turn()
        }
    }

    private var x: CGFloat { stage.shownFrame(of: scene.page("B").view).minX }

    @Test(.rules("V13")) func `after ten points the page follows, and a rest lets it go`() {
        turn(dx: 9)
        #expect(nav.transitionCoordinator == nil)
        turn(dx: 41)
        #expect(x == 40 && nav.transitionCoordinator?.isInteractive == true)
        turn(dx: 40, times: 5)
        #expect(x == 240)
        stage.run(for: .milliseconds(100))
        #expect(nav.transitionCoordinator?.isInteractive == true)
        stage.run(for: .milliseconds(40))
        #expect(nav.transitionCoordinator?.isInteractive == false)
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("V13", "V14")) func `a short way goes back`() {
        turn(dx: 4, times: 20)
        #expect(x == 70)
        stage.run(for: .milliseconds(200))
        stage.settle()
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B")
    }

    @Test(.rules("V13")) func `steps of a wheel, and ways up, down or on, are no swipe`() {
        turn(dx: 3, isPrecise: false, times: 20)
        turn(dx: -20, times: 5)
        turn(dx: 10, dy: 30, times: 5)
        #expect(nav.transitionCoordinator == nil)
        stage.settle()
        nav.interactivePopGestureRecognizer?.isEnabled = false
        turn(dx: 20, times: 5)
        #expect(nav.transitionCoordinator == nil)
        stage.settle()
        #expect(scene.journal.entries.isEmpty)
    }

    @Test(.rules("V13", "W1")) func `right to left it leads the other way`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        turn(dx: -30, times: 10)
        #expect(x == -290)
        stage.run(for: .milliseconds(200))
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("Q14")) func `the mouse's back button pops`() {
        stage.send(.button(.back, isDown: true, CGPoint(x: 200, y: 400), at: stage.instant))
        stage.settle()
        #expect(scene.titles == ["A"])
        stage.send(.button(.back, isDown: true, CGPoint(x: 200, y: 400), at: stage.instant))
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("O-049")) func `from the edge a swipe works over content that scrolls`() {
        let scroll = UIScrollView(frame: scene.page("B").view.bounds)
        scroll.contentSize = CGSize(width: 400, height: 3000)
        scene.page("B").view.addSubview(scroll)
        scroll.contentOffset = CGPoint(x: 0, y: 700)
        stage.turn()
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for step in 1...10 {
            stage.drag(to: CGPoint(x: 4 + 30 * CGFloat(step), y: 400))
            stage.turn()
        }
        #expect(x == 288)
        stage.release(CGPoint(x: 304, y: 400))
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("O-047")) func `a pager at its first page leaves the way back to the stack, at others it turns`() {
        let pager = UIScrollView(frame: scene.page("B").view.bounds)
        (pager.contentSize, pager.isPagingEnabled) = (CGSize(width: 1200, height: 800), true)
        scene.page("B").view.addSubview(pager)
        pager.contentOffset = CGPoint(x: 400, y: 0)
        stage.turn()

        swipe()
        #expect(scene.titles == ["A", "B"] && pager.contentOffset.x == 0)
        swipe()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("Q8")) func `a slider in the page keeps its own movement`() {
        let slider = UISlider(frame: CGRect(x: 100, y: 390, width: 200, height: 20))
        scene.page("B").view.addSubview(slider)
        stage.turn()
        stage.press(CGPoint(x: 120, y: 400))
        stage.turn()
        for step in 1...10 {
            stage.drag(to: CGPoint(x: 120 + 16 * CGFloat(step), y: 400))
            stage.turn()
        }
        #expect(nav.transitionCoordinator == nil && slider.value > 0.5)
        stage.release(CGPoint(x: 280, y: 400))
        stage.settle()
        #expect(scene.titles == ["A", "B"])
    }

    private func swipe() {
        stage.press(CGPoint(x: 60, y: 400))
        stage.turn()
        for step in 1...10 {
            stage.drag(to: CGPoint(x: 60 + 32 * CGFloat(step), y: 400))
            stage.turn()
        }
        stage.release(CGPoint(x: 380, y: 400))
        stage.settle()
    }
}
