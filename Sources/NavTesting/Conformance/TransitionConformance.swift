import Foundation
public import NavKit

/// Runs a transition class through a battery of situations, with a hand-turned clock and no window, and tells which promises it breaks.
///
///     let findings = TransitionConformance(.push) { SlidePush() }.findings()
///
/// Each situation has a stage of its own, so nothing is left for the next one. After the battery the last of those stages is the program's
/// window; make your own stage afterwards.
@preconcurrency @MainActor public struct TransitionConformance {
    public let operation: UINavigationController.Operation
    private let makeAnimator: () -> (any UIViewControllerAnimatedTransitioning)?

    /// - Parameters:
    ///   - operation: The operation that the animator is made for, `.push` or `.pop`.
    ///   - makeAnimator: Makes a new animator each time it is called; nil means the navigation controller's own.
    public init(
        _ operation: UINavigationController.Operation,
        animator makeAnimator: @escaping () -> (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.operation = operation
        self.makeAnimator = makeAnimator
    }

    /// Every broken promise, in the order of the situations. Empty for a class that keeps them all.
    public func findings() -> [ConformanceFinding] {
        playsAlone() + (canBeDriven ? isDriven() : []) + isReleased() + isReused()
    }

    /// The navigation controller's own transition is driven by its own gesture only.
    private var canBeDriven: Bool { makeAnimator() != nil }

    private func isDriven() -> [ConformanceFinding] {
        [0, 0.25, 0.5, 0.99].flatMap(isTurnedBack) + [0, 0.5, 1].flatMap(isFinished)
    }

    // MARK: Situations

    private func playsAlone() -> [ConformanceFinding] {
        let set = ConformanceSet(operation, makeAnimator(), scenario: "plain run")
        set.begin()
        set.lookAtStart()
        set.turnUntilClosed { set.lookAtFrame() }
        set.lookAtDuration()
        set.lookAtEnd(completed: true)
        return set.findings
    }

    private func isTurnedBack(at percent: CGFloat) -> [ConformanceFinding] {
        let set = ConformanceSet(operation, makeAnimator(), scenario: "cancel at \(Int(percent * 100)) %", isDriven: true)
        set.begin()
        set.scrub(to: percent)
        set.driver?.cancel()
        set.turnUntilClosed {}
        set.lookAtEnd(completed: false)
        return set.findings
    }

    private func isFinished(from percent: CGFloat) -> [ConformanceFinding] {
        let set = ConformanceSet(operation, makeAnimator(), scenario: "finish from \(Int(percent * 100)) %", isDriven: true)
        set.begin()
        set.scrub(to: percent)
        set.driver?.finish()
        set.turnUntilClosed {}
        set.lookAtEnd(completed: true)
        return set.findings
    }

    private func isReleased() -> [ConformanceFinding] {
        var set: ConformanceSet? = ConformanceSet(operation, makeAnimator(), scenario: "release")
        let witnesses = set?.makeWitnesses() ?? []
        set?.begin()
        set?.turnUntilClosed {}
        set?.letGo()
        set?.turn()
        for witness in witnesses where witness.isAlive {
            set?.find(.retainsNothing, seen: "\(witness.name) is still alive", expected: "released")
        }
        defer { set = nil }
        return set?.findings ?? []
    }

    private func isReused() -> [ConformanceFinding] {
        let set = ConformanceSet(operation, makeAnimator(), scenario: "\(Self.manyTimes) times")
        set.begin()
        set.turnUntilClosed {}
        let before = LiveObjects.counts
        for _ in 0..<Self.manyTimes {
            set.goBack()
            set.begin()
            set.turnUntilClosed {}
        }
        for kind in LiveObjects.Kind.allCases where kind != .bitmap && LiveObjects.count(kind) > before[kind] ?? 0 {
            set.find(
                .servesAgain, seen: "\(LiveObjects.count(kind)) objects of kind \(kind)", expected: "\(before[kind] ?? 0)")
        }
        set.lookAtEnd(completed: true)
        return set.findings
    }

    /// Enough for a leak to be more than noise.
    private static let manyTimes = 20
}
