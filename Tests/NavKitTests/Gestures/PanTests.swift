import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct PanTests {
    let scene = GestureScene()
    var stage: Stage { scene.stage }

    /// Instants are whole nanoseconds, so a velocity is exact to a millionth.
    private func isNear(_ velocity: CGFloat, _ expected: CGFloat) -> Bool {
        abs(velocity - expected) < abs(expected) * 1e-6
    }

    @Test(.rules("Q1"))
    func `a pan is told of each state and each movement in the turn of the touch, then is possible again`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())

        stage.press(CGPoint(x: 150, y: 150))
        stage.turn()
        stage.drag(to: CGPoint(x: 155, y: 150))
        stage.turn()
        #expect(scene.gestures == [])
        stage.drag(to: CGPoint(x: 165, y: 150))
        stage.turn()
        #expect(scene.gestures == ["pan began"])
        stage.drag(to: CGPoint(x: 170, y: 150))
        stage.turn()
        stage.release(CGPoint(x: 170, y: 150))
        stage.turn()

        #expect(scene.gestures == ["pan began", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test(.rules("V16")) func `the translation begins at zero, without the 10 points that it took to begin`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        var translations: [CGPoint] = []
        pan.addAction { translations.append($0.translation(in: nil)) }

        stage.press(CGPoint(x: 150, y: 150))
        for x in [159.0, 160, 163] { stage.drag(to: CGPoint(x: x, y: 150)); stage.turn() }
        stage.drag(to: CGPoint(x: 163, y: 146))
        stage.turn()

        #expect(translations == [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: -4)])
    }

    @Test(.rules("Q3")) func `setting the translation zeroes the velocity, and both go on from there`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        stage.press(CGPoint(x: 150, y: 150))
        stage.turn()
        scene.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 200, y: 150), steps: 5)
        #expect(isNear(pan.velocity(in: nil).x, 600))

        pan.setTranslation(CGPoint(x: 7, y: 1), in: scene.inner)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(pan.translation(in: scene.inner) == CGPoint(x: 7, y: 1))

        scene.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 210, y: 150), steps: 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 17, y: 1))
        #expect(isNear(pan.velocity(in: nil).x, 300))
    }

    @Test(.rules("Q3")) func `translation and velocity are of the space of the view that is named`() {
        scene.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = scene.follow("pan", UIPanGestureRecognizer(), on: scene.outer)
        stage.press(CGPoint(x: 150, y: 150))
        stage.turn()
        scene.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 190, y: 150), steps: 4)

        #expect(pan.translation(in: scene.outer) == CGPoint(x: 30, y: 0))
        #expect(pan.translation(in: scene.inner) == CGPoint(x: 15, y: 0))
        #expect(isNear(pan.velocity(in: scene.inner).x, 300))
    }

    @Test(.rules("Q7")) func `a view that moves under the finger follows it, measured in a view that stands still`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        pan.addAction { pan in
            guard let view = pan.view, let still = view.superview else { return }
            let translation = pan.translation(in: still)
            view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
            pan.setTranslation(.zero, in: still)
        }

        scene.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 210, y: 180))

        // The first of six steps was the slack.
        #expect(scene.inner.center == CGPoint(x: 250, y: 225))
    }

    @Test(.rules("Q3")) func `a finger that rests before it is lifted has no velocity at the end`() {
        var atEnd: [CGFloat] = []
        scene.follow("pan", UIPanGestureRecognizer()).addAction {
            if $0.state == .ended { atEnd.append($0.velocity(in: nil).x) }
        }

        scene.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 180, y: 150))
        stage.press(CGPoint(x: 120, y: 150))
        scene.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 180, y: 150), steps: 6)
        stage.run(for: .milliseconds(120))
        stage.release(CGPoint(x: 180, y: 150))
        stage.turn()

        #expect(atEnd.count == 2)
        #expect(isNear(atEnd[0], 600))
        #expect(atEnd[1] == 0)
    }

    @Test(.rules("O-051")) func `ten slow seconds and a rest do not end it`() {
        scene.follow("pan", UIPanGestureRecognizer())
        stage.press(CGPoint(x: 120, y: 150))
        scene.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150), steps: 600)
        stage.run(for: .seconds(5))
        #expect(scene.gestures.first == "pan began")
        #expect(scene.gestures.last == "pan changed")

        stage.release(CGPoint(x: 220, y: 150))
        stage.turn()
        #expect(scene.gestures.last == "pan ended")
    }

    @Test(.rules("O-105")) func `it goes on outside the window, and what comes after the release adds nothing`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        stage.press(CGPoint(x: 120, y: 150))
        scene.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: -480, y: 150), steps: 6)
        #expect(pan.translation(in: nil).x == -500)
        let velocity = pan.velocity(in: nil)
        stage.release(CGPoint(x: -480, y: 150))
        stage.turn()

        stage.send(.hover(CGPoint(x: 300, y: 150), at: stage.instant))
        stage.drag(to: CGPoint(x: 300, y: 150))
        stage.turn()

        #expect(isNear(velocity.x, -6000))
        #expect(scene.gestures.last == "pan ended")
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test(.rules("Q16")) func `moves of one turn are merged, and their times are kept for the velocity`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        stage.press(CGPoint(x: 120, y: 150))
        stage.turn()
        let start = stage.instant
        for step in 1...8 {
            stage.send(
                .touch(
                    TouchInput(
                        id: 0, phase: .moved, source: .mouse, position: CGPoint(x: 120 + 5 * Double(step), y: 150),
                        instant: start.advanced(bySeconds: 0.002 * Double(step)))))
        }
        stage.turn()

        #expect(scene.gestures == ["pan began"])
        #expect(scene.views == ["inner began", "inner cancelled"])
        #expect(abs(pan.velocity(in: nil).x - 2500) < 1)
    }

    @Test func `another finger does not make the translation jump`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        stage.press(CGPoint(x: 120, y: 150), id: 1)
        scene.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 140, y: 150), steps: 2, id: 1)
        let before = pan.translation(in: nil)
        stage.press(CGPoint(x: 280, y: 280), id: 2)
        stage.turn()
        #expect(pan.translation(in: nil) == before)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(in: nil) == CGPoint(x: 210, y: 215))
        #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 280, y: 280))

        stage.drag(to: CGPoint(x: 290, y: 280), id: 2)
        stage.turn()
        #expect(pan.translation(in: nil).x == before.x + 5)

        stage.release(CGPoint(x: 140, y: 150), id: 1)
        stage.turn()
        #expect(pan.state == .changed)
        stage.release(CGPoint(x: 290, y: 280), id: 2)
        stage.turn()
        #expect(scene.gestures.last == "pan ended")
    }

    @Test func `it waits for as many touches as it takes, and leaves out those that are too many`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
        stage.press(CGPoint(x: 120, y: 150), id: 1)
        scene.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 122, y: 150), steps: 1, id: 1)
        stage.press(CGPoint(x: 220, y: 150), id: 2)
        for x in [10.0, 20, 30] {
            stage.drag(to: CGPoint(x: 122 + x, y: 150), id: 1)
            stage.drag(to: CGPoint(x: 220 + x, y: 150), id: 2)
            stage.turn()
        }
        stage.press(CGPoint(x: 200, y: 250), id: 3)
        stage.turn()

        #expect(scene.gestures.first == "pan began")
        #expect(pan.numberOfTouches == 2)
        stage.release(CGPoint(x: 152, y: 150), id: 1)
        stage.turn()
        #expect(scene.gestures.last == "pan ended")
    }

    nonisolated struct EdgeCase: Sendable {
        let (edges, start, end, begins): (UIRectEdge, CGPoint, CGPoint, Bool)

        init(_ edges: UIRectEdge, _ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat, _ begins: Bool) {
            (self.edges, self.begins) = (edges, begins)
            (start, end) = (CGPoint(x: x, y: y), CGPoint(x: endX, y: endY))
        }
    }

    nonisolated static let edgeCases: [EdgeCase] = [
        EdgeCase(.left, 119, 200, to: 190, 210, true), EdgeCase(.left, 125, 200, to: 190, 210, false),
        EdgeCase(.left, 119, 200, to: 130, 290, false), EdgeCase(.left, 281, 200, to: 190, 210, false),
        EdgeCase(.right, 281, 200, to: 190, 210, true), EdgeCase(.right, 285, 200, to: 299, 200, false),
        EdgeCase(.top, 200, 110, to: 200, 190, true), EdgeCase(.bottom, 200, 290, to: 200, 190, true),
        EdgeCase([], 101, 200, to: 190, 210, false),
    ]

    @Test(.rules("Q5"), arguments: edgeCases) func `an edge pan begins at its edge and leads inwards`(edge: EdgeCase) {
        scene.follow("edge", UIScreenEdgePanGestureRecognizer()).edges = edge.edges

        scene.swipe(from: edge.start, to: edge.end)

        #expect(scene.gestures.contains("edge began") == edge.begins)
    }

    @Test(.rules("O-048")) func `a gesture that was cancelled leaves nothing behind`() {
        scene.follow("edge", UIScreenEdgePanGestureRecognizer()).edges = .left
        func swipe() -> [String] {
            scene.swipe(from: CGPoint(x: 105, y: 150), to: CGPoint(x: 205, y: 150))
            return scene.journal.take()
        }
        let fresh = swipe()

        stage.press(CGPoint(x: 105, y: 150))
        scene.drag(from: CGPoint(x: 105, y: 150), to: CGPoint(x: 150, y: 150), steps: 3)
        stage.send(.focus(false))
        stage.turn()
        #expect(scene.gestures.last == "edge cancelled")
        stage.send(.focus(true))
        _ = scene.journal.take()

        #expect(swipe() == fresh)
    }
}
