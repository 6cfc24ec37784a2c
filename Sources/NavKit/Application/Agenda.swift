import NavCore

/// Work that waits for its time on the frame clock.
@MainActor struct Agenda {
    private var entries: [ScheduledWork] = []

    var isDueNextTurn: Bool { entries.contains { $0.due == .nextTurn || $0.due.isUnset } }

    /// The earliest instant at which something is due.
    var nextDue: FrameInstant? {
        entries.compactMap { if case .at(let instant) = $0.due { instant } else { nil } }.min()
    }

    mutating func add(_ work: @escaping () -> Void, after seconds: Double, now: FrameInstant?) -> ScheduledWork {
        let entry = ScheduledWork(
            due: now.map { .at($0.advanced(bySeconds: seconds)) } ?? .afterNextTurn(seconds: seconds), work)
        entries.append(entry)
        return entry
    }

    mutating func addForNextTurn(_ work: @escaping () -> Void) { entries.append(ScheduledWork(due: .nextTurn, work)) }

    /// What is due at `now`, in the order in which it was asked for. Cancelled work is dropped.
    mutating func takeDue(at now: FrameInstant) -> [() -> Void] {
        for entry in entries {
            if case .afterNextTurn(let seconds) = entry.due { entry.due = .at(now.advanced(bySeconds: seconds)) }
        }
        let due = entries.filter { $0.due.isPast(at: now) }
        entries.removeAll { $0.due.isPast(at: now) || $0.work == nil }
        return due.compactMap(\.work)
    }
}

/// Work that was asked for and can be called off.
@MainActor package final class ScheduledWork {
    enum Due: Equatable {
        case nextTurn
        /// Asked for between turns, when nobody knows what time it is.
        case afterNextTurn(seconds: Double)
        case at(FrameInstant)

        var isUnset: Bool {
            if case .afterNextTurn = self { true } else { false }
        }

        func isPast(at now: FrameInstant) -> Bool {
            switch self {
            case .nextTurn: true
            case .afterNextTurn: false
            case .at(let instant): instant <= now
            }
        }
    }

    fileprivate(set) var due: Due
    fileprivate(set) var work: (() -> Void)?

    fileprivate init(due: Due, _ work: @escaping () -> Void) {
        self.due = due
        self.work = work
    }

    /// Calls it off. Once it has run this does nothing.
    package func cancel() { work = nil }
}
