import Foundation
import NavCore
import NavLayers

/// The animation that blocks given to a coordinator run in: the animator's own where it shows one, else one of the same length.
enum TransitionCompanion {
    case none
    /// The animator that carries the transition itself. Its owner starts, holds and ends it.
    case shared(any UIViewImplicitlyAnimating)
    /// Beside a transition that shows no animator, on the clock of its container: what happens to that happens to this.
    case clocked(Timeline)
    /// Beside a transition that an interactor of the app's moves by hand: held, moved and turned back with the progress that it tells.
    case own(UIViewPropertyAnimator)

    /// - Parameter candidate: What the transition's animator answered. One that is not active although nothing holds the transition will
    ///   never run a block, so it is passed over.
    init(of candidate: any UIViewImplicitlyAnimating, blocks: (() -> Void)?, record: TransitionRecord) {
        let isHeld = record.machine.isInteractive
        if candidate !== AbsentAnimator.shared, isHeld || candidate.state == .active {
            self = .shared(candidate)
            if let blocks { candidate.addAnimations(blocks) }
        } else if let blocks, record.duration > 0, isHeld, !record.container.layer.isClockHeld {
            let animator = UIViewPropertyAnimator(duration: record.duration, curve: .easeInOut, animations: blocks)
            self = .own(animator)
            animator.pauseAnimation()
        } else if let blocks, record.duration > 0 {
            let shape = TimingShape.curve(.easeInOut)
            let timeline = Timeline(machine: AnimatorMachine(duration: record.duration, shape: shape))
            self = .clocked(timeline)
            timeline.clock = record.container.layer
            timeline.capture { blocks() }
            timeline.drive { machine, _ in machine.start() }
        } else {
            self = .none
            blocks?()
        }
    }

    var isInterruptible: Bool {
        switch self {
        case .shared: true
        case .none, .clocked, .own: false
        }
    }

    /// Follows the progress of a held transition, 0…1.
    func show(_ percent: CGFloat) {
        guard case .own(let animator) = self else { return }
        animator.fractionComplete = percent
    }

    /// The transition runs on by itself, forward or back.
    func letGo(turningBack: Bool, record: TransitionRecord) {
        guard case .own(let animator) = self, animator.state == .active, !animator.isRunning else { return }
        animator.isReversed = turningBack
        let curve = UICubicTimingParameters(animationCurve: record.completionCurve)
        animator.continueAnimation(withTimingParameters: curve, durationFactor: 0)
    }

    /// Takes hold of a running animator and answers its progress, or nil if it cannot be held.
    func pause() -> CGFloat? {
        guard case .shared(let animator) = self, animator.state == .active else { return nil }
        animator.pauseAnimation()
        animator.isReversed = false
        return animator.fractionComplete
    }

    /// An interactor of its own has taken hold again.
    func hold(at percent: CGFloat) {
        guard case .own(let animator) = self, animator.state == .active else { return }
        animator.pauseAnimation()
        animator.isReversed = false
        animator.fractionComplete = percent
    }

    /// The transition is over: what still runs beside it takes its last values now.
    func settle(completed: Bool) {
        switch self {
        case .own(let animator) where animator.state == .active:
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        case .clocked(let timeline) where timeline.machine.isRunning:
            timeline.stop()
            timeline.finish(at: completed ? .end : .start)
        case .shared(let animator) where animator.state == .active && !animator.isRunning:
            // Held, and nobody will let it go any more.
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        case .none, .shared, .own, .clocked: break
        }
    }
}
