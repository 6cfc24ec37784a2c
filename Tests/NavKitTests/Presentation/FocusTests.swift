import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Two buttons on the page beneath, one on the page above.
@MainActor private struct FocusScene {
    let scene = ModalStage()
    let first = UIButton()
    let second = UIButton()
    let above = UIButton()

    init() {
        for button in [first, second] {
            button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
            scene.root.view.addSubview(button)
        }
        above.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        scene.page("Q", .overFullScreen).view.addSubview(above)
    }

    func tab() {
        scene.stage.send(.key(.tab, isDown: true, isRepeat: false, [], at: scene.stage.instant))
        scene.stage.send(.key(.tab, isDown: false, isRepeat: false, [], at: scene.stage.instant))
        scene.stage.turn()
    }
}

@MainActor @Suite struct FocusTests {
    @Test func `the keyboard works in what is presented alone, and comes back`() {
        let focus = FocusScene()
        focus.tab()
        focus.tab()
        #expect(focus.second.isFocused)

        focus.scene.root.present(focus.scene.page("Q"), animated: true)
        focus.scene.stage.settle()
        #expect(!focus.second.isFocused)
        focus.tab()
        #expect(focus.above.isFocused)
        focus.tab()
        #expect(focus.above.isFocused)
        focus.scene.root.dismiss(animated: true)
        focus.scene.stage.settle()

        #expect(focus.second.isFocused)
    }

    @Test func `a key that nobody has asked for goes to the topmost page`() {
        final class Listener: UIViewController {
            var keys = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
        }
        let scene = ModalStage()
        let page = Listener()
        page.modalPresentationStyle = .fullScreen
        scene.root.present(page, animated: false)
        scene.stage.settle()

        scene.stage.send(.key(.space, isDown: true, isRepeat: false, [], at: scene.stage.instant))
        scene.stage.turn()

        #expect(page.keys == 1)
    }
}
