public import Foundation
import NavCore
import NavLayers

/// Moves what its blocks change, and can be paused, scrubbed, turned round, continued and stopped on the way.
///
/// While it runs, NavKit keeps it alive. Letting go of one that is paused or stopped is a mistake and traps: stop it with
/// `stopAnimation(true)` first.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private let timeline: Timeline
    private let timing: any UITimingCurveProvider
    private var pending: [PendingBlock] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// A block that waits for the start.
    private struct PendingBlock {
        var delayFactor: CGFloat
        var changes: () -> Void
    }

    /// - Parameters:
    ///   - duration: In seconds. 0 or less is 0.2. Ignored where `parameters` are a spring with a time of its own.
    ///   - parameters: Read now; a later change of the object has no effect.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let (shape, seconds) = parameters.motion(duration: duration > 0 ? duration : Self.leastDuration)
        timeline = Timeline(machine: AnimatorMachine(duration: seconds, shape: shape))
        timing = parameters
        super.init()
        LiveObjects.add(.animator)
        timeline.onEnd = { [weak self] ending in self?.ended(ending) }
    }

    /// What an animator without a duration takes (rule G33).
    private static let leastDuration = 0.2

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// A spring that settles in `duration`.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs when this returns.
    ///
    /// - Parameter options: The curve of them; the rest says nothing to an animator.
    @discardableResult public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
        let animator = made(duration: duration, timing: UICubicTimingParameters(animationCurve: curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
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
        Self.require(
            timeline, timeline.machine.phase == .inactive, "deinit",
            "letting go of it now would leave its views half way; call stopAnimation(true) before")
    }

    // MARK: Properties

    /// False: views take no touches while this moves them. True by default, unlike `UIView.animate`.
    open var isUserInteractionEnabled: Bool {
        get { timeline.allowsInteraction }
        set { timeline.allowsInteraction = newValue }
    }

    public var timingParameters: (any UITimingCurveProvider)? { timing }

    /// In seconds. For a spring of its own time, what that takes to settle.
    public var duration: TimeInterval { timeline.machine.duration }

    /// In seconds; what `startAnimation(afterDelay:)` was given, else 0.
    public private(set) var delay: TimeInterval = 0

    /// True, the default: while paused, the picture follows `fractionComplete` linearly; false: along the curve.
    open var scrubsLinearly: Bool {
        get { timeline.machine.scrubsLinearly }
        set { timeline.drive { machine, _ in machine.scrubsLinearly = newValue } }
    }

    /// True: at the end of its way it stays active and paused, and completions wait for `finishAnimation(at:)`. False by default.
    open var pausesOnCompletion: Bool {
        get { timeline.machine.pausesOnCompletion }
        set { timeline.drive { machine, _ in machine.pausesOnCompletion = newValue } }
    }

    /// False: once started it runs to its end. Only an inactive animator can be told.
    open var isInterruptible = true {
        willSet { require(state == .inactive, "isInterruptible", "set it before the start or after the end") }
    }

    public var state: UIViewAnimatingState {
        switch timeline.machine.phase {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    public var isRunning: Bool { timeline.machine.isRunning }

    open var isReversed: Bool {
        get { timeline.machine.isReversed }
        set { timeline.drive { machine, now in machine.setReversed(newValue, at: now) } }
    }

    /// While running the share of time that is over, while paused the share of the way (rules G10, G11). Setting it before the start pauses it there; setting it
    /// while it runs changes nothing and is reported.
    open var fractionComplete: CGFloat {
        get { timeline.fraction }
        set { scrub(to: newValue) }
    }

    // MARK: Calls

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        require(state != .stopped, "startAnimation()", "finishAnimation(at:) ends it first")
        guard !isRunning else { return }
        self.delay = max(delay, 0)
        let wasInactive = state == .inactive
        if wasInactive { runPendingBlocks() }
        timeline.drive { machine, _ in
            if wasInactive { machine.start(afterDelay: self.delay) } else { machine.resume(afterDelay: self.delay) }
        }
        timeline.keptAlive = self
    }

    open func pauseAnimation() {
        require(state != .stopped, "pauseAnimation()", "finishAnimation(at:) ends it first")
        require(isInterruptible || !isRunning, "pauseAnimation()", "it is not interruptible; let it run to its end")
        if state == .inactive { runPendingBlocks() }
        timeline.drive { machine, now in machine.pause(at: now) }
        timeline.keptAlive = nil
    }

    private func scrub(to fraction: CGFloat) {
        switch timeline.machine.phase {
        case .inactive:
            pauseAnimation()
            timeline.drive { machine, _ in machine.scrub(to: fraction) }
        case .paused: timeline.drive { machine, _ in machine.scrub(to: fraction) }
        case .running:
            diagnostics.report(
                "UIViewPropertyAnimator.fractionComplete: \(self) is running, so \(fraction) is ignored; "
                    + "call pauseAnimation() first")
        case .stopped: break
        }
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        require(isInterruptible || !isRunning, "stopAnimation(_:)", "it is not interruptible; let it run to its end")
        switch state {
        case .inactive: return
        case .active: timeline.stop()
        case .stopped: break
        }
        timeline.keptAlive = nil
        if withoutFinishing {
            timeline.finish(at: .current)
            completions = []
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(state != .active, "finishAnimation(at:)", "call stopAnimation(false) first")
        guard state == .stopped else { return }
        timeline.finish(at: Timeline.Position(finalPosition))
        complete(at: finalPosition)
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        require(state == .active && !isRunning, "continueAnimation(withTimingParameters:durationFactor:)", "call pauseAnimation() first")
        require(isInterruptible, "continueAnimation(withTimingParameters:durationFactor:)", "it is not interruptible")
        let shape = parameters.map { $0.motion(duration: duration).shape }
        timeline.drive { machine, _ in machine.resume(along: shape, durationFactor: durationFactor) }
        timeline.keptAlive = self
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// - Parameter delayFactor: 0…1 of what is left of the animation; the block moves over the rest (rule G25).
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(state != .stopped, "addAnimations(_:)", "finishAnimation(at:) ends it first")
        let block = PendingBlock(delayFactor: min(max(delayFactor, 0), 1), changes: animation)
        if state == .inactive { pending.append(block) } else { run(block) }
    }

    /// Completions are called once, in the order in which they were added, when the animation is over and inactive.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
}

extension UIViewPropertyAnimator {
    private func runPendingBlocks() {
        let blocks = pending
        pending = []
        for block in blocks { run(block) }
    }

    private func run(_ block: PendingBlock) {
        timeline.capture(Timeline.Block(share: Span(start: block.delayFactor, end: 1)), block.changes)
    }

    private func ended(_ ending: Timeline.Ending) {
        switch ending {
        case .arrived(.start): complete(at: .start)
        case .arrived, .cut: complete(at: .end)
        }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }

    private func require(_ isRight: Bool, _ call: String, _ wayOut: String) {
        Self.require(timeline, isRight, call, wayOut)
    }

    private nonisolated static func require(_ timeline: Timeline, _ isRight: Bool, _ call: String, _ wayOut: String) {
        precondition(isRight, "UIViewPropertyAnimator.\(call): this animator is \(phaseName(of: timeline)); \(wayOut)")
    }

    private nonisolated static func phaseName(of timeline: Timeline) -> String {
        switch timeline.machine.phase {
        case .inactive: "inactive"
        case .running: "running"
        case .paused: "paused"
        case .stopped: "stopped"
        }
    }
}

extension Timeline.Position {
    fileprivate init(_ position: UIViewAnimatingPosition) {
        switch position {
        case .end: self = .end
        case .start: self = .start
        case .current: self = .current
        }
    }
}
