import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct AlertTests {
    @Test(.rules("E2", "E4")) func `what is chosen is done once, after the alert is gone`() {
        let scene = AlertScene(["Cancel", "Delete"]).up()

        scene.click("Delete")
        scene.click("Delete")
        scene.click("Cancel")
        #expect(scene.journal.entries.isEmpty)
        scene.stage.settle()

        #expect(scene.journal.take() == ["Delete"])
        #expect(scene.root.presentedViewController == nil && scene.alert.view.window == nil)
    }

    @Test func `it stands in the middle, 270 wide, over dimmed content, and fades away`() {
        let scene = AlertScene(["Cancel", "Delete"])
        scene.root.present(scene.alert, animated: true)
        scene.stage.turn()
        #expect(scene.stage.shownAlpha(of: scene.alert.view) == 0)
        #expect(scene.stage.shownFrame(of: scene.alert.view).width > 270)
        scene.stage.settle()

        let frame = scene.stage.shownFrame(of: scene.alert.view)
        #expect(frame.width == 270 && abs(frame.midX - 200) < 1 && abs(frame.midY - 412) < 1)
        let dimming = scene.alert.presentationController?.containerView?.subviews.first ?? UIView()
        #expect(scene.stage.shownAlpha(of: dimming) == 1)

        scene.click("Cancel")
        scene.stage.run(for: .milliseconds(100))
        #expect((0.01..<0.99).contains(scene.stage.shownAlpha(of: scene.alert.view)))
        #expect((0.01..<0.99).contains(scene.stage.shownAlpha(of: dimming)))
        #expect(scene.stage.shownFrame(of: scene.alert.view) == frame)
    }

    @Test func `with less motion it fades and does not grow`() {
        let scene = AlertScene(["Cancel"])
        UIAccessibility.motion = .reduced

        scene.root.present(scene.alert, animated: true)
        scene.stage.run(for: .milliseconds(100))

        #expect(scene.stage.shownFrame(of: scene.alert.view).width == 270)
        #expect((0.01..<0.99).contains(scene.stage.shownAlpha(of: scene.alert.view)))
    }

    @Test func `two short actions lie beside each other, others one below the other, and cancel last`() {
        let two = AlertScene(["Delete", "Cancel"]).up()
        #expect(two.frame("Cancel").minX < two.frame("Delete").minX)
        #expect(two.frame("Cancel").minY == two.frame("Delete").minY)

        let long = AlertScene(["Cancel", "Delete every letter at once"]).up()
        #expect(long.frame("Delete every letter at once").maxY == long.frame("Cancel").minY)

        let three = AlertScene(["Cancel", "Keep", "Delete"]).up()
        #expect(three.frame("Keep").maxY == three.frame("Delete").minY)
        #expect(three.frame("Delete").maxY == three.frame("Cancel").minY)
    }

    @Test func `where reading begins at the right, cancel lies there`() {
        let scene = AlertScene(["Delete", "Cancel"])
        scene.stage.window.semanticContentAttribute = .forceRightToLeft
        scene.up()

        #expect(scene.frame("Cancel").minX > scene.frame("Delete").minX)
    }

    @Test func `a click beside an alert does nothing`() {
        let scene = AlertScene(["Cancel"]).up()

        scene.stage.tap(CGPoint(x: 20, y: 40))
        scene.stage.settle()

        #expect(scene.root.presentedViewController === scene.alert)
    }

    @Test func `a disabled action cannot be chosen, until it is enabled`() {
        let scene = AlertScene(["Cancel"])
        let send = scene.add("Send")
        send.isEnabled = false
        scene.up()

        scene.click("Send")
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.alert)
        send.isEnabled = true
        scene.click("Send")
        scene.stage.settle()

        #expect(scene.journal.take() == ["Send"])
    }

    @Test func `words and actions that change while it is up are seen`() {
        let scene = AlertScene(["Cancel"]).up()
        let before = scene.stage.shownFrame(of: scene.alert.view).height

        scene.alert.message = String(repeating: "More than fits in a line. ", count: 6)
        scene.add("Send")
        scene.add("Delete")
        scene.stage.settle()

        #expect(scene.stage.shownFrame(of: scene.alert.view).height > before + 88)
        #expect(scene.frame("Delete").maxY == scene.frame("Cancel").minY)
    }

    @Test func `more actions than there is room for scroll`() {
        let scene = AlertScene((1...40).map { "Action \($0)" }).up()
        #expect(scene.stage.shownFrame(of: scene.alert.view).height <= 824)

        for _ in 1...40 { scene.key(.tab) }
        scene.stage.settle()
        #expect(scene.stage.window.bounds.contains(scene.frame("Action 40")))
        scene.key(.enter)
        scene.stage.settle()

        #expect(scene.journal.take() == ["Action 40"])
    }

    @Test func `a handler may present the next alert`() {
        let scene = AlertScene([])
        let next = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        scene.alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in scene.root.present(next, animated: true) })
        scene.up()

        scene.click("Go")
        scene.stage.settle()

        #expect(scene.root.presentedViewController === next && next.view.window != nil)
    }

    @Test func `an alert can be presented again, and chosen from again`() {
        let scene = AlertScene(["Delete"]).up()
        scene.click("Delete")
        scene.stage.settle()

        scene.root.present(scene.alert, animated: true)
        scene.stage.settle()
        scene.click("Delete")
        scene.stage.settle()

        #expect(scene.journal.entries.filter { $0 == "Delete" }.count == 2)
    }

    @Test func `dismissed by code, no handler runs`() {
        let scene = AlertScene(["Cancel", "Delete"]).up()

        scene.root.dismiss(animated: true)
        scene.stage.turn()
        scene.click("Delete")
        scene.key(.escape)
        scene.stage.settle()

        #expect(scene.journal.take().isEmpty)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func `an alert over a sheet leaves the sheet where it is`() {
        let sheet = SheetScene([.medium()]).up()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        sheet.page.present(alert, animated: true)
        sheet.stage.settle()

        sheet.key(.enter)
        sheet.stage.settle()

        #expect(sheet.page.presentedViewController == nil)
        #expect(sheet.root.presentedViewController === sheet.page && sheet.page.view.window != nil)
        #expect(sheet.dimming == 1)
    }

    @Test func `all of it is let go`() {
        weak var alert: UIAlertController?
        weak var action: UIAlertAction?
        let stage = Stage(UIViewController(), size: AlertScene.narrow)
        do {
            let made = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            made.addAction(UIAlertAction(title: "OK", style: .default))
            (alert, action) = (made, made.actions[0])
            stage.window.rootViewController?.present(made, animated: true)
            stage.settle()
            made.dismiss(animated: true)
            stage.settle()
        }
        stage.turn()

        #expect(alert == nil && action == nil)
    }

    @Test func `a second cancel action traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            }
        }
        expect(result, says: "addAction(Never)", "one at most", "another style")
    }

    @Test func `an action that is not the alert's cannot be preferred`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "OK", style: .default)
            }
        }
        expect(result, says: "preferredAction", "addAction(_:) first")
    }
}
