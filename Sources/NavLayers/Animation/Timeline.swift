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

    package private(set) var machine: AnimatorMachine {
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
    private var sections: [Section] = [] {
        didSet { disturb() }
    }
    /// The transaction in which the run began.
    private var group: TransactionGroup?
    /// Changes were asked for that nobody can see: of views that no window shows, or with animations switched off.
    private var unseen = Unseen.nothing {
        didSet { disturb() }
    }
    /// That of the first window in which something moves.
    private var engine = AnimationEngine.current
    package var isFollowed = false
    /// The time of its clock that was last shown.
    private var shownTime: FrameInstant?

    private enum Unseen: Equatable {
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
    private var clockLayer: CALayer? { clock ?? sections.first { !$0.isEmpty }?.tracks.first?.layer }

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

    private func takeEnds() -> [(Ending) -> Void] { sections.flatMap { $0.takeEnds() } }

    private func reset() {
        machine.finish()
        for section in sections { section.leaveLayers() }
        sections = []
        (unseen, keptAlive, group) = (.nothing, nil, nil)
    }

    /// Takes the motions off their layers, and leaves the model values of `position`.
    private func leave(at position: Position) {
        for section in sections.reversed() {
            for track in section.tracks.reversed() { track.settle(at: position) }
        }
    }
}

// MARK: Time

extension Timeline {
    package var isWaiting: Bool { machine.isRunning && machine.departure == nil }

    package func depart(at instant: FrameInstant) { machine.depart(at: time(at: instant)) }

    package var isRunning: Bool { machine.isRunning || (isUnseen && machine.isPaused) }

    /// All that it was to move is where nobody can see it (rule G34).
    private var isUnseen: Bool { unseen != .nothing && isEmpty }

    /// Marks what moved, and ends the run if it has arrived: then what is left to call is returned.
    package func advance(to instant: FrameInstant) -> (() -> Void)? {
        let time = time(at: instant)
        if time != shownTime { markAll() }
        shownTime = time
        if isLost(at: time) { return ended(.cut) }
        guard isRunning else { return {} }
        if isTimeHeld { return nil }
        switch machine.tick(at: time) {
        case nil: return sectionEnds(at: machine.time(at: time))
        case .held: return rested(at: time)
        case .completed(let atEnd): return arrived(atEnd: atEnd)
        }
    }

    /// Until it arrives it only moves, unless somebody waits for a part of it.
    package var quietUntil: FrameInstant? {
        isEmpty || sections.contains { $0.hasEnds } ? nil : machine.arrival
    }

    package func collectMarks(into marks: inout Marks) {
        for section in sections {
            for track in section.tracks { track.layer.addMark(of: track.property, to: &marks) }
        }
    }

    /// Something about it may be another than the engine knows.
    func disturb() { engine.disturb() }

    /// Whether nothing is left to move, and that not only since this turn. What is paused waits for more, unless nobody ever saw it.
    private func isLost(at time: FrameInstant) -> Bool {
        guard isEmpty else { return false }
        if case .changes(let since) = unseen { return since.map { $0 < time } ?? true }
        guard sections.contains(where: \.wasCut), let departure = machine.departure else { return false }
        return departure < time
    }

    private func sectionEnds(at time: Double) -> (() -> Void)? {
        guard machine.isRunning, !machine.isReversed else { return nil }
        let ends = sections.flatMap { section in
            section.ending(at: time).map { ending in section.takeEnds().map { end in { end(ending) } } } ?? []
        }
        return ends.isEmpty ? nil : { for end in ends { end() } }
    }

    /// At the end of the way, and kept there: from here on its owner is on its own.
    private func rested(at time: FrameInstant) -> () -> Void {
        let owner = keptAlive
        keptAlive = nil
        let reading = machine.reading(at: time)
        for section in sections { section.strand.handOver(from: .idle(atEnd: !machine.isReversed), to: reading) }
        return { withExtendedLifetime(owner) { self.onPhase() } }
    }

    private func arrived(atEnd: Bool) -> (() -> Void)? {
        switch (cycle, atEnd) {
        case (.once, true), (.backAndForth, false): ended(.arrived(.end))
        case (.once, false): ended(.arrived(.start))
        case (.backAndForth, true), (.forever(autoreverses: true), true): again(reversed: true)
        case (.forever, _): again(reversed: false)
        }
    }

    private func again(reversed: Bool) -> (() -> Void)? {
        machine.setReversed(reversed, at: now)
        machine.start()
        depart(at: engine.instant)
        return nil
    }

    /// Ends the run at once, with every property at `position`, and calls what waits for the end.
    package func abort(at position: Position) { ended(.arrived(position))() }

    /// Takes away all that it moves: it ends in this turn or the next.
    package func cutOffIfFree() {
        guard clockLayer?.hasClock != true else { return }
        for section in sections { for track in section.tracks { section.cut(track) } }
    }

    /// Whether what moves lies in `layer`.
    package func moves(under layer: CALayer) -> Bool { clockLayer?.isSelfOrDescendant(of: layer) ?? false }

    private func ended(_ ending: Ending) -> () -> Void {
        if case .arrived(let position) = ending { leave(at: position) }
        let ends = takeEnds() + [onEnd]
        let (owner, group) = (keptAlive, group)
        reset()
        return {
            withExtendedLifetime(owner) {
                self.onPhase()
                for end in ends { end(ending) }
            }
            group?.leave()
        }
    }

    private func markAll() {
        for section in sections { section.mark() }
    }
}

// MARK: Blocks

extension Timeline {
    /// How a block lies in its timeline.
    package struct Block: Sendable {
        /// Of what is left of the timeline when the block is run, or of the block around it.
        package var share: Span
        /// Its own curve; nil: that of what it lies in.
        package var shape: TimingShape?
        package var beginsFromShown: Bool
        package var interpolation: Route.Interpolation

        package init(
            share: Span = .whole, shape: TimingShape? = nil, beginsFromShown: Bool = false,
            interpolation: Route.Interpolation = .linear
        ) {
            (self.share, self.shape, self.beginsFromShown, self.interpolation) = (
                share, shape, beginsFromShown, interpolation
            )
        }
    }

    /// Runs `changes` now; what they change moves with this timeline.
    @discardableResult
    package func capture(_ block: Block = Block(), in outer: Section? = nil, _ changes: () -> Void) -> Section {
        let rest = outer?.strand.span ?? machine.rest(at: now)
        let span = rest == .whole && block.share == .whole ? .whole : rest.inner(block.share)
        let section = Section(
            in: self, strand: Strand(span: span, shape: block.shape ?? outer?.strand.shape),
            beginsFromShown: block.beginsFromShown, interpolation: block.interpolation)
        AnimationContext.with(.recording(section), changes)
        for track in section.tracks { track.settleOnRoute() }
        // After the blocks inside it: what ends at the same time ends from within.
        sections.append(section)
        return section
    }
}

// MARK: Recording

extension Timeline {
    /// Takes up a change that a block made. The model has the new value already.
    func record(_ change: Change, in section: Section, frame: KeyFrame?) {
        guard AnimationContext.isEnabled, let engine = change.layer.owner?.animationEngine else {
            return sawUnseenChange()
        }
        if isEmpty, !machine.isRunning { self.engine = engine }
        if let frame {
            addStop(change, at: frame, to: section)
        } else if let difference = change.layer.difference(change.property, from: change.old, to: change.new) {
            add(difference, change, to: section)
        } else {
            replace(change, in: section)
        }
    }

    private func sawUnseenChange() {
        if unseen == .nothing { unseen = .changes(since: AnimationEngine.current.turnInstant) }
    }

    private func add(_ difference: Difference, _ change: Change, to section: Section) {
        if let last = change.lastTrack, last.section === section, case .adding(let earlier) = last.motion,
            let sum = earlier.joined(with: difference)
        {
            last.motion = .adding(sum)
        } else {
            append(.adding(difference), change, to: section)
        }
    }

    private func replace(_ change: Change, in section: Section) {
        if let last = change.lastTrack, last.section === section, case .replacing(let way) = last.motion {
            last.motion = .replacing(Way(from: way.start, to: change.new))
        } else {
            let start = takeOver(change, for: section)
            append(.replacing(Way(from: start, to: change.new)), change, to: section)
        }
    }

    private func addStop(_ change: Change, at frame: KeyFrame, to section: Section) {
        if let last = change.lastTrack, last.section === section, case .stops(var route) = last.motion {
            route.add(change.new, at: frame)
            last.motion = .stops(route)
        } else {
            var route = Route(from: takeOver(change, for: section), interpolation: section.interpolation)
            route.add(change.new, at: frame)
            append(.stops(route), change, to: section)
        }
    }

    /// Takes away what moves the property so far, and answers the value to start from (rule L6).
    private func takeOver(_ change: Change, for section: Section) -> LayerValue {
        let running = Array(change.layer.tracks).filter { $0.property == change.property }
        let startsFromShown =
            change.property != .turnover && (section.beginsFromShown || running.contains { $0.timeline === self })
        let start = startsFromShown ? change.shown(at: engine.instant) : change.old
        for track in running { track.section.cut(track) }
        return start
    }

    private func append(_ motion: Track.Motion, _ change: Change, to section: Section) {
        let track = Track(change.layer, change.property, motion, in: section)
        section.tracks.append(track)
        disturb()
        change.layer.lay(.track(track))
    }
}

/// A change of a layer's model.
@MainActor struct Change {
    var layer: CALayer
    var property: LayerProperty
    var old: LayerValue
    var new: LayerValue

    fileprivate var lastTrack: Track? { layer.overlays.last { $0.track?.property == property }?.track }

    /// What was seen of the property before the change.
    fileprivate func shown(at instant: FrameInstant) -> LayerValue {
        layer.shownValues(at: instant, overridingModelWith: (property, old))[property]
    }
}
