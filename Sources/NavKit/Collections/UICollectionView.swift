public import Foundation
import NavCore

/// Shows the items of a data source where a layout puts them. Only what is in sight has a cell; the cells of what has left it are used again.
///
/// What the data source has is asked for once and kept: after a change call `reloadData()`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    final var pool = CellPool()
    /// The cells in sight.
    final var shown: [IndexPath: UICollectionViewCell] = [:]
    /// How many items each section has; nil until somebody asks.
    private var counts: [Int]?
    final var selection: [IndexPath] = []
    final var highlighted: IndexPath?
    /// The delegate, if it is one of a collection view: known once, since it is asked at every cell.
    private(set) final weak var itemDelegate: (any UICollectionViewDelegate)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// With a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Content

    /// Held weakly. Setting it is reloading.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// A `UICollectionViewDelegate` hears of the items too. Held weakly.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { itemDelegate = delegate as? any UICollectionViewDelegate }
    }

    /// Setting it is `setCollectionViewLayout(_:animated: false)`.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
    }

    /// Puts the items where another layout wants them; animated they move there from where they are, in 0.3 s.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.layoutDuration) { self.layoutIfNeeded() }
    }

    /// In seconds.
    private static let layoutDuration = 0.3

    private func layoutDidChange(from old: UICollectionViewLayout) {
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    /// Lies behind the cells, as large as the view, and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Cells

    /// Has `dequeueReusableCell` make cells of `cellClass` under this name; nil takes that back. `cellClass` is a `UICollectionViewCell`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = cellClass as? UICollectionViewCell.Type
        precondition(
            cellClass == nil || type != nil,
            "UICollectionView.register(_:forCellWithReuseIdentifier:): \(cellClass.map { "\($0)" } ?? "nil") is no "
                + "UICollectionViewCell; register a subclass of it")
        pool.register(type, identifier)
    }

    /// A cell to fill for an item: one that has left the sight, after its `prepareForReuse()`, or a new one. Call it in `cellForItemAt`.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        guard let cell = pool.take(identifier, size: size) else {
            preconditionFailure(
                "UICollectionView.dequeueReusableCell: no class is registered under \"\(identifier)\"; call "
                    + "register(_:forCellWithReuseIdentifier:) first")
        }
        return cell
    }

    /// The cell of an item in sight; nil if it is not.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

    /// The item of a cell in sight; nil if it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.placed.map(\.indexPath).flatMap { shown[$0] === cell ? $0 : nil }
    }

    /// In ascending order of their items.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }

    /// In ascending order.
    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

    /// The item at `point`, of the content; nil if none is there.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let spot = CGRect(origin: point, size: CGSize(width: 1e-3, height: 1e-3))
        return collectionViewLayout.layoutAttributesForElements(in: spot)?
            .filter { !$0.isHidden && $0.frame.contains(point) }.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// Where an item lies, in the content, in sight or not.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Counts

    open var numberOfSections: Int { knownCounts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        let counts = knownCounts
        precondition(
            counts.indices.contains(section),
            "UICollectionView.numberOfItems(inSection:): there are \(counts.count) sections, none of number \(section)")
        return counts[section]
    }

    private var knownCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let fresh = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        counts = fresh
        return fresh
    }

    /// Asks the data source for everything anew, in the next layout pass. Nothing is selected after it.
    open func reloadData() {
        counts = nil
        (selection, highlighted) = ([], nil)
        for path in indexPathsForVisibleItems { hide(path) }
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Selection

    /// Whether taps select items. True by default.
    open var allowsSelection = true

    /// Whether more than one item can be selected, and a tap on a selected one deselects it. False by default.
    open var allowsMultipleSelection = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if allowsSelection, highlighted == nil { setHighlighted(item(under: touches.first)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, let path = item(under: touch), path == highlighted else { return }
        let isInside = shown[path].map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        setHighlighted(nil)
        if isInside { choose(path) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        setHighlighted(nil)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        showCells()
        backgroundView?.frame = bounds
    }

    override func boundsDidChange(from old: CGRect) {
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) || bounds.size != old.size {
            collectionViewLayout.invalidateLayout()
        }
        super.boundsDidChange(from: old)
    }

    final func prepareLayout() {
        guard collectionViewLayout.isInvalid else { return }
        collectionViewLayout.isInvalid = false
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }
}
