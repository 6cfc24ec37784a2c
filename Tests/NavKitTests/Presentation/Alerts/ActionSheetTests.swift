import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ActionSheetTests {
    @Test func `in a narrow window it rises from the bottom edge, with cancel apart`() {
        let scene = AlertScene(["Cancel", "Keep", "Delete"], style: .actionSheet)
        scene.root.present(scene.alert, animated: true)
        scene.stage.turn()
        #expect(scene.stage.shownFrame(of: scene.alert.view).minY >= 824)
        scene.stage.settle()

        #expect(scene.stage.shownFrame(of: scene.alert.view).maxY == 816)
        #expect(scene.frame("Keep").maxY == scene.frame("Delete").minY)
        #expect(scene.frame("Delete").maxY + 8 == scene.frame("Cancel").minY)
    }

    @Test(arguments: [true, false]) func `a click beside it is the cancel action`(hasCancel: Bool) {
        let scene = AlertScene(hasCancel ? ["Keep", "Cancel"] : ["Keep"], style: .actionSheet).up()

        scene.stage.tap(CGPoint(x: 200, y: 100))
        scene.stage.settle()

        #expect(scene.journal.take() == (hasCancel ? ["Cancel"] : []))
        #expect((scene.root.presentedViewController == nil) == hasCancel)
    }

    @Test func `in a wide window it is a popover at its source, without cancel, and a click beside it is that`() {
        let scene = AlertScene(["Cancel", "Keep", "Delete"], style: .actionSheet, size: AlertScene.wide)
        let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
        scene.root.view.addSubview(source)
        scene.alert.popoverPresentationController?.sourceView = source
        scene.up()

        #expect(scene.alert.popoverPresentationController?.arrowDirection == .up)
        #expect(scene.label("Cancel", in: scene.alert.view) == nil)
        #expect(scene.frame("Keep").minY > 140 + 13)
        scene.stage.tap(CGPoint(x: 20, y: 600))
        scene.stage.settle()
        #expect(scene.journal.take() == ["Cancel"])

        scene.alert.popoverPresentationController?.sourceView = source
        scene.up()
        scene.click("Keep")
        scene.stage.settle()
        #expect(scene.journal.take() == ["Keep"])
    }

    @Test func `Escape is the cancel action of both`() {
        for size in [AlertScene.narrow, AlertScene.wide] {
            let scene = AlertScene(["Cancel", "Keep"], style: .actionSheet, size: size)
            scene.alert.popoverPresentationController?.sourceView = scene.root.view
            scene.up()

            scene.key(.escape)
            scene.stage.settle()

            #expect(scene.journal.take() == ["Cancel"])
        }
    }

    @Test func `in a wide window one that points at nothing traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = AlertScene(["Keep"], style: .actionSheet, size: AlertScene.wide).up()
            }
        }
        expect(result, says: "as a popover", "points at nothing", "set sourceView", "An action sheet")
    }
}
