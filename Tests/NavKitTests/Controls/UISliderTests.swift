import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@MainActor @Suite struct UISliderTests {
    /// A slider from 0 to 10 whose thumb runs from x = 12 to 212, in a window, with a journal of what it sends.
    @MainActor final class Scene {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 224, height: 28))
        var sent: [Float] = []

        init() {
            slider.maximumValue = 10
            stage.window.addSubview(slider)
            slider.addAction(UIAction { [unowned self] _ in sent.append(slider.value) }, for: .valueChanged)
            stage.turn()
        }

        func press(_ key: Key) {
            stage.send(.key(key, isDown: true, isRepeat: false, [], at: stage.instant))
            stage.send(.key(key, isDown: false, isRepeat: false, [], at: stage.instant))
            stage.turn()
        }
    }

    @Test func `the thumb goes where the track is pressed, and follows`() {
        let scene = Scene()
        scene.stage.press(CGPoint(x: 112, y: 14))
        scene.stage.drag(to: CGPoint(x: 152, y: 90))
        scene.stage.turn()
        scene.stage.drag(to: CGPoint(x: 900, y: 14))
        scene.stage.release(CGPoint(x: 900, y: 14))
        scene.stage.turn()

        #expect(scene.sent == [5, 7, 10])
    }

    @Test func `a thumb that is taken at its edge does not jump`() {
        let scene = Scene()
        scene.slider.value = 5
        scene.stage.turn()

        scene.stage.press(CGPoint(x: 120, y: 14))
        scene.stage.turn()
        #expect(scene.sent == [])
        scene.stage.drag(to: CGPoint(x: 140, y: 14))
        scene.stage.turn()
        #expect(scene.sent == [6])
    }

    @Test func `one that is not continuous tells once, at the end`() {
        let scene = Scene()
        scene.slider.isContinuous = false
        scene.stage.press(CGPoint(x: 112, y: 14))
        scene.stage.drag(to: CGPoint(x: 152, y: 14))
        scene.stage.release(CGPoint(x: 152, y: 14))
        scene.stage.turn()

        #expect(scene.sent == [7])
    }

    @Test func `from right to left it is mirrored`() {
        let scene = Scene()
        scene.slider.semanticContentAttribute = .forceRightToLeft
        scene.stage.turn()
        scene.stage.tap(CGPoint(x: 52, y: 14))

        #expect(scene.sent == [8])
    }

    @Test func `values stay in the range, whichever end moves`() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect([slider.minimumValue, slider.maximumValue, slider.value] == [3, 3, 3])
        slider.maximumValue = 8
        slider.value = 9
        #expect(slider.value == 8)
        slider.maximumValue = 2
        #expect([slider.minimumValue, slider.maximumValue, slider.value] == [2, 2, 2])
    }

    @Test func `a value that is set sends nothing, and animated moves the thumb there`() throws {
        let scene = Scene()
        let thumb = try #require(scene.slider.subviews.last)

        scene.slider.setValue(10, animated: true)
        scene.stage.turn()
        let start = scene.stage.shownFrame(of: thumb).midX
        scene.stage.run(for: .milliseconds(125))
        let middle = scene.stage.shownFrame(of: thumb).midX
        scene.stage.settle()

        #expect(start == 12)
        #expect(abs(middle - 112) < 1)
        #expect(scene.stage.shownFrame(of: thumb).midX == 212)
        #expect(scene.sent == [])
    }

    @Test func `arrow keys move it while it has the keyboard`() {
        let scene = Scene()
        scene.press(.right)
        #expect(scene.sent == [])

        scene.press(.tab)
        for key in [Key.right, .up, .left, .down, .end, .home, .character("x")] { scene.press(key) }

        #expect(scene.sent == [0.5, 1, 0.5, 0, 10, 0])
    }

    @Test func `a key that is held goes on moving it`() {
        let scene = Scene()
        scene.press(.tab)
        for isRepeat in [false, true, true] {
            scene.stage.send(.key(.right, isDown: true, isRepeat: isRepeat, [], at: scene.stage.instant))
        }
        scene.stage.turn()

        #expect(scene.sent == [0.5, 1, 1.5])
    }

    @Test func `the tint fills the part up to the thumb`() {
        let scene = Scene()
        scene.slider.value = 5
        scene.slider.tintColor = .red
        scene.stage.turn()

        #expect(scene.stage.color(at: CGPoint(x: 50, y: 14)) == UIColor.red.cgColor)
        #expect(scene.stage.color(at: CGPoint(x: 180, y: 14)) != UIColor.red.cgColor)
        #expect(scene.stage.color(at: CGPoint(x: 112, y: 14)) == .white)
    }
}
