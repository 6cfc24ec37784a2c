public import Foundation
import NavCore
import NavLayers

/// The content moves by itself.
struct ScrollMotion {
    enum Cause { case drag, call, wheel }

    let cause: Cause
    let horizontal: AxisMotion
    let vertical: AxisMotion
    /// The instant of its first frame.
    var start: FrameInstant?

    func along(_ axis: ScrollAxis) -> AxisMotion { axis == .horizontal ? horizontal : vertical }

    var end: CGPoint { CGPoint { along($0).end } }
    var duration: Double { max(horizontal.duration, vertical.duration) }
}

extension UIScrollView {
    /// Of the springs that bring content where a call, a key or the wheel wants it, a second: it is there after about 0.4 s.
    static let callFrequency = 20.0

    /// Sets the offset; with `animated` the content moves there. The offset is taken as it is, even past an end.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        move(to: contentOffset, because: .call)
    }

    /// Scrolls as little as is needed for `rect`, of the content, to be seen. What is seen already, or can be seen no better, stays.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        func nearest(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
            if low >= seenLow && high <= seenHigh { return 0 }
            return abs(low - seenLow) < abs(high - seenHigh) ? low - seenLow : high - seenHigh
        }
        let offset = CGPoint(
            x: contentOffset.x + nearest(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: contentOffset.y + nearest(rect.minY, rect.maxY, visible.minY, visible.maxY))
        if nearestOffset(to: offset) != contentOffset {
            setContentOffset(nearestOffset(to: offset), animated: animated)
        }
    }

    /// Springs to `target` from where the content is, as fast as it is.
    func move(to target: CGPoint, because cause: ScrollMotion.Cause) {
        let (position, velocity) = present
        func motion(_ axis: ScrollAxis) -> AxisMotion {
            AxisMotion(
                from: position.along(axis), velocity: velocity.along(axis), to: target.along(axis),
                frequency: Self.callFrequency)
        }
        start(ScrollMotion(cause: cause, horizontal: motion(.horizontal), vertical: motion(.vertical)))
    }

    /// The offset as it is due in this turn, and its velocity in points per second.
    private var present: (position: CGPoint, velocity: CGPoint) {
        guard case .moving(let motion) = activity, let start = motion.start else { return (contentOffset, .zero) }
        let time = (window?.loop?.instant ?? start).seconds(since: start)
        return (CGPoint { motion.along($0).position(at: time) }, CGPoint { motion.along($0).velocity(at: time) })
    }

    /// Begins a motion in place of the one that runs.
    func start(_ motion: ScrollMotion) {
        activity = .moving(motion)
        link =
            link
            ?? CADisplayLink { [weak self] link in
                guard let self else { return link.invalidate() }
                step(link)
            }
    }

    private func step(_ link: CADisplayLink) {
        guard case .moving(var motion) = activity else { return stopLink() }
        let now = FrameInstant(seconds: link.targetTimestamp)
        let start = motion.start ?? now
        motion.start = start
        activity = .moving(motion)
        let time = now.seconds(since: start)
        bounds.origin = CGPoint { motion.along($0).position(at: time) }
        // The delegate may have begun something else.
        if case .moving(let present) = activity, present.start == start, time >= motion.duration { finish(motion) }
    }

    private func finish(_ motion: ScrollMotion) {
        activity = .resting
        stopLink()
        switch motion.cause {
        case .drag: delegate?.scrollViewDidEndDecelerating(self)
        case .call: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .wheel: break
        }
    }

    private func stopLink() {
        link?.invalidate()
        link = nil
    }

    /// Stops the content where it is.
    func stopMoving() {
        if case .moving(let motion) = activity { finish(motion) }
    }

    /// Brings the content where it was going, at once.
    func endMoving() {
        guard case .moving(let motion) = activity else { return }
        bounds.origin = motion.end
        stopMoving()
    }
}
