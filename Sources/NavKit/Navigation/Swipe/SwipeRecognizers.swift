import Foundation
import NavCore

/// A pan anywhere in the pages that leads the way a page leaves: away from the leading edge.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
    required init() {
        super.init()
        (slop, maximumNumberOfTouches) = (SwipeRule.content.slack, 1)
    }

    override func isMeant(_ travel: CGPoint) -> Bool {
        guard let view else { return false }
        return view.leadingSide * travel.x >= abs(travel.y)
    }

    override func wantsOverflow(along direction: CGVector) -> Bool {
        (view as? NavigationView)?.wantsPop(along: direction) ?? false
    }
}

/// A pan from the leading edge.
final class EdgePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    required init() {
        super.init()
        (slop, maximumNumberOfTouches) = (SwipeRule.edge.slack, 1)
    }

    override func wantsOverflow(along direction: CGVector) -> Bool {
        (view as? NavigationView)?.wantsPop(along: direction) ?? false
    }
}

/// Catches pages on their way as soon as they are touched.
final class CatchGestureRecognizer: UIGestureRecognizer {
    private var tracker = VelocityTracker()
    private var start = CGPoint.zero
    private var lastInstant = FrameInstant(seconds: 0)

    /// Of the finger since it caught the page, in points of the window.
    var travel: CGFloat { windowLocation.x - start.x }
    /// In points a second.
    var speed: CGFloat { tracker.velocity(at: lastInstant).dx }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start = windowLocation
        track(touch)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach(track)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach(track)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func track(_ touch: UITouch) {
        for sample in touch.step.samples { tracker.add(sample.position, at: sample.instant) }
        lastInstant = touch.step.instant
    }

    override func reset() {
        super.reset()
        tracker.reset()
    }
}

extension UIView {
    /// 1 where pages leave to the right, −1 right to left: the one place that knows.
    var leadingSide: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}
