public import Foundation

extension UICollectionView {
    /// Where an item that is scrolled to comes to lie, along each axis. Empty: as near as it can be seen whole.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Scrolls until the item lies as `scrollPosition` says, as far as the content allows. An item that does not exist traps.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            preconditionFailure(
                "UICollectionView.scrollToItem(at:at:animated:): there is no item at \(indexPath); ask "
                    + "numberOfItems(inSection:)")
        }
        let seen = bounds.inset(by: adjustedContentInset)
        let x = offset(
            frame.minX, frame.maxX, seen.minX, seen.maxX, near: scrollPosition.contains(.left),
            middle: scrollPosition.contains(.centeredHorizontally), far: scrollPosition.contains(.right))
        let y = offset(
            frame.minY, frame.maxY, seen.minY, seen.maxY, near: scrollPosition.contains(.top),
            middle: scrollPosition.contains(.centeredVertically), far: scrollPosition.contains(.bottom))
        let target = nearestOffset(to: CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
        setContentOffset(target, animated: animated)
    }

    /// By how much the content has to move along one axis.
    private func offset(
        _ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat, near: Bool, middle: Bool, far: Bool
    ) -> CGFloat {
        if near { return low - seenLow }
        if middle { return (low + high) / 2 - (seenLow + seenHigh) / 2 }
        if far { return high - seenHigh }
        if low >= seenLow && high <= seenHigh { return 0 }
        return abs(low - seenLow) < abs(high - seenHigh) ? low - seenLow : high - seenHigh
    }
}
