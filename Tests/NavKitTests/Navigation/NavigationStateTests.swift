import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// What is true inside each callback.
@MainActor @Suite struct NavigationStateTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }

    private func note(_ what: @escaping (Page) -> String) -> () -> [String] {
        var seen: [String] = []
        for page in [scene.page("A"), scene.page("B")] {
            page.on = { callback in seen.append("\(page.name).\(callback) \(what(page))") }
        }
        return {
            defer { seen = [] }
            return seen.filter { !$0.contains("load") && !$0.contains("Load") }
        }
    }

    @Test(.rules("A24")) func `the stack is the new one from the first callback on`() {
        scene.page("A").loadViewIfNeeded()
        let seen = note { _ in scene.titles.joined() }

        scene.push("B")
        scene.stage.settle()
        #expect(seen().allSatisfy { $0.hasSuffix(" AB") })

        nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(seen().allSatisfy { $0.hasSuffix(" A") })
    }

    @Test(.rules("A25", "A27")) func `only the page that comes or goes is moving, and only in its callbacks`() {
        let seen = note { page in (page.isMovingToParent ? "in" : "-") + (page.isMovingFromParent ? "out" : "-") }

        scene.push("B")
        scene.stage.turn()
        #expect(!scene.page("B").isMovingToParent)
        scene.stage.settle()
        #expect(
            seen() == [
                "B.willMove --", "A.WD --", "B.WA in-", "B.IA in-", "A.DD --", "B.DA in-", "B.didMove --",
            ])

        nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(
            seen() == [
                "B.willMove --", "B.WD -out", "A.WA --", "A.IA --", "B.DD -out", "A.DA --", "B.didMove --",
            ])
        #expect(!scene.page("B").isMovingFromParent)
    }

    @Test(.rules("A25")) func `a page put under the top one is not moving when it is uncovered`() {
        nav.setViewControllers([scene.page("B"), scene.page("A")], animated: false)
        scene.stage.settle()
        let seen = note { page in (page.isMovingToParent ? "in" : "-") }

        nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(seen().contains("B.WA -"))
    }

    @Test(.rules("A28")) func `a page that forgets to call super in willMove has its flags all the same`() {
        let page = SilentPage("S", scene.journal)
        var flags: [Bool] = []
        page.on = { if $0 == "WD" || $0 == "DD" { flags.append(page.isMovingFromParent) } }
        nav.pushViewController(page, animated: false)
        scene.stage.settle()

        nav.popViewController(animated: false)
        scene.stage.settle()
        #expect(flags == [true, true])
    }

    @Test(.rules("A29")) func `a view has a window in IA, DA and WD and none in WA and DD`() {
        let seen = note { $0.viewIfLoaded?.window == nil ? "out" : "in" }

        scene.push("B")
        scene.stage.settle()
        #expect(seen().filter { !$0.contains("Move") } == ["A.WD in", "B.WA out", "B.IA in", "A.DD out", "B.DA in"])

        nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(seen().filter { !$0.contains("Move") } == ["B.WD in", "A.WA out", "A.IA in", "B.DD out", "A.DA in"])
    }

    @Test(.rules("A30")) func `a page knows its navigation controller until it has moved out`() {
        let seen = note { $0.navigationController == nil ? "alone" : "in nav" }

        scene.push("B")
        scene.stage.settle()
        #expect(
            seen().filter { $0.hasPrefix("B") } == [
                "B.willMove alone", "B.WA in nav", "B.IA in nav", "B.DA in nav", "B.didMove in nav",
            ])

        nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(
            seen().filter { $0.hasPrefix("B") } == [
                "B.willMove in nav", "B.WD in nav", "B.DD in nav", "B.didMove alone",
            ])
    }

    @Test(.rules("A22", "A23")) func `viewIsAppearing comes with the size, and it is too late to move along`() {
        var notes: [String] = []
        let page = scene.page("B")
        page.on = { callback in
            let taken = page.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil)
            if callback == "WA" || callback == "IA" {
                notes.append("\(callback) \(taken.map(String.init) ?? "nil") \(Int(page.view.bounds.width))")
            }
        }

        scene.push("B")
        scene.stage.settle()
        #expect(notes == ["WA true 400", "IA false 400"])
    }

    @Test(.rules("A22")) func `a page whose view never reaches the window is appearing at the end`() {
        let animator = Fade(scene.journal)
        animator.onAnimate = { $0.completeTransition(true) }
        scene.teller.animator = animator
        let journal = scene.journal
        animator.duration = 0
        _ = journal.take()

        let lost = LostAnimator(journal)
        scene.teller.animator = lost
        scene.push("B")
        scene.stage.settle()
        #expect(
            Array(journal.take().suffix(7)) == [
                "lost", "ended", "B.IA(true)", "A.DD(true)", "B.DA(true)", "B.didMove(nav)", "didShow(B, true)",
            ])
        #expect(scene.hosted == "B")
    }

    @Test(.rules("A17", "A31")) func `after a pop nothing holds the page`() {
        weak var page: Page?
        scene.push("B")
        page = scene.page("B")
        scene.stage.settle()

        nav.popViewController(animated: true)
        scene.forget("B")
        scene.stage.turn()
        #expect(page != nil)
        scene.stage.settle()
        #expect(page == nil)
    }

    @Test(.rules("A19", "B8", "B9")) func `a stack that appears tells its page inside its own callbacks`() {
        let journal = scene.journal
        let nav = TellingNavigation(rootViewController: scene.page("B"))
        nav.journal = journal
        nav.delegate = scene.teller
        _ = journal.take()

        scene.stage.window.rootViewController = nav
        scene.stage.settle()
        #expect(
            journal.take() == [
                "A.WD(false)", "A.DD(false)", "nav.WA", "B.loadView", "B.viewDidLoad", "B.WA(false)",
                "willShow(B, false)", "nav.WA'",
                "B.IA(false)", "nav.DA", "B.DA(false)", "didShow(B, false)", "nav.DA'",
            ])

        scene.stage.window.rootViewController = nil
        #expect(journal.take() == ["nav.WD", "B.WD(false)", "nav.WD'", "nav.DD", "B.DD(false)", "nav.DD'"])
    }
}

private final class SilentPage: Page {
    override func willMove(toParent parent: UIViewController?) {}
}

/// Ends at once and never shows the page.
@MainActor private final class LostAnimator: UIViewControllerAnimatedTransitioning {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.record("lost")
        transitionContext.completeTransition(true)
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.record("ended") }
}

/// Writes when its own callbacks begin, and (with ') when super has returned.
private final class TellingNavigation: UINavigationController {
    var journal: Journal?

    private func tell(_ what: String, _ callSuper: () -> Void) {
        journal?.record("nav.\(what)")
        callSuper()
        journal?.record("nav.\(what)'")
    }

    override func viewWillAppear(_ animated: Bool) { tell("WA") { super.viewWillAppear(animated) } }
    override func viewDidAppear(_ animated: Bool) { tell("DA") { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { tell("WD") { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { tell("DD") { super.viewDidDisappear(animated) } }
}
