import Foundation
import NavCore

/// Where a slide sets out that takes over from another one.
struct SlideFlight {
    /// Of the way, 0…1.
    let share: CGFloat
    /// In whole ways a second.
    let speed: CGFloat
}

/// Has NavKit's own slide in hand: time moves it, or a finger, or a spring after the finger.
///
///     played ──catch──▶ held ──release──▶ settling ──arrived──▶ over
///                        ▲                   │
///                        └──────catch────────┘
///
/// It may begin in any of the three. The slide's animator is paused from the first catch on, and shows what it is told.
final class SlideHold: HeldTransition {
    enum Start {
        case played
        case held
        case thrown(SlideFlight)
    }

    private enum State {
        case waiting
        case played
        case held(CGFloat)
        case settling(Settling)
        case over
    }

    let slide: PageSlide
    private let start: Start
    private var state = State.waiting
    private weak var context: (any UIViewControllerContextTransitioning)?
    private weak var animator: UIViewPropertyAnimator?

    init(_ slide: PageSlide, _ start: Start) {
        self.slide = slide
        self.start = start
    }

    var wantsInteractiveStart: Bool {
        switch start {
        case .held: true
        case .played, .thrown: false
        }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        animator = slide.animator(for: transitionContext)
        switch start {
        case .played:
            state = .played
            slide.animateTransition(using: transitionContext)
        case .held, .thrown:
            state = .held(0)
            animator?.pauseAnimation()
        }
    }

    func everythingHasJoined() {
        guard case .thrown(let flight) = start, isOpen else { return }
        show(flight.share)
        settle(Settling(from: flight.share, to: 1, speed: flight.speed, at: instant))
    }

    // MARK: Where it is

    /// It moves, and nobody holds it: it can be caught.
    var isLoose: Bool {
        switch state {
        case .played, .settling: isOpen && context?.isInteractive == false
        case .waiting, .held, .over: false
        }
    }

    var isHeld: Bool {
        if case .held = state { isOpen } else { false }
    }

    /// The share of the way that is shown, 0…1.
    var progress: CGFloat {
        switch state {
        case .waiting: 0
        case .played: min(max(animator?.timeline.machine.progress(at: instant) ?? 0, 0), 1)
        case .held(let share): share
        case .settling(let settling): settling.progress(at: instant)
        case .over: 1
        }
    }

    /// In whole ways a second, toward the end.
    var speed: CGFloat {
        switch state {
        case .waiting, .held, .over: 0
        case .played: playedSpeed
        case .settling(let settling): settling.speed(at: instant)
        }
    }

    private var playedSpeed: CGFloat {
        guard let machine = animator?.timeline.machine else { return 0 }
        let before = instant.advanced(bySeconds: -Self.step)
        return (machine.progress(at: instant) - machine.progress(at: before)) / Self.step
    }

    /// Of the difference that stands for a derivative, in seconds.
    private static let step = 1e-4

    /// Where a slide the other way would set out to look the same and move the same.
    var turnedRound: SlideFlight { SlideFlight(share: 1 - progress, speed: -speed) }

    // MARK: Driving

    /// Takes hold of it where it is. What cannot be caught stays as it is.
    func catchIt() {
        guard isLoose else { return }
        let share = progress
        context?.pauseInteractiveTransition()
        state = .held(share)
        show(share)
    }

    func update(_ share: CGFloat) {
        guard isHeld else { return }
        state = .held(share)
        show(share)
        context?.updateInteractiveTransition(share)
    }

    /// Lets go: from here a spring takes it on or back.
    ///
    /// - Parameter speed: Of the finger, in whole ways a second toward the end. One that leads away from the goal counts as rest, so that
    ///   what is let go never steps back.
    func release(turningBack: Bool, speed: CGFloat) {
        guard isHeld, let context else { return }
        let share = progress
        turningBack ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
        let speed = turningBack ? min(speed, 0) : max(speed, 0)
        settle(Settling(from: share, to: turningBack ? 0 : 1, speed: speed, at: instant))
    }

    /// Arrives at once, with all that an arrival brings. Only what is loose.
    func jumpToEnd() {
        guard isLoose else { return }
        arrive(at: context?.transitionWasCancelled == true ? .start : .end)
    }

    private func show(_ share: CGFloat) { animator?.fractionComplete = share }

    private func settle(_ settling: Settling) {
        state = .settling(settling)
        loop.nextTurn { [weak self] in self?.goOn() }
    }

    /// One frame of the spring.
    private func goOn() {
        guard case .settling(let settling) = state, isOpen else { return }
        if settling.hasArrived(at: instant) {
            arrive(at: settling.goal == 1 ? .end : .start)
        } else {
            show(settling.progress(at: instant))
            loop.nextTurn { [weak self] in self?.goOn() }
        }
    }

    private func arrive(at position: UIViewAnimatingPosition) {
        state = .over
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: position)
    }

    private var isOpen: Bool { animator?.state == .active }
    private var loop: FrameLoop { context?.containerView.window?.loopInUse ?? .current }
    private var instant: FrameInstant { loop.instant }
}
