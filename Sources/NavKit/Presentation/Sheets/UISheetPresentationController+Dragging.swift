import Foundation
import NavCore

/// A hand on a sheet.
struct SheetDrag {
    /// What the user may do to the sheet below its lowest detent.
    enum Leave {
        /// Nobody has been asked yet.
        case open
        case allowed
        /// It resists, and goes when it is let go of far enough down.
        case atTheEnd
        case refused
    }

    /// Where the upper edge would be if nothing resisted, in points.
    var top: CGFloat
    /// Where it was when the hand took it, and where it was going.
    let origin: CGFloat
    let goal: CGFloat
    var leave = Leave.open
    /// How far the hand has moved, up and down, in points.
    var travel: CGFloat = 0
    /// Of the gesture, when it was last heard of.
    var translation: CGFloat = 0
}

extension UISheetPresentationController {
    /// How far ahead a release looks, in seconds: the sheet counts as being where its speed would take it by then.
    private static let foresight: CGFloat = 0.2
    /// How far the sheet gives way beyond its highest and its lowest place, in points.
    private static let (stretch, sag): (CGFloat, CGFloat) = (40, 120)
    /// A hand that has moved less than this has only touched, in points.
    private static let touchSlop: CGFloat = 4

    func canBeTouched(at point: CGPoint) -> Bool {
        guard drag == nil, presentation?.container.isMoving != true || transition != nil else { return false }
        return geometry.frame(top: mover.top(at: instant)).contains(point)
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag()
        case .changed: moveDrag(to: pan.translation(in: containerView).y)
        case .ended:
            moveDrag(to: pan.translation(in: containerView).y)
            endDrag(speed: pan.velocity(in: containerView).y)
        case .cancelled: endDrag(speed: 0)
        case .possible, .failed: break
        }
    }

    private func moveDrag(to translation: CGFloat) {
        let step = translation - (drag?.translation ?? 0)
        drag?.translation = translation
        moveDrag(by: step)
    }

    private func beginDrag() {
        let top = mover.top(at: instant)
        let goal = mover.goal
        transition?.hold()
        mover.hold(at: top)
        drag = SheetDrag(top: unresisted(top), origin: top, goal: goal)
        if transition?.isDismissal == true { drag?.leave = .allowed }
    }

    private func moveDrag(by step: CGFloat) {
        guard drag != nil else { return }
        drag?.top += step
        drag?.travel += abs(step)
        askWhetherToLeave()
        guard let drag else { return }
        mover.hold(at: resisted(drag.top, mayLeave: drag.leave == .allowed || transition != nil))
        show()
    }

    /// The drag has come below the lowest detent for the first time.
    private func askWhetherToLeave() {
        guard let drag, drag.leave == .open, transition == nil, drag.top > geometry.lowest else { return }
        if presentedViewController.transitioningDelegate?.animationController(forDismissed: presentedViewController)
            != nil
        {
            self.drag?.leave = .atTheEnd
        } else if canLeaveNow, userMayDismiss() {
            self.drag?.leave = .allowed
            beginLeaving(.held)
        } else {
            self.drag?.leave = .refused
        }
    }

    private var canLeaveNow: Bool { presentation?.container.window?.modals.isIdle ?? false }

    /// The dismissal begins in the call, so that the sheet is where the hand is in the first frame.
    private func beginLeaving(_ start: SheetTransition.Start) {
        let window = presentation?.container.window
        nextStart = start
        leaveForUser()
        window?.layoutIfNeeded()
    }

    // MARK: Letting go

    private func endDrag(speed: CGFloat) {
        guard let drag else { return }
        self.drag = nil
        guard drag.travel >= Self.touchSlop else { return goOn(drag) }
        let mayLeave = drag.leave != .refused
        let stop = geometry.stop(nearest: drag.top + speed * Self.foresight, mayLeave: mayLeave)
        if !mayLeave, geometry.stop(nearest: drag.top + speed * Self.foresight, mayLeave: true) == nil {
            userWasHeldBack()
        }
        if let stop { settle(on: stop, speed: speed) } else { leave(drag, speed: speed) }
    }

    /// Where it was going anyway.
    private func goOn(_ drag: SheetDrag) {
        transition?.letGo(turningBack: transition?.isTurnedBack ?? false)
        fly(to: drag.goal, speed: 0)
    }

    private func settle(on stop: SheetGeometry.Stop, speed: CGFloat) {
        transition?.letGo(turningBack: transition?.isDismissal ?? false)
        fly(to: stop.top, speed: speed)
        guard stop.top != restingTop else { return }
        selectedDetentIdentifier = Detent.Identifier(stop.id)
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func leave(_ drag: SheetDrag, speed: CGFloat) {
        if let transition, transition.isDismissal {
            transition.letGo(turningBack: false)
            return fly(to: geometry.gone, speed: speed)
        }
        guard isFreeAfterTransition, userMayDismiss() else {
            userWasHeldBack()
            return settle(on: geometry.stops[0], speed: 0)
        }
        // A sheet that is thrown back on its way in has been presented: that is over, and the dismissal sets out from where it is.
        transition?.letGo(turningBack: false)
        transition?.arrive()
        beginLeaving(drag.leave == .atTheEnd ? .played : .thrown(speed))
    }

    private var isFreeAfterTransition: Bool {
        presentation?.container.window?.modals.isFree(after: transition) ?? false
    }

    // MARK: Resistance

    private func resisted(_ top: CGFloat, mayLeave: Bool) -> CGFloat {
        if top < geometry.highest {
            return geometry.highest - RubberBand.shown(geometry.highest - top, length: Self.stretch)
        }
        guard top > geometry.lowest, !mayLeave else { return min(top, geometry.gone) }
        return geometry.lowest + RubberBand.shown(top - geometry.lowest, length: Self.sag)
    }

    private func unresisted(_ top: CGFloat) -> CGFloat {
        guard top < geometry.highest else { return top }
        return geometry.highest - RubberBand.pull(geometry.highest - top, length: Self.stretch)
    }
}

// MARK: Content that scrolls

extension UISheetPresentationController: ContentDragPartner {
    func contentDragDidBegin() {
        guard drag == nil, presentation?.container.isMoving != true || transition != nil else { return }
        beginDrag()
    }

    func take(_ step: CGFloat, from scrollView: UIScrollView) -> CGFloat {
        guard let drag else { return 0 }
        let room = scrollView.contentOffset.y - scrollView.limits(.vertical).lowerBound
        let taken: CGFloat
        if step < 0 {
            let limit = prefersScrollingExpandsWhenScrolledToEdge && room <= 0 ? geometry.highest : drag.origin
            taken = max(step, min(limit - drag.top, 0))
        } else {
            taken = max(step - max(room, 0), 0)
        }
        if taken != 0 { moveDrag(by: taken) }
        return taken
    }

    func contentDragDidEnd(speed: CGFloat) -> Bool {
        guard let drag else { return false }
        let isAtStop = transition == nil && geometry.stops.contains { $0.top == drag.top }
        endDrag(speed: isAtStop ? 0 : speed)
        return !isAtStop
    }
}
