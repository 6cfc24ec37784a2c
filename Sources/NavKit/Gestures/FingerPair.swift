import Foundation

/// How two fingers lie to each other.
struct FingerPair {
    /// In points of the window, above 0.
    let distance: CGFloat
    /// Of the line from the first to the second, in radians clockwise.
    let angle: CGFloat

    /// Of the first two touches; nil if there are fewer.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
        distance = max(hypot(b.x - a.x, b.y - a.y), 1)
        angle = atan2(b.y - a.y, b.x - a.x)
    }
}

extension UIGestureRecognizer {
    /// A gesture of two fingers leaves the third and those after it alone.
    func ignoreBeyondPair(_ event: UIEvent) {
        for touch in touches.dropFirst(2) { ignore(touch, for: event) }
    }

    /// It goes on as long as both are down, and has failed when none is.
    func finishPair(_ touches: Set<UITouch>, as end: State) {
        if machine.isActive {
            state = end
        } else if touches.count == numberOfTouches {
            state = .failed
        }
    }
}
