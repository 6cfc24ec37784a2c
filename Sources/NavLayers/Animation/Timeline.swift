package import NavCore

/// Recorded motions that run, pause, are scrubbed and turn round together: what every animation block becomes.
///
/// A block of `UIView.animate` is a timeline that nobody touches; a property animator is one that its owner drives. The engine
/// keeps a running timeline alive, and the timeline then keeps its owner.
@MainActor package final class Timeline: Mover {
    /// Where the properties are left when the motion is over.
    package enum Position: Sendable { case end, start, current }

    /// What happens at the end of the way.
    package enum Cycle: Equatable, Sendable {
        case once
        /// There and back, then done.
        case backAndForth
        case forever(autoreverses: Bool)
    }

    /// How a timeline ended.
    package enum Ending: Equatable, Sendable {
        case arrived(Position)
        /// Nothing was left to move: its views left the window, or something else took their properties over.
        case cut
    }

    package internal(set) var machine: AnimatorMachine {
        didSet {
            for section in sections { section.forget() }
            disturb()
        }
    }
    package let cycle: Cycle
    /// Called once a run, in the turn in which it ends, with the machine inactive. It may start the timeline again.
    package var onEnd: (Ending) -> Void = { _ in }
    /// Called when the machine may be in another phase than before, never while the engine walks.
    package var onPhase: () -> Void = {}
    /// Whether what it moves takes touches on the way (rules G36, L11).
    package var allowsInteraction = true
    /// Whether touches find what it moves where it is shown, not where the model is (rule G37).
    package var isHitWhereShown = false
    /// Whether its owner may pause, scrub and turn it: then blocks inside its blocks stay part of it, whatever their options.
    package var isDriven = false
    /// Who must live as long as the timeline runs.
    package var keptAlive: AnyObject?
    /// The layer on whose clock this runs, where it is not that of what it moves. Named before the start.
    package weak var clock: CALayer?
    /// In the order in which their blocks were over.
    var sections: [Section] = [] {
        didSet { disturb() }
    }
    /// The transaction in which the run began.
    var group: TransactionGroup?
    /// Changes were asked for that nobody can see: of views that no window shows, or with animations switched off.
    var unseen = Unseen.nothing {
        didSet { disturb() }
    }
    /// That of the first window in which something moves.
    var engine = AnimationEngine.current
    package var isFollowed = false
    /// The time of its clock that was last shown.
    var shownTime: FrameInstant?

    enum Unseen: Equatable {
        case nothing
        /// Since that turn; nil: since before the next one.
        case changes(since: FrameInstant?)
    }

    package init(machine: AnimatorMachine, cycle: Cycle = .once) {
        self.machine = machine
        self.cycle = cycle
    }

    isolated deinit {
        for section in sections { section.leaveLayers() }
    }

    var isRepeating: Bool {
        if case .forever = cycle { true } else { false }
    }

    /// Whether nothing was recorded since the last end, or all of it was taken away.
    package var isEmpty: Bool { sections.allSatisfy(\.isEmpty) }

    /// The instant on the clock that this timeline runs on.
    func time(at instant: FrameInstant) -> FrameInstant {
        guard LayerClock.isAnyInUse else { return instant }
        return clockLayer?.time(at: instant) ?? instant
    }

    /// The layer whose clock this is: the one that was named, else that of what moves first.
    var clockLayer: CALayer? { clock ?? sections.first { !$0.isEmpty }?.tracks.first?.layer }

    package var isTimeHeld: Bool { LayerClock.isAnyInUse && clockLayer?.isTimeHeld == true }

    package var stands: Bool { isTimeHeld && !isEmpty }

    var now: FrameInstant { time(at: engine.instant) }

    /// What is shown now.
    package var fraction: Double { machine.fraction(at: now) }
}

// MARK: Driving

extension Timeline {
    /// Lets `change` act on the machine at the present instant, and carries every property over without a step.
    package func drive(_ change: (inout AnimatorMachine, FrameInstant?) -> Void) {
        turn(change)
        onPhase()
    }

    private func turn(_ change: (inout AnimatorMachine, FrameInstant?) -> Void) {
        if machine.phase == .inactive, isEmpty { engine = .current }
        let instant = now
        if machine.phase == .inactive, clockLayer?.startsLinearly == true { machine.straighten() }
        let before = machine.reading(at: instant)
        let wasRunning = machine.isRunning
        change(&machine, instant)
        if !wasRunning, machine.isRunning, group == nil { joinTransaction() }
        let after = machine.reading(at: instant)
        for section in sections { section.strand.handOver(from: before, to: after) }
        markAll()
        engine.follow(self)
    }

    /// Ends the run where it is: the shown values become the model values, so nothing jumps. The machine is stopped then, or inactive if the
    /// run is finished with that. Stopped already, nothing is done twice.
    package func stop(finishing: Bool = false) {
        if machine.isRunning || machine.isPaused {
            turn { machine, now in machine.stop(at: now) }
            leave(at: .current)
            leaveTransaction()
        }
        if finishing { finish(at: .current) } else { onPhase() }
    }

    private func joinTransaction() {
        group = engine.transactions.group
        group?.enter()
    }

    private func leaveTransaction() {
        let group = group
        self.group = nil
        group?.leave()
    }

    /// Brings a stopped timeline to its end: every property gets its value of `position`, and the machine is inactive.
    package func finish(at position: Position) {
        for section in sections { for track in section.tracks { track.move(to: position) } }
        let ends = takeEnds()
        reset()
        onPhase()
        for end in ends { end(position == .current ? .cut : .arrived(position)) }
    }

    func takeEnds() -> [(Ending) -> Void] { sections.flatMap { $0.takeEnds() } }

    func reset() {
        machine.finish()
        for section in sections { section.leaveLayers() }
        sections = []
        (unseen, keptAlive, group) = (.nothing, nil, nil)
    }

    /// Takes the motions off their layers, and leaves the model values of `position`.
    func leave(at position: Position) {
        for section in sections.reversed() {
            for track in section.tracks.reversed() { track.settle(at: position) }
        }
    }
}
