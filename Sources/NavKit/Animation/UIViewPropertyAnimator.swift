public import Foundation
import NavCore
import NavLayers

/// Moves what its blocks change, and can be paused, scrubbed, turned round, continued and stopped on the way.
///
///     inactive ──start──▶ running ◀──start, continue / pause──▶ paused
///         ▲                  │ │                                  │
///         ├──end of the way──┘ └────stop(false)──┐  ┌─stop(false)─┘
///         └──finish(at:), stop(true)────────── stopped
///
/// Running and paused are both `.active`. While it runs, NavKit keeps it alive. Letting go of one that is paused or stopped is a
/// mistake and traps: stop it with `stopAnimation(true)` first. Once inactive again it is as new, without blocks and completions, and may be
/// filled and started again. What it takes over from another animation goes on from the picture. A call that makes no sense in the present state traps, and says what to do instead.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    let timeline: Timeline
    private let timing: any UITimingCurveProvider
    var pending: [PendingBlock] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Not nil: it was made to run in a block of another animator, which moves it.
    var guest: Section?
    var witness = Witness()
    /// How to call the state in which it must not be let go of; nil where it may be. Apart, since the last reference may be dropped anywhere.
    nonisolated(unsafe) var halfWay: String?

    /// A block that waits for the start.
    struct PendingBlock {
        var delayFactor: CGFloat
        var changes: () -> Void
    }

    /// An animator along any curve or spring.
    ///
    /// - Parameters:
    ///   - duration: In seconds. 0 or less is 0.2. Ignored where `parameters` are a spring with a time of its own.
    ///   - parameters: Read now; a later change of the object has no effect.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let (shape, seconds) = parameters.motion(duration: duration > 0 ? duration : Self.leastDuration)
        timeline = Timeline(machine: AnimatorMachine(duration: seconds, shape: shape))
        timing = parameters.copied
        super.init()
        LiveObjects.add(.animator)
        (timeline.isDriven, timeline.isHitWhereShown) = (true, true)
        timeline.onPhase = { [weak self] in self?.phaseMayHaveChanged() }
        timeline.onEnd = { [weak self] ending in self?.complete(at: ending.position) }
    }

    /// What an animator without a duration takes (rule G33).
    private static let leastDuration = 0.2

    /// An animator along one of the four named curves; `animations` waits for the start.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator along the Bézier curve from (0, 0) to (1, 1) with these control points; `animations` waits for the start.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// A spring that settles in `duration`; `animations` waits for the start.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs when this returns.
    ///
    /// Called in a block of another animator it moves with that one, takes over its duration and curve unless the options say otherwise, and is
    /// not interruptible by itself (rule G27).
    ///
    /// - `options`: The curve of them and what overrides an outer animator; the rest says nothing to an animator.
    @discardableResult public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = made(duration: duration, timing: UICubicTimingParameters(animationCurve: options.namedCurve))
        if let completion { animator.addCompletion(completion) }
        if let outer = AnimationContext.section, outer.timeline.isDriven {
            let motion = BlockMotion(
                shape: .curve(options.curve), seconds: duration, delay: delay,
                options: options.intersection([.overrideInheritedCurve, .overrideInheritedDuration]))
            animator.join(outer, as: motion, animations)
        } else {
            animator.addAnimations(animations)
            animator.startAnimation(afterDelay: delay)
        }
        return animator
    }

    private class func made(duration: TimeInterval, timing: any UITimingCurveProvider) -> Self {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        guard let animator = animator as? Self else {
            preconditionFailure("\(self).runningPropertyAnimator: call it on UIViewPropertyAnimator itself")
        }
        return animator
    }

    // Not isolated, so that subclasses anywhere may have a deinit of their own.
    deinit {
        LiveObjects.remove(.animator)
        if let halfWay {
            fatalError(
                "UIViewPropertyAnimator.deinit: this animator is \(halfWay), and letting go of it now would leave its views half "
                    + "way; call stopAnimation(true) before")
        }
    }

    // MARK: Properties

    /// False: views take no touches while this moves or holds them. True by default, unlike `UIView.animate`.
    open var isUserInteractionEnabled: Bool {
        get { timeline.allowsInteraction }
        set { timeline.allowsInteraction = newValue }
    }

    /// False, the default: touches find a view that this moves where it is shown. True: where its model values put it (rule G37).
    open var isManualHitTestingEnabled: Bool {
        get { !timeline.isHitWhereShown }
        set { timeline.isHitWhereShown = !newValue }
    }

    /// A copy of what it was made with.
    public var timingParameters: (any UITimingCurveProvider)? { timing.copied }

    /// In seconds. For a spring of its own time, what that takes to settle.
    public var duration: TimeInterval { timeline.machine.duration }

    /// In seconds; what the last start was given, 0 without `startAnimation(afterDelay:)`.
    public internal(set) var delay: TimeInterval = 0

    /// True, the default: while paused, the picture follows `fractionComplete` linearly; false: along the curve. Read at each pause.
    open var scrubsLinearly: Bool {
        get { timeline.machine.scrubsLinearly }
        set { timeline.drive { machine, _ in machine.scrubsLinearly = newValue } }
    }

    /// True: at the end of its way it stays active and paused, and completions wait until it is stopped and finished, or runs to an end with
    /// this set to false. False by default.
    open var pausesOnCompletion: Bool {
        get { timeline.machine.pausesOnCompletion }
        set { timeline.drive { machine, _ in machine.pausesOnCompletion = newValue } }
    }

    /// False: once started it runs to its end, and traps when paused, stopped or continued. Only an inactive animator can be told.
    open var isInterruptible: Bool {
        get { canBeInterrupted && guest == nil }
        set {
            require(phase == .inactive, "isInterruptible", "set it before the start or after the end")
            canBeInterrupted = newValue
        }
    }

    private var canBeInterrupted = true

    /// `.active` from the first start, pause or fraction on; `.stopped` between `stopAnimation(false)` and `finishAnimation(at:)`.
    public var state: UIViewAnimatingState { witness.telling?.state ?? actual.state }

    /// Active, and not paused.
    public var isRunning: Bool { witness.telling?.isRunning ?? actual.isRunning }

    /// What is told to an observer.
    public nonisolated enum ObservedProperty: Sendable { case state, isRunning }

    /// Called when `state` or `isRunning` has taken another value, once for each of the two: at a start `state` changes first, at an end
    /// `isRunning` (rule G2). NavKit's own, since there is no key-value observing here. What it calls on the animator is done at once.
    public var propertyDidChange: ((ObservedProperty) -> Void)?

    /// On the way to the start values. Set while running, it turns the motion round as fast as it is; while paused, `fractionComplete` reads
    /// the rest from then on, since it counts along the direction of travel (rule G16); before the start, it runs from the end values to the
    /// start values. A stopped animator stays as it is, and an inactive one is always forward again.
    open var isReversed: Bool {
        get { driver.machine.isReversed }
        set {
            guard newValue != isReversed else { return }
            requireOwnHand("isReversed")
            timeline.drive { machine, now in machine.setReversed(newValue, at: now) }
        }
    }

    /// 0…1 along the direction of travel: while running the share of time that is over, while paused the share of the way (rules G10, G11).
    ///
    /// Setting it before the start runs the blocks and pauses it there; paused, it shows that share; setting it while it runs changes nothing
    /// and is reported; stopped, nothing happens. What lies outside 0…1 is clamped, and what is not a number ignored.
    open var fractionComplete: CGFloat {
        get { driver.fraction }
        set { scrub(to: newValue) }
    }

    // MARK: Calls

    /// Runs the blocks that wait, and sets out; a paused animator goes on along its own curve, or on a spring from what is shown. A running one
    /// stays as it is; a stopped one traps. Without any block it waits, active and not running, for the first one that is added (rule G9).
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// The same after `delay` seconds. The blocks run now; the picture stays as it is until the delay has passed.
    open func startAnimation(afterDelay delay: TimeInterval) {
        require(phase != .stopped, "startAnimation()", "finishAnimation(at:) ends it first")
        guard guest == nil, phase != .running, phase != .awaitingBlocks else { return }
        self.delay = delay > 0 ? delay : 0
        let (wasInactive, hasBlocks) = (phase == .inactive, !pending.isEmpty)
        if wasInactive { Self.onStep?(self, .started) }
        if wasInactive { runPendingBlocks() }
        timeline.keptAlive = self
        timeline.drive { machine, _ in
            switch (wasInactive, hasBlocks) {
            case (true, true): machine.start(afterDelay: self.delay)
            case (true, false): machine.startWithoutBlocks(afterDelay: self.delay)
            case (false, _): machine.resume(afterDelay: self.delay)
            }
        }
    }

    /// Rests where it is; one that was never started runs its blocks and rests at the start. A paused one stays as it is; a stopped one
    /// and one that is not interruptible trap.
    open func pauseAnimation() {
        require(phase != .stopped, "pauseAnimation()", "finishAnimation(at:) ends it first")
        requireInterruptible("pauseAnimation()")
        if phase == .inactive { runPendingBlocks() }
        timeline.drive { machine, now in machine.pause(at: now) }
    }

    private func scrub(to fraction: CGFloat) {
        switch phase {
        case .inactive:
            pauseAnimation()
            timeline.drive { machine, _ in machine.scrub(to: fraction) }
        case .paused, .awaitingBlocks: timeline.drive { machine, _ in machine.scrub(to: fraction) }
        case .running:
            diagnostics.report(
                "UIViewPropertyAnimator.fractionComplete: \(self) is running, so \(fraction) is ignored; "
                    + "call pauseAnimation() first")
        case .stopped: break
        }
    }

    /// Ends it where it is: the shown values become the model values, so nothing jumps. An inactive animator stays as it is; one that runs and
    /// is not interruptible traps.
    ///
    /// - Parameter withoutFinishing: True: it is inactive then, and completions are thrown away. False: it is stopped, and waits for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        requireInterruptible("stopAnimation(_:)")
        guard phase != .inactive else { return }
        if withoutFinishing { completions = [] }
        timeline.stop(finishing: withoutFinishing)
    }

    /// Gives every property its value of `finalPosition`, becomes inactive and calls the completions with that position. Only after
    /// `stopAnimation(false)`; an inactive animator stays as it is, a running or paused one traps.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(phase == .inactive || phase == .stopped, "finishAnimation(at:)", "call stopAnimation(false) first")
        guard phase == .stopped else { return }
        timeline.finish(at: Timeline.Position(finalPosition))
        complete(at: finalPosition)
    }

    /// Goes on from a pause along another curve or spring; anywhere else it traps.
    ///
    /// A curve is entered where it shows what is shown. A spring sets out from what is shown, with the velocity that the parameters hold, in
    /// whole rests of the way a second (rules G13, G31). The next run has the animator's own timing again.
    ///
    /// - Parameters:
    ///   - parameters: nil: its own.
    ///   - durationFactor: The rest takes this many durations; 0 leaves it what it would take by itself.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        let call = "continueAnimation(withTimingParameters:durationFactor:)"
        require(phase == .paused || phase == .awaitingBlocks, call, "call pauseAnimation() first")
        requireInterruptible(call)
        let shape = parameters.map { $0.motion(duration: duration).shape }
        timeline.keptAlive = self
        timeline.drive { machine, _ in machine.resume(along: shape, durationFactor: durationFactor) }
    }

    /// Adds a block. Before the start it waits; on the way it is run now, and what it changes moves over what is left of the time (rule G24),
    /// whichever way the animator goes: on the way back it shows when the animator is turned round again. Stopped it traps.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// The same for the last part of what is left.
    ///
    /// - `delayFactor`: 0…1 of what is left of the animation, clamped; the block moves over the rest (rule G25).
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(phase != .stopped, "addAnimations(_:)", "finishAnimation(at:) ends it first")
        let block = PendingBlock(delayFactor: delayFactor > 0 ? min(delayFactor, 1) : 0, changes: animation)
        guard phase != .inactive else { return pending.append(block) }
        run(block)
        if phase == .awaitingBlocks { timeline.keptAlive = self }
        timeline.drive { machine, _ in machine.goWithBlock() }
    }

    /// Completions are called once, in the order in which they were added, when the animation is over and inactive. Allowed in every state.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if phase != .inactive { Self.onStep?(self, .completionAddedLate) }
        completions.append(completion)
    }
}
