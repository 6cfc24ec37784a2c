import Foundation
import NavCore

/// The pan of a scroll view: for movements along the axes that its content can be moved along.
final class ScrollPan: UIPanGestureRecognizer {
    /// Along which the movement set out.
    private(set) var mainAxis = ScrollAxis.vertical
    /// The finger came down on content in motion, and holds it.
    private(set) var hasCaught = false

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let scrollView, scrollView.canBeCaught else { return }
        scrollView.stopMoving()
        hasCaught = true
        slop = 0
    }

    override func isMeant(_ travel: CGPoint) -> Bool {
        guard let scrollView else { return false }
        let travel = convert(vector: travel, to: scrollView.superview)
        mainAxis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
        if hasCaught { return true }
        guard scrollView.canMove(mainAxis) else { return false }
        return scrollView.hasRoom(mainAxis, for: travel.along(mainAxis)) || !isBetterTaken(along: travel)
    }

    /// Whether a gesture around the view can go where this content cannot.
    private func isBetterTaken(along travel: CGPoint) -> Bool {
        let direction = CGVector(
            dx: mainAxis == .horizontal ? travel.x : 0, dy: mainAxis == .vertical ? travel.y : 0)
        return arena?.rivals(of: self).contains { $0.machine.isUndecided && $0.wantsOverflow(along: direction) }
            ?? false
    }

    package override func wantsOverflow(along direction: CGVector) -> Bool {
        guard let scrollView else { return false }
        return scrollView.hasRoom(.horizontal, for: direction.dx) || scrollView.hasRoom(.vertical, for: direction.dy)
    }

    override func reset() {
        super.reset()
        hasCaught = false
        slop = Self.usualSlop
    }
}

/// Keeps touches from the content of a scroll view until it is clear that they do not scroll; those that stop a motion it never lets through.
final class ContentTouchDelay: UIGestureRecognizer {
    private var hasCaught = false

    /// In seconds.
    private static let delay = 0.15

    private var scrollView: UIScrollView? { view as? UIScrollView }

    required init() {
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, let touch = touches.first else { return }
        if scrollView.canBeCaught {
            hasCaught = true
            state = .began
        } else if !scrollView.delaysContentTouches || !scrollView.mayScroll {
            state = .failed
        } else {
            wait(Self.delay, since: touch.step.instant) { [weak self] in self?.state = .failed }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finish(touches, as: .ended) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { finish(touches, as: .cancelled) }

    private func finish(_ touches: Set<UITouch>, as end: State) {
        if touches.count == numberOfTouches { state = hasCaught ? end : .failed }
    }

    override func reset() {
        super.reset()
        hasCaught = false
    }

    /// A finger that stops the content means no tap; but it may go on to move something.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer is UITapGestureRecognizer
            || preventedGestureRecognizer is UILongPressGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { !hasCaught }
}
