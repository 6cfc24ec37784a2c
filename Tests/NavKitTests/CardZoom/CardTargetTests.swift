import Foundation
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// What a page flies back to while the list under it is another one, or is touched.
@MainActor @Suite struct CardTargetTests {
    @Test(.rules("O-076")) func `a page goes back to where its card is now`() {
        let scene = ZoomScene.open(4)
        let before = scene.list.cells[4].convert(scene.list.cells[4].bounds, to: scene.nav.view)
        scene.list.scroll.contentOffset.y += 300
        scene.nav.popViewController(animated: true)
        scene.stage.turn()
        var last = scene.cardRect
        while let card = scene.card {
            last = scene.stage.shownFrame(of: card)
            scene.stage.turn()
        }
        #expect(isNear(last.minY, before.minY - 300, by: 3) && isNear(last.width, before.width, by: 3))
    }

    @Test(.rules("O-077")) func `the list does not scroll under a page that lands`() {
        let scene = ZoomScene.open(4)
        let end = scene.hold(CGVector(dx: 150, dy: 0))
        scene.release(end)
        scene.stage.turn()
        let offset = scene.list.scroll.contentOffset
        scene.press(CGPoint(x: 200, y: 800))
        scene.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 500), steps: 5)
        #expect(scene.card != nil && scene.list.scroll.contentOffset == offset)
        scene.release(CGPoint(x: 200, y: 500))
        scene.stage.settle()
        #expect(scene.depth == 1 && scene.list.scroll.contentOffset == offset)
    }
}
