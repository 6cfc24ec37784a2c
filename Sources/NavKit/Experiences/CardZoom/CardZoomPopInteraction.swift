public import Foundation
import NavCore
import NavLayers

/// Takes a page back into its card under a finger: it hangs on the finger in both directions, shrinks, and lands or comes back when it is let go.
///
///     idle ──finger──▶ asked ──start──▶ held ──let go──▶ landing ──arrived──▶ idle
///                                        ▲  └──let go──▶ returning ──arrived──▶ idle
///                                        └────caught────────┘
///
/// Give it to the navigation controller with ``attach(to:)``, and return it from `interactionControllerFor` together with a ``CardZoomPop`` while
/// ``isActive``; ``CardZoom`` does both. Landing cannot be caught, coming back can. The gesture is refused while anything moves, where there is nothing
/// to go back to, and where the page says no.
@preconcurrency @MainActor public final class CardZoomPopInteraction: NSObject {
    private enum State {
        case idle
        /// The pop has been asked for; it has not begun.
        case asked(CardAxis, release: CardRelease?)
        case held(CardGrip)
        case landing(CardSettling)
        case returning(CardSettling, CardAxis)
    }

    public var style = CardZoomStyle()

    /// Sees the finger. It belongs to this object: turn it off with `isEnabled`, or have others fail it.
    public let gestureRecognizer: UIPanGestureRecognizer = CardPan()

    private var state = State.idle
    private var scene: CardScene?
    private var context: (any UIViewControllerContextTransitioning)?
    private var link: CADisplayLink?
    private var host: (any CardZoomHost)?

    /// The finger is where it would be if the page had followed it from the beginning, in the window.
    private var finger = CGPoint.zero

    public override init() {
        super.init()
        pan.owner = self
        pan.delegate = self
        pan.addAction { [weak self] _ in self?.follow() }
    }

    private var pan: CardPan {
        guard let pan = gestureRecognizer as? CardPan else { preconditionFailure("CardZoomPopInteraction has no pan") }
        return pan
    }

    /// Watches the fingers on the pages of `navigationController`, and on those of the one before no longer. Neither keeps the other.
    public func attach(to navigationController: UINavigationController) {
        attach(to: CardStack(navigationController), on: navigationController.view)
    }

    /// Watches the fingers on `view` for what `host` shows.
    func attach(to host: any CardZoomHost, on view: UIView) {
        self.host = host
        view.addGestureRecognizer(pan)
    }

    /// A finger has asked for a pop, or has one in hand.
    public var isActive: Bool {
        if case .idle = state { false } else { true }
    }

    /// A finger holds the page.
    public var isHeld: Bool {
        if case .held = state { true } else { false }
    }

    // MARK: The finger

    private func follow() {
        switch pan.state {
        case .began: pan.hasCaught ? takeHold() : begin()
        case .changed: move()
        case .ended:
            move()
            letGo(CardRelease(velocity: pan.velocity(in: nil), isForced: false))
        case .cancelled: letGo(CardRelease(velocity: .zero, isForced: true))
        case .possible, .failed: break
        }
    }

    /// The pop begins in the call, so that the page is where the finger is in the first frame.
    private func begin() {
        guard let axis = pan.axis, let host else { return }
        state = .asked(axis, release: nil)
        host.goBack()
        move()
    }

    private func move() {
        finger = CGPoint(x: pan.start.x + pan.way.x, y: pan.start.y + pan.way.y)
        guard case .held(let grip) = state, let scene, let context else { return }
        let point = context.containerView.convert(finger, from: nil)
        scene.show(grip.pose(point, style))
        context.updateInteractiveTransition(min(grip.travel(point), 1))
    }

    private func letGo(_ release: CardRelease) {
        switch state {
        case .asked(let axis, _):
            state = host?.isGoingBack == true ? .asked(axis, release: release) : .idle
        case .held(let grip): self.release(grip, release)
        case .idle, .landing, .returning: break
        }
    }

    private func release(_ grip: CardGrip, _ release: CardRelease) {
        guard let scene, let context else { return }
        let container = context.containerView
        let point = container.convert(finger, from: nil)
        let velocity = pan.convert(vector: release.velocity, to: container)
        let speed = grip.axis.part(of: velocity, side: grip.side) / max(grip.axis.length(of: grip.size), 1)
        let edges = grip.speed(point, velocity: velocity, style)
        let share = pan.startedAtEdge ? style.edgeCommitShare : style.commitShare
        if !release.isForced, style.commits(travel: grip.travel(point), speed: speed, from: share) {
            context.finishInteractiveTransition()
            scene.findWay()
            settle(.landing(.landing(from: scene.pose, to: scene.landing(style), velocity: edges, at: instant, style)))
        } else {
            context.cancelInteractiveTransition()
            let goal = scene.route.pose(at: 1, style)
            settle(.returning(.back(from: scene.pose, to: goal, velocity: edges, at: instant, style), grip.axis))
        }
    }

    // MARK: A page on its way back

    private func takeHold() {
        guard case .returning(_, let axis) = state, let scene, let context else { return }
        goOn()
        guard case .returning = state else { return }
        finger = pan.start
        let point = context.containerView.convert(finger, from: nil)
        let grip = CardGrip(at: point, of: scene.pose.rect, size: scene.rest.size, axis, side: pan.side, style)
        stopLink()
        state = .held(grip)
        (context as? TransitionContext)?.holdAgain(at: min(grip.travel(point), 1))
    }

    private func settle(_ next: State) {
        state = next
        link =
            link
            ?? CADisplayLink { [weak self] link in
                guard let self else { return link.invalidate() }
                goOn()
            }
    }

    /// One frame after the page was let go.
    private func goOn() {
        switch state {
        case .landing(let settling):
            if settling.hasArrived(at: instant) { return end(completed: true) }
            scene?.showLanding(settling, at: instant, style)
        case .returning(let settling, _):
            if settling.hasArrived(at: instant) { return end(completed: false) }
            scene?.show(settling.pose(at: instant))
        case .idle, .asked, .held: break
        }
    }

    private func end(completed: Bool) {
        let (scene, context) = (scene, context)
        stopLink()
        (state, self.scene, self.context) = (.idle, nil, nil)
        scene?.leave()
        if let context { transition(of: context)?.leave(context, toHand: false) }
        context?.completeTransition(completed)
    }

    /// The window has another size. A page under a finger goes back; one that was let go flies on to where its goal is now.
    private func routeDidChange() {
        guard let scene else { return }
        switch state {
        case .held: pan.abandon()
        case .landing(let old):
            let (start, speed) = (scene.pose, old.speed(at: instant))
            state = .landing(.landing(from: start, to: scene.landing(style), velocity: speed, at: instant, style))
        case .returning(let old, let axis):
            let (start, speed) = (scene.pose, old.speed(at: instant))
            let goal = scene.route.pose(at: 1, style)
            state = .returning(.back(from: start, to: goal, velocity: speed, at: instant, style), axis)
        case .idle, .asked: break
        }
    }

    private func stopLink() {
        link?.invalidate()
        link = nil
    }

    private var instant: FrameInstant { (pan.view?.window?.loop ?? .current).instant }
}

/// How a finger lets go.
struct CardRelease {
    /// In points of the window a second.
    var velocity: CGPoint
    /// The page goes back whatever the finger did.
    var isForced: Bool
}

extension CardZoomPopInteraction: UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { isActive }

    /// Called by NavKit in place of the animator's `animateTransition(using:)`.
    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard case .asked(let axis, let release) = state else { return play(transitionContext) }
        guard let scene = CardScene(transitionContext, .pop, style, host?.ends) else {
            state = .idle
            return transitionContext.completeTransition(false)
        }
        transition(of: transitionContext)?.leave(transitionContext, toHand: true)
        (self.scene, context) = (scene, transitionContext)
        scene.routeDidChange = { [weak self] in self?.routeDidChange() }
        let point = transitionContext.containerView.convert(pan.start, from: nil)
        let grip = CardGrip(at: point, of: scene.rest, size: scene.rest.size, axis, side: pan.side, style)
        state = .held(grip)
        if let release {
            scene.show(grip.pose(transitionContext.containerView.convert(finger, from: nil), style))
            self.release(grip, release)
        }
    }

    private func transition(of context: any UIViewControllerContextTransitioning) -> CardZoomTransition? {
        (context as? TransitionContext)?.animator as? CardZoomTransition
    }

    /// No finger has asked for it: time moves it.
    private func play(_ context: any UIViewControllerContextTransitioning) {
        (context as? TransitionContext)?.animator?.animateTransition(using: context)
    }
}

extension CardZoomPopInteraction: CardPanOwner {
    var mayPop: Bool { host?.mayGoBack == true }

    func begins(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool {
        host?.goesBack(at: point, velocity: velocity, isMeant: isMeant) == true
    }

    func canCatch(at point: CGPoint) -> Bool {
        guard case .returning = state, let scene, let context else { return false }
        return scene.pose.rect.contains(context.containerView.convert(point, from: nil))
    }
}

extension CardZoomPopInteraction: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pan.hasCaught ? canCatch(at: pan.start) : mayPop
    }
}
