package import NavCore

/// When the turns of a window begin, and when their pictures are seen.
///
/// Turns lie on a grid of beats, one period apart. The grid starts anew with the first turn after stillness, and then holds:
///
///     woken by something ──▶ beat ──period──▶ beat ──period──▶ beat     a turn begins at a beat,
///                              └───picture────▶└───picture────▶         and its picture is seen at the next
///
/// Who keeps the grid is found out, not assumed. Where presenting waits for the display, that wait is the beat and the grid leans
/// after it. Where presenting returns at once, the window sleeps to the next beat itself. A late turn drops whole beats and stays on
/// the grid, so motion stays even.
package nonisolated struct Pacer: Equatable, Sendable {
    /// What ends the sleep between two pictures.
    package enum Keeper: Equatable, Sendable {
        case display
        case clock
    }

    /// How a picture went out.
    package enum Outcome: Equatable, Sendable {
        /// `waited`: seconds that the display kept the call.
        case shown(waited: Double)
        /// Minimised, hidden, or the surface is lost.
        case notShown
    }

    /// This many presents of the other kind in a row change the keeper.
    package static let streakToChange = 5
    /// A present that keeps the caller for less, in seconds, did not wait for a display.
    package static let leastWait = 0.001
    /// Seconds between turns whose pictures nobody can see: motion goes on by the clock, at next to no cost.
    package static let unseenPeriod = 0.1
    /// How much of its distance to the display's beat the grid goes each turn: it follows the display and not the scheduler's noise.
    static let lean = 0.125

    /// Seconds from one picture to the next, above zero.
    package var period: Double
    /// False: nobody can see the window, and turns are rare.
    package private(set) var isSeen = true
    package private(set) var keeper: Keeper
    private let displayMayWait: Bool
    private var beat: FrameInstant?
    private var picture: FrameInstant?
    private var displayKeptLast = false
    private var streak = 0

    /// - Parameter displayMayWait: Whether presenting was asked to wait for the display. If not, how long it takes means nothing.
    package init(period: Double, displayMayWait: Bool) {
        self.period = period
        self.displayMayWait = displayMayWait
        keeper = displayMayWait ? .display : .clock
    }

    /// The earliest instant at which the next turn may begin. Nil: at once, for the display has already kept the beat or there
    /// was no turn yet.
    package var nextBeat: FrameInstant? {
        guard let beat, !(displayKeptLast && isSeen) else { return nil }
        return beat.advanced(bySeconds: isSeen ? period : Self.unseenPeriod)
    }

    /// Begins a turn and tells when its picture will be seen: never earlier than an earlier turn's.
    package mutating func beginTurn(at now: FrameInstant) -> FrameInstant {
        let next = beat.map { onGrid(after: $0, now: now) } ?? now
        beat = next
        displayKeptLast = false
        // A period that became shorter must not turn back time.
        let picture = max(next.advanced(bySeconds: period), self.picture ?? next)
        self.picture = picture
        return picture
    }

    /// Takes in how the turn's picture went out.
    package mutating func presented(_ outcome: Outcome) {
        switch outcome {
        case .notShown:
            isSeen = false
        case .shown(let waited):
            isSeen = true
            guard displayMayWait else { return }
            weigh(waited >= Self.leastWait ? .display : .clock)
            displayKeptLast = keeper == .display
        }
    }

    /// The window came into view or left it. Coming into view, the display is trusted again.
    package mutating func setSeen(_ seen: Bool) {
        guard seen != isSeen else { return }
        isSeen = seen
        streak = 0
        if seen, displayMayWait { keeper = .display }
    }

    private mutating func weigh(_ observed: Keeper) {
        streak = observed == keeper ? 0 : streak + 1
        guard streak >= Self.streakToChange else { return }
        keeper = observed
        streak = 0
    }

    private func onGrid(after beat: FrameInstant, now: FrameInstant) -> FrameInstant {
        let lateness = now.seconds(since: beat) - period
        // After stillness, or unseen, there is no grid to stay on.
        guard lateness < Self.unseenPeriod - period else { return now }
        switch keeper {
        case .clock:
            return beat.advanced(bySeconds: period * (1 + max(0, (lateness / period).rounded(.down))))
        case .display:
            guard abs(lateness) < period / 2 else { return max(now, beat) }
            return beat.advanced(bySeconds: period + lateness * Self.lean)
        }
    }
}
