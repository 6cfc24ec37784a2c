public import Foundation
import NavCore

/// Two fingers that turn about each other. It begins after about 0.05 radians, with a rotation of 0.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var shownRotation: CGFloat = 0
    /// Of the fingers, when `rotation` was last known.
    private var angle: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastInstant = FrameInstant(seconds: 0)

    /// How far they have to turn before it begins, in radians.
    private static let slop: CGFloat = 0.05

    /// How far the fingers have turned since the beginning, or since it was last set, in radians clockwise; whole turns count. Setting it sets
    /// the velocity to 0.
    open var rotation: CGFloat {
        get { shownRotation }
        set {
            shownRotation = newValue
            tracker.reset()
        }
    }

    /// In radians per second, by the last 100 ms.
    open var velocity: CGFloat { tracker.velocity(at: lastInstant).dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreBeyondPair(event)
        guard !machine.isActive, let pair = FingerPair(self.touches) else { return }
        (angle, rotation) = (pair.angle, 0)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(self.touches), let instant = touches.map(\.step.instant).max() else { return }
        shownRotation += (pair.angle - angle).remainder(dividingBy: 2 * .pi)
        (angle, lastInstant) = (pair.angle, instant)
        tracker.add(CGPoint(x: shownRotation, y: 0), at: instant)
        if machine.isActive {
            state = .changed
        } else if abs(shownRotation) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finishPair(touches, as: .ended) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finishPair(touches, as: .cancelled)
    }

    override func willBegin() { rotation = 0 }

    open override func reset() {
        super.reset()
        rotation = 0
    }
}
