import Foundation
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

/// Frames in which nothing happens but that things move, of which the engine knows beforehand.
@MainActor @Suite struct QuietFrameTests {
    let stage = Stage()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        view.backgroundColor = .red
        stage.window.addSubview(left)
        stage.window.addSubview(right)
        left.addSubview(view)
        stage.turn()
    }

    private func isRed(_ x: CGFloat) -> Bool { stage.color(at: CGPoint(x: x, y: 5))?.red == 1 }

    @Test func `what gets another superview on the way is drawn there from then on`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        stage.turn()
        stage.run(for: .milliseconds(200))
        #expect(isRed(25) && !isRed(5))

        right.addSubview(view)
        stage.turn()
        stage.run(for: .milliseconds(300))
        #expect(isRed(255) && !isRed(225) && !isRed(25))
        stage.run(for: .milliseconds(300))

        #expect(isRed(285) && !isRed(255))
    }

    @Test func `what joins a running animator, and what leaves it, is noticed`() {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        right.addSubview(other)
        var finished: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        animator.startAnimation()
        stage.turn()
        stage.run(for: .milliseconds(500))

        animator.addAnimations { other.center.x = 105 }
        UIView.animate(withDuration: 0.2, animations: { other.alpha = 0.5 }) { finished.append($0) }
        stage.turn()
        stage.run(for: .milliseconds(200))
        #expect(stage.shownFrame(of: other).minX > 20)
        #expect(finished == [true])
        other.layer.removeAllAnimations()
        stage.turn()

        #expect(stage.shownFrame(of: other).midX == 305)
        animator.stopAnimation(true)
    }

    @Test func `another view may fade while one moves, each ending in its time`() {
        var told: [String] = []
        UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { _ in told.append("moved") }
        stage.turn()
        stage.run(for: .milliseconds(300))
        UIView.animate(withDuration: 0.3, animations: { right.alpha = 0 }) { _ in told.append("faded") }
        stage.turn()
        stage.run(for: .milliseconds(299))
        #expect(told == [])
        stage.turn()
        #expect(told == ["faded"])

        stage.settle()

        #expect(told == ["faded", "moved"])
        #expect(stage.isStill)
    }
}
