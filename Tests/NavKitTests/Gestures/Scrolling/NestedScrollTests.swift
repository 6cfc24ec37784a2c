import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// Scroll views in each other, and what shares their touches.
@MainActor @Suite struct NestedScrollTests {
    /// An upright outer one with a pager in it, and a list in the pager.
    private func scene() -> (ScrollScene, pager: UIScrollView, list: UIScrollView) {
        let scene = ScrollScene()
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        pager.contentSize = CGSize(width: 900, height: 300)
        pager.isPagingEnabled = true
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        list.contentSize = CGSize(width: 300, height: 600)
        scene.scrollView.addSubview(pager)
        pager.addSubview(list)
        scene.stage.turn()
        return (scene, pager, list)
    }

    @Test(.rules("Q4")) func `a drag goes to the innermost that moves along it`() {
        let (scene, pager, list) = scene()

        scene.press(CGPoint(x: 250, y: 250), by: CGVector(dx: -60, dy: 5))
        #expect(pager.contentOffset.x > 0 && list.contentOffset == .zero)
        scene.stage.release(CGPoint(x: 190, y: 255))
        scene.stage.settle()
        pager.contentOffset = .zero

        scene.press(CGPoint(x: 250, y: 250), by: CGVector(dx: 5, dy: -60))
        #expect(list.contentOffset.y > 0 && pager.contentOffset == .zero && scene.offset == .zero)
    }

    @Test(.rules("O-047")) func `at its end an inner one leaves the drag to an outer one that has room`() {
        let (scene, _, list) = scene()
        list.contentOffset.y = 300

        scene.press(CGPoint(x: 150, y: 250), by: CGVector(dx: 0, dy: -60))

        #expect(list.contentOffset.y == 300)
        #expect(scene.offset.y == 50)
    }

    @Test(.rules("O-047")) func `with nobody to leave it to, an inner one is pulled past its end`() {
        let (scene, pager, list) = scene()
        scene.press(CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 60))
        #expect(list.contentOffset.y < 0 && scene.offset.y == 0)
        scene.stage.release(CGPoint(x: 150, y: 110))
        scene.stage.settle()

        scene.press(CGPoint(x: 100, y: 150), by: CGVector(dx: 60, dy: 0))
        #expect(pager.contentOffset.x < 0)
    }

    @Test(.rules("O-049"), arguments: [0, 137, 900] as [CGFloat])
    func `an edge pan works over upright content at any offset`(offset: CGFloat) {
        let scene = ScrollScene()
        let journal = Journal()
        let edge = UIScreenEdgePanGestureRecognizer { journal.record("\($0.state)") }
        edge.edges = .left
        scene.stage.window.addGestureRecognizer(edge)
        scene.scrollView.contentOffset.y = offset

        scene.drag(from: CGPoint(x: 5, y: 150), by: CGVector(dx: 60, dy: 10), rest: .milliseconds(200))

        #expect(journal.entries.first == "began" && journal.entries.last == "ended")
        #expect(scene.offset.y == offset)
    }

    @Test(.rules("O-049")) func `sideways content waits for a pan from the edge, and moves if there is none`() {
        let scene = ScrollScene(contentSize: CGSize(width: 900, height: 300))
        let journal = Journal()
        let edge = UIScreenEdgePanGestureRecognizer { journal.record("\($0.state)") }
        edge.edges = .left
        scene.stage.window.addGestureRecognizer(edge)
        scene.scrollView.contentOffset.x = 300

        scene.drag(from: CGPoint(x: 5, y: 150), by: CGVector(dx: 60, dy: 0), rest: .milliseconds(200))
        #expect(journal.take().last == "ended")
        #expect(scene.offset.x == 300)

        scene.drag(from: CGPoint(x: 50, y: 150), by: CGVector(dx: 60, dy: 0), rest: .milliseconds(200))
        #expect(journal.entries == [])
        #expect(scene.offset.x == 250)
    }

    @Test(.rules("Q15")) func `the pan of a scroll view goes on beside another if a delegate says so`() {
        let scene = ScrollScene()
        let both = Says(simultaneous: true)
        let journal = Journal()
        let pan = UIPanGestureRecognizer { journal.record("\($0.state)") }
        pan.delegate = both
        scene.stage.window.addGestureRecognizer(pan)

        scene.press(by: CGVector(dx: 0, dy: -60))

        #expect(journal.entries.first == "began")
        #expect(scene.offset.y == 50)
    }

    @Test(.rules("Q12")) func `the wheel goes to the innermost that has room along its axis, else to the next`() {
        let (scene, pager, list) = scene()

        scene.wheel(CGVector(dx: 0, dy: -250), isPrecise: true)
        #expect(list.contentOffset.y == 250)
        scene.wheel(CGVector(dx: 0, dy: -250), isPrecise: true)
        #expect(list.contentOffset.y == 300 && scene.offset.y == 0)
        scene.wheel(CGVector(dx: 0, dy: -30), isPrecise: true)
        #expect(list.contentOffset.y == 300 && scene.offset.y == 30)
        scene.wheel(CGVector(dx: -20, dy: 12), isPrecise: true)
        #expect(pager.contentOffset.x == 20 && list.contentOffset.y == 288 && scene.offset.y == 30)
        scene.stage.settle()
        scene.stage.run(for: .milliseconds(800))
        #expect(pager.contentOffset.x == 0)
    }

    @Test(.rules("Q12")) func `what cannot be scrolled by hand is passed over by the wheel`() {
        let (scene, _, list) = scene()
        list.isScrollEnabled = false

        scene.wheel(CGVector(dx: 0, dy: -30), isPrecise: true)

        #expect(list.contentOffset.y == 0 && scene.offset.y == 30)
    }
}
