import Foundation

/// Brings touches to their views, once the recognizers let them.
///
///     waiting ──(nothing delays the beginning)──▶ following ──▶ gone
///        └──────── a gesture took the touch ────────┴──▶ deaf ──▶ gone
///
/// What happens while a view has to wait is kept and told in its order.
@MainActor final class ViewTouches {
    private enum Stage {
        /// The view has heard nothing of it.
        case waiting
        case following
        /// The view hears nothing of it any more.
        case deaf
    }

    private struct Route {
        let touch: UITouch
        var stage = Stage.waiting
        /// What the view has to be told yet, oldest first.
        var held: [TouchStep] = []
        /// It has ended, and there is a limit to how long that waits.
        var isLimited = false
        /// The limit has come.
        var isPressing = false
    }

    /// In the order in which the touches began.
    private var routes: [Route] = []
    private let arena: GestureArena
    /// The event to go with a touch.
    var event: (UITouch) -> UIEvent = { UIEvent(.touches, touches: [$0], timestamp: $0.timestamp) }

    /// How long the end of a touch waits for gestures at most, in seconds: longer than the pause between two taps.
    private static let longestDelay = 0.5

    init(arena: GestureArena) { self.arena = arena }

    /// Opens the way of a new touch, before any recognizer sees it.
    func open(_ touch: UITouch) { routes.append(Route(touch: touch)) }

    /// Takes note of what `touch` says now. The view is told when ``release()`` finds it can be.
    func note(_ touch: UITouch) {
        guard let index = routes.firstIndex(where: { $0.touch === touch }) else { return }
        routes[index].held.append(touch.step)
    }

    private func limitDelay(_ index: Int) {
        routes[index].isLimited = true
        let touch = routes[index].touch
        arena.timers.schedule(after: Self.longestDelay, since: touch.step.instant, for: touch) { [weak self] in
            guard let self, let index = routes.firstIndex(where: { $0.touch === touch }) else { return }
            routes[index].isPressing = true
            release()
        }
    }

    /// Tells views everything that no gesture delays.
    func release() {
        while let index = routes.firstIndex(where: canProceed) { proceed(index) }
        for index in routes.indices where routes[index].held.last?.isLast == true && !routes[index].isLimited {
            limitDelay(index)
        }
    }

    private func canProceed(_ route: Route) -> Bool {
        guard let next = route.held.first else { return false }
        switch (route.stage, next.phase) {
        case (.deaf, _), (_, .cancelled): return true
        case (.waiting, _): return route.isPressing || !arena.delays(.began, of: route.touch.serial)
        case (.following, .ended): return route.isPressing || !arena.delays(.ended, of: route.touch.serial)
        case (.following, _): return true
        }
    }

    private func proceed(_ index: Int) {
        let touch = routes[index].touch
        let step = routes[index].held.removeFirst()
        if routes[index].stage == .waiting { routes[index].stage = .following }
        let isHeard = routes[index].stage == .following
        if step.isLast {
            arena.timers.cancel(of: touch)
            routes.remove(at: index)
        }
        guard isHeard else { return }
        if step.phase == .began, !isWanted(touch) { return silence(touch) }
        tell(touch, step)
    }

    /// Whether the scroll view around the touch lets its content have it.
    private func isWanted(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        let scrollView =
            sequence(first: view, next: \.superview).dropFirst().first { $0 is UIScrollView } as? UIScrollView
        return scrollView?.touchesShouldBegin([touch], with: event(touch), in: view) ?? true
    }

    private func silence(_ touch: UITouch) {
        if let index = routes.firstIndex(where: { $0.touch === touch }) { routes[index].stage = .deaf }
    }

    /// Takes the touches with these serial numbers away from their views.
    func cancel(_ serials: Set<Int>) {
        for touch in routes.map(\.touch) where serials.contains(touch.serial) {
            guard let index = routes.firstIndex(where: { $0.touch === touch }) else { continue }
            let stage = routes[index].stage
            routes[index].stage = .deaf
            if stage == .following { tell(touch, touch.step.next(.cancelled, touch.step.samples)) }
        }
    }

    private func tell(_ touch: UITouch, _ step: TouchStep) {
        let present = touch.step
        touch.step = step
        let event = event(touch)
        switch step.phase {
        case .began:
            touch.isDelivered = true
            touch.view?.touchesBegan([touch], with: event)
        case .moved: touch.view?.touchesMoved([touch], with: event)
        case .ended: touch.view?.touchesEnded([touch], with: event)
        case .cancelled: touch.view?.touchesCancelled([touch], with: event)
        case .stationary: break
        }
        touch.step = present
    }
}

extension TouchStep {
    nonisolated var isLast: Bool { phase == .ended || phase == .cancelled }
}
