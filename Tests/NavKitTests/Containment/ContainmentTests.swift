import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ContainmentTests {
    let journal = Journal()
    @Later var stage = Stage(size: CGSize(width: 400, height: 800))

    private func page(_ name: String) -> Page { Page(name, journal) }

    /// A parent P in the window, appeared.
    private func shownParent() -> Page {
        let parent = page("P")
        stage.window.rootViewController = parent
        stage.settle()
        _ = journal.take()
        return parent
    }

    @Test(.rules("B1")) func `adding a child takes it from its old parent and announces the new one`() {
        let (old, new, child) = (page("O"), page("N"), page("C"))
        old.addChild(child)
        child.didMove(toParent: old)
        #expect(journal.take() == ["C.willMove(O)", "C.didMove(O)"])
        #expect(child.parent === old && old.children == [child])

        new.addChild(child)
        #expect(journal.take() == ["C.willMove(nil)", "C.didMove(nil)", "C.willMove(N)"])
        #expect(child.parent === new && old.children == [] && new.children == [child])

        new.addChild(child)
        #expect(journal.take() == [])
        #expect(new.children == [child])
    }

    @Test(.rules("B2")) func `removing from the parent unlinks and then tells`() {
        let (parent, child) = (page("P"), page("C"))
        parent.addChild(child)
        child.didMove(toParent: parent)
        _ = journal.take()
        var parentInCallback: UIViewController?
        child.on = { if $0 == "didMove" { parentInCallback = child.parent } }

        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(journal.take() == ["C.willMove(nil)", "C.didMove(nil)"])
        #expect(parentInCallback == nil && parent.children == [])
        child.removeFromParent()
        #expect(journal.take() == [])
    }

    @Test(.rules("B3")) func `a view among the views of the wrong controller is told`() {
        let told = Told()
        let parent = shownParent()
        let (other, child) = (page("O"), page("C"))
        other.addChild(child)

        parent.view.addSubview(child.view)
        #expect(told.messages.count == 1 && told.messages[0].contains("addChild"))
    }

    @Test(.rules("B4")) func `begin and end call the pair, and an end too many is told`() {
        let told = Told()
        let child = page("C")
        child.beginAppearanceTransition(true, animated: true)
        #expect(journal.take() == ["C.WA(true)"])
        child.endAppearanceTransition()
        #expect(journal.take() == ["C.IA(true)", "C.DA(true)"])

        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(journal.take() == ["C.WD(false)", "C.DD(false)"])
        #expect(told.messages.isEmpty)

        child.endAppearanceTransition()
        #expect(journal.take() == [])
        #expect(told.messages.count == 1 && told.messages[0].contains("Unbalanced calls"))
    }

    @Test(.rules("B5")) func `half way the other way is legal, and one end closes it`() {
        let told = Told()
        let child = page("C")
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(journal.take() == ["C.WA(true)", "C.WD(true)", "C.DD(true)"])

        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(Array(journal.take().suffix(3)) == ["C.WD(true)", "C.WA(true)", "C.DA(true)"])
        #expect(told.messages.isEmpty)
    }

    @Test(.rules("B6")) func `toward what is so already nothing is called`() {
        let told = Told()
        let child = page("C")
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(journal.take() == [])

        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        _ = journal.take()
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(journal.take() == [])
        #expect(told.messages.isEmpty)
    }

    @Test(.rules("B7")) func `a child's view that comes into a shown parent's view appears, and disappears with it`() {
        let parent = shownParent()
        let child = page("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        #expect(
            journal.take() == [
                "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.WA(false)", "C.didMove(P)", "C.IA(false)",
                "C.DA(false)",
            ])

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(journal.take() == ["C.willMove(nil)", "C.WD(false)", "C.DD(false)", "C.didMove(nil)"])
        stage.settle()
        #expect(journal.take() == [])
    }

    @Test(.rules("B7", "A27")) func `a child is moving in while it appears and out while it disappears`() {
        let parent = shownParent()
        let child = page("C")
        var flags: [String] = []
        child.on = {
            flags.append("\($0) \(child.isMovingToParent ? "in" : "")\(child.isMovingFromParent ? "out" : "")")
        }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        #expect(flags.filter { $0.hasSuffix("in") } == ["WA in", "IA in", "DA in"])
        #expect(!child.isMovingToParent)

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(flags.filter { $0.hasSuffix("out") } == ["WD out", "DD out"])
    }

    @Test(.rules("B7")) func `a child whose view goes before it has appeared never appears`() {
        let parent = shownParent()
        let child = page("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.removeFromSuperview()
        stage.settle()
        #expect(journal.take().filter { $0.contains("(false)") } == ["C.WA(false)", "C.WD(false)", "C.DD(false)"])
    }

    @Test(.rules("B7")) func `a parent that forwards by hand is left alone`() {
        let parent = ManualParent("P", journal)
        stage.window.rootViewController = parent
        stage.settle()
        let child = page("C")
        parent.addChild(child)
        _ = journal.take()
        parent.view.addSubview(child.view)
        stage.settle()
        #expect(journal.take() == ["C.loadView", "C.viewDidLoad"])
    }

    @Test(.rules("B8")) func `a parent forwards its own appearance to the children it shows, itself first`() {
        let parent = page("P")
        let (shown, hidden) = (page("C"), page("H"))
        for child in [shown, hidden] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(shown.view)
        _ = journal.take()

        stage.window.rootViewController = parent
        stage.settle()
        #expect(
            journal.take() == [
                "P.WA(false)", "C.WA(false)", "P.IA(false)", "C.IA(false)", "P.DA(false)", "C.DA(false)",
            ])

        stage.window.rootViewController = nil
        #expect(journal.take() == ["P.WD(false)", "C.WD(false)", "P.DD(false)", "C.DD(false)"])
    }

    @Test(.rules("B8")) func `a child that comes while the parent appears goes along with it`() {
        let parent = page("P")
        let child = page("C")
        parent.on = { callback in
            guard callback == "IA" else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        stage.window.rootViewController = parent
        stage.settle()
        #expect(
            journal.take().filter { $0.contains("A(") } == [
                "P.WA(false)", "P.IA(false)", "C.WA(false)", "C.IA(false)", "P.DA(false)", "C.DA(false)",
            ])
    }

    @Test func `a root that leaves takes its appearance along, and a hidden window has none`() {
        let root = shownParent()
        stage.window.isHidden = true
        #expect(journal.take() == ["P.WD(false)", "P.DD(false)"])
        stage.window.makeKeyAndVisible()
        stage.settle()
        #expect(journal.take() == ["P.WA(false)", "P.IA(false)", "P.DA(false)"])
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))

        stage.resize(to: CGSize(width: 500, height: 600))
        stage.turn()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    }

    @Test func `a controller adds to the safe area of its view`() {
        let root = shownParent()
        let child = page("C")
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        #expect(root.view.safeAreaInsets.top == 10)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 7, right: 0))
    }

    @Test func `a view is answered to by its controller, and the controller by what is around its view`() {
        let root = shownParent()
        #expect(root.view.next === root)
        #expect(root.next === stage.window)
    }
}

private final class ManualParent: Page {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
