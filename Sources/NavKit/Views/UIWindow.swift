public import Foundation
import NavCore
import NavLayers

/// The root of a view tree: what fills the desktop window, or lies over what does.
///
/// A window is seen once `makeKeyAndVisible()` was called, or `isHidden` set to false; the application keeps it from then on until it is hidden.
/// It is always as large as the desktop window.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The order of windows, low ones behind.
    public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    /// What is presented over the root controller and over each other.
    lazy var modals = ModalStack(window: self)
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { focusDidChange(from: oldValue) } }
    }
    /// What was touched last.
    weak var touchedView: UIView?
    /// The loop whose desktop window this one is shown in.
    weak var loop: FrameLoop?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        isHidden = true
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Where the window lies among others.
    open var windowLevel = Level.normal {
        didSet { layer.zPosition = windowLevel.rawValue }
    }

    /// The controller whose view fills the window. Replacing it gives the old one its disappearance and the new one its appearance.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    /// Whether key events go to this window.
    open var isKeyWindow: Bool { loop?.keyWindow === self }

    /// Shows the window in front of those of its level, and gives it the keyboard.
    open func makeKeyAndVisible() {
        isHidden = false
        loop?.keyWindow = self
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }

    private func visibilityDidChange() {
        if isHidden {
            loop?.remove(self)
        } else {
            FrameLoop.current.add(self)
        }
        rootViewControllerVisibilityDidChange()
    }

    /// Light or dark for this window; `.unspecified` follows the desktop.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
    }

    open override var traitCollection: UITraitCollection { windowTraits }

    /// Its style is part of what it was drawn for: `traitsMayHaveChanged()` sees to it.
    override func styleDidChange(from old: UIUserInterfaceStyle) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        modals.startMoves()
    }

    private(set) var windowTraits = UITraitCollection.current

    /// Compares what the window was drawn for with what is in force, and has everything made again if they differ.
    func traitsMayHaveChanged() {
        let style = overrideUserInterfaceStyle == .unspecified ? UIScreen.main.userInterfaceStyle : overrideUserInterfaceStyle
        let traits = UITraitCollection(
            userInterfaceStyle: style, displayScale: UIScreen.main.scale,
            layoutDirection: effectiveUserInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft)
        guard traits != windowTraits else { return }
        let previous = windowTraits
        windowTraits = traits
        traitsMayHaveChanged(from: previous)
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// A Tab that nobody wanted moves the keyboard to the next control, with Shift to the one before.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.keyCode == .keyboardTab else {
            return super.pressesBegan(presses, with: event)
        }
        moveFocus(key.modifierFlags.contains(.shift) ? .backward : .forward)
    }
}
