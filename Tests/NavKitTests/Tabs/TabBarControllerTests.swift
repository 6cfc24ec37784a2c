import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TabBarControllerTests {
    @Later var scene = TabScene()

    private var tabs: UITabBarController { scene.tabs }

    // MARK: Appearance

    @Test(.rules("B10")) func `switching tabs tells the two pages, and no other`() {
        tabs.selectedIndex = 1
        scene.stage.settle()

        #expect(
            scene.journal.take() == [
                "animator A→B", "B.loadView", "B.viewDidLoad", "A.WD(false)", "B.WA(false)", "B.IA(false)",
                "A.DD(false)",
                "B.DA(false)",
            ])
        #expect(scene.hosted == ["B"])
    }

    @Test(.rules("B9", "B10"))
    func `the visible page of a stack in a tab comes and goes with it, hidden ones hear nothing`() {
        let nav = UINavigationController()
        let journal = scene.journal
        nav.setViewControllers([Page("bottom", journal), Page("top", journal)], animated: false)
        tabs.setViewControllers(scene.pages + [nav], animated: false)
        _ = journal.take()

        tabs.selectedViewController = nav
        scene.stage.settle()

        #expect(
            journal.take().filter { !$0.contains("load") && !$0.contains("Load") } == [
                "animator A→\(nav)", "A.WD(false)", "top.WA(false)", "top.IA(false)", "A.DD(false)", "top.DA(false)",
            ])

        tabs.selectedIndex = 0
        scene.stage.settle()

        #expect(
            journal.take().dropFirst() == [
                "top.WD(false)", "A.WA(false)", "A.IA(false)", "top.DD(false)", "A.DA(false)",
            ])
    }

    @Test(.rules("B14")) func `the coordinator is there in the will-callbacks of a switch`() {
        var seen: [Bool] = []
        for page in scene.pages {
            page.on = { if ["WD", "WA"].contains($0) { seen.append(page.transitionCoordinator != nil) } }
        }

        tabs.selectedIndex = 2
        scene.stage.settle()

        #expect(seen == [true, true])
        #expect(tabs.transitionCoordinator == nil)
    }

    @Test(.rules("B12")) func `a push in a hidden tab is seen when that tab is selected`() {
        let nav = UINavigationController(rootViewController: Page("bottom", scene.journal))
        tabs.setViewControllers(scene.pages + [nav], animated: false)
        scene.stage.settle()

        nav.pushViewController(Page("top", scene.journal), animated: true)
        #expect(nav.viewControllers.count == 2)
        _ = scene.journal.take()
        tabs.selectedViewController = nav
        scene.stage.settle()

        #expect(
            scene.journal.take().filter { $0.hasPrefix("top.") && $0.hasSuffix("(false)") } == [
                "top.WA(false)", "top.IA(false)", "top.DA(false)",
            ])
    }

    @Test(.rules("O-042")) func `tabs changed faster than they move leave balanced calls and the last one shown`() {
        scene.teller.animator = Fade(scene.journal)
        let calls = Balance(scene.pages)

        for index in [1, 2, 0, 2, 1, 0, 2] {
            tabs.selectedIndex = index
            scene.stage.turn()
        }
        scene.stage.settle()

        #expect(tabs.selectedIndex == 2 && scene.hosted == ["C"])
        #expect(calls.shown == ["C"])
        #expect(calls.faults.isEmpty, "\(calls.faults)")
    }

    // MARK: Selection

    @Test func `the selection is what was set last, at once, and the page follows in the next frame`() {
        tabs.selectedIndex = 2

        #expect(tabs.selectedViewController === scene.pages[2] && tabs.tabBar.selectedItem?.title == "C")
        #expect(scene.hosted == ["A"])
        scene.stage.turn()
        #expect(scene.hosted == ["C"])
    }

    @Test func `a tab is chosen by a click, when the delegate allows it`() {
        scene.tap(1)
        scene.stage.settle()

        #expect(scene.journal.take().first == "shouldSelect(B)")
        #expect(scene.hosted == ["B"])

        scene.teller.allows = false
        scene.tap(2)
        scene.stage.settle()

        #expect(scene.journal.take() == ["shouldSelect(C)"])
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "B")
    }

    @Test func `a click on the selected tab takes its stack back to the root`() {
        let nav = UINavigationController()
        nav.setViewControllers([Page("x", scene.journal), Page("y", scene.journal)], animated: false)
        tabs.setViewControllers([nav, scene.pages[1], scene.pages[2]], animated: false)
        scene.stage.settle()

        scene.tap(0)
        scene.stage.settle()

        #expect(nav.viewControllers.count == 1)
    }

    @Test func `control-tab goes round the tabs, with shift the other way`() {
        scene.stage.send(
            .key(.tab, isDown: true, isRepeat: false, [.control, .shift], at: scene.stage.instant))
        scene.stage.settle()

        #expect(tabs.selectedIndex == 2)
    }

    @Test func `an index out of range is refused in words`() {
        var said: [String] = []
        let before = diagnostics.handler
        diagnostics.handler = { said.append($0) }
        defer { diagnostics.handler = before }

        tabs.selectedIndex = 7

        #expect(tabs.selectedIndex == 0)
        #expect(said.count == 1 && said[0].contains("selectedIndex = 7") && said[0].contains("3 pages"))
    }

    @Test func `a page that is no tab cannot be selected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }

        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("add it there first"))
    }

    // MARK: Transitions

    @Test(.rules("D3", "D6", "D11")) func `the container holds the page that leaves, and the frames say where to go`() {
        let fade = Fade(scene.journal)
        scene.teller.animator = fade
        fade.onAnimate = { [scene] context in
            let (from, to) = (context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
            #expect(from === scene.pages[0] && to === scene.pages[1])
            #expect(context.containerView.subviews == [from.view])
            #expect(context.initialFrame(for: from) == CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(context.initialFrame(for: to) == .zero)
            #expect(context.finalFrame(for: to) == context.containerView.bounds)
            #expect(context.presentationStyle == .none)
        }

        tabs.selectedIndex = 1
        scene.stage.settle()

        #expect(scene.journal.take().contains("animationEnded(true)"))
        #expect(scene.hosted == ["B"])
    }

    @Test func `a switch that is cancelled leaves the old tab selected, and its page told so`() {
        let percent = UIPercentDrivenInteractiveTransition()
        scene.teller.animator = Fade(scene.journal)
        scene.teller.interactor = percent
        tabs.selectedIndex = 1
        scene.stage.turn()
        percent.update(0.4)
        scene.stage.turn()
        _ = scene.journal.take()

        percent.cancel()
        scene.stage.settle()

        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "A" && scene.hosted == ["A"])
        #expect(
            scene.journal.take() == [
                "animationEnded(false)", "B.WD(true)", "B.DD(true)", "A.WA(true)", "A.DA(true)",
            ])
    }

    @Test func `pages take no touches while they change, the bar does`() {
        scene.teller.animator = Fade(scene.journal)
        tabs.selectedIndex = 1
        scene.stage.turn()

        #expect(tabs.view.hitTest(CGPoint(x: 200, y: 300), with: nil) === tabs.view)
        scene.tap(2)
        scene.stage.settle()

        #expect(scene.hosted == ["C"])
    }

    // MARK: Pages

    @Test func `other pages keep the selected one if it stays, else the first is shown`() {
        tabs.selectedIndex = 1
        scene.stage.settle()

        tabs.setViewControllers([scene.pages[2], scene.pages[1]], animated: false)
        scene.stage.settle()
        #expect(tabs.selectedIndex == 1 && scene.hosted == ["B"] && scene.pages[0].parent == nil)

        tabs.viewControllers = [scene.pages[2], scene.pages[0]]
        scene.stage.settle()
        #expect(tabs.selectedIndex == 0 && scene.hosted == ["C"] && scene.pages[1].parent == nil)

        tabs.viewControllers = nil
        scene.stage.settle()
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil && scene.hosted.isEmpty)
    }

    @Test func `a page that another parent takes leaves its tab`() {
        let nav = UINavigationController(rootViewController: scene.pages[0])
        scene.stage.settle()

        #expect(nav.viewControllers == [scene.pages[0]] && scene.pages[0].parent === nav)
        #expect(tabs.viewControllers == Array(scene.pages[1...]) && scene.hosted == ["B"])
        #expect(tabs.tabBar.items?.count == 2)
    }

    @Test func `pages are let go with their controller`() {
        weak var page: Page?
        weak var gone: UITabBarController?
        do {
            let tabs = UITabBarController()
            let inner = Page("x", scene.journal)
            tabs.viewControllers = [inner, Page("y", scene.journal)]
            scene.stage.window.rootViewController = tabs
            scene.stage.settle()
            tabs.selectedIndex = 1
            scene.stage.settle()
            (page, gone) = (inner, tabs)
        }
        scene.stage.window.rootViewController = nil
        scene.stage.settle()

        #expect(page == nil && gone == nil)
    }

    // MARK: Bar

    @Test func `the bar's room is in the pages' safe area, until the bar is hidden`() {
        #expect(scene.pages[0].view.safeAreaInsets.bottom == 49)
        #expect(scene.pages[0].view.frame == tabs.view.bounds)

        tabs.tabBar.isHidden = true
        scene.stage.settle()

        #expect(scene.pages[0].view.safeAreaInsets.bottom == 0)
    }

    @Test func `a title of the page is the tab's, unless the tab has its own`() {
        let page = UIViewController()
        page.title = "Home"
        #expect(page.tabBarItem.title == "Home")

        page.title = "Start"
        #expect(page.tabBarItem.title == "Start")
        #expect(page.tabBarController == nil && scene.pages[0].tabBarController === tabs)
    }

    @Test func `from right to left the first tab is the rightmost`() {
        tabs.tabBar.semanticContentAttribute = .forceRightToLeft
        tabs.tabBar.setNeedsLayout()
        scene.stage.settle()

        scene.tap(0)
        scene.stage.settle()

        #expect(tabs.selectedIndex == 2)
    }

    @Test(.rules("A41")) func `pushing a tab bar controller traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UINavigationController().pushViewController(UITabBarController(), animated: false) }
        }

        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("make navigation controllers its pages"))
    }
}

/// Counts who was told to be on screen.
@MainActor private final class Balance {
    private(set) var shown = ["A"]
    private(set) var faults: [String] = []

    init(_ pages: [Page]) {
        for page in pages { page.on = { [weak self, name = page.name] in self?.hear($0, name) } }
    }

    private func hear(_ call: String, _ name: String) {
        switch call {
        case "DA": shown.contains(name) ? faults.append("\(name) came twice") : shown.append(name)
        case "DD": shown.contains(name) ? shown.removeAll { $0 == name } : faults.append("\(name) went twice")
        default: break
        }
    }
}
