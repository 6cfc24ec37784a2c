public import Foundation

/// Says where a collection view shows its items. A subclass computes in `prepare()` and answers in the rest.
///
/// Attributes are in points of the content. A layout belongs to one collection view at a time, which keeps it.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The view that uses the layout.
    public internal(set) final weak var collectionView: UICollectionView?
    /// What was prepared no longer holds.
    final var isInvalid = true

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    deinit {}

    /// Called before the layout is asked for anything: the first time, and each time after it was invalidated. Compute here what
    /// all items need. Call super.
    open func prepare() {}

    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of the items that reach into `rect`, a part of the content. More than these do no harm but cost views.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of one item; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether items lie otherwise where the visible part is `newBounds`. Asked at each scroll and each change of size. By
    /// default true for another size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// Has everything computed anew in the next layout pass. Call super.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }
}
