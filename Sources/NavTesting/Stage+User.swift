public import Foundation
public import NavKit

/// What a user does. All of it but `send`, `press`, `drag(to:)`, `release` and `resize` takes turns until the deed is done.
extension Stage {
    /// Presses at `start`, moves evenly to `end`, rests there for a moment and lets go: no throw.
    ///
    /// - Parameter duration: Of the way. The rest is 120 ms longer, after which a finger has no speed any more.
    public func drag(from start: CGPoint, to end: CGPoint, over duration: Duration, id: Int = 0) {
        carry(from: start, to: end, over: duration, id: id)
        run(for: Self.rest)
        release(end, id: id)
        turn()
    }

    /// Presses at `start`, moves evenly to `end` and lets go in full motion.
    public func flick(from start: CGPoint, to end: CGPoint, over duration: Duration, id: Int = 0) {
        carry(from: start, to: end, over: duration, id: id)
        release(end, id: id)
        turn()
    }

    /// Longer than what a finger's speed is measured over.
    private static let rest = Duration.milliseconds(120)

    private func carry(from start: CGPoint, to end: CGPoint, over duration: Duration, id: Int) {
        press(start, id: id)
        turn()
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        let count = max(Int((seconds / backend.refreshPeriod).rounded()), 1)
        for step in 1...count {
            let share = CGFloat(step) / CGFloat(count)
            drag(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share), id: id)
            turn()
        }
    }

    /// Presses a key and lets it go, in two turns.
    public func key(_ key: Key, _ modifiers: KeyModifiers = []) {
        for isDown in [true, false] {
            send(.key(key, isDown: isDown, isRepeat: false, modifiers, at: next))
            turn()
        }
    }

    /// Enters text, as a keyboard or an input method does. One turn.
    public func enter(_ text: String) {
        send(.text(text, at: next))
        turn()
    }

    /// Turns the wheel over `point`, or moves two fingers on a touchpad. One turn.
    ///
    /// - Parameters:
    ///   - delta: How far content should move: in points if `isPrecise`, as a touchpad tells it; in steps of a wheel if not.
    public func wheel(_ delta: CGVector, at point: CGPoint, isPrecise: Bool = false, _ modifiers: KeyModifiers = []) {
        send(.wheel(delta: delta, isPrecise: isPrecise, point, modifiers, at: next))
        turn()
    }

    /// Moves the mouse to `point` with no button down; nil: out of the window. One turn.
    public func hover(_ point: CGPoint?) {
        send(.hover(point, at: next))
        turn()
    }

    /// Clicks a button of the mouse other than the left one, in two turns.
    public func click(_ button: MouseButton, at point: CGPoint) {
        for isDown in [true, false] {
            send(.button(button, isDown: isDown, point, at: next))
            turn()
        }
    }

    /// The instant of the next turn.
    private var next: FrameInstant { backend.instant.advanced(bySeconds: backend.refreshPeriod) }
}
