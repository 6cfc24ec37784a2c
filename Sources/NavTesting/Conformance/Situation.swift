import Foundation

/// The change that a transition class animates.
public nonisolated enum TransitionKind: String, Sendable, CaseIterable { case push, pop, present, dismiss, tab }

/// Under which conditions a run takes place.
struct Situation {
    let name: String
    var conditions = TransitionWatch.Conditions()
    /// Something else than time moves it from the start.
    var isDriven = false
    /// It plays by itself until somebody takes hold of it.
    var isCaught = false
    /// Pictures a second.
    var refreshRate = 60.0
    /// Of the window, in points.
    var size = CGSize(width: 120, height: 200)
}
