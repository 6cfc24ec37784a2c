import Foundation
import NavCore

/// One tap or click, or several in quick succession, with one finger or several at once.
///
/// A recognizer of fewer taps does not stand in the way of one of more: where only one of them is wanted, let the first
/// `require(toFail:)` the second.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// 1 by default.
    open var numberOfTapsRequired = 1

    /// How many fingers each tap takes. 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    /// The most touches that were down at once in the present tap.
    private var mostTouches = 0
    /// Where the first tap was, in the window.
    private var place: CGPoint?

    /// How far a finger may slip and still tap, in points.
    private static let slip: CGFloat = 10
    /// Taps that follow no later than this many seconds, and no farther away than this many points, belong together.
    private static let (longestPause, reach): (Double, CGFloat) = (0.35, 45)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        stopWaiting()
        mostTouches = max(mostTouches, numberOfTouches)
        let here = location(in: nil)
        let first = place ?? here
        place = first
        if mostTouches > numberOfTouchesRequired || first.distance(to: here) > Self.reach && taps > 0 {
            state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.slip > Self.slip }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouches, let instant = touches.first?.step.instant else { return }
        guard mostTouches == numberOfTouchesRequired else { return state = .failed }
        (taps, mostTouches) = (taps + 1, 0)
        guard taps < numberOfTapsRequired else { return state = .ended }
        wait(Self.longestPause, since: instant) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        (taps, mostTouches, place) = (0, 0, nil)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
