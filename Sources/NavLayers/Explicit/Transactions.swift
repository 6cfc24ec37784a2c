import Foundation
import NavCore

/// The transactions that are open, innermost last. The first one is that of the turn.
@MainActor package final class Transactions {
    struct Settings {
        /// nil is what the outer one has; so are the next two.
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction??
        var disablesActions: Bool?
        var group: TransactionGroup?

        var isEmpty: Bool { duration == nil && timingFunction == nil && disablesActions == nil && group == nil }
    }

    private var open = [Settings()]

    package init() {}

    var innermost: Settings {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    var duration: CFTimeInterval { open.last { $0.duration != nil }?.duration ?? Self.defaultDuration }
    var timingFunction: CAMediaTimingFunction? { open.last { $0.timingFunction != nil }?.timingFunction ?? nil }
    var disablesActions: Bool { open.last { $0.disablesActions != nil }?.disablesActions ?? false }
    /// Who waits for what begins now.
    var group: TransactionGroup? { open.last { $0.group != nil }?.group }

    /// Core Animation's (rule L21).
    private static let defaultDuration = 0.25

    func begin() { open.append(Settings()) }

    func commit() {
        guard open.count > 1 else {
            return diagnostics.report(
                "CATransaction.commit(): no transaction was begun, so nothing is closed; call begin() first")
        }
        open.removeLast().group?.close()
    }

    /// Something was set that holds until the end of the turn.
    var needsFlush: Bool { !open[0].isEmpty && open.count == 1 }

    /// Ends the transaction of the turn; false if there was nothing to end, or if it is not the only one.
    @discardableResult package func flush() -> Bool {
        guard open.count == 1 else { return false }
        let group = innermost.group
        innermost = Settings()
        group?.close()
        return group != nil
    }

    func setCompletion(_ block: (() -> Void)?) {
        let old = innermost.group
        innermost.group = nil
        if let block { innermost.group = TransactionGroup(block, in: group) }
        old?.close()
    }
}

/// What waits for the end of animations, and how many of them there are.
@MainActor final class TransactionGroup {
    private(set) var block: (() -> Void)?
    /// Waits for this one.
    private let outer: TransactionGroup?
    private var running = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void, in outer: TransactionGroup?) {
        (self.block, self.outer) = (block, outer)
        outer?.enter()
    }

    func enter() { running += 1 }

    func leave() {
        running -= 1
        callIfDone()
    }

    /// Nothing more will enter.
    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, running == 0, let block else { return }
        self.block = nil
        block()
        outer?.leave()
    }
}

/// Something other than an animation that the transaction waits for in which it was asked for: until this is let go of.
@MainActor package final class TransactionHold {
    private let group: TransactionGroup

    /// nil where nobody waits for the end of the present transaction.
    package init?() {
        guard let group = AnimationEngine.current.transactions.group else { return nil }
        self.group = group
        group.enter()
    }

    isolated deinit { group.leave() }
}
