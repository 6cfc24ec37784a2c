import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TapTests {
    let scene = GestureScene()
    var stage: Stage { scene.stage }
    let place = CGPoint(x: 150, y: 150)

    @Test(.rules("Q1", "Q6")) func `a tap is told once, when it is let go, and the view's touch is cancelled`() {
        let tap = scene.follow("tap", UITapGestureRecognizer())

        stage.press(place)
        stage.turn()
        #expect(scene.gestures == [])
        stage.release(place)
        stage.turn()

        #expect(scene.gestures == ["tap ended"])
        #expect(scene.views == ["inner began", "inner cancelled"])
        #expect(tap.state == .possible)
        #expect(tap.location(in: scene.inner) == CGPoint(x: 50, y: 50))
    }

    @Test(.rules("Q6"), arguments: [(8.0, true), (12.0, false)]) func `a tap may slip by 10 points`(
        slip: Double, taps: Bool
    ) {
        scene.follow("tap", UITapGestureRecognizer())
        stage.press(place)
        stage.drag(to: CGPoint(x: 150 + slip, y: 150))
        stage.release(CGPoint(x: 150 + slip, y: 150))
        stage.turn()

        #expect(scene.gestures == (taps ? ["tap ended"] : []))
    }

    @Test(.rules("Q6")) func `two taps have to follow each other quickly`() {
        scene.follow("double", UITapGestureRecognizer()).numberOfTapsRequired = 2

        stage.tap(place)
        stage.run(for: .milliseconds(400))
        stage.tap(place)
        #expect(scene.gestures == [])
        stage.run(for: .milliseconds(100))
        stage.tap(place)

        #expect(scene.gestures == ["double ended"])
    }

    @Test(.rules("Q6")) func `two taps far apart are no double tap`() {
        scene.follow("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
        stage.tap(place)
        stage.tap(CGPoint(x: 200, y: 150))
        stage.settle()

        #expect(scene.gestures == [])
        #expect(stage.isStill)
    }

    @Test(.rules("Q4", "Q8")) func `a single tap that waits for the double one is told when that has failed`() {
        let double = scene.follow("double", UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        scene.follow("single", UITapGestureRecognizer()).require(toFail: double)

        stage.tap(place)
        #expect(scene.gestures == [])
        #expect(scene.views == ["inner began"])
        stage.run(for: .milliseconds(400))
        #expect(scene.gestures == ["single ended"])
        #expect(scene.views == ["inner began", "inner cancelled"])

        stage.tap(place)
        stage.tap(place)
        stage.settle()
        #expect(scene.gestures == ["single ended", "double ended"])
    }

    @Test(.rules("Q4")) func `without a requirement a single tap does not stand in the way of a double one`() {
        scene.follow("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
        scene.follow("single", UITapGestureRecognizer())

        stage.tap(place)
        stage.tap(place)

        #expect(scene.gestures == ["single ended", "double ended"])
    }

    @Test(.rules("Q6")) func `a tap of two fingers takes two`() {
        scene.follow("tap", UITapGestureRecognizer()).numberOfTouchesRequired = 2

        stage.tap(place)
        #expect(scene.gestures == [])
        stage.press(place, id: 1)
        stage.press(CGPoint(x: 200, y: 150), id: 2)
        stage.turn()
        stage.release(place, id: 1)
        stage.turn()
        stage.release(CGPoint(x: 200, y: 150), id: 2)
        stage.turn()

        #expect(scene.gestures == ["tap ended"])
    }

    @Test(.rules("Q6")) func `a long press begins after half a second, follows, and ends`() {
        scene.follow("press", UILongPressGestureRecognizer())

        stage.press(place)
        stage.turn()
        stage.run(for: .milliseconds(490))
        #expect(scene.gestures == [])
        stage.run(for: .milliseconds(20))
        #expect(scene.gestures == ["press began"])
        #expect(scene.views == ["inner began", "inner cancelled"])
        stage.drag(to: CGPoint(x: 250, y: 150))
        stage.turn()
        stage.release(CGPoint(x: 250, y: 150))
        stage.turn()

        #expect(scene.gestures == ["press began", "press changed", "press ended"])
    }

    @Test(.rules("Q6")) func `what moves by more than 10 points, or is let go, is no long press`() {
        scene.follow("press", UILongPressGestureRecognizer())
        stage.press(place)
        stage.drag(to: CGPoint(x: 161, y: 150))
        stage.run(for: .seconds(1))
        stage.release(CGPoint(x: 161, y: 150))
        stage.turn()
        stage.tap(place)
        stage.run(for: .seconds(1))

        #expect(scene.gestures == [])
    }

    @Test(.rules("Q6")) func `a long press after a tap takes the tap`() {
        scene.follow("press", UILongPressGestureRecognizer()).numberOfTapsRequired = 1
        func press(tapCount: Int) {
            for phase in [TouchInput.Phase.began, .ended] {
                stage.send(
                    .touch(
                        TouchInput(
                            id: 0, phase: phase, source: .mouse, position: place, instant: stage.instant,
                            tapCount: tapCount)))
                stage.run(for: .milliseconds(600))
            }
        }

        press(tapCount: 1)
        #expect(scene.gestures == [])
        press(tapCount: 2)
        #expect(scene.gestures == ["press began", "press ended"])
    }

    @Test(.rules("O-106")) func `after a stall the stamps decide what was a tap and what a long press`() {
        scene.follow("press", UILongPressGestureRecognizer())
        scene.follow("tap", UITapGestureRecognizer())
        func release(after seconds: Double) {
            stage.press(place)
            stage.turn()
            let release = stage.instant.advanced(bySeconds: seconds)
            stage.send(.touch(TouchInput(id: 0, phase: .ended, source: .mouse, position: place, instant: release)))
            stage.backend.instant = stage.instant.advanced(bySeconds: 2)
            stage.turn()
        }

        release(after: 0.2)
        #expect(scene.gestures == ["tap ended"])
        release(after: 0.7)
        #expect(scene.gestures == ["tap ended", "press began", "press ended"])
    }

    @Test(.rules("O-050")) func `a tap on a control is the control's, not that of a recognizer around it`() {
        let button = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        button.addAction(UIAction { [journal = scene.journal] _ in journal.record("up") }, for: .touchUpInside)
        scene.inner.addSubview(button)
        scene.follow("tap", UITapGestureRecognizer(), on: scene.outer)

        stage.tap(place)
        #expect(scene.gestures == ["up"])
        button.isEnabled = false
        stage.tap(place)
        #expect(scene.gestures == ["up", "tap ended"])
    }

    @Test func `a slider that is moved holds still what lies around it`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        scene.inner.addSubview(slider)
        scene.follow("pan", UIPanGestureRecognizer(), on: scene.outer)

        scene.swipe(from: CGPoint(x: 120, y: 115), to: CGPoint(x: 200, y: 115))

        #expect(scene.gestures == [])
        #expect(slider.value > 0.4)
    }
}
