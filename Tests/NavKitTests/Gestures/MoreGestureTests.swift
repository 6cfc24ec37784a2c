import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// Pinch, rotation, swipe, hover, and the other buttons of a mouse.
@MainActor @Suite struct MoreGestureTests {
    let scene = GestureScene()
    var stage: Stage { scene.stage }

    /// Two fingers about the middle of the inner view, `distance` apart at `angle`.
    private func fingers(_ distance: CGFloat, _ angle: CGFloat, _ act: (CGPoint, Int) -> Void) {
        let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
        act(CGPoint(x: 200 - x, y: 200 - y), 1)
        act(CGPoint(x: 200 + x, y: 200 + y), 2)
        stage.turn()
    }

    private func press(_ distance: CGFloat, _ angle: CGFloat = 0) {
        fingers(distance, angle) { stage.press($0, id: $1) }
    }
    private func move(_ distance: CGFloat, _ angle: CGFloat = 0) {
        fingers(distance, angle) { stage.drag(to: $0, id: $1) }
    }

    @Test(.rules("Q6", "Q9")) func `a pinch begins after 8 points with a scale of 1`() {
        let pinch = scene.follow("pinch", UIPinchGestureRecognizer())
        var scales: [CGFloat] = []
        pinch.addAction { scales.append($0.scale) }

        press(100)
        move(107)
        #expect(scales == [])
        move(110)
        move(165)
        move(55)
        #expect(scales == [1, 1.5, 0.5])
        #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 200))
        stage.release(CGPoint(x: 200, y: 200), id: 1)
        stage.turn()

        #expect(scene.gestures == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    }

    @Test(.rules("Q9")) func `the velocity of a pinch is in scales a second, and setting the scale zeroes it`() {
        let pinch = scene.follow("pinch", UIPinchGestureRecognizer())
        press(100)
        move(120)
        for step in 1...5 { move(120 + 12 * CGFloat(step)) }
        #expect(abs(pinch.velocity - 6) < 1e-5)

        pinch.scale = 1
        #expect(pinch.velocity == 0)
        move(198)
        #expect(abs(pinch.scale - 1.1) < 1e-9)
    }

    @Test(.rules("Q9")) func `the wheel with Control is a pinch that ends when it rests`() {
        let pinch = scene.follow("pinch", UIPinchGestureRecognizer(), on: scene.outer)
        func turn(_ steps: CGFloat) {
            stage.send(
                .wheel(
                    delta: CGVector(dx: 0, dy: steps), isPrecise: false, CGPoint(x: 150, y: 120), .control,
                    at: stage.instant))
            stage.turn()
        }

        turn(1)
        turn(2)
        #expect(abs(pinch.scale - pow(1.1, 3)) < 1e-9)
        #expect(pinch.location(in: scene.inner) == CGPoint(x: 50, y: 20))
        stage.run(for: .milliseconds(150))
        #expect(scene.gestures == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
        #expect(pinch.state == .possible && pinch.scale == 1)

        pinch.isEnabled = false
        turn(1)
        #expect(scene.gestures.count == 4)
    }

    @Test(.rules("Q9")) func `a rotation begins after 0.05 radians at zero and counts whole turns`() {
        let rotation = scene.follow("rotation", UIRotationGestureRecognizer())
        press(100)
        move(100, 0.04)
        #expect(scene.gestures == [])
        move(100, 0.06)
        #expect(rotation.rotation == 0)
        for step in 1...8 { move(100, 0.06 + CGFloat(step)) }

        #expect(abs(rotation.rotation - 8) < 1e-9)
        #expect(abs(rotation.velocity - 60) < 1e-3)
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
        stage.release(.zero, id: 2)
        stage.turn()
        #expect(scene.gestures.last == "rotation ended")
    }

    @Test func `a third finger does not disturb two`() {
        let pinch = scene.follow("pinch", UIPinchGestureRecognizer())
        press(100)
        stage.press(CGPoint(x: 110, y: 110), id: 3)
        stage.turn()
        #expect(pinch.numberOfTouches == 2)
        stage.drag(to: CGPoint(x: 290, y: 290), id: 3)
        stage.turn()
        #expect(scene.gestures == [])
    }

    nonisolated static let strokes: [(UISwipeGestureRecognizer.Direction, CGVector, Int, Bool)] = [
        (.right, CGVector(dx: 60, dy: 0), 6, true), (.left, CGVector(dx: -60, dy: 0), 6, true),
        (.up, CGVector(dx: 0, dy: -60), 6, true), (.down, CGVector(dx: 0, dy: 60), 6, true),
        (.right, CGVector(dx: -60, dy: 0), 6, false), (.right, CGVector(dx: 45, dy: 0), 6, false),
        (.right, CGVector(dx: 60, dy: 30), 6, true), (.right, CGVector(dx: 60, dy: 40), 6, false),
        (.right, CGVector(dx: 60, dy: 0), 40, false),
    ]

    @Test(.rules("Q10"), arguments: strokes) func `a swipe is long, quick and along its direction`(
        direction: UISwipeGestureRecognizer.Direction, travel: CGVector, frames: Int, isSwipe: Bool
    ) {
        scene.follow("swipe", UISwipeGestureRecognizer()).direction = direction
        let start = CGPoint(x: 200, y: 200)

        scene.swipe(from: start, to: CGPoint(x: start.x + travel.dx, y: start.y + travel.dy), steps: frames)

        #expect(scene.gestures == (isSwipe ? ["swipe ended"] : []))
    }

    @Test(.rules("Q1", "Q10")) func `a swipe is told while the finger is still down`() {
        scene.follow("swipe", UISwipeGestureRecognizer())
        stage.press(CGPoint(x: 150, y: 150))
        scene.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 210, y: 150), steps: 3)

        #expect(scene.gestures == ["swipe ended"])
        #expect(scene.views.last == "inner cancelled")
    }

    @Test(.rules("Q11")) func `a hover begins, changes and ends, and never has a button down`() {
        let hover = scene.follow("hover", UIHoverGestureRecognizer())
        func move(_ x: CGFloat?) {
            stage.send(.hover(x.map { CGPoint(x: $0, y: 150) }, at: stage.instant))
            stage.turn()
        }

        move(50)
        move(150)
        move(160)
        #expect(hover.location(in: scene.inner) == CGPoint(x: 60, y: 50))
        move(50)
        #expect(scene.gestures == ["hover began", "hover changed", "hover ended"])

        move(150)
        stage.press(CGPoint(x: 150, y: 150))
        stage.turn()
        #expect(scene.gestures.last == "hover ended")
        stage.drag(to: CGPoint(x: 170, y: 150))
        stage.turn()
        #expect(scene.gestures.count == 5)
        stage.release(CGPoint(x: 170, y: 150))
        stage.turn()
        #expect(scene.gestures.last == "hover began")
        move(nil)
        #expect(scene.gestures.last == "hover ended")
    }

    @Test(.rules("Q14")) func `the right button is a context click of the innermost view that wants it, and no touch`()
    {
        let journal = scene.journal
        scene.outer.contextClick = { journal.record("context \(Int($0.x)), \(Int($0.y))") }
        stage.send(.button(.right, isDown: true, CGPoint(x: 150, y: 120), at: stage.instant))
        stage.send(.button(.right, isDown: false, CGPoint(x: 150, y: 120), at: stage.instant))
        stage.turn()
        scene.inner.contextClick = { journal.record("inner-context \(Int($0.x)), \(Int($0.y))") }
        stage.send(.button(.right, isDown: true, CGPoint(x: 150, y: 120), at: stage.instant))
        stage.turn()

        #expect(journal.entries == ["context 150, 120", "inner-context 50, 20"])
    }

    @Test(.rules("Q14")) func `the other buttons go up the chain of responders`() {
        final class Controller: UIViewController {
            var buttons: [MouseButton] = []
            override func mouseButtonPressed(_ button: MouseButton, at location: CGPoint) { buttons.append(button) }
        }
        let controller = Controller()
        scene.outer.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.turn()

        for button in [MouseButton.back, .forward, .middle, .right] {
            stage.send(.button(button, isDown: true, CGPoint(x: 150, y: 120), at: stage.instant))
            stage.turn()
        }

        #expect(controller.buttons == [.back, .forward, .middle, .right])
    }
}
