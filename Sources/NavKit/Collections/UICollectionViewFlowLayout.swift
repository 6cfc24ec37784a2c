public import Foundation
public import NavCore

/// Items in lines, as words in a text. Lines follow one another the way the view scrolls.
///
/// The items of a full line share the room that is left; those of a section's last line stand as in the line before, or closely where their sizes differ.
/// An item that is alone in a line for want of room stands in the middle.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// Of items that the delegate gives no size, in points. (50, 50) by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The least distance between lines, in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least distance between the items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// Around the items of each section, in points. None by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    private var items = SectionFrames()
    private var length: CGFloat = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func prepare() {
        super.prepare()
        (items, length) = (SectionFrames(), 0)
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections {
            let flow = FlowSection(metrics(of: section, in: view), sizes: sizes(of: section, in: view))
            let frames = flow.frames(from: length)
            items.append(frames, along: scrollDirection.axis)
            length = flow.end(of: frames, from: length)
        }
    }

    private func metrics(of section: Int, in view: UICollectionView) -> FlowSection.Metrics {
        let delegate = view.flowDelegate
        return FlowSection.Metrics(
            axis: scrollDirection.axis, breadth: scrollDirection == .vertical ? view.bounds.width : view.bounds.height,
            inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
    }

    private func sizes(of section: Int, in view: UICollectionView) -> [CGSize] {
        let delegate = view.flowDelegate
        return (0..<view.numberOfItems(inSection: section)).map { item in
            let path = IndexPath(item: item, section: section)
            return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        }
    }

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return switch scrollDirection {
        case .vertical: CGSize(width: view.bounds.width, height: length)
        case .horizontal: CGSize(width: length, height: view.bounds.height)
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        items.attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.attributes(at: indexPath)
    }
}

extension UICollectionView {
    public nonisolated enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

    final var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        delegate as? any UICollectionViewDelegateFlowLayout
    }
}

extension UICollectionView.ScrollDirection {
    nonisolated var axis: ScrollAxis { self == .vertical ? .vertical : .horizontal }
}
