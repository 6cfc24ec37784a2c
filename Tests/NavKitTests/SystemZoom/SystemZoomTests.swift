import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

@MainActor @Suite struct SystemZoomTests {
    @Later var scene = SystemZoomScene()

    @Test(.rules("V18")) func `a page grows out of its source on a critically damped spring, over a thin shade`() {
        scene.push()
        scene.stage.turn()
        #expect(scene.cardRect == CGRect(x: 40, y: 300, width: 100, height: 150))
        let spring = Spring(stiffness: 361, damping: 38)
        for (wait, time) in [(50, 0.05), (50, 0.1), (100, 0.2)] {
            scene.stage.run(for: .milliseconds(wait))
            let x = spring.progress(at: time)
            #expect(isNear(scene.cardRect.minX, 40 * (1 - x), by: 0.5))
            #expect(isNear(scene.cardRect.height, 150 + (844 - 150) * x, by: 0.5))
            #expect(isNear(scene.dim, x, by: 0.01))
        }
        scene.stage.settle()
        #expect(scene.card == nil && scene.nav.topViewController?.view.frame == scene.stage.window.bounds)
    }

    @Test(.rules("V18")) func `the shade is black at 0.15 where nobody says otherwise`() {
        scene.push()
        scene.stage.turn()
        let shades = shades(in: scene.stage.window)
        #expect(shades.map(\.backgroundColor) == [UIColor.black.withAlphaComponent(0.15)])
    }

    private func shades(in view: UIView) -> [CardDim] {
        (view as? CardDim).map { [$0] } ?? view.subviews.flatMap(shades)
    }

    @Test(.rules("V18")) func `the source is not seen while its page is up, and is there again when the page is gone`()
    {
        scene.push()
        scene.stage.turn()
        #expect(scene.source.alpha == 0)
        scene.stage.settle()
        #expect(scene.source.alpha == 0)
        scene.nav.popViewController(animated: true)
        scene.stage.turn()
        #expect(scene.source.alpha == 0 && scene.cardRect.width == 390)
        scene.stage.settle()
        #expect(scene.source.alpha == 1 && scene.nav.viewControllers == [scene.list])
    }

    @Test(.rules("V19")) func `the source is asked for on the way in and again on the way out`() {
        scene.push()
        scene.stage.settle()
        #expect(scene.asked == 1)
        #expect(scene.journal.take().contains("source(list, page)"))
        scene.source.frame.origin = CGPoint(x: 200, y: 500)
        scene.nav.popViewController(animated: true)
        var last = CGRect.null
        while scene.nav.transitionCoordinator != nil || last == .null {
            scene.stage.turn()
            if let card = scene.card { last = scene.stage.shownFrame(of: card) }
        }
        #expect(scene.asked == 2)
        #expect(isNear(last.minX, 200, by: 3) && isNear(last.minY, 500, by: 3))
    }

    @Test(.rules("V18")) func `without a source view the page slides`() {
        scene.hasSource = false
        let page = scene.push()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        #expect(scene.card == nil)
        #expect((1..<390).contains(scene.stage.shownFrame(of: page.view).minX))
        scene.stage.settle()
        scene.nav.popViewController(animated: true)
        scene.stage.turn()
        #expect(scene.card == nil)
        scene.stage.settle()
        #expect(scene.nav.viewControllers.count == 1)
    }

    @Test(.rules("V18"), arguments: [(60.0, false), (100, false), (140, true), (300, true)])
    func `a pull down shrinks the page by its share of the height, and gives it up from 0.905 of its size`(
        travel: Double, leaves: Bool
    ) {
        scene.push()
        scene.stage.settle()
        let end = scene.hold(CGVector(dx: 0, dy: travel), from: CGPoint(x: 195, y: 300))
        #expect(isNear(scene.cardRect.width, 390 * (1 - 0.67 * travel / 844), by: 0.5))
        #expect((1 - 0.67 * travel / 844 <= 0.905) == leaves)
        #expect(scene.cards.count == 1)
        scene.stage.release(end)
        scene.stage.settle()
        #expect(scene.nav.viewControllers.count == (leaves ? 1 : 2))
        #expect(scene.source.alpha == (leaves ? 1 : 0))
    }

    @Test(.rules("V18"), arguments: [(160.0, false), (190, true)])
    func `from the edge the page is given up from 0.70 of its size`(travel: Double, leaves: Bool) {
        scene.push()
        scene.stage.settle()
        let end = scene.hold(CGVector(dx: travel, dy: 0), from: CGPoint(x: 5, y: 300))
        #expect((1 - 0.67 * travel / 390 <= 0.7) == leaves)
        scene.stage.release(end)
        scene.stage.settle()
        #expect(scene.nav.viewControllers.count == (leaves ? 1 : 2))
    }

    @Test func `a page may say when a finger takes it back`() {
        var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
        scene.options.interactiveDismissShouldBegin = {
            contexts.append($0)
            return false
        }
        scene.push()
        scene.stage.settle()
        let end = scene.hold(CGVector(dx: 0, dy: 300), from: CGPoint(x: 195, y: 300))
        scene.stage.release(end)
        scene.stage.settle()

        #expect(scene.nav.viewControllers.count == 2)
        #expect(contexts.count == 1 && contexts.first?.willBegin == true)
        #expect((contexts.first?.location.y ?? 0) > 309 && (contexts.first?.velocity.dy ?? 0) > 0)
    }

    @Test func `a part of the page can be what meets the source`() {
        scene.options.alignmentRectProvider = { _ in CGRect(x: 95, y: 200, width: 200, height: 300) }
        let page = scene.push()
        scene.stage.turn()
        // The part is twice as large as the source: the page begins at half its size, the part over the source.
        let shown = scene.stage.shownFrame(of: page.view)
        #expect(isNear(shown.width, 195, by: 0.01) && isNear(shown.minX, 40 - 95 / 2, by: 0.01))
        #expect(isNear(shown.minY, 300 - 200 / 2, by: 0.01))
        #expect(scene.cardRect == CGRect(x: 40, y: 300, width: 100, height: 150))
        scene.stage.settle()
        #expect(scene.stage.shownFrame(of: page.view) == scene.stage.window.bounds)
    }

    @Test func `the shade has the colour and the blur that are asked for`() {
        scene.options.dimmingColor = .systemRed
        scene.options.dimmingVisualEffect = UIBlurEffect(style: .systemThinMaterial)
        scene.push()
        scene.stage.turn()
        let shade = shades(in: scene.stage.window).first
        #expect(shade?.backgroundColor == .systemRed)
        #expect((shade?.subviews.first as? UIVisualEffectView)?.effect === scene.options.dimmingVisualEffect)
    }

    @Test(.rules("W4")) func `it is a fade where the user prefers that`() {
        _ = scene
        UIAccessibility.motion = .crossFade
        defer { UIAccessibility.motion = .full }
        let page = scene.push()
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(70))
        #expect(scene.card == nil && (0.01..<1).contains(scene.stage.shownAlpha(of: page.view)))
        scene.stage.run(for: .milliseconds(100))
        #expect(scene.nav.transitionCoordinator == nil)
    }

    @Test func `an animator of the delegate wins`() {
        let fading = Fading()
        scene.nav.delegate = fading
        scene.push()
        scene.stage.turn()
        #expect(scene.card == nil && scene.asked == 0)
    }

    @MainActor private final class Fading: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SlidePush() }
    }

    @Test func `a page on a stack can come in the ways of presentations too`() {
        let page = Page("page", scene.journal)
        page.preferredTransition = .crossDissolve
        scene.nav.pushViewController(page, animated: true)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(150))
        #expect((0.01..<1).contains(scene.stage.shownAlpha(of: page.view)))
        scene.stage.settle()
        #expect(page.view.alpha == 1 && scene.nav.topViewController === page)
    }
}
