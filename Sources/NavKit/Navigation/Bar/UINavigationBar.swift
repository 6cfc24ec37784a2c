public import Foundation
import NavCore

/// The bar over a stack of pages: the title of the top one, and a way back to the one below.
///
/// It belongs to a navigation controller, which places it and says what it shows.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// In points, without what the window keeps clear above.
    static let height: CGFloat = 44

    /// Hears of the items: the navigation controller that the bar belongs to, unless you set another.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// Called by the back button.
    var onBack: () -> Void = {}
    /// What the window keeps clear above, in points. The bar's background reaches there, its content does not.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    private let hairline = UIView()
    private var current: BarContent?
    /// What is on its way out.
    private var leaving: BarContent?

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

    /// Along a transition, and the way that pages move in it.
    typealias Motion = (direction: BarMotion.Direction, coordinator: any UIViewControllerTransitionCoordinator)

    /// Shows the top of a stack, at once or along a transition. What was on its way is where it belongs at once.
    func show(top: UINavigationItem?, previous: UINavigationItem?, moving motion: Motion? = nil) {
        let (old, new) = (current, content(top, previous))
        if let leaving, leaving !== new { leaving.removeFromSuperview() }
        (current, leaving) = (new, nil)
        new?.rest()
        guard old !== new else { return }
        if let new, new.superview !== self { addSubview(new) }
        layoutIfNeeded()
        if let motion, let old, let new {
            move(from: old, to: new, along: motion)
        } else {
            old?.removeFromSuperview()
        }
    }

    /// What shows the two items already, or something new.
    private func content(_ top: UINavigationItem?, _ previous: UINavigationItem?) -> BarContent? {
        guard let top else { return nil }
        if let shown = [current, leaving].first(where: { $0?.item === top && $0?.previous === previous }) {
            return shown
        }
        top.bar = self
        previous?.bar = self
        return BarContent(top, previous, onBack: onBack)
    }

    private func move(from old: BarContent, to new: BarContent, along motion: Motion) {
        leaving = old
        let motion = (BarMotion(motion.direction, from: old, to: new, isMirrored: isMirrored), motion.coordinator)
        motion.0.show(atEnd: false)
        motion.1.animate(alongsideTransition: { _ in motion.0.show(atEnd: true) })
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
}

extension UIColor {
    /// A shade off the pages' own, so that the bar is seen as one.
    static let barBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: 1)
            : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 1)
    }
}
