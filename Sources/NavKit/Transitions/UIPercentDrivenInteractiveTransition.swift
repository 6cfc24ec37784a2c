public import Foundation
import NavCore
import NavLayers

/// Drives a transition by a number between 0 and 1, usually a finger's travel, and lets it run on or back from there.
///
/// An animator needs to know nothing of it. Whatever it begins inside `animateTransition(using:)` is held and moved by the percent: blocks of
/// `UIView.animate`, springs, delays, property animators; while held they are linear in the percent. An animator that shows
/// a property animator through `interruptibleAnimator(using:)` is driven through that one, and can be paused again on its way.
///
/// One object serves one transition at a time, and any number in turn. Overrides call super first.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How the transition's animations are moved.
    private enum Motion {
        /// By the clock of the container, which was stopped at `departure` of its seconds.
        case clock(departure: Double)
        case animator(any UIViewImplicitlyAnimating)
    }

    private enum Decision { case finish, cancel }

    /// A decision that came before the transition had begun, and the turn in which it came.
    private struct Early {
        var decision: Decision
        var instant: FrameInstant
    }

    private weak var context: TransitionContext?
    private var motion: Motion?
    private var early: Early?
    private var hasServed = false

    /// Seconds that the whole transition takes by itself, as the animator answered at the start. 0 before the first transition.
    public private(set) var duration: CGFloat = 0

    /// 0…1: the last value that `update(_:)` was given, or the progress at a `pause()`. It is 0 again when a transition starts.
    public private(set) var percentComplete: CGFloat = 0

    /// How fast the rest runs, as a factor: from p it takes (1 − p) · duration / speed to finish and p · duration / speed to go back. Above 0; read by
    /// `finish()` and `cancel()`, later changes come too late.
    open var completionSpeed: CGFloat = 1 {
        willSet {
            precondition(
                newValue > 0,
                "UIPercentDrivenInteractiveTransition.completionSpeed: \(newValue) would never arrive; give a speed above 0"
            )
        }
    }

    /// The curve of the rest, over what is left of the way. Not used where the animator shows a property animator: see `timingCurve`.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The curve of the rest for an animator that shows a property animator; nil goes on along that animator's own.
    open var timingCurve: (any UITimingCurveProvider)?

    /// True, the default: the transition starts held at 0. False: it starts running, and `pause()` takes hold of it later.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    deinit {}

    // MARK: The start

    /// Called by NavKit in place of the animator's `animateTransition(using:)`, which is called from here.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let animator = context.animator else {
            preconditionFailure(
                "UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:): \(transitionContext) is not the context of "
                    + "a transition that is starting; return this object from interactionControllerFor instead of calling it"
            )
        }
        self.context = context
        context.percentDriver = self
        percentComplete = 0
        duration = animator.transitionDuration(using: context)
        begin(animator, context)
        applyEarlyDecision()
        hasServed = true
    }

    private func begin(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        let shown = animator.interruptibleAnimator(using: context)
        if shown !== AbsentAnimator.shared {
            motion = .animator(shown)
            animator.animateTransition(using: context)
            if context.isInteractive { shown.pauseAnimation() }
        } else if context.isInteractive {
            let departure = context.containerView.layer.convertTime(CACurrentMediaTime(), from: nil)
            motion = .clock(departure: departure)
            context.containerView.layer.holdClock(at: departure)
            animator.animateTransition(using: context)
        } else {
            motion = nil
            animator.animateTransition(using: context)
        }
    }

    /// A gesture can be over before the transition that it asked for has begun. A used object takes only what was decided in
    /// the same turn: what came after the end of the last transition was meant for that one.
    private func applyEarlyDecision() {
        guard let early, !hasServed || early.instant == FrameLoop.current.instant else { return self.early = nil }
        self.early = nil
        switch early.decision {
        case .finish: finish()
        case .cancel: cancel()
        }
    }

    // MARK: Driving

    /// Shows the transition at `percentComplete`, clamped to 0…1. What is not a number is ignored, and so is any call while the transition
    /// is not held.
    open func update(_ percentComplete: CGFloat) {
        guard let context = heldContext, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.driver?.update(self.percentComplete)
        show(self.percentComplete, in: context)
    }

    private func show(_ percent: CGFloat, in context: TransitionContext) {
        switch motion {
        case .clock(let departure): context.containerView.layer.holdClock(at: departure + percent * duration)
        case .animator(let animator): animator.fractionComplete = percent
        case nil: break
        }
    }

    /// Takes hold of a transition that runs, where it is, so that `update(_:)` moves it again. It needs an animator that shows a property
    /// animator; for others it is reported and changes nothing. Outside a transition nothing happens.
    open func pause() {
        guard let context, context.isOpen, !context.isInteractive else { return }
        context.driver?.pause()
        if context.isInteractive { percentComplete = context.percentComplete }
    }

    /// Lets the transition run on to its end. Called before it has started, it is remembered and applied at the start; outside a held
    /// transition nothing happens.
    open func finish() { release(.finish) }

    /// Lets the transition run back to its start. Called before it has started, it is remembered and applied at the start; outside a held
    /// transition nothing happens.
    open func cancel() { release(.cancel) }

    private var heldContext: TransitionContext? {
        guard let context, context.isOpen, context.isInteractive else { return nil }
        return context
    }

    private func release(_ decision: Decision) {
        guard let context = heldContext else {
            if context?.isOpen != true { early = Early(decision: decision, instant: FrameLoop.current.instant) }
            return
        }
        switch decision {
        case .finish: context.driver?.release(turningBack: false)
        case .cancel: context.driver?.release(turningBack: true)
        }
        run(decision, in: context)
    }

    private func run(_ decision: Decision, in context: TransitionContext) {
        let rest = (decision == .finish ? 1 - percentComplete : percentComplete) * duration / completionSpeed
        switch motion {
        case .clock(let departure): runClock(decision, from: departure, for: rest, of: context.containerView.layer)
        case .animator(let animator):
            animator.isReversed = decision == .cancel
            animator.continueAnimation(
                withTimingParameters: timingCurve, durationFactor: duration > 0 ? rest / duration : 0)
        case nil: break
        }
    }

    private func runClock(_ decision: Decision, from departure: Double, for seconds: Double, of layer: CALayer) {
        let curve = TimingShape.curve(completionCurve.cubic)
        switch decision {
        case .finish:
            layer.driveClock(to: departure + duration, seconds: seconds, along: curve) { [weak layer] in
                layer?.letClockRun()
            }
        case .cancel:
            layer.driveClock(to: departure, seconds: seconds, along: curve) { [weak layer] in
                layer?.turnBackAnimations()
            }
        }
    }
}
