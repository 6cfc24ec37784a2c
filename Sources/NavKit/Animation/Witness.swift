/// What an observer of an animator has been told.
struct Witness {
    struct Account: Equatable {
        var state: UIViewAnimatingState
        var isRunning: Bool
    }

    private var told = Account(state: .inactive, isRunning: false)
    /// What the animator answers while an observer is being told of one of two changes.
    var telling: Account?

    /// One of the two that differ from what was told: the state first where something starts, and last where it ends.
    mutating func nextChange(to actual: Account) -> UIViewPropertyAnimator.ObservedProperty? {
        guard told != actual else { return nil }
        let isStateNext = told.state != actual.state && (actual.isRunning || told.isRunning == actual.isRunning)
        if isStateNext { told.state = actual.state } else { told.isRunning = actual.isRunning }
        telling = told
        return isStateNext ? .state : .isRunning
    }
}
