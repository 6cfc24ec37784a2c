import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// A page under a finger, and what becomes of it when it is let go.
@MainActor @Suite struct CardFingerTests {
    private let start = CGPoint(x: 150, y: 420)
    private var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

    @Test(.rules("XH4", "XH5")) func `the touched point stays under the finger, sideways`() {
        let scene = ZoomScene.open()
        scene.press(start)
        for step in 1...20 {
            let finger = CGPoint(x: 150 + 12 * CGFloat(step), y: 420 + (step > 1 ? 9 * CGFloat(step) : 0))
            scene.drag(to: finger)
            check(scene, finger: finger, lost: CGPoint(x: 10, y: 0), u: (12 * CGFloat(step) - 10) / 390, .horizontal)
        }
        scene.release(CGPoint(x: 390, y: 600))
        scene.stage.settle()
        #expect(scene.isClean)
    }

    @Test(.rules("XH4", "XH5")) func `the touched point stays under the finger, downward and past the knee`() {
        let scene = ZoomScene.open()
        let start = CGPoint(x: 150, y: 100)
        scene.press(start)
        for step in 1...20 {
            let finger = CGPoint(x: 150 - (step > 1 ? 4 * CGFloat(step) : 0), y: 100 + 35 * CGFloat(step))
            scene.drag(to: finger)
            check(
                scene, finger: finger, lost: CGPoint(x: 0, y: 10), u: (35 * CGFloat(step) - 10) / 844, .vertical, start)
        }
        scene.release(CGPoint(x: 70, y: 800))
        scene.stage.settle()
        #expect(scene.isClean && scene.depth == 1)
    }

    private func check(
        _ scene: ZoomScene, finger: CGPoint, lost: CGPoint, u: CGFloat, _ axis: CardAxis, _ start: CGPoint? = nil
    ) {
        let style = CardZoomStyle(), start = start ?? self.start
        let scale = style.scale(afterTravel: u, along: axis)
        let rect = scene.cardRect
        #expect(abs(rect.width / 390 - scale) < 0.001 && abs(rect.height / 844 - scale) < 0.001)
        let held = CGPoint(x: rect.minX + start.x / 390 * rect.width, y: rect.minY + start.y / 844 * rect.height)
        #expect(held.distance(to: CGPoint(x: finger.x - lost.x, y: finger.y - lost.y)) < 0.5)
        #expect(abs((scene.card?.layer.cornerRadius ?? 0) - min((1 - scale) / 0.14, 1) * 16) < 0.16)
        #expect(abs(scene.dim - 0.45 * (scale - 0.37) / 0.63) < 0.0045)
        #expect(abs((scene.nav.transitionCoordinator?.percentComplete ?? -1) - min(u, 1)) < 1e-6)
    }

    @Test(.rules("XH5", "XH1")) func `the beginning makes no step`() {
        let scene = ZoomScene.open()
        let before = scene.stage.bitmap?.withBytes { Array($0) }
        scene.press(start)
        scene.drag(to: CGPoint(x: 160, y: 420))
        #expect(scene.card != nil && scene.cardRect == bounds)
        #expect(abs(scene.dim - 0.45) < 1e-6 && scene.card?.layer.cornerRadius == 0)
        #expect(scene.stage.bitmap?.withBytes { Array($0) } == before)
        scene.release(CGPoint(x: 160, y: 420))
        scene.stage.settle()
        #expect(scene.depth == 2 && scene.isClean)
    }

    @Test(.rules("XH6"), arguments: [(0.19, false), (0.21, true), (0.5, true), (0.05, false)])
    func `let go at rest it leaves from a fifth on`(u: CGFloat, leaves: Bool) {
        let scene = ZoomScene.open()
        let end = scene.hold(CGVector(dx: 390 * u, dy: 0))
        scene.release(end)
        scene.stage.settle()
        #expect(scene.depth == (leaves ? 1 : 2) && scene.isClean)
    }

    @Test(.rules("XH6")) func `a flick leaves from anywhere, a turn back stays`() {
        let flick = ZoomScene.open()
        flick.press(start)
        flick.drag(from: start, to: CGPoint(x: 190, y: 420), steps: 3)
        flick.release(CGPoint(x: 190, y: 420))
        flick.stage.settle()
        #expect(flick.depth == 1 && flick.isClean)

        let back = ZoomScene.open()
        let end = back.hold(CGVector(dx: 200, dy: 0))
        back.drag(from: end, to: CGPoint(x: end.x - 40, y: 420), steps: 4)
        back.release(CGPoint(x: end.x - 40, y: 420))
        back.stage.settle()
        #expect(back.depth == 2 && back.isClean)
    }

    @Test(.rules("XH7", "O-032")) func `it comes back and everything is as it was`() {
        let scene = ZoomScene.open()
        let stack = scene.nav.viewControllers
        scene.page?.article.contentOffset.y = 0
        scene.stage.settle()
        let before = scene.stage.bitmap?.withBytes { Array($0) }
        let end = scene.hold(CGVector(dx: 50, dy: 0))
        var ends: [Bool] = []
        scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        scene.release(end)
        scene.stage.settle()

        #expect(scene.nav.viewControllers.elementsEqual(stack) { $0 === $1 } && ends == [true])
        #expect(scene.isClean && scene.list.cells[1].alpha == 0)
        #expect(scene.stage.bitmap?.withBytes { Array($0) } == before)
        let told = scene.journal.take().filter { !$0.hasPrefix("card") }
        #expect(
            told == [
                "Page.willMove(nil)", "Page.WD(true)", "List.WA(true)", "willShow(List, true)", "List.IA(true)",
                "List.WD(true)", "List.DD(true)", "Page.WA(true)", "Page.DA(true)",
            ])
    }

    @Test(.rules("XH8", "XH12")) func `it lands on the card as it is then, which is seen when the page is gone`() {
        let scene = ZoomScene.open()
        let end = scene.hold(CGVector(dx: 160, dy: 60))
        scene.list.scroll.contentOffset.y = 40
        scene.release(end)
        var frames = 0
        var seenTogether = false
        while scene.nav.transitionCoordinator != nil, frames < 60 {
            scene.stage.turn()
            frames += 1
            seenTogether = seenTogether || (scene.card != nil) == (scene.list.cells[1].alpha > 0)
            if frames == 26 {
                let goal = CGRect(x: 199, y: -32, width: 183, height: 250)
                #expect((scene.cardRect.edges - goal.edges).absolute.max() < 10)
            }
        }
        #expect(frames > 25 && frames <= 37 && !seenTogether && scene.isClean)
        let told = scene.journal.take()
        #expect(told.count { $0 == "Page.didMove(nil)" } == 1 && told.count { $0 == "didShow(List, true)" } == 1)
    }

    @Test(.rules("XH10")) func `the way is decided once`() {
        let scene = ZoomScene.open()
        scene.press(start)
        scene.drag(to: CGPoint(x: 162, y: 423))
        scene.drag(to: CGPoint(x: 162, y: 700))
        #expect(abs((scene.nav.transitionCoordinator?.percentComplete ?? -1) - 2.3 / 390) < 1e-3)
        scene.release(CGPoint(x: 162, y: 700))
        scene.stage.settle()

        for (dx, dy) in [(9.0, 12.0), (-12, 0), (0, -12)] {
            scene.press(start)
            scene.drag(to: CGPoint(x: 150 + dx, y: 420 + dy))
            scene.drag(to: CGPoint(x: 350, y: 430))
            #expect(scene.nav.transitionCoordinator == nil)
            scene.release(CGPoint(x: 350, y: 430))
            scene.stage.settle()
        }
        #expect(scene.depth == 2 && scene.isClean)
    }

    @Test(.rules("XH11"), arguments: [(0, 150.0, true), (2, 150, false), (2, 12, true)])
    func `a carousel goes first, but on its first page and at the edge`(page: Int, x: CGFloat, pops: Bool) {
        let scene = ZoomScene.open()
        let carousel = scene.page?.carousel
        carousel?.contentOffset.x = CGFloat(page) * 390
        scene.stage.settle()
        scene.press(CGPoint(x: x, y: 150))
        scene.drag(from: CGPoint(x: x, y: 150), to: CGPoint(x: x + 120, y: 152))
        #expect((scene.card != nil) == pops)
        #expect((carousel?.contentOffset.x == CGFloat(page) * 390) == pops)
        scene.release(CGPoint(x: x + 120, y: 152))
        scene.stage.settle()
        #expect(scene.isClean)
    }

    @Test(.rules("XH11")) func `an article that was scrolled scrolls, one at its top is pinned`() {
        let scene = ZoomScene.open()
        let article = scene.page?.article
        article?.contentOffset.y = 60
        scene.stage.settle()
        scene.press(start)
        scene.drag(from: start, to: CGPoint(x: 150, y: 620))
        #expect(scene.card == nil && article?.contentOffset.y != 60)
        scene.release(CGPoint(x: 150, y: 620))
        scene.stage.settle()

        #expect(article?.contentOffset.y == 0)
        scene.press(start)
        scene.drag(from: start, to: CGPoint(x: 150, y: 620))
        #expect(scene.card != nil && article?.contentOffset.y == 0)
        scene.release(CGPoint(x: 150, y: 620))
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("XH9")) func `where the page says no, at the root and in flight nothing begins`() {
        let scene = ZoomScene.open()
        scene.page?.allowsPop = false
        scene.release(scene.hold(CGVector(dx: 200, dy: 0)))
        #expect(scene.journal.take() == [] && scene.depth == 2)

        let root = ZoomScene()
        root.release(root.hold(CGVector(dx: 200, dy: 0)))
        #expect(root.journal.take() == [])

        let push = ZoomScene()
        push.push()
        push.stage.turn()
        push.press(start)
        push.drag(from: start, to: CGPoint(x: 350, y: 420), steps: 5)
        push.release(CGPoint(x: 350, y: 420))
        push.stage.settle()
        #expect(push.depth == 2 && push.isClean)
    }

    @Test(.rules("XH9")) func `a control that was touched is told that it was not meant`() {
        let scene = ZoomScene.open()
        var taps = 0
        let button = scene.page?.button
        button?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let point = CGPoint(x: 150, y: 420)
        scene.press(point)
        scene.stage.run(for: .milliseconds(200))
        #expect(button?.isHighlighted == true)
        scene.drag(from: point, to: CGPoint(x: 250, y: 420))
        #expect(button?.isHighlighted == false)
        scene.rest(at: CGPoint(x: 170, y: 420))
        scene.release(CGPoint(x: 170, y: 420))
        scene.stage.settle()
        #expect(taps == 0 && scene.depth == 2)
    }

    @Test(.rules("XH13")) func `a page on its way back can be caught where it is`() {
        let scene = ZoomScene.open()
        scene.release(scene.hold(CGVector(dx: 70, dy: 40)))
        for _ in 0..<4 { scene.stage.turn() }
        let caught = scene.cardRect
        #expect(caught.width < 388 && scene.nav.transitionCoordinator?.isCancelled == true)
        let hand = CGPoint(x: caught.midX, y: caught.midY)
        var ends = 0
        scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }

        scene.stage.press(hand)
        scene.stage.redraw()
        #expect((scene.cardRect.edges - caught.edges).absolute.max() < 1)
        #expect(scene.zoom.interaction.isHeld && scene.nav.transitionCoordinator?.isInteractive == true)
        let end = CGPoint(x: hand.x + 150, y: hand.y)
        scene.drag(from: hand, to: end)
        scene.rest(at: end)
        scene.release(end)
        scene.stage.settle()
        #expect(ends == 1 && scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("XH13")) func `one that lands cannot be caught`() {
        let scene = ZoomScene.open()
        scene.release(scene.hold(CGVector(dx: 200, dy: 0)))
        for _ in 0..<4 { scene.stage.turn() }
        scene.press(CGPoint(x: scene.cardRect.midX, y: scene.cardRect.midY))
        #expect(!scene.zoom.interaction.isHeld)
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("XH9", "XH12")) func `the window cancels, and the page goes back`() {
        let scene = ZoomScene.open()
        let end = scene.hold(CGVector(dx: 200, dy: 0))
        scene.stage.send(.focus(false))
        scene.stage.settle()
        #expect(scene.depth == 2 && scene.isClean)
        scene.stage.send(.focus(true))
        scene.release(end)

        _ = scene.hold(CGVector(dx: 200, dy: 0))
        scene.stage.resize(to: CGSize(width: 500, height: 700))
        scene.stage.settle()
        #expect(scene.depth == 2 && scene.isClean)
        #expect(scene.page?.view.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
    }

    @Test(.rules("XH12")) func `a landing page finds its card in a window of another size`() {
        let scene = ZoomScene.open()
        scene.release(scene.hold(CGVector(dx: 160, dy: 0)))
        for _ in 0..<5 { scene.stage.turn() }
        let before = scene.cardRect
        scene.list.cardSize = CGSize(width: 120, height: 160)
        scene.stage.resize(to: CGSize(width: 420, height: 900))
        scene.stage.turn()
        #expect((scene.cardRect.edges - before.edges).absolute.max() < 60)
        scene.stage.run(for: .milliseconds(500))
        let goal = CGRect(x: 136, y: 8, width: 120, height: 160)
        #expect(scene.card == nil || (scene.cardRect.edges - goal.edges).absolute.max() < 2)
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("XH6")) func `a flick in one poll leaves, less than a slop does nothing`() {
        let scene = ZoomScene.open()
        scene.stage.press(start)
        for x in [180.0, 230, 300] { scene.stage.drag(to: CGPoint(x: x, y: 425)) }
        scene.stage.release(CGPoint(x: 300, y: 425))
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
        #expect(scene.journal.take().count { $0 == "didShow(List, true)" } == 1)

        let micro = ZoomScene.open()
        micro.press(start)
        micro.drag(to: CGPoint(x: 158, y: 420))
        micro.release(CGPoint(x: 158, y: 420))
        #expect(micro.journal.take() == [])
    }

    @Test(.rules("XH9")) func `a second finger says nothing`() {
        let scene = ZoomScene.open()
        let end = scene.hold(CGVector(dx: 120, dy: 0))
        let before = scene.cardRect
        scene.stage.press(CGPoint(x: 50, y: 700), id: 1)
        scene.stage.turn()
        scene.stage.drag(to: CGPoint(x: 300, y: 100), id: 1)
        scene.stage.turn()
        #expect(scene.cardRect == before)
        scene.release(end)
        scene.stage.release(CGPoint(x: 300, y: 100), id: 1)
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("O-011")) func `a push that comes while the page lands is carried out after it`() {
        let scene = ZoomScene.open()
        scene.release(scene.hold(CGVector(dx: 200, dy: 0)))
        scene.stage.turn()
        scene.push(2)
        scene.stage.settle()
        #expect(scene.depth == 2 && scene.page?.item == 2 && scene.isClean && scene.list.cells[1].alpha == 1)
    }

    @Test(.rules("XH14")) func `a list that forgets the card meanwhile keeps nothing hidden`() {
        let scene = ZoomScene.open()
        let end = scene.hold(CGVector(dx: 200, dy: 0))
        scene.release(end)
        scene.stage.turn()
        scene.list.answer = { _ in nil }
        scene.list.cells[1].removeFromSuperview()
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("XH14")) func `without a card the page fades where it is let go`() {
        let scene = ZoomScene.open()
        scene.list.answer = { _ in nil }
        scene.release(scene.hold(CGVector(dx: 200, dy: 0)))
        let held = scene.cardRect
        scene.stage.run(for: .milliseconds(200))
        #expect(abs(scene.cardRect.midX - held.midX) < 40 && scene.card.map(scene.stage.shownAlpha)! < 0.2)
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.isClean)
    }

    @Test(.rules("XH16"), arguments: [0.15, 0.3])
    func `every refresh rate comes to the same end in the same time`(u: CGFloat) {
        var ends: [(seconds: Double, picture: [UInt8])] = []
        for rate in [60.0, 120, 144, 37] {
            let scene = ZoomScene.open(refreshRate: rate)
            let end = scene.hold(CGVector(dx: 390 * u, dy: 0))
            for _ in 0..<Int(rate / 8) { scene.drag(to: end) }
            scene.stage.release(end)
            scene.stage.turn()
            let start = scene.stage.instant
            while scene.nav.transitionCoordinator != nil { scene.stage.turn() }
            ends.append((scene.stage.instant.seconds(since: start), scene.stage.bitmap!.withBytes { Array($0) }))
        }
        #expect(ends.allSatisfy { abs($0.seconds - ends[0].seconds) <= 1.0 / 37 + 1e-9 })
        #expect(ends.allSatisfy { $0.picture == ends[0].picture })
    }
}
