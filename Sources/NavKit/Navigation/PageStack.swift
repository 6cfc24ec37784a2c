/// Pages one over the other, each at most once, and what a request makes of them.
///
/// Nothing here walks the whole stack for a push or a pop of the top page.
nonisolated package struct PageStack<Page: AnyObject> {
    /// Bottom to top.
    package private(set) var pages: [Page] = []
    private var members: Set<ObjectIdentifier> = []

    package init(_ pages: [Page] = []) {
        self.pages = pages
        members = Set(pages.map(ObjectIdentifier.init))
    }

    package var top: Page? { pages.last }
    /// The page that a pop of the top would uncover.
    package var second: Page? { pages.count < 2 ? nil : pages[pages.count - 2] }

    package func contains(_ page: Page) -> Bool { members.contains(ObjectIdentifier(page)) }

    /// What `request` would change, or why it cannot be carried out.
    package func change(for request: StackRequest<Page>) -> Result<StackChange<Page>, StackRefusal> {
        switch request {
        case .push(let page):
            return contains(page) ? .failure(.alreadyOnStack) : .success(splice(keeping: pages.count, adding: [page]))
        case .pop:
            return pages.count < 2 ? .failure(.nothingToPop) : .success(splice(keeping: pages.count - 1, adding: []))
        case .popToRoot:
            return .success(splice(keeping: min(pages.count, 1), adding: []))
        case .popTo(let page):
            guard let index = pages.lastIndex(where: { $0 === page }) else { return .failure(.notOnStack) }
            return .success(splice(keeping: index + 1, adding: []))
        case .set(let new):
            let prefix = zip(pages, new).prefix { $0 === $1 }.count
            return .success(splice(keeping: prefix, adding: Array(new[prefix...])))
        }
    }

    package mutating func apply(_ change: StackChange<Page>) { replaceTail(change.oldTail, with: change.newTail) }

    /// The stack as it was before `apply`, page for page.
    package mutating func undo(_ change: StackChange<Page>) { replaceTail(change.newTail, with: change.oldTail) }

    /// Drops a page that left for another parent. No other page moves.
    package mutating func remove(_ page: Page) {
        guard members.remove(ObjectIdentifier(page)) != nil else { return }
        pages.removeAll { $0 === page }
    }

    private func splice(keeping count: Int, adding newTail: [Page]) -> StackChange<Page> {
        StackChange(
            oldTop: top, newTop: newTail.last ?? (count > 0 ? pages[count - 1] : nil),
            oldTail: Array(pages[count...]), newTail: newTail)
    }

    private mutating func replaceTail(_ old: [Page], with new: [Page]) {
        pages.removeLast(old.count)
        for page in old { members.remove(ObjectIdentifier(page)) }
        pages.append(contentsOf: new)
        for page in new { members.insert(ObjectIdentifier(page)) }
    }
}
