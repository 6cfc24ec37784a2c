package import NavCore

/// Every timeline that runs, on one clock that the frame loop turns.
@MainActor package final class AnimationEngine {
    /// The engine that new animations belong to.
    package static var current = AnimationEngine()

    /// The instant of the turn that is being taken, or of the last one.
    package private(set) var instant = FrameInstant(seconds: 0)
    private var isInTurn = false
    /// In the order in which they were started.
    private var running: [Timeline] = []

    package init() {}

    /// Whether the next frame may differ from this one without anything being asked for.
    package var isMoving: Bool { !running.isEmpty }

    /// From here to `endTurn()`, what is started starts at `instant`. Waiting motions begin.
    package func beginTurn(at instant: FrameInstant) {
        self.instant = instant
        isInTurn = true
        for timeline in running { timeline.depart(at: instant) }
    }

    package func endTurn() { isInTurn = false }

    /// Brings every motion to the turn's instant. What the ends of runs have to call comes back, to be called when the walk is over.
    package func advance() -> [() -> Void] {
        let ends = running.compactMap { $0.advance(to: instant) }
        running.removeAll { !$0.machine.isRunning }
        return ends
    }

    /// The instant of the turn that is being taken; nil between turns, when nobody knows what time it is.
    package var turnInstant: FrameInstant? { isInTurn ? instant : nil }

    /// Ends what runs in `layer`, in the order in which it was started, with every property at `position`.
    func abortAll(under layer: CALayer, at position: Timeline.Position) {
        for timeline in running where timeline.moves(under: layer) { timeline.abort(at: position) }
        running.removeAll { !$0.machine.isRunning }
    }

    /// Keeps `timeline` as long as it runs.
    func follow(_ timeline: Timeline) {
        guard timeline.machine.isRunning else { return running.removeAll { $0 === timeline } }
        if isInTurn { timeline.depart(at: instant) }
        guard !running.contains(where: { $0 === timeline }) else { return }
        running.append(timeline)
    }
}
