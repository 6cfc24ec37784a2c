/// Whether one controller's appearance callbacks come in an order that makes sense.
struct AppearanceLedger {
    enum Call { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }
    private enum State { case away, coming, here, going }

    private var state = State.away
    /// `viewIsAppearing` has been called since the controller was last away.
    private var isMarked = false

    var isHere: Bool { state == .here }
    /// No will waits for its did.
    var isEven: Bool { state == .here || state == .away }

    /// - Returns: What is wrong with it.
    mutating func add(_ call: Call) -> String? {
        defer { follow(call) }
        let isRight =
            switch call {
            case .willAppear: state == .away || state == .going
            case .isAppearing: state == .coming && !isMarked
            case .didAppear: state == .coming && isMarked
            case .willDisappear: state == .here || state == .coming
            case .didDisappear: state == .going
            }
        return isRight ? nil : "\(call) while \(state)"
    }

    private mutating func follow(_ call: Call) {
        switch call {
        case .willAppear: state = .coming
        case .isAppearing: isMarked = true
        case .didAppear: state = .here
        case .willDisappear: state = .going
        case .didDisappear: (state, isMarked) = (.away, false)
        }
    }
}
