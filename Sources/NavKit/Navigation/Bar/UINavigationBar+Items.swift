import Foundation

/// The items of the bar, bottom to top. Those of a navigation controller's bar are its pages' and change with them: changing them here traps.
extension UINavigationBar {
    /// Nil if there are none. Setting it is `setItems(_:animated: false)`.
    public var items: [UINavigationItem]? {
        get {
            let items = navigation?.stack.pages.map(\.navigationItem) ?? ownItems.pages
            return items.isEmpty ? nil : items
        }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items: as a pop if the new top one was among them, as a push if not. The delegate is neither asked nor told. An item that stands
    /// twice in the array traps.
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        checkStandsAlone("setItems(_:animated:)", instead: "setViewControllers(_:animated:)")
        let items = items ?? []
        precondition(
            Set(items.map(ObjectIdentifier.init)).count == items.count,
            "UINavigationBar.setItems(\(items)): an item is in the array twice; each is in the bar once.")
        carryOut(.set(items), animated: animated) {}
    }

    /// Puts an item on top, if the delegate does not object, and tells it when the bar shows the item. One that is there already traps.
    public func pushItem(_ item: UINavigationItem, animated: Bool) {
        checkStandsAlone("pushItem(_:animated:)", instead: "pushViewController(_:animated:)")
        precondition(
            !ownItems.contains(item),
            "UINavigationBar.pushItem(\(item)): the item is in the bar already; pop to it, or push another one.")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        carryOut(.push(item), animated: animated) { [weak self] in
            if let self { delegate?.navigationBar(self, didPush: item) }
        }
    }

    /// Takes the top item off, if the delegate does not object, and tells it when that is no longer seen.
    ///
    /// - Returns: That item; nil, and nothing happens, if the delegate objects or the item is the last one.
    @discardableResult public func popItem(animated: Bool) -> UINavigationItem? {
        checkStandsAlone("popItem(animated:)", instead: "popViewController(animated:)")
        return ownItems.second.flatMap { pop(to: $0, animated: animated) }
    }

    func popItems(to item: UINavigationItem) { pop(to: item, animated: true) }

    @discardableResult private func pop(to item: UINavigationItem, animated: Bool) -> UINavigationItem? {
        guard let top = ownItems.top, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        carryOut(.popTo(item), animated: animated) { [weak self] in
            if let self { delegate?.navigationBar(self, didPop: top) }
        }
        return top
    }

    /// - Parameter end: Called when what is asked for is seen.
    private func carryOut(
        _ request: StackRequest<UINavigationItem>, animated: Bool, end: @escaping () -> Void
    ) {
        guard case .success(let change) = ownItems.change(for: request) else { return }
        ownItems.apply(change)
        let isSeen = animated && window != nil && change.direction != .none
        let motion: Motion = (change.direction, { [weak self] in self?.animate($0, end) })
        if !show(top: ownItems.top, previous: ownItems.second, moving: isSeen ? motion : nil) { end() }
    }

    private func animate(_ change: @escaping () -> Void, _ end: @escaping () -> Void) {
        let moving = leaving
        UIView.animate(withDuration: Self.ownDuration, animations: change) { [weak self] _ in
            if let self, leaving === moving { show(top: ownItems.top, previous: ownItems.second) }
            end()
        }
    }

    /// What a bar that stands alone takes to change its item, in seconds.
    private static let ownDuration = 0.35

    private func checkStandsAlone(_ call: String, instead right: String) {
        precondition(
            navigation == nil,
            "UINavigationBar.\(call): \(self) belongs to a navigation controller, whose pages say what it shows; call \(right) on that one."
        )
    }
}
