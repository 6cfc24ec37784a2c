import Foundation
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

    // Read without isolation by the deinit of an animator, when nobody else can reach it any more.
    package nonisolated(unsafe) private(set) var machine: AnimatorMachine
    package let cycle: Cycle
    /// Called once a run, in the turn in which it ends, with the machine inactive. It may start the timeline again.
    package var onEnd: (Ending) -> Void = { _ in }
    /// Whether what it moves takes touches on the way (rules G36, L11).
    package var allowsInteraction = true
    /// Blocks inside the one that made this timeline, in the order in which they were run.
    private var innerEnds: [(Ending) -> Void] = []
    /// Who must live as long as the timeline runs.
    package var keptAlive: AnyObject?
    /// The layer on whose clock this runs, where it is not that of what it moves. Named before the start.
    package weak var clock: CALayer?
    private var tracks: [Track] = []
    private var wasCut = false
    /// The transaction in which the run began.
    private var group: TransactionGroup?
    /// Changes were asked for of views that no window shows.
    private var hasUnseenChanges = false
    /// That of the first window in which something moves.
    private var engine = AnimationEngine.current
    package var isFollowed = false
    /// The time of its clock that was last shown.
    private var shownTime: FrameInstant?

    package init(machine: AnimatorMachine, cycle: Cycle = .once) {
        self.machine = machine
        self.cycle = cycle
    }

    var isRepeating: Bool {
        if case .forever = cycle { true } else { false }
    }

    /// Whether anything was recorded since the last end.
    package var isEmpty: Bool { tracks.isEmpty }

    package func reading(at instant: FrameInstant) -> AnimatorMachine.Reading { machine.reading(at: time(at: instant)) }

    /// The instant on the clock that this timeline runs on.
    private func time(at instant: FrameInstant) -> FrameInstant {
        LayerClock.isAnyInUse ? clockLayer?.time(at: instant) ?? instant : instant
    }

    /// The layer whose clock this is: the one that was named, else that of what moves first.
    private var clockLayer: CALayer? { clock ?? tracks.first?.layer }

    package var isTimeHeld: Bool { LayerClock.isAnyInUse && clockLayer?.isTimeHeld == true }

    package var isRunning: Bool { machine.isRunning }
    package var stands: Bool { isTimeHeld && !isLost }

    var now: FrameInstant { time(at: engine.instant) }

    /// What is shown now.
    package var fraction: Double { machine.fraction(at: now) }
}

// MARK: Driving

extension Timeline {
    /// Lets `change` act on the machine at the present instant, and carries every property over without a step.
    package func drive(_ change: (inout AnimatorMachine, FrameInstant?) -> Void) {
        let instant = now
        if machine.phase == .inactive, clockLayer?.startsLinearly == true { machine.straighten() }
        let (shown, before) = (machine.reading(at: instant), machine.coordinate(at: instant))
        let progress = tracks.map { $0.progress(shown) }
        let wasRunning = machine.isRunning
        change(&machine, instant)
        if !wasRunning, machine.isRunning, group == nil { joinTransaction() }
        let after = machine.coordinate(at: instant)
        for (track, progress) in zip(tracks, progress) {
            track.origin = progress
            if let before, let after { track.span = track.span.carried(over: progress.x, from: before, to: after) }
        }
        markAll()
        engine.follow(self)
    }

    /// Ends the run where it is. The shown values become the model values, so nothing jumps, and the machine is stopped.
    package func stop() {
        drive { machine, now in machine.stop(at: now) }
        leave(at: .current)
        leaveTransaction()
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
        for track in tracks { track.move(to: position) }
        let inner = innerEnds
        reset()
        for end in inner { end(position == .current ? .cut : .arrived(position)) }
    }

    /// Calls `end` when this run is over, before `onEnd`.
    package func onInnerEnd(_ end: @escaping (Ending) -> Void) { innerEnds.append(end) }

    private func reset() {
        machine.finish()
        tracks = []
        innerEnds = []
        (wasCut, hasUnseenChanges, keptAlive, group) = (false, false, nil, nil)
    }

    /// Takes the motions off their layers, and leaves the model values of `position`.
    private func leave(at position: Position) {
        for track in tracks.reversed() {
            guard let layer = track.layer else { continue }
            layer.lift(track)
            let value = track.value(at: position, from: layer.values[track.property], progress: track.origin)
            layer.settle(track.property, at: value)
            layer.mark(track.property)
        }
    }
}

// MARK: Time

extension Timeline {
    package func depart(at instant: FrameInstant) { machine.depart(at: time(at: instant)) }

    /// Marks what moved, and ends the run if it has arrived: then what is left to call is returned.
    package func advance(to instant: FrameInstant) -> (() -> Void)? {
        let time = time(at: instant)
        if isLost, let departure = machine.departure, departure < time { return ended(.cut) }
        if time != shownTime { markAll() }
        shownTime = time
        if isTimeHeld { return nil }
        switch machine.tick(at: time) {
        case nil, .held: return nil
        case .completed(let atEnd): return arrived(atEnd: atEnd)
        }
    }

    private var isLost: Bool { tracks.isEmpty && (wasCut || hasUnseenChanges) }

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

    /// Whether what moves lies in `layer`.
    package func moves(under layer: CALayer) -> Bool { clockLayer?.isSelfOrDescendant(of: layer) ?? false }

    private func ended(_ ending: Ending) -> () -> Void {
        if case .arrived(let position) = ending { leave(at: position) }
        let ends = innerEnds + [onEnd]
        let (owner, group) = (keptAlive, group)
        reset()
        return {
            withExtendedLifetime(owner) { for end in ends { end(ending) } }
            group?.leave()
        }
    }

    private func markAll() {
        for track in tracks { track.layer?.mark(track.property) }
    }
}

// MARK: Recording

extension Timeline {
    /// Takes up a change that a block made. The model has the new value already.
    func record(_ property: LayerProperty, of layer: CALayer, from old: LayerValue, to new: LayerValue, in block: Block)
    {
        guard let engine = layer.owner?.animationEngine else {
            hasUnseenChanges = true
            return
        }
        if tracks.isEmpty, !machine.isRunning { self.engine = engine }
        let span = block.span(at: machine.coordinate(at: now)?.coordinate ?? 0)
        if let difference = layer.difference(property, from: old, to: new) {
            add(difference, to: property, of: layer, span: span)
        } else {
            replace(property, of: layer, from: old, to: new, span: span, startsFromShown: block.beginsFromCurrentState)
        }
    }

    private func add(_ difference: Difference, to property: LayerProperty, of layer: CALayer, span: Span) {
        if let last = layer.overlays.last(where: { $0.track?.property == property })?.track, last.timeline === self,
            last.span == span,
            case .adding(let earlier) = last.motion, let sum = earlier.joined(with: difference)
        {
            last.motion = .adding(sum)
        } else {
            append(Track(layer, property, .adding(difference), in: self, span: span))
        }
    }

    private func replace(
        _ property: LayerProperty, of layer: CALayer, from old: LayerValue, to new: LayerValue, span: Span,
        startsFromShown: Bool
    ) {
        var from = old
        for track in layer.tracks where track.property == property {
            if track.timeline === self, track.span == span, case .replacing(let start, _) = track.motion {
                track.motion = .replacing(from: start, to: new)
                return
            }
            if startsFromShown || track.timeline === self {
                from = layer.shownValues(at: engine.instant, overridingModelWith: (property, old))[property]
            }
        }
        for track in layer.tracks where track.property == property { track.timeline.cut(track) }
        append(Track(layer, property, .replacing(from: from, to: new), in: self, span: span))
    }

    private func append(_ track: Track) {
        tracks.append(track)
        track.layer?.lay(.track(track))
    }

    /// Takes a motion away before its time.
    func cut(_ track: Track) {
        tracks.removeAll { $0 === track }
        track.layer?.lift(track)
        track.layer?.mark(track.property)
        wasCut = true
    }
}

extension Timeline {
    /// How the changes of one block lie in its timeline.
    package struct Block: Sendable {
        /// Of what is left of the timeline when the block is run, in fractions of it.
        package var share: Span
        package var beginsFromCurrentState: Bool

        package init(share: Span = .whole, beginsFromCurrentState: Bool = false) {
            self.share = share
            self.beginsFromCurrentState = beginsFromCurrentState
        }

        func span(at coordinate: Double) -> Span {
            let rest = 1 - coordinate
            return Span(start: coordinate + share.start * rest, end: coordinate + share.end * rest)
        }
    }

    /// Runs `changes` now; what they change moves with this timeline.
    package func capture(_ block: Block = Block(), _ changes: () -> Void) {
        AnimationContext.with(.recording(self, block), changes)
    }

    /// Whether something that was to move has been taken away.
    package var wasCutShort: Bool { wasCut }
}

extension Track {
    /// Puts the model value at `position`, after the motion has been stopped where it was.
    fileprivate func move(to position: Timeline.Position) {
        guard let layer, position != .current else { return }
        let present = layer.values[property]
        switch (motion, position) {
        case (.adding(let difference), .end):
            layer.settle(property, at: difference.added(to: present, times: origin - Headway.one))
        case (.adding(let difference), _): layer.settle(property, at: difference.added(to: present, times: origin))
        case (.replacing(_, let to), .end): layer.settle(property, at: to)
        case (.replacing(let from, _), _): layer.settle(property, at: from)
        }
    }
}

extension Span {
    /// The same part after the timeline's fractions have changed their meaning, with `progress` shown before and after.
    nonisolated fileprivate func carried(
        over progress: Double, from old: (shape: TimingShape, coordinate: Double),
        to new: (shape: TimingShape, coordinate: Double)
    ) -> Span {
        guard self != .whole, old.shape != new.shape, let local = new.shape.fraction(at: progress) else { return self }
        let map = { (fraction: Double) in new.shape.fraction(at: old.shape.progress(at: fraction).x) ?? fraction }
        return remapped(map, over: local, at: new.coordinate)
    }
}
