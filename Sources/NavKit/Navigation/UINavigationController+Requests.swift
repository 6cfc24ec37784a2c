import Foundation
import NavCore

/// From a call to a change of the stack, and on to the start of the transition.
extension UINavigationController {
    var isInWindow: Bool { viewIfLoaded?.window != nil }

    /// What is asked for will be seen: in a window, or on the way into one.
    private var isSeen: Bool { isInWindow || appearance.phase == .appearing }

    /// The stack once everything that waits has been carried out.
    var stackToCome: PageStack<UIViewController> {
        waiting.reduce(into: stack) { stack, move in
            if case .success(let change) = stack.change(for: move.request) { stack.apply(change) }
        }
    }

    /// - Returns: The pages that leave, bottom to top. With none nothing is asked for.
    func remove(_ request: StackRequest<UIViewController>, animated: Bool) -> [UIViewController] {
        guard case .success(let change) = stackToCome.change(for: request), !change.leaving.isEmpty else {
            closeAbandonedMove()
            return []
        }
        self.request(request, animated: animated, subject: change.oldTop)
        return change.leaving
    }

    func request(_ request: StackRequest<UIViewController>, animated: Bool) {
        let subject: UIViewController? =
            switch request {
            case .push(let page): page
            case .set(let pages): pages.last
            case .pop, .popTo, .popToRoot: nil
            }
        self.request(request, animated: animated, subject: subject)
    }

    private func request(_ request: StackRequest<UIViewController>, animated: Bool, subject: UIViewController?) {
        let next = NavigationMove(
            request: request, driver: TransitionDriver(host: self, isAnimated: animated && isSeen))
        guard move != nil || !waiting.isEmpty else {
            announce(next)
            return announceWaiting()
        }
        waiting.append(next)
        if subject?.transition == nil { subject?.transition = next.driver }
        if !closeAbandonedMove() { turnRoundPush(for: next) }
    }

    /// Ends a transition that nobody completed: it stands in the way no longer. What is asked for from inside its callbacks comes after
    /// what is in line already.
    @discardableResult private func closeAbandonedMove() -> Bool {
        guard let driver = move?.driver, driver.isAbandoned else { return false }
        driver.complete(true)
        return true
    }

    /// Lets a pop, next in line, take over from the push of the same page where that is on its way: the push is done, and the pop sets out from
    /// what is shown. Only where both are NavKit's own slide.
    private func turnRoundPush(for next: NavigationMove) {
        guard let move, waiting.count == 1, next.driver.record.isAnimated, appearance.isAppeared,
            move.driver.record.machine.phase == .running, !move.driver.record.machine.isCancelled,
            case .success(let change) = stack.change(for: next.request), move.isTurnedRound(by: change),
            let from = change.oldTop, let to = change.newTop, looseSlide != nil,
            delegate?.navigationController(self, animationControllerFor: .pop, from: from, to: to) == nil,
            let slide = looseSlide
        else { return }
        waiting[0].flight = slide.turnedRound
        slide.jumpToEnd()
    }

    /// Changes the stack and tells the pages that come and go. What is seen of it waits for layout.
    private func announce(_ next: NavigationMove) {
        switch stack.change(for: next.request) {
        case .failure(let refusal): drop(next, for: refusal)
        case .success(let change): announce(change, of: next)
        }
    }

    private func announce(_ change: StackChange<UIViewController>, of next: NavigationMove) {
        var next = next
        next.change = change
        move = next
        next.driver.record.from.controller = change.oldTop
        next.driver.record.to.controller = change.newTop
        stack.apply(change)
        tellParents(of: change, driver: next.driver)
        if change.direction == .none || !isSeen { carryOutUnseen() } else { view.setNeedsLayout() }
    }

    private func tellParents(of change: StackChange<UIViewController>, driver: TransitionDriver) {
        for page in change.joining { link(page) }
        for page in change.leaving { page.willMove(toParent: nil) }
        for page in change.joining + change.leaving { page.movement = .none }
        guard change.direction != .none else { return }
        change.oldTop?.movement = change.direction == .pop ? .fromParent : .none
        change.newTop?.movement = change.direction == .push ? .toParent : .none
        change.oldTop?.transition = driver
        change.newTop?.transition = driver
    }

    private func drop(_ next: NavigationMove, for refusal: StackRefusal) {
        switch refusal {
        case .nothingToPop: break
        case .alreadyOnStack:
            diagnostics.report(
                "A waiting push on \(self) is dropped: its page has come on the stack meanwhile. Push each page once.")
        case .notOnStack:
            diagnostics.report("A waiting pop on \(self) is dropped: its target has left the stack meanwhile.")
        }
        next.driver.skip()
    }

    /// The next in line, until one has something to show.
    func announceWaiting() {
        while move == nil, !waiting.isEmpty { announce(waiting.removeFirst()) }
    }

    /// Requests go on: in the next layout, or at once where no window would show them.
    func goOn() {
        if isInWindow { view.setNeedsLayout() } else { carryOutUnseen() }
    }

    /// Ends a move that changes nothing on screen, or that no window shows: the stack, the parents, nothing else.
    func carryOutUnseen() {
        guard let move, move.driver.isAnnounced else { return }
        move.driver.skip()
    }

    /// Starts what was announced. Called in layout.
    func startMoves() {
        while let driver = move?.driver, driver.isAnnounced, mayStart(driver) { driver.start() }
    }

    /// While this controller comes or goes itself, a transition inside waits for the end of that. What does not move need not.
    private func mayStart(_ driver: TransitionDriver) -> Bool {
        guard isInWindow else { return false }
        switch appearance.phase {
        case .appearing: return !driver.record.isAnimated
        case .disappearing: return false
        case .disappeared, .appeared, .unchanged: return true
        }
    }
}
