import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// What the gestures of a navigation controller share with content.
@MainActor @Suite struct PopGestureTests {
    let scene = NavigationScene("A", "B")
    var stage: Stage { scene.stage }

    private func fill(_ name: String, _ contentSize: CGSize, isPager: Bool = false) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 700))
        scrollView.contentSize = contentSize
        scrollView.isPagingEnabled = isPager
        scene.page(name).view.addSubview(scrollView)
        stage.turn()
        return scrollView
    }

    private func swipe(from start: CGFloat, to end: CGFloat, frames: Int = 10) {
        stage.press(CGPoint(x: start, y: 400))
        stage.turn()
        for frame in 1...frames {
            stage.drag(to: CGPoint(x: start + (end - start) * CGFloat(frame) / CGFloat(frames), y: 400))
            stage.turn()
        }
        stage.release(CGPoint(x: end, y: 400))
        stage.settle()
    }

    @Test(.rules("O-049"), arguments: [0, 333] as [CGFloat])
    func `the edge swipe works over upright content at any offset`(offset: CGFloat) {
        let list = fill("B", CGSize(width: 400, height: 3000))
        list.contentOffset.y = offset

        swipe(from: 5, to: 350)

        #expect(scene.titles == ["A"])
        #expect(list.contentOffset.y == offset)
    }

    @Test(.rules("O-047")) func `a pager hands over at its first page, and turns its other pages`() {
        let pager = fill("B", CGSize(width: 1200, height: 700), isPager: true)
        pager.contentOffset.x = 400
        swipe(from: 50, to: 350)
        #expect(scene.titles == ["A", "B"])
        #expect(pager.contentOffset.x == 0)

        swipe(from: 350, to: 50)
        #expect(pager.contentOffset.x == 400)
        pager.contentOffset.x = 0
        swipe(from: 50, to: 390)
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("O-047")) func `right to left, a pager hands over at its other end`() {
        scene.nav.view.semanticContentAttribute = .forceRightToLeft
        let pager = fill("B", CGSize(width: 1200, height: 700), isPager: true)
        pager.contentOffset.x = 400
        swipe(from: 350, to: 50)
        #expect(scene.titles == ["A", "B"])
        #expect(pager.contentOffset.x == 800)

        swipe(from: 350, to: 10)
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("O-054")) func `after every transition the first tap reaches what is under it`() {
        var taps: [String] = []
        for name in ["A", "B"] {
            let button = UIButton(
                frame: CGRect(x: 100, y: 300, width: 200, height: 100),
                primaryAction: UIAction { _ in taps.append(name) })
            scene.page(name).view.addSubview(button)
        }
        let tap = CGPoint(x: 200, y: 350)

        stage.tap(tap)
        scene.nav.popViewController(animated: true)
        stage.settle()
        stage.tap(tap)
        scene.push("B")
        stage.settle()
        stage.tap(tap)
        swipe(from: 5, to: 60, frames: 30)
        stage.tap(tap)
        swipe(from: 5, to: 350)
        stage.tap(tap)

        #expect(taps == ["B", "A", "B", "B", "A"])
    }
}
