public import Foundation
public import NavKit

/// A window without a window: its clock is turned by hand, its events come from a script, and what it presents is kept.
@preconcurrency @MainActor public final class ScriptedBackend: WindowBackend {
    public var size: CGSize
    public var scale: CGFloat
    public var refreshPeriod: Double
    public var painterName: String { "script" }
    public var title = ""

    /// When the picture of the next turn will be seen.
    public var instant = FrameInstant(seconds: 0)
    /// Taken by the next turn, oldest first.
    public var events: [InputEvent] = []
    /// Whether a present shows anything. While false the window behaves as if it were minimised.
    public var canPresent = true
    /// Seconds that a present returns after the vertical blank it was meant for; negative: before it. The next turn is as much off.
    public var lateness = 0.0
    /// Of every picture that was shown, the last one only.
    public private(set) var picture: DisplayList?
    /// How many pictures were shown.
    public private(set) var presentCount = 0
    /// What the last turn would have slept for.
    public private(set) var lastWait = EventWait.none
    /// Called with each picture that is shown.
    public var onPresent: (DisplayList, FrameInstant) -> Void = { _, _ in }

    public init(size: CGSize, scale: CGFloat = 1, refreshPeriod: Double = 1 / 60) {
        self.size = size
        self.scale = scale
        self.refreshPeriod = refreshPeriod
    }

    public func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        lastWait = wait
        defer { events = [] }
        return (events, instant)
    }

    public func present(_ list: DisplayList) -> Bool {
        guard canPresent else { return false }
        picture = list
        presentCount += 1
        onPresent(list, instant)
        instant = instant.advanced(bySeconds: lateness)
        return true
    }
}
