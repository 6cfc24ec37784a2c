public import Foundation

/// One of the things that an alert offers: a title, how it looks, and what is done when it is chosen.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public nonisolated enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it is. An alert has one at most; Escape chooses it.
        case cancel
        /// In red: something is lost by it.
        case destructive
    }

    public final let title: String?
    public final let style: Style
    /// Whether it can be chosen. True by default; may change while the alert is up.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onEnabledChange() } }
    }

    /// Set by the button that stands for it.
    var onEnabledChange: () -> Void = {}
    private let handler: ((UIAlertAction) -> Void)?

    /// - Parameter handler: Called once, with the action, when it was chosen and the alert is gone. Kept as long as the action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    deinit {}

    func perform() { handler?(self) }
}
