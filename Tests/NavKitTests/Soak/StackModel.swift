/// What a stack of pages must hold, by what was asked of it and by what it has told since.
///
/// It knows nothing of views, of time or of how the stack is built: requests are carried out in the order of the calls, one at a time, each from its
/// `willShow` to its `didShow` or to the cancellation that takes it back. Pages are numbers.
struct StackModel {
    enum Request {
        case push(Int)
        case pop
        case popToRoot
        case popTo(Int)
        case set([Int])

        /// The stack after it; nil where it cannot be carried out.
        func applied(to stack: [Int]) -> [Int]? {
            switch self {
            case .push(let page): stack.contains(page) ? nil : stack + [page]
            case .pop: stack.count < 2 ? nil : stack.dropLast()
            case .popToRoot: Array(stack.prefix(1))
            case .popTo(let page): stack.firstIndex(of: page).map { Array(stack[...$0]) }
            case .set(let pages): pages
            }
        }

        var onlyTakesOff: Bool {
            switch self {
            case .pop, .popToRoot, .popTo: true
            case .push, .set: false
            }
        }
    }

    /// A request that is being carried out and can be seen.
    private struct Move {
        let before: [Int]
        let after: [Int]
        /// What `willShow` said; nil before it.
        var isAnimated: Bool?
        /// The end has been told; what waits comes next.
        var isOver = false
    }

    private(set) var stack: [Int] = []
    private var move: Move?
    private var waiting: [Request] = []

    var isIdle: Bool { move == nil && waiting.isEmpty }

    /// The stack once everything that waits has been carried out.
    var future: [Int] { waiting.reduce(stack) { $1.applied(to: $0) ?? $0 } }

    /// What is asked of the stack. The pages that will leave by it, bottom to top.
    ///
    /// - Parameter isSeen: Whether the stack is in a window, or on its way into one.
    mutating func call(_ request: Request, isSeen: Bool) -> [Int] {
        let (now, then) = (future, request.applied(to: future))
        let leaving = then.map { then in now.filter { !then.contains($0) } } ?? []
        if request.onlyTakesOff, leaving.isEmpty { return [] }
        waiting.append(request)
        if waiting.count == 1 { goOn(isSeen: isSeen) }
        return leaving
    }

    private mutating func goOn(isSeen: Bool) {
        while move == nil, !waiting.isEmpty {
            guard let after = waiting.removeFirst().applied(to: stack) else { continue }
            if isSeen, after.last != stack.last { move = Move(before: stack, after: after) }
            stack = after
        }
    }

    /// The top page is about to be shown.
    mutating func willShow(_ page: Int, animated: Bool) -> String? {
        while let move, move.isOver || move.after.isEmpty || move.isAnimated == false { close(isSeen: true) }
        guard let move, move.isAnimated == nil else { return "willShow P\(page), which nobody asked for now" }
        self.move?.isAnimated = animated
        return move.after.last == page ? nil : "willShow P\(page), but \(move.after) was asked for"
    }

    mutating func didShow(_ page: Int) -> String? {
        guard let move, move.isAnimated != nil, !move.isOver else { return "didShow P\(page) without its willShow" }
        self.move?.isOver = true
        return move.after.last == page ? nil : "didShow P\(page) instead of \(move.after)"
    }

    /// The pages are back where they were before the request, or are about to be told so.
    mutating func wasTurnedBack() -> String? {
        guard let move, move.isAnimated == true else { return "cancelled, but nothing was on its way" }
        if !move.isOver { stack = move.before }
        self.move?.isOver = true
        return nil
    }

    /// What the stack would be if the move were undone; nil without one.
    var before: [Int]? { move.flatMap { $0.isOver ? nil : $0.before } }

    /// A call has returned, and no callback is being made.
    mutating func cameToRest(isSeen: Bool) {
        while let move, !isSeen || move.isOver || move.isAnimated == false { close(isSeen: isSeen) }
    }

    /// A turn is over. Where nothing is left to show, nothing is told.
    mutating func turnEnded(isSeen: Bool) {
        cameToRest(isSeen: isSeen)
        while let move, move.after.isEmpty { close(isSeen: isSeen) }
    }

    private mutating func close(isSeen: Bool) {
        move = nil
        goOn(isSeen: isSeen)
    }
}
