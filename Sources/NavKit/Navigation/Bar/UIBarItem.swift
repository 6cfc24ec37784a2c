public import Foundation

/// Something that a bar offers. A change shows at once.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The navigation item that it is part of.
    final weak var owner: UINavigationItem?

    open var title: String? { didSet { didChange() } }
    /// Shown in place of the title.
    open var image: UIImage? { didSet { didChange() } }
    /// Whether it can be used. True by default.
    open var isEnabled = true { didSet { didChange() } }
    /// A number of your own.
    open var tag = 0

    public override init() { super.init() }

    func didChange() { owner?.didChange() }
}
