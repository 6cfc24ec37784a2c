import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// A card that becomes a page by itself, and a page that goes back into one.
@MainActor @Suite struct CardFlightTests {
    private func pixels(_ stage: Stage) -> [UInt8] { stage.bitmap?.withBytes { Array($0) } ?? [] }

    @Test(.rules("XH1")) func `the first frame of a push and of a pop is the frame before`() {
        let scene = ZoomScene()
        scene.list.cornerRadius = 0
        let before = pixels(scene.stage)
        scene.push()
        scene.stage.turn()
        #expect(scene.card != nil && scene.list.cells[1].alpha == 0)
        #expect(pixels(scene.stage) == before)
        scene.stage.settle()

        let page = pixels(scene.stage)
        scene.nav.popViewController(animated: true)
        scene.stage.turn()
        #expect(scene.card != nil)
        #expect(pixels(scene.stage) == page)
        scene.stage.settle()
        #expect(pixels(scene.stage) == before)
    }

    @Test(.rules("XH2"), arguments: [(3, 0.246), (6, 0.566), (9, 0.777), (12, 0.893), (18, 0.978)])
    func `a push goes by its spring, edge by edge`(frames: Int, x: CGFloat) {
        let scene = ZoomScene()
        scene.push()
        scene.stage.turn()
        for _ in 0..<frames { scene.stage.turn() }

        let t = 19 * Double(frames) / 60
        let exact = 1 - (1 + t) * exp(-t)
        #expect(abs(exact - x) < 2e-3)
        let expected = CGRect.between(CGRect(x: 199, y: 8, width: 183, height: 250), scene.nav.view.bounds, at: exact)
        let shown = scene.cardRect
        #expect((shown.edges - expected.edges).absolute.max() < 0.5)
        #expect(abs(scene.dim - 0.45 * exact) < 0.0045)
        #expect(abs(scene.stage.shownFrame(of: scene.page!.view).width - shown.width) < 0.5)
        #expect(scene.stage.shownFrame(of: scene.page!.view).origin.y == shown.minY)
    }

    @Test(
        .rules("XH3"),
        arguments: [CGSize(width: 183, height: 294), CGSize(width: 183, height: 233), CGSize(width: 183, height: 187)])
    func `the picture is cropped and never stretched`(cell: CGSize) {
        let scene = ZoomScene(cardSize: cell)
        scene.push()
        scene.stage.turn()
        for _ in 0..<25 {
            scene.stage.turn()
            guard let cover = scene.card?.subviews.compactMap({ $0 as? UIImageView }).first, !cover.isHidden else {
                continue
            }
            let rect = cover.contentMode.rect(of: CardList.image.size, in: cover.bounds)
            #expect(abs(rect.width / rect.height / 0.75 - 1) < 0.005)
            #expect(rect.width >= cover.bounds.width - 1e-6 && rect.height >= cover.bounds.height - 1e-6)
            #expect(abs(rect.midX - cover.bounds.midX) < 1e-6 && abs(rect.midY - cover.bounds.midY) < 1e-6)
        }
    }

    @Test(.rules("XH2", "XH9")) func `it is over when half a point is left, and the page is just there`() {
        let scene = ZoomScene()
        let page = scene.push()
        scene.stage.turn()
        var frames = 0
        while scene.nav.transitionCoordinator != nil, frames < 100 {
            scene.stage.turn()
            frames += 1
        }
        // (1 + 19 t) e^(-19 t) · 594 falls below half a point at 0.496 s.
        #expect(frames == 30)
        #expect(scene.isClean && page.view.frame == scene.nav.view.bounds)
        #expect(scene.list.cells[1].alpha == 0 && scene.list.cells[2].alpha == 1)
    }

    @Test(.rules("XH8", "XH9"))
    func `a pop shows the card in the frame in which it lands, and tells what any pop tells`() {
        let scene = ZoomScene.open()
        scene.nav.popViewController(animated: true)
        var seenTogether = false
        for _ in 0..<60 {
            scene.stage.turn()
            seenTogether = seenTogether || (scene.card != nil) == (scene.list.cells[1].alpha > 0)
        }
        #expect(!seenTogether && scene.isClean)
        let told = scene.journal.take().filter { !$0.hasPrefix("card") }
        #expect(
            told == [
                "Page.willMove(nil)", "Page.WD(true)", "List.WA(true)", "willShow(List, true)", "List.IA(true)",
                "Page.DD(true)", "List.DA(true)", "Page.didMove(nil)", "didShow(List, true)",
            ])
    }

    @Test(.rules("XH9")) func `the card is asked for on the way in and again on the way out`() {
        let scene = ZoomScene.open()
        scene.list.scroll.contentOffset.y = 100
        scene.page?.identifiers = [4, 1]
        scene.nav.popViewController(animated: true)
        scene.stage.turn()
        #expect(scene.list.cells[1].alpha == 1 && scene.list.cells[4].alpha == 0)
        scene.stage.run(for: .milliseconds(400))
        let goal = CGRect(x: 8, y: 8 + 2 * 258 - 100, width: 183, height: 250)
        #expect((scene.cardRect.edges - goal.edges).absolute.max() < 3)
        scene.stage.settle()
        #expect(scene.isClean)
    }

    @Test(.rules("XH14")) func `a card out of sight is brought into sight, and only then`() {
        let scene = ZoomScene.open(15)
        _ = scene.journal.take()
        scene.list.reveal = { _ in scene.list.scroll.contentOffset.y = 1500 }
        scene.nav.popViewController(animated: true)
        scene.stage.turn()
        #expect(scene.journal.entries.filter { $0.hasPrefix("reveal") } == ["reveal 15"])
        #expect(scene.list.cells[15].alpha == 0)
        scene.stage.settle()
        #expect(scene.isClean)
    }

    enum Trouble: CaseIterable { case none, offScreen, empty, infinite, elsewhere }

    @Test(.rules("XH14", "XH9"), arguments: Trouble.allCases)
    func `without a card in sight the page grows and fades`(trouble: Trouble) {
        let scene = ZoomScene()
        let stray = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scene.list.answer = { [list = scene.list] _ in
            switch trouble {
            case .none: return nil
            case .offScreen: return CardZoomCard(list.cells[19])
            case .empty:
                stray.frame.size = .zero
                list.view.addSubview(stray)
                return CardZoomCard(stray)
            case .infinite:
                stray.bounds.size.width = .infinity
                list.view.addSubview(stray)
                return CardZoomCard(stray)
            case .elsewhere: return CardZoomCard(stray)
            }
        }
        scene.push()
        scene.stage.turn()
        #expect((scene.cardRect.edges - scene.nav.view.bounds.scaled(by: 0.86).edges).absolute.max() < 1e-6)
        #expect(scene.card.map(scene.stage.shownAlpha) == 0)
        scene.stage.settle()
        #expect(scene.isClean && stray.alpha == 1)
        scene.nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(scene.isClean && scene.depth == 1 && stray.alpha == 1)
    }

    @Test(.rules("XH9")) func `motion reduced, the pages fade`() {
        let scene = ZoomScene()
        scene.zoom.style.prefersCrossFade = true
        scene.push()
        scene.stage.turn()
        #expect(scene.card == nil && scene.nav.transitionCoordinator?.transitionDuration == 0.14)
        scene.stage.run(for: .milliseconds(70))
        #expect(abs(scene.page.map { scene.stage.shownAlpha(of: $0.view) }! - 0.5) < 0.05)
        scene.stage.settle()
        #expect(scene.isClean && scene.list.cells[1].alpha == 1)
    }

    @Test(.rules("XH16")) func `a stall shows the end, once`() {
        let scene = ZoomScene()
        scene.push()
        scene.stage.turn()
        scene.stage.backend.instant = scene.stage.backend.instant.advanced(bySeconds: 2)
        scene.stage.turn()
        #expect(scene.isClean)
        #expect(scene.journal.entries.count { $0 == "didShow(Page, true)" } == 1)
    }

    @Test(.rules("XH9", "O-117")) func `however the page goes, its card is seen again`() {
        for way in 0..<3 {
            let scene = ZoomScene.open()
            let page = scene.page
            switch way {
            case 0: scene.nav.popViewController(animated: false)
            case 1: scene.nav.setViewControllers([scene.list], animated: false)
            default: scene.nav.popToRootViewController(animated: true)
            }
            scene.stage.settle()
            #expect(scene.isClean && page?.hiddenCard == nil)
        }
    }

    @Test(.rules("XH9", "SL8")) func `fifty times in and out nothing is left over`() {
        let scene = ZoomScene()
        let before = LiveObjects.count(.view)
        weak var last: CardPage?
        for item in 0..<50 {
            last = scene.push(item % 4)
            scene.stage.settle()
            scene.nav.popViewController(animated: true)
            scene.stage.settle()
        }
        #expect(last == nil && scene.isClean)
        #expect(LiveObjects.count(.view) == before)
    }
}
