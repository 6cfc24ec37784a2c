public import Foundation
import NavCore

/// Two fingers that move apart or together; with a mouse, the wheel turned while Control is held.
///
/// It begins when the distance has changed by about 8 points, with a scale of 1, and ends when one finger is lifted, or the wheel has rested for a moment.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var shownScale: CGFloat = 1
    /// Of the fingers, when `scale` was last known.
    private var distance: CGFloat = 1
    /// Of the fingers, when there were two.
    private var startDistance: CGFloat = 1
    private var tracker = VelocityTracker()
    private var lastInstant = FrameInstant(seconds: 0)
    /// Where the wheel is turned, in the window.
    private var wheelPlace: CGPoint?

    /// How much the distance has to change before it begins, in points.
    private static let slop: CGFloat = 8
    /// A wheel that has rested this many seconds is done.
    private static let wheelRest = 0.12
    /// What one step of a wheel, and one point of a touchpad, grow by.
    private static let (wheelStep, touchpadPoint): (CGFloat, CGFloat) = (1.1, 1.005)

    /// The distance as a share of the one at the beginning, or of that when it was last set. Setting it sets the velocity to 0.
    open var scale: CGFloat {
        get { shownScale }
        set {
            shownScale = newValue
            tracker.reset()
        }
    }

    /// How fast `scale` changes, a second, by the last 100 ms.
    open var velocity: CGFloat { tracker.velocity(at: lastInstant).dx }

    override var windowLocation: CGPoint { wheelPlace ?? super.windowLocation }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreBeyondPair(event)
        guard !machine.isActive, let pair = FingerPair(self.touches) else { return }
        (startDistance, distance) = (pair.distance, pair.distance)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(self.touches), let instant = touches.map(\.step.instant).max() else { return }
        grow(by: pair.distance / distance, at: instant)
        distance = pair.distance
        if machine.isActive {
            state = .changed
        } else if abs(distance - startDistance) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finishPair(touches, as: .ended) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finishPair(touches, as: .cancelled)
    }

    override func willBegin() { scale = 1 }

    open override func reset() {
        super.reset()
        scale = 1
        wheelPlace = nil
    }

    private func grow(by factor: CGFloat, at instant: FrameInstant) {
        shownScale *= factor
        lastInstant = instant
        tracker.add(CGPoint(x: shownScale, y: 0), at: instant)
    }

    /// Takes a turn of the wheel for a pinch. False if fingers are at it already, or it may not begin.
    func pinch(by motion: WheelMotion) -> Bool {
        guard isEnabled, touches.isEmpty else { return false }
        wheelPlace = motion.location
        if !machine.isActive { state = .began }
        guard machine.isActive else { return false }
        let unit = motion.isPrecise ? Self.touchpadPoint : Self.wheelStep
        grow(by: pow(unit, motion.delta.dy), at: motion.instant)
        state = .changed
        stopWaiting()
        wait(Self.wheelRest, since: motion.instant) { [weak self] in self?.state = .ended }
        return true
    }
}
