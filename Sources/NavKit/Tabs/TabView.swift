import Foundation

/// The view of a tab bar controller: the page, or the container of a transition, with the bar over its bottom.
final class TabView: UIView {
    private weak var tabs: UITabBarController?

    init(for tabs: UITabBarController, bar: UITabBar) {
        self.tabs = tabs
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        clipsToBounds = true
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        tabs?.layOutPages()
        tabs?.startMove()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// While pages change, a touch that goes down reaches neither of them. The bar takes it: the last choice is the one that counts.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let tabs, tabs.isChangingPages else {
            return super.hitTest(point, with: event)
        }
        return hit.isDescendant(of: tabs.tabBar) ? hit : self
    }
}
