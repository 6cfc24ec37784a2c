import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct AlertKeyboardTests {
    @Test func `Escape is the cancel action, and nothing where there is none`() {
        let scene = AlertScene(["Delete", "Cancel"]).up()
        scene.key(.escape)
        scene.key(.escape)
        scene.stage.settle()
        #expect(scene.journal.take() == ["Cancel"])

        let firm = AlertScene(["Delete", "Keep"]).up()
        firm.key(.escape)
        firm.stage.settle()
        #expect(firm.root.presentedViewController === firm.alert)
    }

    @Test func `Return is the preferred action, or the only one`() {
        let scene = AlertScene(["Keep", "Delete", "Cancel"])
        scene.alert.preferredAction = scene.alert.actions[0]
        scene.up()
        scene.key(.enter)
        scene.stage.settle()
        #expect(scene.journal.take() == ["Keep"])

        let only = AlertScene(["OK"]).up()
        only.key(.enter)
        only.stage.settle()
        #expect(only.journal.take() == ["OK"])

        let open = AlertScene(["Keep", "Delete"]).up()
        open.key(.enter)
        open.stage.settle()
        #expect(open.root.presentedViewController === open.alert)
    }

    @Test(arguments: [
        ([Key.tab], "Keep"), ([.tab, .tab], "Delete"), ([.tab, .tab, .tab], "Cancel"), ([.down, .down], "Delete"),
        ([.up], "Cancel"), ([.tab, .right], "Delete"), ([.tab, .left], "Cancel"), ([.down, .down, .up], "Keep"),
    ]) func `Tab and arrows go from action to action, and Return chooses it`(keys: [Key], chosen: String) {
        let scene = AlertScene(["Keep", "Delete", "Cancel"])
        scene.alert.preferredAction = scene.alert.actions[1]
        scene.up()

        for key in keys { scene.key(key) }
        scene.key(.enter)
        scene.stage.settle()

        #expect(scene.journal.take() == [chosen])
    }

    @Test func `the keyboard comes to the preferred action from a control beneath, and goes back there`() {
        let scene = AlertScene(["Keep", "Delete", "Cancel"])
        scene.alert.preferredAction = scene.alert.actions[0]
        let (first, second) = (UIButton(), UIButton())
        for button in [first, second] {
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            scene.root.view.addSubview(button)
        }
        scene.key(.tab)
        scene.key(.tab)
        #expect(second.isFocused)

        scene.root.present(scene.alert, animated: true)
        scene.stage.settle()
        #expect(scene.label("Keep", in: scene.alert.view).map { ($0.superview as? UIControl)?.isFocused } == true)
        scene.key(.tab)
        scene.key(.space)
        scene.stage.settle()

        #expect(scene.journal.entries.contains("Delete"))
        #expect(second.isFocused)
    }

    @Test func `keys before it has arrived do nothing`() {
        let scene = AlertScene(["OK", "Cancel"])
        scene.root.present(scene.alert, animated: true)
        scene.stage.turn()

        scene.key(.escape)
        scene.key(.enter)
        scene.stage.settle()

        #expect(scene.root.presentedViewController === scene.alert)
    }
}
