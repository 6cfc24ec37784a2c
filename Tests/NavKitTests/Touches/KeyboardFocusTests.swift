import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@MainActor @Suite struct KeyboardFocusTests {
    /// Three system buttons from left to right in a window, each of which writes down its clicks.
    @MainActor final class Scene {
        let stage = Stage(size: CGSize(width: 300, height: 60))
        let journal = Journal()
        let buttons: [UIButton]

        init() {
            buttons = (0..<3).map { index in
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 10 + index * 100, y: 10, width: 80, height: 40)
                return button
            }
            for (index, button) in buttons.enumerated() {
                button.addAction(
                    UIAction { [journal] _ in journal.record("click \(index)") }, for: .primaryActionTriggered)
                stage.window.addSubview(button)
            }
            stage.window.backgroundColor = .white
            stage.turn()
        }

        var focused: Int? { buttons.firstIndex(where: \.isFocused) }

        func press(_ key: Key, _ modifiers: KeyModifiers = []) {
            hold(key, modifiers)
            release(key, modifiers)
        }

        func release(_ key: Key, _ modifiers: KeyModifiers = []) {
            stage.send(.key(key, isDown: false, isRepeat: false, modifiers, at: stage.instant))
            stage.turn()
        }

        func hold(_ key: Key, _ modifiers: KeyModifiers = [], isRepeat: Bool = false) {
            stage.send(.key(key, isDown: true, isRepeat: isRepeat, modifiers, at: stage.instant))
            stage.turn()
        }
    }

    @Test func `Tab goes from control to control and round, with Shift backwards`() {
        let scene = Scene()
        var way: [Int?] = [scene.focused]
        for _ in 0..<4 {
            scene.press(.tab)
            way.append(scene.focused)
        }
        scene.press(.tab, .shift)
        way.append(scene.focused)

        #expect(way == [nil, 0, 1, 2, 0, 2])
    }

    @Test func `what cannot be reached by a touch is passed over`() {
        let scene = Scene()
        scene.buttons[0].isHidden = true
        scene.buttons[1].isEnabled = false

        scene.press(.tab)

        #expect(scene.focused == 2)
    }

    @Test func `space and enter click the control that has the keyboard, once a press`() {
        let scene = Scene()
        scene.press(.space)
        scene.press(.tab)
        scene.press(.space)
        scene.hold(.space)
        scene.hold(.space, isRepeat: true)
        #expect(scene.buttons[0].isHighlighted)
        scene.press(.space)
        scene.press(.tab)
        scene.press(.enter)
        scene.press(.enter, .control)

        #expect(scene.journal.entries == ["click 0", "click 0", "click 1"])
    }

    @Test func `losing the window, the control or its use leaves a held key without a click`() {
        let ways: [(Scene) -> Void] = [
            { $0.stage.send(.focus(false)) }, { $0.buttons[0].removeFromSuperview() },
            { $0.buttons[0].isEnabled = false },
        ]
        for lose in ways {
            let scene = Scene()
            scene.press(.tab)
            scene.hold(.space)

            lose(scene)
            scene.release(.space)

            #expect(scene.journal.entries == [])
            #expect(!scene.buttons[0].isHighlighted)
        }
    }

    @Test func `a ring shows it until the pointer is used`() {
        let scene = Scene()
        let ring = CGPoint(x: 50, y: 6)
        #expect(scene.stage.color(at: ring) == .white)

        scene.press(.tab)
        #expect(scene.stage.color(at: ring) != .white)
        scene.stage.tap(CGPoint(x: 150, y: 30))

        #expect(scene.stage.color(at: ring) == .white)
        #expect(scene.focused == nil)
    }

    @Test func `a control that leaves the window leaves the keyboard`() {
        let scene = Scene()
        scene.press(.tab)
        scene.buttons[0].removeFromSuperview()
        scene.press(.space)
        scene.press(.tab)

        #expect(scene.journal.entries == [])
        #expect(scene.focused == 1)
    }
}
