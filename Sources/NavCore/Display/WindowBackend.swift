public import Foundation

/// A window that can be drawn into and that knows when the next picture will be seen.
///
/// A backend turns events into ``InputEvent`` and a ``DisplayList`` into pixels. It holds no view. It owns the clock: nothing else
/// asks what time it is, sleeps, or starts a timer.
@MainActor
public protocol WindowBackend: AnyObject {
    /// In points. Asked anew each turn.
    var size: CGSize { get }
    /// Device pixels a point, any real number ≥ 0.5.
    var scale: CGFloat { get }
    /// Seconds from one picture to the next.
    var refreshPeriod: Double { get }
    /// What is drawn with, for a person to read: "Cairo on the window surface".
    var painterName: String { get }
    var title: String { get set }

    /// Takes every event since the last call, oldest first, and the instant at which a picture presented in this turn will be seen.
    func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant)

    /// Draws `list` and waits for the vertical blank.
    ///
    /// False: nothing could be shown (minimised, or the surface is lost). The list is not lost: it is presented again
    /// after the next `exposed` or `visibility(true)`.
    @discardableResult func present(_ list: DisplayList) -> Bool
}

/// How long a call for events may sleep. Main-queue work runs meanwhile and ends the wait.
public enum EventWait: Hashable, Sendable {
    /// Something moves: return at once, or when it is time to make the next picture.
    case none
    /// Nothing to do before the instant.
    case until(FrameInstant)
    /// Nothing to do before something happens.
    case forever
}
