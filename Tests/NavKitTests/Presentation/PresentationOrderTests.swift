import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A window whose root is page P, and pages to present.
@MainActor final class ModalStage {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let journal = Journal()
    let root: Page
    private var pages: [String: Page] = [:]

    init() {
        root = Page("P", journal)
        pages["P"] = root
        stage.window.rootViewController = root
        stage.settle()
        _ = journal.take()
    }

    func page(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> Page {
        if let page = pages[name] { return page }
        let page = Page(name, journal)
        page.modalPresentationStyle = style
        pages[name] = page
        return page
    }

    /// Presented, settled, and the journal empty.
    func show(_ name: String, over presenter: String = "P", _ style: UIModalPresentationStyle = .fullScreen) {
        page(presenter).present(page(name, style), animated: false)
        stage.settle()
        _ = journal.take()
    }

    func completion(_ name: String) -> () -> Void { { self.journal.record(name) } }
}

@MainActor @Suite struct PresentationOrderTests {
    @Test(.rules("E1", "E3", "E10", "A26")) func `presenting full screen tells everybody in order`() {
        let scene = ModalStage()
        scene.page("Q").on = { call in
            if call == "WA" || call == "IA" || call == "DA" { #expect(scene.page("Q").isBeingPresented) }
        }

        scene.root.present(scene.page("Q"), animated: true, completion: scene.completion("presented"))
        #expect(scene.root.presentedViewController === scene.page("Q"))
        #expect(scene.page("Q").presentingViewController === scene.root)
        scene.stage.turn()
        #expect(
            scene.journal.take() == ["Q.loadView", "Q.viewDidLoad", "P.WD(true)", "Q.WA(true)", "Q.IA(true)"])
        scene.stage.settle()

        #expect(scene.journal.take() == ["Q.DA(true)", "P.DD(true)", "presented"])
        #expect(!scene.page("Q").isBeingPresented)
        #expect(scene.root.view.window == nil)
        #expect(scene.stage.shownFrame(of: scene.page("Q").view) == scene.stage.window.bounds)
    }

    @Test(.rules("E2", "E3", "E10", "A26")) func `dismissing tells everybody in order`() {
        let scene = ModalStage()
        scene.show("Q")
        scene.page("Q").on = { call in
            if call == "WD" || call == "DD" { #expect(scene.page("Q").isBeingDismissed) }
        }

        scene.page("Q").dismiss(animated: true, completion: scene.completion("dismissed"))
        scene.stage.turn()
        #expect(scene.journal.take() == ["Q.WD(true)", "P.WA(true)", "P.IA(true)"])
        scene.stage.settle()

        #expect(scene.journal.take() == ["P.DA(true)", "Q.DD(true)", "dismissed"])
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.page("Q").presentingViewController == nil)
        #expect(scene.root.view.superview === scene.stage.window)
        #expect(scene.root.view.frame == scene.stage.window.bounds)
    }

    @Test(.rules("E4", "D5"), arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
    func `a presenter that stays hears nothing`(style: UIModalPresentationStyle) {
        let scene = ModalStage()

        scene.root.present(scene.page("Q", style), animated: true)
        scene.stage.settle()
        #expect(scene.root.view.superview === scene.stage.window)
        scene.root.dismiss(animated: true)
        scene.stage.settle()

        #expect(
            scene.journal.take() == [
                "Q.loadView", "Q.viewDidLoad", "Q.WA(true)", "Q.IA(true)", "Q.DA(true)", "Q.WD(true)", "Q.DD(true)",
            ])
    }

    @Test(.rules("O-036"), arguments: [true, false], [true, false])
    func `with and without animation everybody is told in pairs`(presents: Bool, dismisses: Bool) {
        let scene = ModalStage()

        scene.root.present(scene.page("Q"), animated: presents)
        scene.stage.settle()
        scene.root.dismiss(animated: dismisses)
        scene.stage.settle()

        let calls = scene.journal.take().filter { $0.hasPrefix("P.") }
        #expect(
            calls == [
                "P.WD(\(presents))", "P.DD(\(presents))", "P.WA(\(dismisses))", "P.IA(\(dismisses))",
                "P.DA(\(dismisses))",
            ])
    }

    @Test(.rules("E6")) func `the outermost controller presents, or the nearest context`() {
        let scene = ModalStage()
        let nav = UINavigationController(rootViewController: scene.page("A"))
        scene.stage.window.rootViewController = nav
        scene.stage.settle()

        scene.page("A").present(scene.page("Q"), animated: false)
        scene.stage.settle()
        #expect(scene.page("Q").presentingViewController === nav)
        nav.dismiss(animated: false)
        scene.stage.settle()
        let child = scene.page("C")
        scene.page("A").addChild(child)
        scene.page("A").view.addSubview(child.view)
        child.didMove(toParent: scene.page("A"))
        scene.page("A").definesPresentationContext = true
        child.present(scene.page("R", .currentContext), animated: false)
        scene.stage.settle()

        #expect(scene.page("R").presentingViewController === scene.page("A"))
        nav.dismiss(animated: false)
        scene.page("A").dismiss(animated: false)
        scene.stage.settle()
    }

    @Test(.rules("E7")) func `a controller that presents already refuses, and says so`() async {
        let scene = ModalStage()
        scene.show("Q")
        var reports: [String] = []
        let handler = diagnostics.handler
        diagnostics.handler = { reports.append($0) }
        defer { diagnostics.handler = handler }

        scene.root.present(scene.page("R"), animated: true, completion: scene.completion("never"))
        await scene.root.present(scene.page("S"), animated: true)
        scene.stage.settle()

        #expect(reports.count == 2)
        #expect(reports.first?.contains("dismiss that first") == true)
        #expect(scene.journal.take() == [])
        #expect(scene.root.presentedViewController === scene.page("Q"))
    }

    @Test(.rules("E8")) func `dismissing from below takes everything away, and moves the topmost`() {
        let scene = ModalStage()
        scene.show("Q")
        scene.show("R", over: "Q")

        scene.root.dismiss(animated: true, completion: scene.completion("dismissed"))
        scene.stage.settle()

        #expect(
            scene.journal.take() == ["R.WD(true)", "P.WA(true)", "P.IA(true)", "P.DA(true)", "R.DD(true)", "dismissed"])
        #expect(scene.page("Q").presentingViewController == nil)
        #expect(scene.page("Q").presentedViewController == nil)
        #expect(scene.root.view.superview === scene.stage.window)
    }

    @Test(.rules("E8")) func `dismissing the topmost shows the one beneath`() {
        let scene = ModalStage()
        scene.show("Q")
        scene.show("R", over: "Q")

        scene.page("R").dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.journal.take() == ["R.WD(true)", "Q.WA(true)", "Q.IA(true)", "Q.DA(true)", "R.DD(true)"])
        #expect(scene.root.presentedViewController === scene.page("Q"))
        #expect(scene.page("Q").view.window != nil)
    }

    @Test(.rules("E19")) func `what is asked for on the way waits for its turn`() {
        let scene = ModalStage()

        scene.root.present(scene.page("Q"), animated: true)
        scene.root.dismiss(animated: true)
        scene.root.present(scene.page("R"), animated: true)
        scene.stage.settle()

        #expect(scene.root.presentedViewController === scene.page("R"))
        #expect(
            scene.journal.take() == [
                "Q.loadView", "Q.viewDidLoad", "P.WD(true)", "Q.WA(true)", "Q.IA(true)", "Q.DA(true)", "P.DD(true)",
                "Q.WD(true)", "P.WA(true)", "P.IA(true)", "P.DA(true)", "Q.DD(true)",
                "R.loadView", "R.viewDidLoad", "P.WD(true)", "R.WA(true)", "R.IA(true)", "R.DA(true)", "P.DD(true)",
            ])
    }

    @Test(.rules("E21", "V17"), arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func `each look leaves both views as they were`(style: UIModalTransitionStyle) {
        let scene = ModalStage()
        let page = scene.page("Q")
        page.modalTransitionStyle = style

        scene.root.present(page, animated: true)
        scene.stage.turn()
        if style == .coverVertical { #expect(scene.stage.shownFrame(of: page.view).minY == 800) }
        if style == .crossDissolve { #expect(scene.stage.shownAlpha(of: page.view) == 0) }
        scene.stage.settle()
        scene.root.dismiss(animated: true)
        scene.stage.settle()

        for view in [page.view, scene.root.view] {
            #expect(view?.alpha == 1)
            #expect(view.map { CATransform3DIsIdentity($0.transform3D) } == true)
            #expect(view?.layer.isDoubleSided == true)
        }
        #expect(scene.root.view.frame == scene.stage.window.bounds)
    }

    @Test(.rules("E20")) func `a delegate that is gone leaves the dismissal to the style`() {
        final class Giver: UIViewControllerTransitioningDelegate {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(journal) }
        }
        let scene = ModalStage()
        var giver: Giver? = Giver(scene.journal)
        scene.page("Q").transitioningDelegate = giver
        scene.root.present(scene.page("Q"), animated: true)
        scene.stage.settle()
        #expect(scene.journal.take().contains("animationEnded(true)"))

        giver = nil
        #expect(scene.page("Q").transitioningDelegate == nil)
        scene.root.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.root.presentedViewController == nil)
        _ = giver
    }

    @Test func `presenting one that is presented already traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let scene = ModalStage()
                scene.show("Q")
                scene.page("Q").present(scene.page("Q"), animated: true)
            }
        }
    }

    @Test(.rules("O-095")) func `nothing is left of a hundred presentations`() {
        let scene = ModalStage()
        func once() {
            let page = UIViewController()
            page.modalPresentationStyle = .overFullScreen
            scene.root.present(page, animated: true)
            scene.stage.settle()
            scene.root.dismiss(animated: true)
            scene.stage.settle()
        }
        once()
        let before = LiveObjects.counts

        for _ in 0..<100 { once() }

        #expect(LiveObjects.counts == before)
    }
}
