public import Foundation

/// Which items are selected, and which one a finger is on.
extension UICollectionView {
    /// In the order in which they were selected; nil if none is.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects an item as the user would, without telling the delegate; nil deselects all.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.forEach(dropSelection) }
        guard allowsSelection else { return }
        if !allowsMultipleSelection { selection.filter { $0 != indexPath }.forEach(dropSelection) }
        addSelection(indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Without telling the delegate. The look changes at once or with the animation block that is being run.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        let change = { self.dropSelection(indexPath) }
        if animated { UIView.animate(withDuration: Self.deselectDuration, animations: change) } else { change() }
    }

    /// In seconds.
    private static let deselectDuration = 0.25

    private func addSelection(_ path: IndexPath) {
        if !selection.contains(path) { selection.append(path) }
        shown[path]?.isSelected = true
    }

    private func dropSelection(_ path: IndexPath) {
        selection.removeAll { $0 == path }
        shown[path]?.isSelected = false
    }

    // MARK: What the user does

    /// The finger is on `path`, or on none.
    func setHighlighted(_ path: IndexPath?) {
        guard highlighted != path else { return }
        if let old = highlighted {
            shown[old]?.isHighlighted = false
            highlighted = nil
            itemDelegate?.collectionView(self, didUnhighlightItemAt: old)
        }
        guard let path, itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        highlighted = path
        shown[path]?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// The item was tapped.
    func choose(_ path: IndexPath) {
        if selection.contains(path) {
            if allowsMultipleSelection { userDeselects(path) } else { tellSelection(path) }
        } else if itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            if !allowsMultipleSelection { selection.forEach(userDeselects) }
            addSelection(path)
            tellSelection(path)
        }
    }

    private func tellSelection(_ path: IndexPath) { itemDelegate?.collectionView(self, didSelectItemAt: path) }

    private func userDeselects(_ path: IndexPath) {
        guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        dropSelection(path)
        itemDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// The item whose cell a touch went down on.
    func item(under touch: UITouch?) -> IndexPath? {
        sequence(first: touch?.view, next: { $0?.superview }).lazy
            .compactMap { $0 as? UICollectionViewCell }.first.flatMap(indexPath)
    }
}
