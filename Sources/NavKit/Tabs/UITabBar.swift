public import Foundation
import NavCore

/// Hears which tab the user chooses. Every member is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// The user has clicked a tab, be it the selected one. Not called for what the program selects.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs of which one is selected.
///
/// The bar of a tab bar controller belongs to that: the controller is its delegate and says what it shows. A bar of your own selects
/// what is clicked, then tells its delegate.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// In points, without what the window keeps clear below.
    static let height: CGFloat = 49
    /// Tabs are no wider than this, in points; in a wide bar they stand together in the middle.
    private static let widestTab: CGFloat = 150
    /// What a new row of tabs takes to come, in seconds.
    private static let fadeDuration = 0.25

    open weak var delegate: (any UITabBarDelegate)?

    /// Asked before a click selects a tab; the controller's, which does the selecting itself.
    var onChoice: ((UITabBarItem) -> Void)?
    private let hairline = UIView()
    private var buttons: [TabButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .barBackground
        hairline.backgroundColor = .separator
        hairline.isUserInteractionEnabled = false
        addSubview(hairline)
    }

    /// From the leading edge on. Setting them keeps the selected one if it stays, and selects none otherwise.
    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other tabs; animated, they fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map(makeButton)
        for button in buttons { addSubview(button) }
        if let selectedItem, !buttons.contains(where: { $0.item === selectedItem }) { self.selectedItem = nil }
        applySelection()
        setNeedsLayout()
        guard animated else { return }
        for button in buttons { button.alpha = 0 }
        UIView.animate(withDuration: Self.fadeDuration) { [buttons] in for button in buttons { button.alpha = 1 } }
    }

    private func makeButton(for item: UITabBarItem) -> TabButton {
        item.bar = self
        let button = TabButton(item)
        button.unselectedColor = unselectedItemTintColor
        button.addAction(
            UIAction { [weak self, weak item] _ in item.map { self?.choose($0) } }, for: .touchUpInside)
        return button
    }

    /// The tab that is shown as selected; nil is none. One that is not among ``items`` selects none.
    open weak var selectedItem: UITabBarItem? { didSet { applySelection() } }

    /// The colour of the tabs that are not selected. Nil is grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    private func applySelection() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    private func choose(_ item: UITabBarItem) {
        if let onChoice { return onChoice(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func itemDidChange(_ item: UITabBarItem) {
        buttons.first { $0.item === item }?.refresh()
    }

    /// A hidden bar gives its room to the pages.
    open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
        guard !buttons.isEmpty else { return }
        let width = min(bounds.width / CGFloat(buttons.count), Self.widestTab)
        let left = (bounds.width - width * CGFloat(buttons.count)) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            button.frame = CGRect(x: left + width * place, y: 0, width: width, height: Self.height)
        }
    }
}
