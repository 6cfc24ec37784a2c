import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TransitionValueTests {
    @Later var scene = NavigationScene("A")

    /// Where the page to come is after half of a push with `transition`, 0.2 s long and as fast all the way.
    private func halfWay(_ transition: ViewTransition) -> (frame: CGRect, alpha: Double, old: CGRect) {
        scene.teller.animator = transition.animator(.linear(duration: 0.2))
        scene.push("B")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        let view = scene.page("B").view!
        return (
            scene.stage.shownFrame(of: view), scene.stage.shownAlpha(of: view),
            scene.stage.shownFrame(of: scene.page("A").view)
        )
    }

    @Test func `a move travels the container's width`() {
        let seen = halfWay(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))

        #expect(isNear(seen.frame.minX, 200, by: 0.01) && isNear(seen.old.minX, -200, by: 0.01))
    }

    @Test func `from right to left it is the other side`() {
        scene.nav.view.semanticContentAttribute = .forceRightToLeft

        #expect(isNear(halfWay(.move(edge: .trailing)).frame.minX, -200, by: 0.01))
    }

    @Test func `what is combined happens at once`() {
        let seen = halfWay(ViewTransition.opacity.combined(with: .scale(0.5)).combined(with: .offset(y: 40)))

        #expect(isNear(seen.alpha, 0.5, by: 0.01))
        #expect(isNear(seen.frame.width, 300, by: 0.01) && isNear(seen.frame.midY, 420, by: 0.01))
    }

    @Test func `a scale keeps its anchor`() {
        #expect(halfWay(.scale(0.5, anchor: .zero)).frame.origin == .zero)
    }

    @Test func `turned round twice it is what it was`() {
        let transition = ViewTransition.asymmetric(insertion: .opacity, removal: .move(edge: .top))

        #expect(transition.reversed.reversed == transition && transition.reversed != transition)
        #expect(transition.reversed == .asymmetric(insertion: .move(edge: .top), removal: .opacity))
    }

    @Test func `views are as they were afterwards, with what was theirs`() {
        scene.page("A").view.alpha = 0.8
        _ = halfWay(.asymmetric(insertion: .move(edge: .bottom), removal: .scale(0.9).combined(with: .opacity)))
        scene.stage.settle()

        #expect(scene.page("A").view.transform == .identity && isNear(scene.page("A").view.alpha, 0.8))
        #expect(scene.page("B").view.frame == scene.nav.view.bounds && scene.hosted == "B")
    }

    @Test func `a page that leaves can stay in front`() {
        scene.push("B")
        scene.stage.settle()
        scene.teller.animator = ViewTransition.move(edge: .trailing).animator(leavingInFront: true)
        scene.nav.popViewController(animated: true)
        scene.stage.turn()

        let views = scene.page("B").view.superview?.subviews
        #expect(views?.first === scene.page("A").view && views?.last === scene.page("B").view)
        scene.stage.settle()
        #expect(scene.hosted == "A")
    }

    @Test func `where nothing is to slide, views fade`() {
        _ = scene
        UIAccessibility.motion = .crossFade

        let seen = halfWay(.move(edge: .trailing))

        #expect(seen.frame.minX == 0 && isNear(seen.alpha, 0.5, by: 0.01))
    }

    @Test func `the animator keeps the contract`() {
        let transition = ViewTransition.asymmetric(insertion: .move(edge: .bottom), removal: .identity)

        #expect(TransitionConformance(.push) { transition.animator() }.findings() == [])
    }
}
