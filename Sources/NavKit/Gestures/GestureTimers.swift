import NavCore

/// Work that gestures wait for, by the clock that touches are stamped by.
///
/// Between two events it is done in its place: a release that comes late, after the program has stalled, is still in time if its stamp says so.
@MainActor final class GestureTimers {
    private struct Entry {
        let due: FrameInstant
        weak var owner: AnyObject?
        let work: () -> Void
        let alarm: ScheduledWork?
    }

    // The earliest first.
    private var entries: [Entry] = []
    /// The instant up to which everything has been heard.
    private(set) var now = FrameInstant(seconds: 0)
    /// Sees to it that there is a turn in so many seconds; cancelling what it answers calls that off.
    var wake: (Double) -> ScheduledWork? = { _ in nil }

    /// Does `work` `seconds` after `instant`, unless `cancel(of:)` comes first or the owner is gone.
    func schedule(
        after seconds: Double, since instant: FrameInstant, for owner: AnyObject, _ work: @escaping () -> Void
    ) {
        let entry = Entry(due: instant.advanced(bySeconds: seconds), owner: owner, work: work, alarm: wake(seconds))
        let index = entries.firstIndex { entry.due < $0.due } ?? entries.endIndex
        entries.insert(entry, at: index)
    }

    func cancel(of owner: AnyObject) {
        for entry in entries where entry.owner === owner { entry.alarm?.cancel() }
        entries.removeAll { $0.owner === owner || $0.owner == nil }
    }

    /// Does what is due at `instant` or before.
    func advance(to instant: FrameInstant) {
        while let next = entries.first, next.due <= instant {
            entries.removeFirst()
            now = max(now, next.due)
            if next.owner != nil { next.work() }
        }
        now = max(now, instant)
    }
}
