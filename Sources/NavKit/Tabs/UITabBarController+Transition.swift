import Foundation
import NavCore

/// What a row of tabs does at each step of a transition. The driver says when.
extension UITabBarController: TransitionHost {
    /// Brings what is shown to what is selected. Called in layout.
    func startMove() {
        guard move == nil, let to = chosen, to !== shownPage, isInWindow else { return }
        switch appearance.phase {
        case .appearing, .disappearing: return
        case .disappeared, .appeared, .unchanged: break
        }
        guard let from = shownPage else { return showFirst(to) }
        let driver = TransitionDriver(host: self, isAnimated: true)
        move = TabMove(from: from, to: to, driver: driver)
        driver.record.from.controller = from
        driver.record.to.controller = to
        for page in [from, to] { page.transition = driver }
        driver.start()
    }

    private func showFirst(_ page: UIViewController) {
        host(page)
        guard appearance.isHeadingIn else { return }
        page.beginAppearanceTransition(true, animated: false)
        layOut(page)
        page.endAppearance(isAppearing: true)
    }

    /// A transition that nobody completed stands in the way no longer.
    func closeAbandonedMove() {
        guard let driver = move?.driver, driver.isAbandoned else { return }
        driver.complete(true)
    }

    package func animation(for driver: TransitionDriver) -> TransitionAnimation? {
        guard let move,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: move.from, to: move.to)
        else { return nil }
        let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
        return TransitionAnimation(animator: animator, interactor: interactor)
    }

    package func transitionWillBegin(_ driver: TransitionDriver) {
        guard let move else { return }
        move.to.loadViewIfNeeded()
        if driver.isAnimating { placeContainer(for: move) }
        move.from.beginAppearanceTransition(false, animated: driver.isAnimating)
        move.to.beginAppearanceTransition(true, animated: driver.isAnimating)
    }

    /// The container takes the page's place, with the page in it. The page to come gets its size and waits outside.
    private func placeContainer(for move: TabMove) {
        guard let fromView = move.from.view, let toView = move.to.view else { return }
        let container = move.driver.record.container
        container.semanticContentAttribute = view.semanticContentAttribute
        container.fill(view.bounds)
        view.insertSubview(container, at: 0)
        container.addSubview(fromView)
        move.driver.record.from.initial = .frame(fromView.frame)
        move.driver.record.to.final = .container
        toView.fill(container.bounds)
        setInsets(of: toView)
    }

    package func transitionDidBegin(_ driver: TransitionDriver) { layOut(move?.to) }

    package func transitionDidEnd(_ driver: TransitionDriver, completed: Bool) {
        guard let move, move.driver === driver else { return }
        if completed { arrive(move) } else { goBack(move) }
    }

    package func transitionDidClose(_ driver: TransitionDriver) {
        guard let move, move.driver === driver else { return }
        for page in [move.from, move.to] where page.transition === driver { page.transition = nil }
        self.move = nil
        viewIfLoaded?.setNeedsLayout()
    }

    private func arrive(_ move: TabMove) {
        handOver(to: move.to, from: move.from, move.driver)
        layOut(move.to)
        move.from.endAppearance(isAppearing: false)
        if appearance.phase != .appearing { move.to.endAppearance(isAppearing: true) }
    }

    /// Everything is as it was before the selection, unless yet another page was selected meanwhile.
    private func goBack(_ move: TabMove) {
        if chosen === move.to {
            chosen = move.from
            tabBar.selectedItem = move.from.tabBarItem
        }
        let isAnimated = move.driver.isAnimating
        move.to.beginAppearanceTransition(false, animated: isAnimated)
        handOver(to: move.from, from: move.to, move.driver)
        move.to.endAppearance(isAppearing: false)
        move.from.beginAppearanceTransition(true, animated: isAnimated)
        move.from.endAppearance(isAppearing: true)
    }

    /// From the container to this controller's own view; the container goes, with whatever else is in it.
    private func handOver(to page: UIViewController, from other: UIViewController, _ driver: TransitionDriver) {
        other.viewIfLoaded?.removeFromSuperview()
        host(page)
        if driver.isAnimating { driver.record.container.removeFromSuperview() }
    }

    /// So that `viewIsAppearing` and layout come before anything is seen of the page.
    private func layOut(_ page: UIViewController?) {
        guard let page, let pageView = page.viewIfLoaded, pageView.window != nil else { return }
        pageView.layoutIfNeeded()
        page.markAppearance()
    }
}
