/// What a caller asks of a stack.
nonisolated package enum StackRequest<Page: AnyObject> {
    case push(Page)
    case pop
    case popToRoot
    case popTo(Page)
    case set([Page])
}

/// Why a request cannot be carried out on the stack as it stands.
nonisolated package enum StackRefusal: Error, Hashable {
    case alreadyOnStack
    case notOnStack
    case nothingToPop
}

/// Which way the top of a stack changes.
nonisolated package enum StackDirection: Hashable {
    /// The top page stays, whatever happens below it.
    case none
    case push
    case pop
}

/// One step of a stack: everything above the last page that keeps its place is replaced. It can be undone exactly.
nonisolated package struct StackChange<Page: AnyObject> {
    package let oldTop: Page?
    package let newTop: Page?
    /// Bottom to top, as the rest.
    package let oldTail: [Page]
    package let newTail: [Page]

    /// Pages that are on the stack no longer, bottom to top.
    package var leaving: [Page] {
        newTail.isEmpty ? oldTail : oldTail.filter { old in !newTail.contains { $0 === old } }
    }

    /// Pages that were not on the stack before, bottom to top.
    package var joining: [Page] {
        oldTail.isEmpty ? newTail : newTail.filter { new in !oldTail.contains { $0 === new } }
    }

    /// A pop uncovers a page that was on the stack; a push brings a new one.
    package var direction: StackDirection {
        guard oldTop !== newTop else { return .none }
        guard let newTop, let newLast = newTail.last, newLast === newTop else { return .pop }
        return oldTail.contains { $0 === newTop } ? .pop : .push
    }
}
