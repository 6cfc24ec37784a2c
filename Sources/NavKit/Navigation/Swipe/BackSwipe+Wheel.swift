import Foundation
import NavCore

/// Swipes on a touchpad, which reach a window as turns of a wheel.
extension BackSwipe {
    /// Takes what leads back or forward, once nothing in the page has a use for it. Whole steps of a wheel never do.
    ///
    /// - Returns: What is left.
    func scroll(by motion: WheelMotion) -> CGVector {
        guard motion.isPrecise, isWheeling || isSideways(motion.delta) else {
            wheel = WheelPull()
            return motion.delta
        }
        wheel.add(side * motion.delta.dx, at: motion.instant)
        wheel.end?.cancel()
        wheel.end = loop.schedule(after: WheelPull.rest) { [weak self] in self?.endWheel() }
        if isWheeling { move(to: wheel.travel) } else { beginWheel() }
        return isWheeling ? CGVector(dx: 0, dy: 0) : motion.delta
    }

    private func isSideways(_ delta: CGVector) -> Bool { abs(delta.dx) > abs(delta.dy) }

    private func beginWheel() {
        let way: PageWay = wheel.travel > 0 ? .back : .forward
        if wheel.refused.contains(way) { wheel.refuse(way) }
        guard abs(wheel.travel) >= SwipeRule.wheel.slack, edge.isEnabled else { return }
        guard mayBegin(way), way == .forward || gestureRecognizerShouldBegin(edge) else { return wheel.refuse(way) }
        begin(way, .wheel)
        move(to: wheel.travel)
    }

    private func endWheel() {
        let pull = wheel
        wheel = WheelPull()
        if isWheeling { end(pull.travel, speed: pull.speed) }
    }

    private var isWheeling: Bool { ruleOfPull == .wheel }
    private var loop: FrameLoop { navigation.view.window?.loopInUse ?? .current }
}
