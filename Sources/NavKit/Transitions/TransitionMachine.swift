package import Foundation

/// The rules of one transition's life, whatever moves and whatever drives it.
///
///     announced ──prepare──▶ preparing ──handOver──▶ handing ──run──▶ running ──complete──▶ ending ──close──▶ ended
///         │                      │                      │                │ abandon             ▲  ▲
///         │                      │                      │                ▼                     │  │
///         │                      │                      │            abandoned ──complete──────┘  │
///         └────────────────────skip (nothing animates)──┴── complete in the call, remembered ─────┘
///
/// Announced: asked for, blocks are taken. Preparing: animator and interactor chosen, will-callbacks. Handing: inside the call that starts the
/// animation. Abandoned: nobody completed it in time; touches are let through, nothing else changes.
/// Interaction is a second axis: known from the choice on, it comes and goes while the transition is handed over or running.
nonisolated package struct TransitionMachine: Equatable {
    package enum Phase: Hashable {
        case announced
        case preparing
        case handing(result: Bool?)
        case running
        case abandoned
        case ending(completed: Bool)
        case ended(completed: Bool)
    }

    package enum Completion: Hashable {
        /// The transition ends now.
        case ends
        /// The call that starts the animation has not returned yet; the end follows it.
        case remembered
        /// It was completed before, or never started.
        case refused
    }

    package private(set) var phase = Phase.announced
    package private(set) var initiallyInteractive = false
    package private(set) var isInteractive = false
    package private(set) var percentComplete: CGFloat = 0
    private var isTurnedBack = false

    package init() {}

    /// On its way back; once the end has begun, whether it was undone: the argument of `complete` decides then.
    package var isCancelled: Bool {
        switch phase {
        case .announced, .preparing, .handing, .running, .abandoned: isTurnedBack
        case .ending(let completed), .ended(let completed): !completed
        }
    }

    /// Blocks may still join the animation.
    package var acceptsAnimations: Bool { phase == .announced || phase == .preparing }

    /// Between the call that starts the animation and the end.
    package var isOpen: Bool {
        switch phase {
        case .handing, .running, .abandoned: true
        case .announced, .preparing, .ending, .ended: false
        }
    }

    package var isOver: Bool {
        if case .ended = phase { true } else { false }
    }

    package mutating func prepare() {
        guard phase == .announced else { return }
        phase = .preparing
    }

    /// Whether something else than time will drive it from the start: known before anybody is told of the transition.
    package mutating func expectInteraction(_ isExpected: Bool) {
        guard phase == .preparing else { return }
        initiallyInteractive = isExpected
        isInteractive = isExpected
    }

    package mutating func handOver() {
        guard phase == .preparing else { return }
        phase = .handing(result: nil)
    }

    /// The call that starts the animation has returned. The result, if it was given inside the call.
    package mutating func run() -> Bool? {
        guard case .handing(let result) = phase else { return nil }
        phase = result.map { .ending(completed: $0) } ?? .running
        return result
    }

    package mutating func abandon() {
        guard phase == .running else { return }
        phase = .abandoned
    }

    package mutating func complete(_ didComplete: Bool) -> Completion {
        switch phase {
        case .running, .abandoned:
            phase = .ending(completed: didComplete)
            return .ends
        case .handing(result: nil):
            phase = .handing(result: didComplete)
            return .remembered
        case .announced, .preparing, .handing, .ending, .ended:
            return .refused
        }
    }

    /// Nothing animates: the end comes at once.
    package mutating func skip() {
        guard acceptsAnimations else { return }
        phase = .ending(completed: true)
    }

    package mutating func close() {
        guard case .ending(let completed) = phase else { return }
        phase = .ended(completed: completed)
        isInteractive = false
    }

    /// How far the interaction has come. What is not a number is ignored, the rest held to 0…1.
    package mutating func update(_ percent: CGFloat) {
        guard isOpen, !percent.isNaN else { return }
        percentComplete = min(max(percent, 0), 1)
    }

    /// The direction is fixed. True if an interaction ended with it.
    package mutating func release(turningBack: Bool) -> Bool {
        guard isOpen else { return false }
        isTurnedBack = turningBack
        defer { isInteractive = false }
        return isInteractive
    }

    /// Somebody takes hold. True if nobody held it before.
    package mutating func hold(at percent: CGFloat) -> Bool {
        guard isOpen else { return false }
        update(percent)
        defer { isInteractive = true }
        return !isInteractive
    }
}
