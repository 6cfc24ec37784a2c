import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A page Q in a popover at a square on page P, in a wide window.
@MainActor private final class PopoverScene: UIPopoverPresentationControllerDelegate {
    let stage: Stage
    let journal = Journal()
    let root: Page
    let page: Page
    let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
    let popover: UIPopoverPresentationController
    var allowsDismissal = true
    var narrowStyle: UIModalPresentationStyle?

    init(_ size: CGSize = CGSize(width: 1000, height: 700)) {
        stage = Stage(size: size)
        (root, page) = (Page("P", journal), Page("Q", journal))
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 300, height: 200)
        popover =
            page.popoverPresentationController ?? UIPopoverPresentationController(presentedViewController: page, presenting: nil)
        popover.sourceView = source
        popover.delegate = self
        stage.window.rootViewController = root
        root.view.addSubview(source)
        stage.settle()
        _ = journal.take()
    }

    @discardableResult func up() -> Self {
        root.present(page, animated: false)
        stage.settle()
        _ = journal.take()
        return self
    }

    var frame: CGRect { popover.presentedView.map { stage.shownFrame(of: $0) } ?? .null }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        journal.record("prepare")
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        narrowStyle ?? controller.adaptivePresentationStyle
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.record("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.record("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.record("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.record("didAttempt")
    }
}

@MainActor @Suite struct PopoverTests {
    @Test(.rules("E4", "E11", "E12")) func `it grows out of its source, and the page beneath hears nothing`() {
        let scene = PopoverScene()
        #expect(scene.popover.arrowDirection == .unknown)

        scene.root.present(scene.page, animated: true)
        scene.stage.turn()
        #expect(scene.journal.take() == ["Q.loadView", "Q.viewDidLoad", "Q.WA(true)", "prepare", "Q.IA(true)"])
        #expect(abs(scene.frame.minY - 140) < 1e-6 && abs(scene.frame.width - 240) < 1e-6)
        scene.stage.settle()

        #expect(scene.journal.take() == ["Q.DA(true)"])
        #expect(scene.frame == CGRect(x: 350, y: 140, width: 300, height: 213))
        #expect(scene.popover.arrowDirection == .up)
        #expect(scene.page.view.safeAreaInsets.top == 13)
    }

    @Test(.rules("E18")) func `a click outside dismisses it, and the delegate hears of it`() {
        let scene = PopoverScene().up()

        scene.stage.tap(CGPoint(x: 30, y: 600))
        scene.stage.settle()

        #expect(
            scene.journal.take() == ["shouldDismiss", "willDismiss", "Q.WD(true)", "Q.DD(true)", "didDismiss"])
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.page.view.safeAreaInsets == .zero)
    }

    @Test(.rules("E18")) func `the delegate may forbid it`() {
        let scene = PopoverScene().up()
        scene.allowsDismissal = false

        scene.stage.tap(CGPoint(x: 30, y: 600))
        scene.stage.settle()

        #expect(scene.journal.take() == ["shouldDismiss", "didAttempt"])
        #expect(scene.root.presentedViewController === scene.page)
    }

    @Test(.rules("E18")) func `dismissed by code, the delegate hears nothing`() {
        let scene = PopoverScene().up()

        scene.page.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.journal.take() == ["Q.WD(true)", "Q.DD(true)"])
    }

    @Test func `a click in it, or beside its arrow, is not one outside and one outside`() {
        let scene = PopoverScene().up()
        scene.stage.tap(CGPoint(x: 500, y: 250))
        scene.stage.tap(CGPoint(x: 500, y: 146))
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.page)

        scene.stage.tap(CGPoint(x: 370, y: 145))
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func `views that clicks pass through to work, and it stays`() {
        let scene = PopoverScene()
        var clicks = 0
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40), primaryAction: UIAction { _ in clicks += 1 })
        scene.root.view.addSubview(button)
        scene.popover.passthroughViews = [button]
        scene.up()

        scene.stage.tap(CGPoint(x: 40, y: 40))
        scene.stage.settle()
        #expect(clicks == 1 && scene.root.presentedViewController === scene.page)

        scene.popover.passthroughViews = nil
        scene.stage.tap(CGPoint(x: 40, y: 40))
        scene.stage.settle()
        #expect(clicks == 1 && scene.root.presentedViewController == nil)
    }

    @Test func `it follows its source when the window changes, and its content's wish`() {
        let scene = PopoverScene()
        scene.source.frame = CGRect(x: 940, y: 100, width: 40, height: 40)
        scene.source.autoresizingMask = .flexibleLeftMargin
        scene.up()
        #expect(scene.frame.maxX == 990)

        scene.stage.resize(to: CGSize(width: 800, height: 700))
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 490, y: 140, width: 300, height: 213))

        scene.page.preferredContentSize = CGSize(width: 200, height: 100)
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 590, y: 140, width: 200, height: 113))
    }

    @Test func `it points at a part of a view, or at a button of a bar`() {
        let scene = PopoverScene()
        scene.source.frame.origin.y = 300
        scene.popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        scene.popover.permittedArrowDirections = .left
        scene.up()
        #expect(scene.frame.minX == 490 && abs(scene.frame.midY - 305) < 1)

        let (journal, page) = (Journal(), UIViewController())
        let top = Page("T", journal)
        let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
        top.navigationItem.rightBarButtonItem = item
        let stage = Stage(UINavigationController(rootViewController: top), size: CGSize(width: 1000, height: 700))
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.barButtonItem = item
        top.present(page, animated: false)
        stage.settle()

        let frame = page.popoverPresentationController?.presentedView.map { stage.shownFrame(of: $0) } ?? .null
        #expect(frame.maxX == 990 && frame.minY <= 44 && frame.minY > 30)
    }

    @Test(.rules("O-074")) func `in a narrow window it is a sheet; made narrow while it is up it stays what it is`() {
        let scene = PopoverScene(CGSize(width: 400, height: 800))
        scene.popover.adaptiveSheetPresentationController.detents = [.medium()]
        scene.up()
        #expect(scene.page.presentationController === scene.popover.adaptiveSheetPresentationController)
        #expect(scene.stage.shownFrame(of: scene.page.view).width == 400)
        #expect(scene.page.sheetPresentationController?.detents.count == 1)

        let wide = PopoverScene().up()
        wide.stage.resize(to: CGSize(width: 400, height: 800))
        wide.stage.settle()
        #expect(wide.root.presentedViewController === wide.page)
        #expect(CGRect(x: 10, y: 10, width: 380, height: 780).contains(wide.frame))
    }

    @Test func `the delegate may keep the popover in a narrow window, or choose another style`() {
        let scene = PopoverScene(CGSize(width: 400, height: 800))
        scene.narrowStyle = UIModalPresentationStyle.none
        scene.source.frame.origin.x = 100
        scene.up()
        #expect(scene.popover.arrowDirection == .up)
        #expect(scene.frame.width == 300)

        let full = PopoverScene(CGSize(width: 400, height: 800))
        full.narrowStyle = .fullScreen
        full.up()
        #expect(full.stage.shownFrame(of: full.page.view) == full.stage.window.bounds)
    }

    @Test func `all of it is let go`() {
        weak var page: UIViewController?
        let stage = Stage(UIViewController(), size: CGSize(width: 1000, height: 700))
        do {
            let made = UIViewController()
            page = made
            made.modalPresentationStyle = .popover
            made.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
            stage.window.rootViewController?.present(made, animated: true)
            stage.settle()
            made.dismiss(animated: true)
            stage.settle()
        }
        stage.turn()

        #expect(page == nil)
    }

    @Test func `one that points at nothing traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = PopoverScene()
                scene.popover.sourceView = nil
                scene.up()
            }
        }
        expect(result, says: "as a popover", "points at nothing", "set sourceView")
    }
}
