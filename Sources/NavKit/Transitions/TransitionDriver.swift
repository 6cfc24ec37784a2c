import Foundation
import NavCore

/// Carries one transition from the request to the last completion. Every transition runs through here: NavKit's own, an app's, one
/// that is held and one that nothing animates.
///
/// The driver decides *when*; its host, a container, decides *what*. The container owns the driver. The driver owns the animator,
/// the interactor and the context until the end, and keeps the container that long too, so that one that is let go in the middle
/// still comes to its end.
package final class TransitionDriver {
    let record: TransitionRecord
    /// Nil: nothing will move, so there is nothing to move along with.
    private(set) var coordinator: TransitionCoordinator?
    private weak var host: (any TransitionHost)?
    /// The host, as long as something is under way that will end it: whoever is let go in the middle still hears of the end.
    private var keptHost: (any TransitionHost)?
    private var animation: TransitionAnimation?
    private var context: TransitionContext?
    private var companion = TransitionCompanion.none
    private var watchdog: ScheduledWork?
    /// What moved along is being brought to the end that was decided; its own completion has nothing to say any more.
    private var isSettling = false

    /// How long after its told duration a transition may stay open with nothing moving, in seconds.
    private static let patience = 2.0
    /// How long to wait before looking again while something moves or is held, in seconds.
    private static let secondLook = 0.5

    init(host: any TransitionHost, isAnimated: Bool, presentationStyle: UIModalPresentationStyle = .none) {
        self.host = host
        record = TransitionRecord(isAnimated: isAnimated, presentationStyle: presentationStyle)
        coordinator = isAnimated ? TransitionCoordinator(record: record) : nil
    }

    /// Somebody may move along though the transition itself is to be seen at once (rule C15).
    func coordinateAnyway() { coordinator = coordinator ?? TransitionCoordinator(record: record) }

    var isAnnounced: Bool { record.machine.phase == .announced }
    var animator: (any UIViewControllerAnimatedTransitioning)? { animation?.animator }
    /// Somebody animates it. Known from the first will-callback on.
    var isAnimating: Bool { animation != nil }
    /// What appearance callbacks are told: it is animated, and not only installed by an animator.
    var isAnimated: Bool { isAnimating && record.isAnimated }
    /// NavKit's own slide, in hand; nil where somebody else animates.
    var hold: SlideHold? { animation?.interactor as? SlideHold }
    /// Nobody completed it in time. It is still open.
    var isAbandoned: Bool { record.machine.phase == .abandoned }

    /// Runs everything up to the animation; with nothing to animate, to the end.
    func start() {
        guard isAnnounced, let host else { return }
        record.machine.prepare()
        choose(from: host)
        host.transitionWillBegin(self)
        if let animation, let context {
            run(animation, context, host)
        } else {
            skip()
        }
    }

    /// Ends a transition that nothing animates: blocks run as they are, then the end in full.
    func skip() {
        record.machine.skip()
        UIView.performWithoutAnimation { coordinator?.takeAnimations()?() }
        end(completed: true)
    }

    private func choose(from host: any TransitionHost) {
        guard let animation = host.animation(for: self) else { return }
        let context = TransitionContext(record: record, driver: self)
        record.machine.expectInteraction(animation.interactor?.wantsInteractiveStart ?? false)
        record.duration = animation.animator.transitionDuration(using: context)
        self.animation = animation
        self.context = context
    }

    private func run(_ animation: TransitionAnimation, _ context: TransitionContext, _ host: any TransitionHost) {
        record.machine.handOver()
        if let interactor = animation.interactor {
            interactor.startInteractiveTransition(context)
        } else {
            animation.animator.animateTransition(using: context)
        }
        host.transitionDidBegin(self)
        runAlongside(animation.animator, context)
        (animation.interactor as? any HeldTransition)?.everythingHasJoined()
        if let result = record.machine.run() {
            end(completed: result)
        } else {
            keptHost = host
            watch(after: record.duration + Self.patience)
        }
    }

    private func runAlongside(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        let blocks = coordinator?.takeAnimations()
        if record.machine.phase == .handing(result: nil) {
            companion = TransitionCompanion(
                of: animator.interruptibleAnimator(using: context), blocks: blocks, record: record)
            record.isInterruptible = companion.isInterruptible
        } else {
            blocks?()
        }
    }

    // MARK: Interaction

    func update(_ percent: CGFloat) {
        record.machine.update(percent)
        if record.machine.isInteractive { companion.show(record.machine.percentComplete) }
    }

    func release(turningBack: Bool) {
        guard record.machine.isOpen else { return }
        if let interactor = animation?.interactor {
            record.completionSpeed = interactor.completionSpeed
            record.completionCurve = interactor.completionCurve
        }
        guard record.machine.release(turningBack: turningBack) else { return }
        companion.letGo(turningBack: turningBack, record: record)
        watchAgain(after: record.duration + Self.patience)
        coordinator?.tellInteractionChange()
    }

    func pause() {
        guard record.machine.isOpen else { return }
        guard let percent = companion.pause() else {
            diagnostics.report(
                "pauseInteractiveTransition() on a transition of \(animatorName), which cannot be paused: "
                    + "return a UIViewPropertyAnimator from interruptibleAnimator(using:).")
            return
        }
        if record.machine.hold(at: percent) { coordinator?.tellInteractionChange() }
    }

    /// The interactor moves the views itself and has taken hold of them again. What moves along follows.
    func holdAgain(at percent: CGFloat) {
        guard record.machine.isOpen else { return }
        companion.hold(at: percent)
        if record.machine.hold(at: percent) { coordinator?.tellInteractionChange() }
    }

    // MARK: The end

    func complete(_ didComplete: Bool) {
        guard !isSettling else { return }
        switch record.machine.complete(didComplete) {
        case .ends: end(completed: didComplete)
        case .remembered: break
        case .refused: record.reportSecondCompletion(didComplete)
        }
    }

    /// Ends it where it is, as its stage goes away. Nobody is to blame for calling `completeTransition(_:)` later.
    func cutShort(completed: Bool) {
        guard record.machine.isOpen else { return }
        record.isCutShort = true
        complete(completed)
    }

    /// The same; what is held, or on its way back, is undone.
    func cutShort() { cutShort(completed: !record.machine.isInteractive && !record.machine.isCancelled) }

    /// All of it in one go: no frame is shown between.
    private func end(completed: Bool) {
        watchdog?.cancel()
        isSettling = true
        companion.settle(completed: completed)
        isSettling = false
        animation?.animator.animationEnded(completed)
        let host = host
        host?.transitionDidEnd(self, completed: completed)
        coordinator?.finish()
        (animation, context, companion, keptHost) = (nil, nil, .none, nil)
        record.machine.close()
        host?.transitionDidClose(self)
    }

    // MARK: A transition that nobody completes

    private func watch(after seconds: Double) {
        let loop = record.container.window?.loopInUse ?? .current
        watchdog = loop.schedule(after: seconds) { [weak self] in self?.look() }
    }

    /// Somebody has let go, and the rest takes its time.
    private func watchAgain(after seconds: Double) {
        guard let watchdog else { return }
        watchdog.cancel()
        watch(after: seconds)
    }

    private func look() {
        guard record.machine.phase == .running else { return }
        if record.machine.isInteractive || record.container.layer.isAnimatingInSubtree {
            watch(after: Self.secondLook)
        } else {
            record.machine.abandon()
            keptHost = nil
            diagnostics.report(
                "\(animatorName) has not called completeTransition(_:) and nothing moves any more: touches are let through, and "
                    + "the next navigation call closes the transition. Call it when the animation ends, whatever its outcome."
            )
        }
    }

    private var animatorName: String { animation.map { "\(type(of: $0.animator))" } ?? "no animator" }
}
