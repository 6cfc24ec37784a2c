package import NavCore

/// Something that the engine brings to the instant of each turn.
@MainActor package protocol Mover: AnyObject {
    /// Whether the engine has to go on calling.
    var isRunning: Bool { get }
    /// Whether no frame differs from the last by its doing.
    var stands: Bool { get }
    /// Whether the clock that it runs on stands still, so that its time is known between turns too.
    var isTimeHeld: Bool { get }
    /// Owned by the engine: whether it has this one in its list.
    var isFollowed: Bool { get set }

    /// Whether it waits for a turn to begin in.
    var isWaiting: Bool { get }

    /// Begins at `instant` what waits for a turn.
    func depart(at instant: FrameInstant)
    /// Marks what has moved. Not nil: the run may have ended, and this is to be called when the walk is over.
    func advance(to instant: FrameInstant) -> (() -> Void)?
    /// Before this instant `advance(to:)` does nothing but mark what moves; nil where that is not known. Asked after a turn in which
    /// nothing ended; `AnimationEngine.disturb()` is called when the answer may be another.
    var quietUntil: FrameInstant? { get }
    /// Adds all that it marks in each frame until then.
    func collectMarks(into marks: inout Marks)
    /// Whether what moves lies in `layer`.
    func moves(under layer: CALayer) -> Bool
    /// Takes away what moves, unless a clock of its own turns it: it ends in this turn or the next.
    func cutOffIfFree()
    /// Ends the run at once with everything at `position`, and calls what waits for the end.
    func abort(at position: Timeline.Position)
}
