/// The life of one gesture, without touches, views or callbacks.
///
///     possible ──▶ wanting ──grant──▶ began ──▶ changed ──▶ ended or cancelled
///        │            │  └────────grant (discrete)────────▶ ended
///        └────────────┴──▶ failed
///
/// Only `reset()` leads back to possible. A gesture that wants to begin is possible for everybody else until it is granted that. What the
/// actions have yet to be told waits here, oldest first, and `state` is what they are being told.
package nonisolated struct GestureMachine: Equatable {
    package typealias State = UIGestureRecognizer.State

    package enum Start: Hashable { case continuous, discrete }

    package enum Phase: Hashable {
        case possible
        case wanting(Start)
        case began, changed
        case ended, cancelled, failed
    }

    package private(set) var phase = Phase.possible
    private var untold: [State] = []
    private var isTelling = false

    package init() {}

    package var state: State { untold.first ?? phase.state }

    /// What the gesture's touches say that it should be now. What makes no sense in the present phase changes nothing.
    package mutating func ask(for state: State) {
        switch phase {
        case .possible: askFirst(for: state)
        case .wanting(let start): askAgain(for: state, start)
        case .began, .changed: proceed(to: state)
        case .ended, .cancelled, .failed: break
        }
    }

    private mutating func askFirst(for state: State) {
        switch state {
        case .possible: break
        case .began, .changed: phase = .wanting(.continuous)
        case .ended: phase = .wanting(.discrete)
        case .cancelled, .failed: phase = .failed
        }
    }

    /// A continuous gesture that is over before it was let begin has nothing to end.
    private mutating func askAgain(for state: State, _ start: Start) {
        switch (state, start) {
        case (.possible, _), (.began, _), (.changed, _), (.ended, .discrete): break
        case (.ended, .continuous), (.cancelled, _), (.failed, _): phase = .failed
        }
    }

    private mutating func proceed(to state: State) {
        switch state {
        case .possible: break
        case .began, .changed: enter(.changed)
        case .ended: enter(.ended)
        case .cancelled, .failed: cancelActive()
        }
    }

    private mutating func enter(_ next: Phase) {
        phase = next
        untold.append(next.state)
    }

    /// Who was not told of the beginning is not told of its end either.
    private mutating func cancelActive() {
        if untold.first == .began, !isTelling {
            untold = []
            phase = .failed
        } else {
            enter(.cancelled)
        }
    }

    /// Lets a gesture that wants to begin do so.
    package mutating func grant() {
        guard case .wanting(let start) = phase else { return }
        enter(start == .continuous ? .began : .ended)
    }

    /// Takes the next state to tell the actions of; nil if there is none, or if they are being told of one.
    package mutating func beginTelling() -> State? {
        guard !isTelling, let next = untold.first else { return nil }
        isTelling = true
        return next
    }

    package mutating func endTelling() {
        isTelling = false
        untold.removeFirst()
    }

    /// Back to possible. Told or not, the last gesture is over.
    package mutating func reset() { self = GestureMachine() }
}

extension GestureMachine {
    /// Neither recognized nor failed.
    package var isUndecided: Bool {
        switch phase {
        case .possible, .wanting: true
        case .began, .changed, .ended, .cancelled, .failed: false
        }
    }

    package var isWanting: Bool {
        if case .wanting = phase { true } else { false }
    }

    /// Begun and not over.
    package var isActive: Bool { phase == .began || phase == .changed }

    /// The gesture has been recognized, and stands in the way of others.
    package var isRecognized: Bool { isActive || phase == .ended }

    package var isOver: Bool {
        switch phase {
        case .possible, .wanting, .began, .changed: false
        case .ended, .cancelled, .failed: true
        }
    }
}

extension GestureMachine.Phase {
    package nonisolated var state: UIGestureRecognizer.State {
        switch self {
        case .possible, .wanting: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}
