import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// The slide that a stack has of itself.
@MainActor @Suite struct DefaultSlideTests {
    @Later var scene = NavigationScene("A")
    var stage: Stage { scene.stage }

    private func frame(_ name: String) -> CGRect { stage.shownFrame(of: scene.page(name).view) }

    /// A critical spring with ω = √(1000 / 3) from rest: rules H4, H5, H6.
    private func spring(_ t: Double) -> CGFloat {
        let omega = (1000.0 / 3).squareRoot()
        return t >= 0.5 ? 1 : CGFloat(1 - (1 + omega * t) * exp(-omega * t))
    }

    @Test(.rules("V1", "V3", "V6")) func `a push follows the spring, the page beneath by three tenths, under a shade`()
    {
        scene.push("B")
        stage.turn()
        #expect(frame("B").minX == 400 && frame("A").minX == 0)

        for step in 1...4 {
            stage.run(for: .milliseconds(100))
            let q = spring(0.1 * Double(step))
            #expect(abs(frame("B").minX - 400 * (1 - q)) < 1e-6)
            #expect(abs(frame("A").minX + 0.3 * 400 * q) < 1e-6)
            let shade = scene.page("B").view.superview!.subviews[1]
            #expect(abs(stage.shownAlpha(of: shade) - 0.1 * q) < 1e-6)
        }
        #expect(scene.page("A").view.superview != nil)
        stage.run(for: .milliseconds(100))
        #expect(frame("B").minX == 0)
        #expect(scene.page("A").view.superview == nil)
    }

    @Test(.rules("V2")) func `a pop is the same picture backwards with the same timing`() {
        scene.push("B", animated: false)
        stage.settle()
        scene.nav.popViewController(animated: true)
        stage.turn()
        #expect(frame("B").minX == 0 && frame("A").minX == -120)

        for step in 1...4 {
            stage.run(for: .milliseconds(100))
            let q = spring(0.1 * Double(step))
            #expect(abs(frame("B").minX - 400 * q) < 1e-6)
            #expect(abs(frame("A").minX + 120 * (1 - q)) < 1e-6)
        }
        stage.run(for: .milliseconds(100))
        #expect(frame("A").minX == 0 && scene.hosted == "A")
    }

    @Test(.rules("W1")) func `right to left it comes from the left`() {
        scene.nav.view.semanticContentAttribute = .forceRightToLeft
        scene.push("B")
        stage.turn()
        stage.run(for: .milliseconds(100))
        #expect(abs(frame("B").minX + 400 * (1 - spring(0.1))) < 1e-6)
        #expect(abs(frame("A").minX - 120 * spring(0.1)) < 1e-6)
    }

    @Test(.rules("V20")) func `behind a page that covers nothing is the stack's own background`() {
        #expect(scene.nav.view.backgroundColor == .systemBackground)
        #expect(scene.nav.view.clipsToBounds)
    }

    @Test(.rules("V3", "O-070")) func `a resize on the way takes the shadow along with the page`() {
        for name in ["A", "B"] { scene.page(name).view.backgroundColor = .white }
        scene.push("B")
        stage.turn()
        stage.run(for: .milliseconds(100))
        for size in [CGSize(width: 600, height: 900), CGSize(width: 300, height: 500)] {
            stage.resize(to: size)
            stage.turn()
            let (page, shadow) = (frame("B"), stage.shownFrame(of: scene.page("B").view.superview!.subviews[2]))
            #expect(page == shadow && page.height == size.height)
            let y = size.height - 20
            let beside = stage.color(at: CGPoint(x: page.minX - 1.5, y: y))?.red ?? 1
            let farther = stage.color(at: CGPoint(x: page.minX - 16, y: y))?.red ?? 0
            #expect(beside < farther)
        }
        stage.settle()
    }

    @Test func `a resize on the way ends at the new size`() {
        scene.push("B")
        stage.turn()
        stage.run(for: .milliseconds(200))
        stage.resize(to: CGSize(width: 600, height: 500))
        stage.settle()
        #expect(frame("B") == CGRect(x: 0, y: 0, width: 600, height: 500))

        scene.nav.popViewController(animated: true)
        stage.turn()
        stage.run(for: .milliseconds(200))
        stage.resize(to: CGSize(width: 300, height: 700))
        stage.turn()
        #expect(frame("A").width == 300 && frame("B").width == 300)
        stage.settle()
        #expect(frame("A") == CGRect(x: 0, y: 0, width: 300, height: 700))
        #expect(scene.hosted == "A")
    }

    @Test(.rules("O-022")) func `a thousand cycles leave no object alive`() {
        func cycle() {
            scene.nav.pushViewController(UIViewController(), animated: true)
            stage.turn()
            stage.run(for: .milliseconds(600))
            scene.nav.popViewController(animated: true)
            stage.turn()
            stage.run(for: .milliseconds(600))
        }
        cycle()
        let before = LiveObjects.counts
        for _ in 0..<20 { cycle() }
        for _ in 0..<1000 {
            scene.nav.pushViewController(UIViewController(), animated: false)
            stage.turn()
            scene.nav.popViewController(animated: false)
            stage.turn()
        }
        #expect(LiveObjects.counts == before)
        #expect(scene.titles == ["A"])
    }

    @Test func `pages below the top one have their views out of the window`() {
        for number in 0..<5 { scene.push("P\(number)", animated: false) }
        stage.settle()
        #expect(scene.hosted == "P4")
    }

    @Test func `a stack that is let go in the middle of a push leaves nothing`() {
        let window = stage.window
        let before = LiveObjects.counts
        do {
            let nav = UINavigationController(rootViewController: UIViewController())
            let first = window.rootViewController
            window.rootViewController = nav
            stage.settle()
            nav.pushViewController(UIViewController(), animated: true)
            nav.pushViewController(UIViewController(), animated: true)
            let coordinator = nav.transitionCoordinator
            coordinator?.animate(alongsideTransition: { _ in _ = coordinator }, completion: { _ in _ = coordinator })
            stage.turn()
            stage.run(for: .milliseconds(100))
            window.rootViewController = first
        }
        stage.settle()
        #expect(LiveObjects.counts == before)
    }
}
