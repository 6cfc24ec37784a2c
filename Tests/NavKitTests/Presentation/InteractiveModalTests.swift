import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A page presented full screen through a percent driver, which is held.
@MainActor private struct HeldModal {
    let scene = ModalStage()
    let giver: ModalGiver
    let driver = UIPercentDrivenInteractiveTransition()
    let page: Page

    init() {
        giver = ModalGiver(scene.journal)
        page = scene.page("Q")
        giver.animator = Rise(scene.journal)
        page.transitioningDelegate = giver
    }

    func present() {
        scene.root.present(page, animated: false)
        scene.stage.settle()
        _ = scene.journal.take()
    }

    func y() -> CGFloat { scene.stage.shownFrame(of: page.view).minY }
}

@MainActor @Suite struct InteractiveModalTests {
    @Test(.rules("E9", "O-035", "D25")) func `a cancelled dismissal turns everybody round`() {
        let held = HeldModal()
        let scene = held.scene
        held.present()
        held.giver.interactor = held.driver
        held.page.dismiss(animated: true, completion: scene.completion("never"))
        scene.stage.turn()
        held.page.transitionCoordinator?.notifyWhenInteractionChanges {
            scene.journal.record("interactive \($0.isInteractive)")
        }
        held.page.on = { call in if call == "WA" || call == "DA" { #expect(!held.page.isBeingDismissed) } }
        _ = scene.journal.take()

        held.driver.update(0.5)
        scene.stage.turn()
        #expect(held.y() == 400)
        held.driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.take() == [
                "interactive false", "animationEnded(false)", "P.WD(true)", "P.DD(true)", "Q.WA(true)", "Q.DA(true)",
            ])
        #expect(scene.root.presentedViewController === held.page)
        #expect(scene.root.view.window == nil)
        #expect(held.y() == 0)
    }

    @Test(.rules("E9")) func `the async form comes back from a cancelled dismissal`() async {
        let held = HeldModal()
        held.present()
        held.giver.interactor = held.driver
        let task = Task { @MainActor in await held.page.dismiss(animated: true) }
        await Task.yield()
        held.scene.stage.turn()

        held.driver.update(0.3)
        held.driver.cancel()
        held.scene.stage.settle()

        await task.value
        #expect(held.scene.root.presentedViewController === held.page)
    }

    @Test(.rules("E14")) func `a cancelled presentation leaves nothing`() {
        let held = HeldModal()
        let scene = held.scene
        held.giver.interactor = held.driver
        scene.root.present(held.page, animated: true, completion: scene.completion("never"))
        scene.stage.turn()
        _ = scene.journal.take()

        held.driver.update(0.5)
        held.driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.take() == [
                "animationEnded(false)", "Q.WD(true)", "Q.DD(true)", "P.WA(true)", "P.DA(true)",
            ])
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.root.view])
        #expect(scene.root.view.frame == scene.stage.window.bounds)
    }

    @Test func `a presentation can be pulled up and let go`() {
        let held = HeldModal()
        let scene = held.scene
        held.giver.interactor = held.driver
        scene.root.present(held.page, animated: true, completion: scene.completion("presented"))
        scene.stage.turn()

        held.driver.update(0.25)
        scene.stage.turn()
        #expect(held.y() == 600)
        held.driver.finish()
        scene.stage.settle()

        #expect(held.y() == 0)
        #expect(scene.journal.take().suffix(3) == ["Q.DA(true)", "P.DD(true)", "presented"])
    }
}
