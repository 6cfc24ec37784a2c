public import Foundation
import NavCore

/// A finger, or the mouse button, that is held still. It begins while it is held, follows what then moves, and ends when it is let go.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long it has to be held, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far it may move meanwhile, in points. 10 by default.
    open var allowableMovement: CGFloat = 10

    /// How many taps must come before the press. 0 by default.
    open var numberOfTapsRequired = 0

    /// How many fingers it takes. 1 by default.
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !machine.isActive else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard numberOfTouches <= numberOfTouchesRequired, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
        else {
            return state = .failed
        }
        guard numberOfTouches == numberOfTouchesRequired, let touch = touches.first else { return }
        wait(minimumPressDuration, since: touch.step.instant) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if machine.isActive {
            state = .changed
        } else if touches.contains(where: { $0.slip > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = machine.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
