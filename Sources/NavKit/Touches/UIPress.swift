public import Foundation

/// A key of the keyboard, from when it goes down until it comes up.
@preconcurrency @MainActor open class UIPress: NSObject {
    public nonisolated enum Phase: Int, Sendable {
        case began = 0
        /// The key is held, and the keyboard repeats it.
        case changed
        case stationary, ended, cancelled
    }

    public internal(set) final var phase = Phase.began
    /// When it last changed, in seconds of the clock that the window's events are stamped by.
    public internal(set) final var timestamp: TimeInterval
    public final let key: UIKey?
    public private(set) final weak var window: UIWindow?
    /// Whom it went to first when it began, and goes to until it ends.
    public private(set) final weak var responder: UIResponder?

    init(_ key: UIKey, in window: UIWindow, to responder: UIResponder, timestamp: TimeInterval) {
        self.key = key
        self.window = window
        self.responder = responder
        self.timestamp = timestamp
    }
}

/// What responders are told of keys. Good for as long as it is being delivered.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// Every key that is down, those that did not change among them.
    public final let allPresses: Set<UIPress>

    init(presses: [UIPress], timestamp: TimeInterval) {
        allPresses = Set(presses)
        super.init(.presses, touches: [], timestamp: timestamp)
    }
}
