import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Calls that come while a transition runs.
@MainActor @Suite struct NavigationQueueTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var journal: Journal { scene.journal }

    private var shows: [String] { journal.take().filter { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") } }

    @Test(.rules("A33", "A34", "O-001")) func `calls of one turn run in their order, one after the other`() {
        scene.push("B")
        scene.push("C")
        nav.popViewController(animated: true)
        scene.push("D", animated: false)
        #expect(scene.titles == ["A", "B"])

        scene.stage.settle()
        #expect(scene.titles == ["A", "B", "D"])
        #expect(scene.hosted == "D")
        #expect(
            shows == [
                "willShow(B, true)", "didShow(B, true)", "willShow(C, true)", "didShow(C, true)", "willShow(B, true)",
                "didShow(B, true)", "willShow(D, false)", "didShow(D, false)",
            ])
    }

    @Test(.rules("A33")) func `what waits starts in the frame in which the running one ends`() {
        scene.push("B")
        scene.push("C")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(journal.entries.contains("didShow(B, true)"))
        #expect(journal.entries.contains("willShow(C, true)"))
        #expect(scene.stage.shownFrame(of: scene.page("C").view).minX == 400)
    }

    @Test(.rules("A33", "A38", "O-001")) func `what the end of a push asks for comes after the pop that ended it`() {
        scene.push("B")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        scene.teller.onDidShow = { [page = scene.page("C")] _ in
            if page.parent == nil { nav.pushViewController(page, animated: true) }
        }

        #expect(nav.popViewController(animated: true) === scene.page("B"))
        scene.stage.settle()
        #expect(scene.titles == ["A", "C"] && scene.hosted == "C")
    }

    @Test(.rules("A33", "D20", "O-001")) func `what the end of an abandoned transition asks for comes after the call that closed it`() {
        let (fade, told) = (Fade(journal), Told())
        fade.completes = false
        scene.teller.animator = fade
        scene.push("B")
        scene.stage.run(for: .seconds(4))
        scene.teller.onDidShow = { [page = scene.page("C")] in
            if $0 === scene.page("B") { nav.pushViewController(page, animated: false) }
        }

        scene.push("D", animated: false)
        scene.stage.settle()
        #expect(scene.titles == ["A", "B", "D", "C"] && scene.hosted == "C")
        #expect(told.messages.count == 1)
    }

    @Test(.rules("A35")) func `a waiting pop answers the page that its turn will take`() {
        scene.push("B")
        scene.push("C")

        #expect(nav.popViewController(animated: true) === scene.page("C"))
        #expect(nav.popViewController(animated: true) === scene.page("B"))
        #expect(nav.popViewController(animated: true) == nil)
        scene.stage.settle()
        #expect(scene.titles == ["A"])
        #expect(scene.hosted == "A")
    }

    @Test(.rules("A36", "O-003"), arguments: ["viewDidLoad", "WA", "IA", "DA", "didMove"])
    func `a push from a callback of the page that comes waits for its end`(callback: String) {
        scene.page("B").on = { [page = scene.page("C")] in
            if $0 == callback, page.parent == nil, scene.titles.last == "B" {
                nav.pushViewController(page, animated: true)
            }
        }
        scene.push("B")
        scene.stage.settle()

        #expect(scene.titles == ["A", "B", "C"])
        #expect(shows == ["willShow(B, true)", "didShow(B, true)", "willShow(C, true)", "didShow(C, true)"])
        scene.page("B").on = { _ in }
        nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(scene.hosted == "B")
    }

    @Test(.rules("A36", "A31")) func `a push from willShow or from the animator waits for the end`() {
        let animator = Fade(journal)
        animator.onAnimate = { _ in if scene.titles == ["A", "B"] { scene.push("D", animated: false) } }
        scene.teller.animator = animator
        scene.teller.onWillShow = { if $0 === scene.page("B") { scene.push("C", animated: false) } }

        scene.push("B")
        scene.stage.turn()
        #expect(scene.titles == ["A", "B"])
        scene.stage.settle()
        #expect(scene.titles == ["A", "B", "C", "D"])
    }

    @Test(.rules("A36")) func `a push from didShow or a completion starts in the same frame`() {
        scene.teller.onDidShow = { if $0 === scene.page("B") { scene.push("C") } }
        scene.push("B")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        #expect(journal.entries.contains("willShow(C, true)"))
        scene.stage.settle()
        scene.teller.onDidShow = { _ in }

        nav.popViewController(animated: true)
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { [scene] _ in scene.push("D") }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        #expect(journal.entries.contains("willShow(D, true)"))
    }

    @Test(.rules("A37", "O-005")) func `a waiting push of a page that has come meanwhile is dropped and told`() {
        var told: [String] = []
        diagnostics.handler = { told.append($0) }
        defer { diagnostics.handler = { print($0) } }
        scene.push("B")
        scene.push("C")
        scene.push("C")
        scene.push("D")

        scene.stage.settle()
        #expect(scene.titles == ["A", "B", "C", "D"])
        #expect(told.count == 1 && told[0].contains("dropped"))
    }

    @Test(.rules("O-001")) func `a page that waits to be popped can be pushed again behind it`() {
        scene.push("B", animated: false)
        scene.stage.settle()
        scene.push("C")
        nav.popToRootViewController(animated: false)
        scene.push("B")

        scene.stage.settle()
        #expect(scene.titles == ["A", "B"])
        #expect(scene.hosted == "B")
    }

    @Test(.rules("O-002"), arguments: 0..<256)
    func `every order of animated and plain calls ends with stack, view and bar in agreement`(number: Int) {
        var digits = number
        var next = 0
        for _ in 0..<4 {
            next += 1
            let animated = digits % 2 == 0
            switch digits / 2 % 2 {
            case 0: scene.push("P\(next)", animated: animated)
            default:
                if next % 2 == 0 {
                    nav.popToRootViewController(animated: animated)
                } else {
                    nav.setViewControllers([scene.page("A"), scene.page("S\(next)")], animated: animated)
                }
            }
            digits /= 4
        }

        scene.stage.settle()
        #expect(scene.hosted == scene.titles.last)
        #expect(nav.navigationBar.topItem === nav.topViewController?.navigationItem)
        #expect(nav.viewControllers.allSatisfy { $0.parent === nav })
        #expect(nav.children.count == nav.viewControllers.count)
    }

    @Test(.rules("O-007")) func `two taps on Back lower the depth by what was asked and never below one`() {
        scene.push("B", animated: false)
        scene.stage.settle()

        #expect(nav.popViewController(animated: true) === scene.page("B"))
        #expect(nav.popViewController(animated: true) == nil)
        scene.stage.settle()
        #expect(scene.titles == ["A"])
        #expect(scene.hosted == "A")
    }

    @Test(.rules("O-008")) func `two pages of the same kind and title are two levels`() {
        let twins = [Page("T", journal), Page("T", journal)]
        nav.pushViewController(twins[0], animated: true)
        nav.pushViewController(twins[1], animated: true)
        scene.stage.settle()

        #expect(nav.viewControllers.count == 3)
        #expect(
            journal.take().filter { $0.hasPrefix("animator") } == ["animator for push A→T", "animator for push T→T"])
        #expect(nav.popViewController(animated: true) === twins[1])
    }

    @Test(.rules("A39", "O-006")) func `while pages change no touch reaches either of them`() {
        let window = scene.stage.window
        let middle = CGPoint(x: 200, y: 400)
        #expect(window.hitTest(middle, with: nil) === scene.page("A").view)

        scene.push("B")
        #expect(window.hitTest(middle, with: nil) === nav.view)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(200))
        #expect(window.hitTest(middle, with: nil) === nav.view)
        #expect(window.hitTest(CGPoint(x: 30, y: 20), with: nil) === nav.view)

        scene.stage.settle()
        #expect(window.hitTest(middle, with: nil) === scene.page("B").view)
    }

    @Test(.rules("A33")) func `a stack that leaves the window while requests wait carries them out unseen`() {
        scene.push("B")
        scene.push("C")
        scene.stage.turn()
        scene.push("D")

        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        #expect(scene.titles == ["A", "B", "C", "D"])

        scene.stage.window.rootViewController = nav
        scene.stage.settle()
        #expect(scene.hosted == "D")
    }

    @Test(.rules("A36")) func `requests made while the stack itself appears are carried out`() {
        let fresh = UINavigationController(rootViewController: scene.page("B"))
        fresh.delegate = scene.teller
        scene.stage.window.rootViewController = fresh
        _ = journal.take()

        fresh.pushViewController(scene.page("C"), animated: false)
        #expect(fresh.topViewController === scene.page("C"))
        scene.stage.turn()
        #expect(scene.hosted == "C")
        fresh.pushViewController(scene.page("D"), animated: true)
        scene.stage.settle()
        #expect(fresh.viewControllers == ["B", "C", "D"].map(scene.page))
        #expect(scene.hosted == "D")
        #expect(
            journal.take().filter { $0.contains("A(") || $0.contains("D(") } == [
                "B.WD(false)", "C.WA(false)", "C.IA(false)", "B.DD(false)", "C.DA(false)", "C.WD(true)", "D.WA(true)",
                "D.IA(true)", "C.DD(true)", "D.DA(true)",
            ])
    }

    @Test(.rules("A39", "O-006")) func `a quick double click on a button opens one page`() {
        let button = UIButton(
            type: .system, primaryAction: UIAction { _ in nav.pushViewController(UIViewController(), animated: true) })
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
        scene.page("A").view.addSubview(button)
        scene.stage.turn()

        scene.stage.tap(CGPoint(x: 200, y: 350))
        scene.stage.tap(CGPoint(x: 200, y: 350))
        scene.stage.settle()
        #expect(nav.viewControllers.count == 2)
    }
}
