import Foundation

/// Which cells are there.
extension UICollectionView {
    /// Gives everything in sight a cell, and takes the others away.
    func showCells() {
        let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let paths = Set(wanted.map(\.indexPath))
        for path in indexPathsForVisibleItems where !paths.contains(path) { hide(path) }
        for attributes in wanted {
            if let cell = shown[attributes.indexPath] { cell.place(attributes) } else { show(attributes) }
        }
    }

    /// A cell that comes is where it belongs at once, whatever moves the others there.
    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        let path = attributes.indexPath
        UIView.performWithoutAnimation {
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            checkIsFree(cell, path)
            shown[path] = cell
            cell.isSelected = selection.contains(path)
            cell.place(attributes)
            insertSubview(cell, at: backgroundView == nil ? shown.count - 1 : shown.count)
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            cell.layoutIfNeeded()
        }
    }

    private func checkIsFree(_ cell: UICollectionViewCell, _ path: IndexPath) {
        precondition(
            cell.reuseIdentifier != nil,
            "UICollectionViewDataSource.collectionView(_:cellForItemAt:): the cell for \(path) was made by hand; get it from "
                + "dequeueReusableCell(withReuseIdentifier:for:)")
        precondition(
            cell.superview !== self,
            "UICollectionViewDataSource.collectionView(_:cellForItemAt:): the cell for \(path) shows another item already; "
                + "dequeue one for each call")
    }

    func hide(_ path: IndexPath) {
        guard let cell = shown.removeValue(forKey: path) else { return }
        if highlighted == path { setHighlighted(nil) }
        cell.removeFromSuperview()
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        pool.giveBack(cell)
    }
}
