import Foundation
import NavKit
import NavTesting

/// What must hold: always, and when nothing moves.
@MainActor extension SoakWorld {
    func checkAlways() {
        expect(nav.ids == nav.model.stack, "the stack is \(nav.ids), not \(nav.model.stack)")
        expect(nav.viewControllers.allSatisfy { $0.parent === nav }, "a page of the stack has another parent")
        expect(contexts.count <= 1, "\(contexts.count) transitions are open at once")
        for page in livePages {
            let isMoving =
                page.isMovingToParent || page.isMovingFromParent || page.isBeingPresented || page.isBeingDismissed
            expect(!isMoving, "\(page) is moving outside of any callback")
        }
    }

    func checkSettled() {
        guard firstFault == nil else { return }
        expect(nav.transitionCoordinator == nil, "a transition is still open")
        expect(nav.model.isIdle, "the stack owes what was asked of it: \(nav.model)")
        expect(contexts.isEmpty, "a transition never ended")
        expect(Set(nav.children.map(\.soakID)) == Set(nav.ids), "children \(nav.children) of \(nav.viewControllers)")
        checkViews()
        checkAppearances()
        checkBar()
        checkRest()
        checkTouch()
    }

    /// The top page is shown, whole and alone.
    private func checkViews() {
        guard let top = nav.topViewController as? SoakPage, let view = nav.view else { return }
        let shown = livePages.filter { $0.viewIfLoaded?.window != nil }
        expect(shown.count == 1 && shown.first === top, "\(shown) are shown, not \(top)")
        expect(view.subviews.count == 2, "\(view.subviews.count) views in the stack's view: \(view.subviews)")
        expect(stage.window.subviews.count == 1, "\(stage.window.subviews.count) views in the window")
        expect(view.frame == stage.window.bounds, "the stack is at \(view.frame) in \(stage.window.bounds)")
        expect(top.view.superview === view, "\(top) is not in its place")
        expect(top.view.frame == view.bounds, "\(top) is at \(top.view.frame) in \(view.bounds)")
        expect(top.view.alpha == 1 && top.view.transform == .identity, "\(top) is left pale or twisted")
        let edge = nav.isNavigationBarHidden ? 0 : nav.navigationBar.bounds.height
        expect(
            top.view.safeAreaInsets.top == edge, "\(top) keeps \(top.view.safeAreaInsets.top) points clear, not \(edge)"
        )
        if let scroll = top.scroll, !top.isScrolled {
            expect(scroll.contentOffset.y == -edge, "\(top) begins at \(scroll.contentOffset.y)")
        }
    }

    private func checkAppearances() {
        for page in livePages {
            expect(page.ledger.isEven, "\(page) waits for a callback")
            expect(page.ledger.isHere == (page.viewIfLoaded?.window != nil), "\(page) is there, or thinks that it is")
        }
        expect(nav.ledger.isHere, "\(nav) does not know that it is there")
    }

    private func checkBar() {
        let pages = nav.viewControllers
        expect(nav.navigationBar.topItem === pages.last?.navigationItem, "the bar shows another page's title")
        expect(
            nav.navigationBar.backItem === pages.dropLast().last?.navigationItem, "the bar leads back to another page")
    }

    /// A still window draws nothing.
    private func checkRest() {
        let count = stage.backend.presentCount
        for _ in 0..<2 { stage.turn() }
        expect(stage.backend.presentCount == count, "a still window is drawn")
        expect(stage.isStill, "a still window is not still")
    }

    /// A touch in the middle reaches the page.
    private func checkTouch() {
        guard let top = nav.topViewController as? SoakPage else { return }
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        expect(stage.window.hitTest(middle, with: nil)?.isDescendant(of: top.view) == true, "\(top) cannot be touched")
        // A scroll view keeps touches for itself.
        guard top.scroll == nil else { return }
        let count = top.touchCount
        stage.press(middle)
        turn(1 / 60)
        expect(top.touchCount == count + 1, "a touch does not reach \(top)")
        stage.send(
            .touch(TouchInput(id: 0, phase: .cancelled, source: .mouse, position: middle, instant: stage.instant)))
        turn(1 / 60)
    }
}
