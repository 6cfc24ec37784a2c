package import NavCore

/// Everything that runs, on one clock that the frame loop turns.
@MainActor package final class AnimationEngine {
    /// The engine that new animations belong to.
    package static var current = AnimationEngine()

    package let transactions = Transactions()
    /// In the order in which they were made.
    var links: [CADisplayLink] = []
    /// The instant of the turn that is being taken, or of the last one.
    package private(set) var instant = FrameInstant(seconds: 0)
    private var isInTurn = false
    /// In the order in which they were started.
    private var running: [any Mover] = []
    /// Those of them that have yet to begin.
    private var waiting: [any Mover] = []
    /// Some of them need to be followed no longer.
    private var hasLeavers = false
    private var outlook: Outlook?

    /// What is known of the next frames, found out once: until then there is nobody to ask.
    private struct Outlook {
        /// Before this instant nothing happens but that things move.
        var quietUntil: FrameInstant
        /// What has to be drawn anew in each frame, as the layers lie now.
        var marks: Marks
        var arrangement: Int
    }

    package init() {}

    /// Whether the next frame may differ from this one without anything being asked for.
    package var isMoving: Bool {
        running.contains { $0.isFollowed && !$0.stands } || links.contains { $0.isRunning && $0.nextTick == nil }
            || transactions.needsFlush
    }

    /// When a display link that leaves out frames wants its next one.
    package var nextTick: FrameInstant? { links.lazy.filter(\.isRunning).compactMap(\.nextTick).min() }

    /// Calls the display links that are due.
    ///
    /// - Parameter period: Seconds from one picture to the next, on this clock.
    package func tick(period: Double) {
        for link in links { link.tick(at: instant, period: period) }
    }

    /// From here to `endTurn()`, what is started starts at `instant`. Waiting motions begin.
    package func beginTurn(at instant: FrameInstant) {
        self.instant = instant
        isInTurn = true
        guard !waiting.isEmpty else { return }
        for mover in waiting where mover.isFollowed { mover.depart(at: instant) }
        waiting.removeAll { !$0.isFollowed || !$0.isWaiting }
    }

    package func endTurn() { isInTurn = false }

    /// Brings every motion to the turn's instant. What the ends of runs have to call comes back, to be called when the walk is over.
    package func advance() -> [() -> Void] {
        if isQuiet {
            outlook?.marks.draw()
            return []
        }
        sweep()
        var ends: [() -> Void] = []
        for mover in running {
            guard let end = mover.advance(to: instant) else { continue }
            ends.append(end)
            if !mover.isRunning { leave(mover) }
        }
        sweep()
        outlook = ends.isEmpty ? lookAhead() : nil
        return ends
    }

    private var isQuiet: Bool {
        guard let outlook, outlook.arrangement == CALayer.arrangement, !LayerClock.isAnyInUse else { return false }
        return instant < outlook.quietUntil
    }

    /// nil where there is nothing to be known, or nobody knows.
    private func lookAhead() -> Outlook? {
        guard !running.isEmpty, !LayerClock.isAnyInUse else { return nil }
        var (quietUntil, marks) = (FrameInstant.distantFuture, Marks())
        for mover in running {
            guard let end = mover.quietUntil else { return nil }
            quietUntil = min(quietUntil, end)
            mover.collectMarks(into: &marks)
        }
        return Outlook(quietUntil: quietUntil, marks: marks, arrangement: CALayer.arrangement)
    }

    /// What was known of the next frames may be so no longer.
    func disturb() { outlook = nil }

    /// The instant of the turn that is being taken; nil between turns, when nobody knows what time it is.
    package var turnInstant: FrameInstant? { isInTurn ? instant : nil }

    /// Ends what runs in `layer`, in the order in which it was started, with every property at `position`.
    func abortAll(under layer: CALayer, at position: Timeline.Position) {
        for mover in running where mover.isFollowed && mover.moves(under: layer) {
            mover.abort(at: position)
            if !mover.isRunning { leave(mover) }
        }
    }

    /// Keeps `mover` as long as it runs.
    func follow(_ mover: any Mover) {
        disturb()
        guard mover.isRunning else { return leave(mover) }
        if isInTurn || mover.isTimeHeld { mover.depart(at: instant) }
        if !mover.isFollowed {
            sweep()
            mover.isFollowed = true
            running.append(mover)
        }
        if mover.isWaiting { waiting.append(mover) }
    }

    /// Takes away what moves by itself, as if its views had left the window (rule L10). What somebody paused, or moves by a clock, stays.
    package func cutAll() {
        for mover in running where mover.isFollowed { mover.cutOffIfFree() }
    }

    private func leave(_ mover: any Mover) {
        guard mover.isFollowed else { return }
        mover.isFollowed = false
        hasLeavers = true
        disturb()
    }

    private func sweep() {
        guard hasLeavers else { return }
        running.removeAll { !$0.isFollowed }
        hasLeavers = false
    }
}
