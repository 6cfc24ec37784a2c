import Foundation
import NavCore

/// What a stack does at each step of a transition. The driver says when.
extension UINavigationController: TransitionHost {
    package func animation(for driver: TransitionDriver) -> TransitionAnimation? {
        guard driver.record.isAnimated, let move, let from = move.change?.oldTop, let to = move.change?.newTop else {
            return nil
        }
        if let animation = backSwipe.animationOfSwipe { return animation }
        if let flight = move.flight { return .slide(.pop, .thrown(flight)) }
        let animator = delegate?.navigationController(self, animationControllerFor: move.operation, from: from, to: to)
        guard let animator else {
            return preferredAnimation(move.operation, from: from, to: to) ?? .slide(move.operation, .played)
        }
        let interactor = delegate?.navigationController(self, interactionControllerFor: animator)
        return TransitionAnimation(animator: animator, interactor: interactor)
    }

    package func transitionWillBegin(_ driver: TransitionDriver) {
        guard let change = move?.change else { return }
        move?.hasBegun = true
        change.newTop?.loadViewIfNeeded()
        if driver.isAnimating { placeContainer(of: driver, for: change) }
        if change.direction == .push { keepFocus(of: change.oldTop) }
        change.oldTop?.beginAppearanceTransition(false, animated: driver.isAnimating)
        guard let page = change.newTop else { return }
        page.beginAppearanceTransition(true, animated: driver.isAnimating)
        delegate?.navigationController(self, willShow: page, animated: driver.isAnimating)
        navigationBar.show(
            top: page.navigationItem, previous: stack.second?.navigationItem,
            moving: driver.isAnimating ? driver.coordinator.map { barMotion(change.direction, along: $0) } : nil)
    }

    private func barMotion(
        _ direction: StackDirection, along coordinator: TransitionCoordinator
    ) -> UINavigationBar.Motion {
        (direction, { change in coordinator.animate(alongsideTransition: { _ in change() }, completion: nil) })
    }

    /// The container takes the page's place, with the page in it. The page to come gets its size and waits outside.
    private func placeContainer(of driver: TransitionDriver, for change: StackChange<UIViewController>) {
        guard let fromView = change.oldTop?.view, let toView = change.newTop?.view else { return }
        let container = driver.record.container
        container.semanticContentAttribute = view.semanticContentAttribute
        container.fill(view.bounds)
        view.insertSubview(container, at: 0)
        container.addSubview(fromView)
        driver.record.from.initial = .frame(fromView.frame)
        driver.record.to.final = .container
        toView.fill(container.bounds)
        setInsets(of: toView)
    }

    package func transitionDidBegin(_ driver: TransitionDriver) { layOut(move?.change?.newTop) }

    package func transitionDidEnd(_ driver: TransitionDriver, completed: Bool) {
        guard let move, move.driver === driver, let change = move.change else { return }
        switch (move.hasBegun, completed) {
        case (false, _):
            if let shownPage, change.leaving.contains(where: { $0 === shownPage }) { hide(shownPage) }
            tellParentsOfEnd(of: change)
            // Under the same top page, Back may lead elsewhere now.
            if change.direction == .none { showTopInBar() }
        case (true, true): arrive(change, driver)
        case (true, false): goBack(change, driver)
        }
    }

    package func transitionDidClose(_ driver: TransitionDriver) {
        guard let move, move.driver === driver else { return }
        for page in [move.change?.oldTop, move.change?.newTop] where page?.transition === driver {
            page?.transition = nil
        }
        self.move = nil
        announceWaiting()
        viewIfLoaded?.setNeedsLayout()
    }

    private func arrive(_ change: StackChange<UIViewController>, _ driver: TransitionDriver) {
        let (old, new) = (change.oldTop, change.newTop)
        handOver(to: new, from: old, driver)
        layOut(new)
        old?.endAppearance(isAppearing: false)
        let isShown = appearance.phase != .appearing
        if isShown { new?.endAppearance(isAppearing: true) }
        tellParentsOfEnd(of: change)
        tellBar(of: change)
        if change.direction == .pop { restoreFocus(of: new) }
        if isShown, let new { delegate?.navigationController(self, didShow: new, animated: driver.isAnimating) }
    }

    private func tellBar(of change: StackChange<UIViewController>) {
        switch change.direction {
        case .none: break
        case .push: change.newTop.map { navigationBar(navigationBar, didPush: $0.navigationItem) }
        case .pop: change.oldTop.map { navigationBar(navigationBar, didPop: $0.navigationItem) }
        }
    }

    /// Everything is as it was before the request.
    private func goBack(_ change: StackChange<UIViewController>, _ driver: TransitionDriver) {
        let (old, new) = (change.oldTop, change.newTop)
        stack.undo(change)
        new?.beginAppearanceTransition(false, animated: driver.isAnimating)
        handOver(to: old, from: new, driver)
        new?.endAppearance(isAppearing: false)
        old?.movement = .none
        old?.beginAppearanceTransition(true, animated: driver.isAnimating)
        old?.endAppearance(isAppearing: true)
        for page in change.joining { unlink(page) }
    }

    /// From the container to this controller's own view; the container goes, with whatever else is in it.
    private func handOver(to page: UIViewController?, from other: UIViewController?, _ driver: TransitionDriver) {
        other?.viewIfLoaded?.removeFromSuperview()
        host(page)
        if driver.isAnimating { driver.record.container.removeFromSuperview() }
    }

    private func tellParentsOfEnd(of change: StackChange<UIViewController>) {
        for page in change.leaving { unlink(page) }
        for page in change.joining { page.didMove(toParent: self) }
    }

    /// Lays out a page that has come into the window, so that `viewIsAppearing` and its layout come before anything is seen of it.
    private func layOut(_ page: UIViewController?) {
        guard let page, let pageView = page.viewIfLoaded, pageView.window != nil else { return }
        pageView.layoutIfNeeded()
        page.markAppearance()
    }
}
