public import Foundation
import NavCore

/// The bar over a stack of pages: the title of the top one, and a way back to the one below.
///
/// The bar of a navigation controller shows the items of its pages; the controller places it and is its delegate. A bar of your own keeps a
/// stack of items itself.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// In points, without what the window keeps clear above.
    static let height: CGFloat = 44

    /// Hears of the items. That of a navigation controller's bar is the controller, and setting another one traps.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            precondition(
                navigation == nil || delegate === navigation,
                "UINavigationBar.delegate: \(self) belongs to a navigation controller, which is its delegate; override the delegate's methods there."
            )
        }
    }

    /// Whose bar this is; nil: it stands alone.
    weak var navigation: UINavigationController?
    /// The items of a bar that stands alone.
    var ownItems = PageStack<UINavigationItem>()
    /// What the window keeps clear above, in points. The bar's background reaches there, its content does not.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    private let hairline = UIView()
    private var current: BarContent?
    /// What is on its way out.
    private(set) var leaving: BarContent?
    /// The menu of earlier pages, while it is open.
    private(set) weak var history: ChoiceMenu?

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

    /// The item of the page that is shown, or on its way in.
    public var topItem: UINavigationItem? { current?.item }

    /// The item that Back leads to.
    public var backItem: UINavigationItem? { current?.previous }

    /// Along what one content takes another's place, and the way that pages move in it. The closure runs what it is given in its own animation.
    typealias Motion = (direction: StackDirection, along: (@escaping () -> Void) -> Void)

    /// Shows the top of a stack, at once or along a motion. What was on its way is where it belongs at once.
    ///
    /// - Returns: Whether something moves.
    @discardableResult
    func show(top: UINavigationItem?, previous: UINavigationItem?, moving motion: Motion? = nil) -> Bool {
        let (old, new) = (current, content(top, previous))
        if let leaving, leaving !== new { leaving.removeFromSuperview() }
        (current, leaving) = (new, nil)
        new?.rest()
        guard old !== new else { return false }
        history?.close()
        if let new, new.superview !== self { addSubview(new) }
        layoutIfNeeded()
        guard let motion, let old, let new else {
            old?.removeFromSuperview()
            return false
        }
        move(from: old, to: new, along: motion)
        return true
    }

    /// What shows the two items already, or something new.
    private func content(_ top: UINavigationItem?, _ previous: UINavigationItem?) -> BarContent? {
        guard let top else { return nil }
        if let shown = [current, leaving].first(where: { $0?.item === top && $0?.previous === previous }) {
            return shown
        }
        top.bar = self
        previous?.bar = self
        return BarContent(top, previous, in: self)
    }

    private func move(from old: BarContent, to new: BarContent, along motion: Motion) {
        leaving = old
        let pose = BarMotion(motion.direction, from: old, to: new, isMirrored: isMirrored)
        pose.show(atEnd: false)
        motion.along { pose.show(atEnd: true) }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func itemDidChange() {
        current?.refresh()
        leaving?.refresh()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
        for content in [current, leaving].compactMap(\.self) {
            content.frame = CGRect(x: 0, y: topInset, width: bounds.width, height: bounds.height - topInset)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + topInset)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { history?.close() }
    }

    // MARK: The way back

    /// What the back button does, if the delegate does not object.
    func goBack() {
        if let navigation { navigation.followBackButton() } else { popItem(animated: true) }
    }

    /// Offers the earlier pages, the nearest first, below the back button. Choosing one pops to it.
    @discardableResult func openHistory(below button: UIView) -> ChoiceMenu? {
        guard history == nil, let items, items.count > 1, let window else { return nil }
        let earlier = Array(items.dropLast().reversed())
        let menu = ChoiceMenu(earlier.map(\.nameInHistory)) { [weak self] in self?.goBack(to: earlier[$0]) }
        menu.open(below: button, in: window)
        history = menu
        return menu
    }

    private func goBack(to item: UINavigationItem) {
        if let navigation { navigation.followHistory(to: item) } else { popItems(to: item) }
    }
}

extension UIColor {
    /// A shade off the pages' own, so that the bar is seen as one.
    static let barBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: 1)
            : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 1)
    }
}
