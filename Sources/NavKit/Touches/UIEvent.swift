public import Foundation

/// Something that the user did, as views see it. Good for as long as it is being delivered.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public nonisolated enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
    }

    public final let type: EventType
    /// When it happened, in seconds of the clock that the window's events are stamped by.
    public final let timestamp: TimeInterval
    private let touches: [UITouch]

    init(_ type: EventType, touches: [UITouch], timestamp: TimeInterval) {
        self.type = type
        self.touches = touches
        self.timestamp = timestamp
    }

    /// Every touch that is on the window, those that did not change among them.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// The touches that belong to `view`; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

    /// The touches that began in `window`; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

    private func some(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let chosen = touches.filter(isMeant)
        return chosen.isEmpty ? nil : Set(chosen)
    }
}
