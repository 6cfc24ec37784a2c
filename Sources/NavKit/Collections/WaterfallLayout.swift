public import Foundation
public import NavCore

/// Columns of equal width whose items are as high as each likes: the next one goes under the shortest column.
///
/// Right to left, the first column is on the right.
@preconcurrency @MainActor public final class WaterfallLayout: UICollectionViewLayout {
    /// How high an item is in a column of the given width, in points. Asked once for each item when the layout is prepared.
    public var itemHeight: (IndexPath, CGFloat) -> CGFloat {
        didSet { invalidateLayout() }
    }

    /// At least 1. With `minimumColumnWidth` it is the least number of columns.
    public var columnCount = 2 {
        didSet { invalidateLayout() }
    }

    /// There are as many columns as fit with this width, in points; nil, the default, leaves it at `columnCount`.
    public var minimumColumnWidth: CGFloat? {
        didSet { invalidateLayout() }
    }

    /// Between columns, in points.
    public var columnSpacing: CGFloat = 8 {
        didSet { invalidateLayout() }
    }

    /// Between the items of a column, in points.
    public var itemSpacing: CGFloat = 8 {
        didSet { invalidateLayout() }
    }

    /// Around the columns of each section, in points.
    public var sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { invalidateLayout() }
    }

    private var items = SectionFrames()
    private var height: CGFloat = 0

    public init(itemHeight: @escaping (IndexPath, CGFloat) -> CGFloat) {
        self.itemHeight = itemHeight
        super.init()
    }

    /// There are no archives to read: without a rule for heights all items are square.
    public required init?(coder: NSCoder) {
        itemHeight = { $1 }
        super.init(coder: coder)
    }

    public override func prepare() {
        super.prepare()
        (items, height) = (SectionFrames(), 0)
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            place(section, itemCount: collectionView.numberOfItems(inSection: section), in: collectionView)
        }
    }

    private func place(_ section: Int, itemCount: Int, in view: UICollectionView) {
        let room = view.bounds.width - sectionInset.left - sectionInset.right
        let columns = columns(in: room)
        let width = max((room - CGFloat(columns - 1) * columnSpacing) / CGFloat(columns), 0)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var ends = Array(repeating: height + sectionInset.top, count: columns)
        let frames = (0..<itemCount).map { item in
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let place = CGFloat(isMirrored ? columns - 1 - column : column)
            let frame = CGRect(
                x: sectionInset.left + place * (width + columnSpacing), y: ends[column], width: width,
                height: max(itemHeight(IndexPath(item: item, section: section), width), 0))
            ends[column] = frame.maxY + itemSpacing
            return frame
        }
        items.append(frames, along: .vertical)
        height = (frames.map(\.maxY).max() ?? height + sectionInset.top) + sectionInset.bottom
    }

    private func columns(in room: CGFloat) -> Int {
        let fitting = minimumColumnWidth.map { Int((room + columnSpacing) / max($0 + columnSpacing, 1)) } ?? 1
        return max(fitting, columnCount, 1)
    }

    public override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        items.attributes(in: rect)
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.attributes(at: indexPath)
    }
}
