public import Foundation
import NavCore
import NavLayers

/// A finger on the window, or the mouse with its button held, from its beginning to its end.
///
/// The same object all along. It belongs to the view that was hit at its beginning, wherever it goes.
@preconcurrency @MainActor open class UITouch: NSObject {
    public nonisolated enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled
    }

    public nonisolated enum TouchType: Int, Sendable {
        case direct = 0
        /// The mouse.
        case indirectPointer = 3
    }

    /// What has happened to it with the event that is being delivered. `.stationary`: the event is about another touch.
    public internal(set) final var phase: Phase
    /// When it last changed, in seconds of the clock that the window's events are stamped by.
    public private(set) final var timestamp: TimeInterval
    /// 1, or 2 for the second of a quick pair, …
    public private(set) final var tapCount: Int
    public final let type: TouchType
    public private(set) final weak var window: UIWindow?
    public private(set) final weak var view: UIView?

    let id: Int
    // In the window's space.
    private var position: CGPoint
    private var previousPosition: CGPoint

    /// - Parameters:
    ///   - input: The event that begins it.
    ///   - position: Where, in the space of `window`.
    init(_ input: TouchInput, at position: CGPoint, in window: UIWindow, view: UIView) {
        id = input.id
        phase = .began
        timestamp = input.instant.seconds
        tapCount = input.tapCount
        type = input.source == .mouse ? .indirectPointer : .direct
        self.window = window
        self.view = view
        self.position = position
        previousPosition = position
    }

    func change(to phase: Phase, at position: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
        previousPosition = self.position
        self.position = position
    }

    /// Where it is, in the space of `view`; nil is the window.
    open func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

    /// Where it was with the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view else { return point }
        return window.convert(point, to: view)
    }
}
