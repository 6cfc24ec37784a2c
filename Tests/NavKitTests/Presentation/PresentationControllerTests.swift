import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct PresentationControllerTests {
    @Test(.rules("E11", "E13", "E17", "D9")) func `everybody is asked and told in order`() {
        let scene = ModalStage()
        let (page, giver, _) = scene.custom("Q")
        giver.animator = Rise(scene.journal)
        page.preferredContentSize = CGSize(width: 200, height: 300)

        scene.root.present(page, animated: true)
        #expect(scene.journal.take() == ["controller"])
        scene.stage.turn()
        #expect(
            scene.journal.take() == [
                "animator for presenting Q over P from P", "interactor", "Q.loadView", "Q.viewDidLoad", "Q.WA(true)",
                "size 300", "willPresent", "animate", "Q.IA(true)", "willLayout", "didLayout",
            ])
        scene.stage.settle()
        #expect(
            scene.journal.take().filter { !$0.hasSuffix("Layout") } == [
                "animationEnded(true)", "didPresent(true)", "Q.DA(true)",
            ])

        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(
            scene.journal.take().filter { !$0.hasSuffix("Layout") } == [
                "animator for dismissing Q", "interactor", "Q.WD(true)", "willDismiss", "animate",
                "animationEnded(true)",
                "didDismiss(true)", "Q.DD(true)",
            ])
    }

    @Test(.rules("E17")) func `no animator, no question after an interactor`() {
        let scene = ModalStage()
        let (page, giver, _) = scene.custom("Q")
        defer { withExtendedLifetime(giver) {} }

        scene.root.present(page, animated: true)
        scene.stage.settle()

        #expect(!scene.journal.take().contains("interactor"))
    }

    @Test(.rules("E12", "E15")) func `chrome finds the container, and moves along`() {
        let scene = ModalStage()
        let (page, giver, controller) = scene.custom("Q")
        giver.animator = Rise(scene.journal)
        giver.makeController = { presented, presenter in
            let made = ChromeController(presented, presenter, scene.journal)
            made.onWillBegin = { [weak made] in
                #expect(made?.containerView?.window != nil)
                #expect(made?.presentedView?.superview == nil)
                #expect(presented.transitionCoordinator != nil)
            }
            return made
        }

        scene.root.present(page, animated: true)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(200))
        let chrome = controller()?.chrome ?? UIView()
        #expect(scene.stage.shownAlpha(of: chrome) > 0.2 && scene.stage.shownAlpha(of: chrome) < 0.8)
        scene.stage.settle()

        #expect(scene.stage.shownAlpha(of: chrome) == 1)
    }

    @Test(.rules("E14", "O-079")) func `after the dismissal nothing of it is in the window`() {
        let scene = ModalStage()
        let (page, giver, controller) = scene.custom("Q")
        giver.animator = Rise(scene.journal)
        scene.root.present(page, animated: true)
        scene.stage.settle()
        let kept = controller()
        #expect(kept?.containerView != nil)

        scene.root.dismiss(animated: true)
        scene.stage.settle()

        #expect(kept?.containerView == nil)
        #expect(kept?.chrome.window == nil)
        #expect(page.view.window == nil)
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test(.rules("E16")) func `the default one fills the container and adds nothing`() {
        let scene = ModalStage()
        scene.show("Q", .overFullScreen)
        let controller = scene.page("Q").presentationController

        #expect(controller?.containerView?.subviews.map { $0 === scene.page("Q").view } == [true])
        #expect(controller?.frameOfPresentedViewInContainerView == scene.stage.window.bounds)
        #expect(controller?.adaptivePresentationStyle == UIModalPresentationStyle.none)
        #expect(controller?.shouldPresentInFullscreen == true)
    }

    @Test(.rules("D10")) func `the view to animate may be a wrapper`() {
        let scene = ModalStage()
        let (page, giver, _) = scene.custom("Q")
        let wrapper = UIView()
        let rise = Rise(scene.journal)
        giver.animator = rise
        giver.makeController = { presented, presenter in
            let made = ChromeController(presented, presenter, scene.journal)
            made.wrapper = wrapper
            made.frameWhenUp = CGRect(x: 50, y: 100, width: 300, height: 500)
            wrapper.addSubview(presented.view)
            return made
        }
        rise.onAnimate = { context in
            #expect(context.view(forKey: .to) === wrapper)
            #expect(context.view(forKey: .from) == nil)
            #expect(context.finalFrame(for: page) == CGRect(x: 50, y: 100, width: 300, height: 500))
        }
        scene.root.present(page, animated: true)
        scene.stage.settle()
        rise.onAnimate = { context in
            #expect(context.view(forKey: .from) === wrapper)
            #expect(context.view(forKey: .to) == nil)
        }

        #expect(scene.stage.shownFrame(of: wrapper) == CGRect(x: 50, y: 100, width: 300, height: 500))
        scene.root.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.rules("D4", "D6", "D9"), arguments: [true, false])
    func `frames and places as the table says`(removes: Bool) {
        let scene = ModalStage()
        let (page, giver, _) = scene.custom("Q")
        let rise = Rise(scene.journal)
        giver.animator = rise
        let up = CGRect(x: 0, y: 300, width: 400, height: 500)
        giver.makeController = { presented, presenter in
            let made = ChromeController(presented, presenter, scene.journal)
            (made.removesPresenter, made.frameWhenUp) = (removes, up)
            return made
        }
        let (root, full) = (scene.root, scene.stage.window.bounds)
        rise.onAnimate = { context in
            #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === page)
            #expect((root.view.superview === context.containerView) == removes)
            #expect(page.view.superview == nil)
            #expect(context.initialFrame(for: root) == full && context.initialFrame(for: page) == .zero)
            #expect(context.finalFrame(for: root) == (removes ? .zero : full) && context.finalFrame(for: page) == up)
            #expect((context.view(forKey: .from) === root.view) == removes)
        }
        root.present(page, animated: true)
        scene.stage.settle()
        #expect((root.view.window == nil) == removes)

        rise.onAnimate = { context in
            #expect(context.viewController(forKey: .from) === page && context.viewController(forKey: .to) === root)
            #expect(page.view.superview === context.containerView && root.view.superview !== context.containerView)
            #expect(
                context.initialFrame(for: page) == up && context.initialFrame(for: root) == (removes ? .zero : full))
            #expect(context.finalFrame(for: page) == .zero && context.finalFrame(for: root) == full)
            #expect((context.view(forKey: .to) === root.view) == removes)
        }
        root.dismiss(animated: true)
        scene.stage.settle()
        #expect(root.view.superview === scene.stage.window && root.view.frame == full)
    }

    @Test(.rules("D12", "C15")) func `a custom presentation without animation is installed by its animator`() {
        let scene = ModalStage()
        let (page, giver, _) = scene.custom("Q")
        let rise = Rise(scene.journal)
        giver.animator = rise
        rise.onAnimate = { #expect(!$0.isAnimated) }
        var completions = 0

        scene.root.present(page, animated: false)
        #expect(page.transitionCoordinator != nil)
        page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completions += 1 }
        scene.stage.settle()

        #expect(
            scene.journal.take().filter { $0.hasPrefix("Q.") || $0 == "animate" } == [
                "Q.loadView", "Q.viewDidLoad", "Q.WA(false)", "animate", "Q.IA(false)", "Q.DA(false)",
            ])
        #expect(completions == 1)
    }

    @Test func `a wish for a size is told to the presentation controller`() {
        let scene = ModalStage()
        let (page, giver, _) = scene.custom("Q")
        defer { withExtendedLifetime(giver) {} }
        scene.root.present(page, animated: false)
        scene.stage.settle()
        _ = scene.journal.take()

        page.preferredContentSize = CGSize(width: 100, height: 222)
        page.preferredContentSize = CGSize(width: 100, height: 222)
        scene.stage.settle()

        #expect(scene.journal.take() == ["size 222", "willLayout", "didLayout"])
    }

    @Test func `a presented page hears of the size that it will have`() {
        final class Half: UIPresentationController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
        }
        final class Sized: UIViewController {
            var told: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                told.append(size)
            }
        }
        let scene = ModalStage()
        let (page, giver) = (Sized(), ModalGiver(scene.journal))
        giver.makeController = { Half(presentedViewController: $0, presenting: $1) }
        (page.modalPresentationStyle, page.transitioningDelegate) = (.custom, giver)
        scene.root.present(page, animated: false)
        scene.stage.settle()

        scene.stage.resize(to: CGSize(width: 500, height: 600))
        scene.stage.settle()

        #expect(page.told == [CGSize(width: 500, height: 300)])
    }

    @Test func `a controller that nobody keeps is not kept by its presentation controller`() {
        weak var gone: UIViewController?
        do {
            let page = UIViewController()
            gone = page
            #expect(page.sheetPresentationController === page.presentationController)
            #expect(page.activePresentationController == nil)
            page.modalPresentationStyle = .overFullScreen
            #expect(page.sheetPresentationController == nil)
        }
        #expect(gone == nil)
    }

    @Test func `a covered page comes back to its place under the chrome`() {
        let scene = ModalStage()
        let (page, giver, controller) = scene.custom("Q")
        defer { withExtendedLifetime(giver) {} }
        scene.root.present(page, animated: false)
        scene.stage.settle()
        let before = controller()?.containerView?.subviews

        page.present(scene.page("R"), animated: true)
        scene.stage.settle()
        #expect(page.view.window == nil)
        page.dismiss(animated: true)
        scene.stage.settle()

        #expect(controller()?.containerView?.subviews == before)
    }
}
