import Foundation
import NavCore

/// A finger moves the content.
struct ScrollDrag {
    /// Where the content would be at its beginning, if nothing held it back past the ends.
    let start: CGPoint
    /// Along which it can move.
    let axes: [ScrollAxis]
    /// The page at which it was.
    let page: CGPoint
    /// What moves with it, downwards and upwards.
    weak var partner: (any ContentDragPartner)?
    /// How far the finger has come downwards, and how much of that was the partner's.
    private var (travel, taken): (CGFloat, CGFloat) = (0, 0)

    init(start: CGPoint, axes: [ScrollAxis], page: CGPoint, partner: (any ContentDragPartner)?) {
        (self.start, self.axes, self.page) = (start, axes, page)
        self.partner = axes.contains(.vertical) ? partner : nil
    }

    /// What of the finger's `translation` is the content's.
    mutating func share(of translation: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        taken += partner?.take(translation.y - travel, from: scrollView) ?? 0
        travel = translation.y
        return CGPoint(x: translation.x, y: translation.y - taken)
    }
}

extension UIScrollView {
    /// Faster than this, in points per second, a page is turned whichever is nearer.
    private static let pageFlick = 300.0
    /// Of the spring that turns a page, a second.
    private static let pageFrequency = 14.0

    func panDidChange(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging()
        case .changed: drag(by: pan.translation(in: superview))
        case .ended: endDragging(pan.velocity(in: superview))
        case .cancelled: endDragging(.zero)
        case .possible, .failed: break
        }
    }

    /// Whether a finger that comes down now stops the content. What the wheel has moved comes to rest by itself.
    var canBeCaught: Bool {
        if case .moving(let motion) = activity { motion.cause != .wheel } else { false }
    }

    private func beginDragging() {
        stopMoving()
        let axes = ScrollAxis.allCases.filter { axis in
            canMove(axis) && (!isDirectionalLockEnabled || axis == (panGestureRecognizer as? ScrollPan)?.mainAxis)
        }
        let start = CGPoint { RubberBand.pull(contentOffset.along($0), beyond: limits($0), length: length($0)) }
        activity = .dragging(
            ScrollDrag(
                start: start, axes: axes, page: CGPoint { nearestPage(to: contentOffset.along($0), $0) },
                partner: nearestDragPartner))
        if case .dragging(let drag) = activity { drag.partner?.contentDragDidBegin() }
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func drag(by translation: CGPoint) {
        guard case .dragging(var drag) = activity else { return }
        let translation = drag.share(of: translation, in: self)
        activity = .dragging(drag)
        bounds.origin = CGPoint { axis in
            guard drag.axes.contains(axis) else { return contentOffset.along(axis) }
            let offset = drag.start.along(axis) - translation.along(axis)
            guard canPull(axis) else { return offset.clamped(to: limits(axis)) }
            return RubberBand.shown(offset, beyond: limits(axis), length: length(axis))
        }
    }

    private func endDragging(_ fingerVelocity: CGPoint) {
        guard case .dragging(let drag) = activity else { return }
        let isTaken = drag.partner?.contentDragDidEnd(speed: fingerVelocity.y) ?? false
        let free = isTaken ? CGPoint(x: fingerVelocity.x, y: 0) : fingerVelocity
        let velocity = CGPoint { drag.axes.contains($0) ? -free.along($0) : 0 }
        let own = motion(after: drag, velocity)
        var target = own.end
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        // The delegate may have begun something else.
        guard case .dragging = activity else { return }
        let motion = target == own.end ? own : self.motion(to: target, velocity)
        activity = .resting
        delegate?.scrollViewDidEndDragging(self, willDecelerate: motion.duration > 0)
        guard case .resting = activity, motion.duration > 0 else { return }
        start(motion)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private func motion(after drag: ScrollDrag, _ velocity: CGPoint) -> ScrollMotion {
        if isPagingEnabled { return motion(to: CGPoint { page(after: drag, velocity.along($0), $0) }, velocity) }
        func glide(_ axis: ScrollAxis) -> AxisMotion {
            AxisMotion(
                from: contentOffset.along(axis), velocity: velocity.along(axis), within: limits(axis),
                decelerationRate: decelerationRate.rawValue, bounces: canPull(axis))
        }
        return ScrollMotion(cause: .drag, horizontal: glide(.horizontal), vertical: glide(.vertical))
    }

    private func motion(to target: CGPoint, _ velocity: CGPoint) -> ScrollMotion {
        func spring(_ axis: ScrollAxis) -> AxisMotion {
            AxisMotion(
                from: contentOffset.along(axis), velocity: velocity.along(axis), to: target.along(axis),
                frequency: Self.pageFrequency)
        }
        return ScrollMotion(cause: .drag, horizontal: spring(.horizontal), vertical: spring(.vertical))
    }

    /// The offset of the page that a drag leads to.
    private func page(after drag: ScrollDrag, _ velocity: Double, _ axis: ScrollAxis) -> Double {
        let (offset, length, old) = (contentOffset.along(axis), length(axis), drag.page.along(axis))
        guard length > 0, drag.axes.contains(axis) else { return offset.clamped(to: limits(axis)) }
        let nearest =
            if velocity > Self.pageFlick { (offset / length).rounded(.up) * length } else if velocity < -Self.pageFlick
            { (offset / length).rounded(.down) * length } else { nearestPage(to: offset, axis) }
        return nearest.clamped(to: old - length...old + length).clamped(to: limits(axis))
    }

    func nearestPage(to offset: Double, _ axis: ScrollAxis) -> Double {
        let length = length(axis)
        return length > 0 ? ((offset / length).rounded() * length).clamped(to: limits(axis)) : offset
    }
}
