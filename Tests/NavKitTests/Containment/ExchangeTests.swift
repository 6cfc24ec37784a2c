import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// One child in another's place, and windows that change their size.
@MainActor @Suite struct ExchangeTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let journal = Journal()

    private func scene() -> (root: UIViewController, a: Page, b: Page) {
        let root = UIViewController()
        stage.window.rootViewController = root
        let (a, b) = (Page("A", journal), Page("B", journal))
        for page in [a, b] {
            root.addChild(page)
            page.didMove(toParent: root)
        }
        root.view.addSubview(a.view)
        stage.settle()
        b.loadViewIfNeeded()
        _ = journal.take()
        return (root, a, b)
    }

    @Test(.rules("B13")) func `the new child comes, and at the end the old one goes`() {
        let (root, a, b) = scene()
        b.view.alpha = 0
        root.transition(from: a, to: b, duration: 0.2, animations: { b.view.alpha = 1 }) {
            journal.record("over \($0)")
        }
        #expect(journal.take() == ["A.WD(true)", "B.WA(true)"])
        stage.turn()
        stage.run(for: .milliseconds(100))
        #expect(a.view.superview === root.view && b.view.superview === root.view)
        #expect((0.4...0.6).contains(stage.shownAlpha(of: b.view)))
        stage.settle()
        #expect(journal.take() == ["B.IA(true)", "A.DD(true)", "B.DA(true)", "over true"])
        #expect(a.view.superview == nil)
    }

    @Test(.rules("B13")) func `without a duration all of it happens in the call`() {
        let (root, a, b) = scene()
        root.transition(from: a, to: b, duration: 0, animations: { journal.record("block") }) {
            journal.record("over \($0)")
        }
        #expect(
            journal.take() == [
                "A.WD(false)", "B.WA(false)", "block", "A.DD(false)", "B.IA(false)", "B.DA(false)", "over true",
            ])
        stage.settle()
        #expect(journal.entries.isEmpty && a.view.superview == nil)
    }

    @Test(.rules("B14")) func `a page answers the coordinator of the container that moves`() {
        let nav = UINavigationController(rootViewController: Page("A", journal))
        stage.window.rootViewController = nav
        stage.settle()
        let (page, child) = (Page("B", journal), Page("C", journal))
        page.addChild(child)
        nav.pushViewController(page, animated: true)
        #expect(child.transitionCoordinator === nav.transitionCoordinator && nav.transitionCoordinator != nil)
        stage.settle()
        #expect(child.transitionCoordinator == nil)
    }

    @Test(.rules("C16")) func `controllers hear of a new size before it is there`() {
        let root = SizePage("root", journal)
        let child = SizePage("child", journal)
        root.addChild(child)
        stage.window.rootViewController = root
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        stage.settle()
        _ = journal.take()

        stage.resize(to: CGSize(width: 600, height: 300))
        stage.turn()
        #expect(
            journal.take() == [
                "root (600.0, 300.0) from (400.0, 800.0)", "child (600.0, 300.0) from (400.0, 800.0)",
                "child alongside (400.0, 800.0)", "root alongside (600.0, 300.0)", "child over false",
                "root over false",
            ])
        stage.settle()
        #expect(journal.entries.isEmpty)
    }

    @Test(.rules("O-073", "O-074")) func `navigation from a change of size is carried out`() {
        let (first, second) = (SizePage("A", journal), SizePage("B", journal))
        let nav = UINavigationController(rootViewController: first)
        nav.pushViewController(second, animated: false)
        stage.window.rootViewController = nav
        stage.settle()
        stage.resize(to: CGSize(width: 500, height: 500))
        stage.settle()
        #expect(nav.viewControllers.count == 2)

        second.onResize = { nav.popViewController(animated: false) }
        stage.resize(to: CGSize(width: 300, height: 300))
        stage.turn()
        #expect(nav.viewControllers.count == 1)
        #expect(stage.shownFrame(of: first.view) == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(second.view.window == nil)
    }
}

private final class SizePage: Page {
    var onResize: () -> Void = {}

    override func tell(_ what: String) {}

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        journal.record("\(name) (\(size.width), \(size.height)) from (\(view.bounds.width), \(view.bounds.height))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [self] _ in
            journal.record("\(name) alongside (\(view.bounds.width), \(view.bounds.height))")
        }) { [self] in
            journal.record("\(name) over \($0.isCancelled)")
        }
        onResize()
    }
}
