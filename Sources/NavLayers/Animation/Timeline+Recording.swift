package import NavCore

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
