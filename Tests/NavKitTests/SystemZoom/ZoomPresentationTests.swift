import Foundation
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// Presentations that zoom.
@MainActor @Suite struct ZoomPresentationTests {
    @Later var scene = SystemZoomScene()

    private func present() -> Page {
        let page = scene.makePage()
        scene.list.present(page, animated: true)
        return page
    }

    @Test(.rules("V18", "V19")) func `a presented page grows out of its source, and goes back into it`() {
        let page = present()
        scene.stage.turn()
        #expect(scene.cardRect == CGRect(x: 40, y: 300, width: 100, height: 150) && scene.source.alpha == 0)
        scene.stage.settle()
        #expect(page.presentingViewController === scene.nav && page.view.frame == scene.stage.window.bounds)
        #expect(scene.journal.take().contains("source(list, page)"))

        page.dismiss(animated: true)
        scene.stage.turn()
        #expect(scene.cardRect.width == 390)
        scene.stage.settle()
        #expect(scene.asked == 2 && scene.source.alpha == 1 && scene.list.presentedViewController == nil)
        #expect(scene.nav.view.window != nil && scene.card == nil)
    }

    @Test(.rules("V18")) func `a finger takes a presented page back, or lets it stay`() {
        let page = present()
        scene.stage.settle()
        var end = scene.hold(CGVector(dx: 0, dy: 80), from: CGPoint(x: 195, y: 300))
        #expect(isNear(scene.cardRect.width, 390 * (1 - 0.67 * 80 / 844), by: 0.5))
        #expect(scene.cards.count == 1 && page.view.superview === scene.card)
        scene.stage.release(end)
        scene.stage.settle()
        #expect(scene.list.presentedViewController === page && page.view.frame == scene.stage.window.bounds)
        #expect(page.view.transform == .identity && scene.card == nil)

        end = scene.hold(CGVector(dx: 40, dy: 300), from: CGPoint(x: 195, y: 300))
        scene.stage.release(end)
        scene.stage.settle()
        #expect(scene.list.presentedViewController == nil && scene.source.alpha == 1 && scene.card == nil)
    }

    @Test func `a modal page stays, and its delegate hears of the try`() {
        let page = scene.makePage(), teller = Teller(scene.journal)
        page.isModalInPresentation = true
        page.presentationController?.delegate = teller
        scene.list.present(page, animated: true)
        scene.stage.settle()
        _ = scene.journal.take()
        let end = scene.hold(CGVector(dx: 0, dy: 300), from: CGPoint(x: 195, y: 300))
        scene.stage.release(end)
        scene.stage.settle()
        #expect(scene.list.presentedViewController === page)
        #expect(scene.journal.take() == ["attempt"])
    }

    @MainActor private final class Teller: NSObject, UIAdaptivePresentationControllerDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            journal.record("attempt")
        }
    }

    @Test func `without a source view it slides up`() {
        scene.hasSource = false
        let page = present()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        #expect(scene.card == nil && scene.stage.shownFrame(of: page.view).minY > 0)
    }

    @Test func `a style of presentation can be preferred`() {
        let page = Page("page", scene.journal)
        page.preferredTransition = .crossDissolve
        page.modalPresentationStyle = .fullScreen
        scene.list.present(page, animated: true)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(150))
        #expect((0.01..<1).contains(scene.stage.shownAlpha(of: page.view)))
    }

    @Test(.rules("O-092")) func `a presented page that has zoomed is let go`() {
        weak var gone: UIViewController?
        do {
            let page = present()
            gone = page
            scene.stage.settle()
            let end = scene.hold(CGVector(dx: 0, dy: 300), from: CGPoint(x: 195, y: 300))
            scene.stage.release(end)
        }
        scene.stage.settle()
        #expect(gone == nil)
    }
}
