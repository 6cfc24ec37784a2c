import Foundation

/// The change that a transition class animates.
public nonisolated enum TransitionKind: String, Sendable, CaseIterable { case push, pop, present, dismiss, tab }

/// Under which conditions a run takes place.
struct Situation {
    let name: String
    var conditions = TransitionWatch.Conditions()
    var isDriven = false
    /// Pictures a second.
    var refreshRate = 60.0
}
