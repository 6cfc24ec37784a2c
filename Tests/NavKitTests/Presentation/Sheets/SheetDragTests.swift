import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct SheetDragTests {
    @Test func `it follows the hand between detents, and rests at the nearest`() {
        let scene = SheetScene().up()
        scene.press(450, by: -250)
        #expect(abs(scene.top - (424 - 250 + 250.0 / 8)) < 1)
        #expect(scene.stage.shownFrame(of: scene.page.view).maxY == 824)
        scene.stage.run(for: .milliseconds(200))
        scene.release(200)
        scene.stage.settle()

        #expect(scene.top == 24)
        #expect(scene.sheet.selectedDetentIdentifier == .large)
        #expect(scene.journal.take() == ["detent large"])
    }

    @Test func `a flick decides by its speed, and nothing steps back after it`() {
        let scene = SheetScene().up()
        scene.drag(from: 450, by: -80, steps: 4, rests: false)

        var tops = [scene.top]
        for _ in 0..<60 {
            scene.stage.turn()
            tops.append(scene.top)
        }
        scene.stage.settle()

        #expect(scene.top == 24)
        let turning = tops.firstIndex { $0 <= 24 } ?? tops.count - 1
        #expect(zip(tops[...turning], tops[...turning].dropFirst()).allSatisfy { $0 >= $1 })
    }

    @Test(.rules("E18")) func `dragged far down it goes, and the delegate hears of it`() {
        let scene = SheetScene().up()

        scene.drag(from: 450, by: 300)
        #expect(scene.page.view.window != nil)
        scene.stage.settle()

        #expect(
            scene.journal.take() == ["shouldDismiss", "willDismiss", "S.WD(true)", "S.DD(true)", "didDismiss"])
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.rules("E18", "E9")) func `dragged down and up again it stays`() {
        let scene = SheetScene().up()
        let square = UIView()
        scene.root.view.addSubview(square)
        scene.page.on = { call in
            if call == "WD" {
                scene.page.transitionCoordinator?.animate(alongsideTransition: { _ in square.alpha = 0 })
            }
        }
        scene.press(450, by: 200)
        #expect(scene.page.transitionCoordinator?.isInteractive == true)
        #expect(abs(scene.stage.shownAlpha(of: square) - (824 - scene.top) / 400) < 1e-6)
        for y in [600.0, 500, 470] {
            scene.stage.drag(to: CGPoint(x: 200, y: y))
            scene.stage.turn()
        }
        scene.stage.run(for: .milliseconds(200))
        scene.release(470)
        scene.stage.settle()

        #expect(
            scene.journal.take() == ["shouldDismiss", "willDismiss", "S.WD(true)", "S.WA(true)", "S.DA(true)"])
        #expect(scene.top == 424 && scene.dimming == 1)
        #expect(scene.stage.shownAlpha(of: square) == 1)
        #expect(scene.root.presentedViewController === scene.page)
    }

    @Test(.rules("E18"), arguments: [true, false]) func `a modal one resists, and says that it was tried`(isModal: Bool)
    {
        let scene = SheetScene().up()
        scene.page.isModalInPresentation = isModal
        scene.allowsDismissal = isModal

        scene.press(450, by: 300)
        #expect(scene.top > 424 && scene.top < 424 + 120)
        scene.stage.run(for: .milliseconds(200))
        scene.release(750)
        scene.stage.settle()

        #expect(scene.journal.take() == (isModal ? [] : ["shouldDismiss"]) + ["didAttempt"])
        #expect(scene.top == 424)
    }

    @Test func `flicked away it keeps the speed of the hand`() {
        let scene = SheetScene().up()
        scene.press(450, by: 240, steps: 4)
        let before = scene.top
        scene.release(690)
        let step = scene.top - before
        scene.stage.turn()
        scene.stage.turn()

        #expect(step >= 0)
        #expect(scene.top - before > 40)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func `caught on its way in it stays where it is, and goes on`() {
        let scene = SheetScene()
        scene.root.present(scene.page, animated: true, completion: { scene.journal.record("presented") })
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        let top = scene.top
        #expect(top > 450 && top < 800)
        scene.press(810)
        let caught = scene.top
        scene.stage.run(for: .milliseconds(300))
        #expect(scene.top == caught)
        #expect(scene.page.transitionCoordinator?.isInteractive == true)
        scene.release(810)
        scene.stage.settle()

        #expect(scene.top == 424)
        #expect(scene.journal.entries.last == "presented")
    }

    @Test func `thrown back on its way in it has been presented, and is dismissed`() {
        let scene = SheetScene()
        scene.root.present(scene.page, animated: true, completion: { scene.journal.record("presented") })
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(150))
        _ = scene.journal.take()
        scene.press(760)
        let caught = scene.top
        scene.stage.drag(to: CGPoint(x: 200, y: 790))
        scene.stage.turn()
        scene.stage.drag(to: CGPoint(x: 200, y: 815))
        scene.stage.turn()
        #expect(scene.top > caught)
        let thrown = scene.top
        scene.release(815)
        #expect(scene.top >= thrown)
        scene.stage.settle()

        #expect(
            scene.journal.take() == [
                "shouldDismiss", "willDismiss", "S.DA(true)", "presented", "S.WD(true)", "S.DD(true)", "didDismiss",
            ])
    }

    @Test func `caught on its way out it comes back`() {
        let scene = SheetScene().up()
        scene.root.dismiss(animated: true, completion: { scene.journal.record("never") })
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(80))
        let top = scene.top
        scene.press(810)
        scene.stage.run(for: .milliseconds(100))
        #expect(scene.top >= top && scene.top < 824)
        scene.stage.drag(to: CGPoint(x: 200, y: 700))
        scene.stage.turn()
        scene.stage.drag(to: CGPoint(x: 200, y: 600))
        scene.stage.turn()
        scene.release(600)
        scene.stage.settle()

        #expect(scene.journal.take().filter { $0 != "detent large" } == ["S.WD(true)", "S.WA(true)", "S.DA(true)"])
        #expect(scene.root.presentedViewController === scene.page)
    }

    @Test(.rules("E18")) func `a click outside and Escape dismiss it, unless it is modal`() {
        let scene = SheetScene().up()
        scene.page.isModalInPresentation = true
        scene.stage.tap(CGPoint(x: 200, y: 100))
        scene.key(.escape)
        scene.stage.settle()
        #expect(scene.journal.take() == ["didAttempt", "didAttempt"])

        scene.page.isModalInPresentation = false
        scene.stage.tap(CGPoint(x: 200, y: 100))
        scene.stage.settle()
        #expect(scene.journal.take().last == "didDismiss")
        scene.up()
        scene.key(.escape)
        scene.stage.settle()

        #expect(scene.root.presentedViewController == nil)
    }

    @Test(arguments: [true, false]) func `an undimmed sheet leaves what lies beneath in reach`(isUndimmed: Bool) {
        let scene = SheetScene()
        var clicks = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        scene.root.view.addSubview(button)
        scene.sheet.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
        scene.up()

        scene.stage.tap(CGPoint(x: 200, y: 100))
        scene.stage.settle()

        #expect(clicks == (isUndimmed ? 1 : 0))
        #expect((scene.root.presentedViewController === scene.page) == isUndimmed)
    }
}
