public import Foundation

/// A view that a collection view takes away when it is scrolled out of sight, and gives to another item later.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The name that its class was registered under; nil for one that was made by hand.
    public internal(set) final var reuseIdentifier: String?
    /// Where a layout put it last.
    final var placed: UICollectionViewLayoutAttributes?

    public override required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is given to another item: forget the last one. Call super.
    open func prepareForReuse() {}

    /// Called when a layout has placed the view anew, after frame, alpha and transform have been set. The default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Goes where `attributes` say, if they say something new: what has been done to the view meanwhile stays otherwise.
    final func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard placed?.isEqual(to: attributes) != true else { return }
        placed = attributes.copied
        (bounds.size, center) = (attributes.size, attributes.center)
        transform3D = attributes.transform3D
        (alpha, isHidden, layer.zPosition) = (attributes.alpha, attributes.isHidden, CGFloat(attributes.zIndex))
        apply(attributes)
    }
}
