package import NavCore

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

    func ended(_ ending: Ending) -> () -> Void {
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

    func markAll() {
        for section in sections { section.mark() }
    }
}
