import Foundation
import NavCore

extension UIScrollView {
    /// How far one step of a wheel, or an arrow key, moves the content, in points.
    private static let step = 40.0
    /// A wheel that has rested this many seconds has left a pager where it is to find its page.
    private static let wheelRest = 0.12

    /// Takes the part of `motion` along the axes that the content has room along, and answers the rest (rule Q12).
    func takeWheel(_ motion: WheelMotion) -> CGVector {
        guard isScrollEnabled else { return motion.delta }
        let delta = CGPoint(x: motion.delta.dx, y: motion.delta.dy)
        let taken = CGPoint { hasRoom($0, for: delta.along($0)) ? delta.along($0) : 0 }
        // Under a finger the content stays under the finger.
        if taken != .zero, !isDragging { move(by: taken, isPrecise: motion.isPrecise, at: motion.instant) }
        return CGVector(dx: delta.x - taken.x, dy: delta.y - taken.y)
    }

    private func move(by delta: CGPoint, isPrecise: Bool, at instant: FrameInstant) {
        if isPrecise {
            contentOffset = nearestOffset(to: CGPoint(x: contentOffset.x - delta.x, y: contentOffset.y - delta.y))
            if isPagingEnabled { findPage(after: instant) }
        } else {
            step(by: CGPoint { axis in -delta.along(axis) * (isPagingEnabled ? length(axis) : Self.step) })
        }
    }

    private func findPage(after instant: FrameInstant) {
        guard let timers = window?.loop?.input.arena.timers else { return }
        timers.cancel(of: self)
        timers.schedule(after: Self.wheelRest, since: instant, for: self) { [weak self] in
            guard let self, case .resting = activity else { return }
            move(to: CGPoint { nearestPage(to: contentOffset.along($0), $0) }, because: .wheel)
        }
    }

    /// Moves the content smoothly, on from where it is going already.
    private func step(by delta: CGPoint) {
        var from = contentOffset
        if case .moving(let motion) = activity, motion.cause == .wheel { from = motion.end }
        let target = nearestOffset(to: CGPoint(x: from.x + delta.x, y: from.y + delta.y))
        guard window != nil else { return contentOffset = target }
        move(to: target, because: .wheel)
    }

    /// Takes a key that scrolls. False if it is none, or if there is nothing to scroll along its axis.
    func scroll(by presses: Set<UIPress>) -> Bool {
        guard isScrollEnabled, let key = presses.first?.key, key.modifierFlags.isEmpty,
            let (axis, amount) = amount(of: key.keyCode), limits(axis).lowerBound < limits(axis).upperBound
        else { return false }
        step(by: CGPoint { $0 == axis ? amount : 0 })
        return true
    }

    private func amount(of key: UIKeyboardHIDUsage) -> (ScrollAxis, Double)? {
        let range = limits(.vertical)
        let page = bounds.inset(by: adjustedContentInset).height - Self.step
        return switch key {
        case .keyboardUpArrow: (.vertical, -Self.step)
        case .keyboardDownArrow: (.vertical, Self.step)
        case .keyboardLeftArrow: (.horizontal, -Self.step)
        case .keyboardRightArrow: (.horizontal, Self.step)
        case .keyboardPageUp: (.vertical, -page)
        case .keyboardPageDown: (.vertical, page)
        case .keyboardHome: (.vertical, range.lowerBound - range.upperBound)
        case .keyboardEnd: (.vertical, range.upperBound - range.lowerBound)
        default: nil
        }
    }
}
