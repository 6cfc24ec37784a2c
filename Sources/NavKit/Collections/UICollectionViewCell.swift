public import Foundation
import NavCore

/// What a collection view shows for one item. Put what you show into `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Fills the cell, in front of the backgrounds.
    public final let contentView = UIView()

    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Its item is selected. Set by the collection view; the default shows `selectedBackgroundView`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showBackground() } }
    }

    /// A finger is on it. Set by the collection view; the default shows `selectedBackgroundView`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showBackground() } }
    }

    /// Fills the cell, behind everything else.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    /// Fills the cell in front of `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView)
            showBackground()
        }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    }

    private func showBackground() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
}
