public import Foundation
public import NavCore

/// Where and how a layout shows an item.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    public final var indexPath: IndexPath
    public final var size = CGSize.zero
    /// Of the item, in the content.
    public final var center = CGPoint.zero
    public final var transform3D = CATransform3DIdentity
    /// 0…1.
    public final var alpha: CGFloat = 1
    /// Items with larger ones lie in front.
    public final var zIndex = 0
    public final var isHidden = false

    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    /// The place without the transform, in the content.
    public final var frame: CGRect {
        get { CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// As large as the item, from zero.
    public final var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The plane part of `transform3D`.
    public final var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Another object that says the same. A subclass with more to say overrides it, and `isEqual(to:)`.
    open var copied: UICollectionViewLayoutAttributes {
        let copy = Self(forCellWith: indexPath)
        (copy.size, copy.center, copy.transform3D) = (size, center, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        return copy
    }

    /// Whether a view that was placed by `other` would look the same placed by these.
    open func isEqual(to other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && size == other.size && center == other.center
            && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }
}
