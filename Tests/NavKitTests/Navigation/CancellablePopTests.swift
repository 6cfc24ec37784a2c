import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// A pop that may yet be undone, and those that watch it.
@MainActor @Suite struct CancellablePopTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    var journal: Journal { scene.journal }

    private func pull(to x: CGFloat) {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for step in 1...10 {
            stage.drag(to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 400))
            stage.turn()
        }
    }

    private func letGo(at x: CGFloat) {
        for _ in 0..<10 {
            stage.drag(to: CGPoint(x: x, y: 400))
            stage.turn()
        }
        stage.release(CGPoint(x: x, y: 400))
        stage.turn()
    }

    @Test(.rules("O-038")) func `from the first callback on a page can tell that it may come back`() {
        var seen: [String] = []
        scene.page("B").on = { [scene] callback in
            guard let coordinator = scene.page("B").transitionCoordinator else {
                return seen.append("\(callback) none")
            }
            seen.append(
                "\(callback) \(coordinator.initiallyInteractive) \(coordinator.isInteractive) \(coordinator.isCancelled)"
            )
        }
        pull(to: 100)
        letGo(at: 100)
        stage.settle()
        #expect(
            seen == ["willMove false false false", "WD true true false", "WA true false true", "DA true false true"])
        seen = []
        nav.popViewController(animated: true)
        stage.settle()
        #expect(seen.prefix(2) == ["willMove false false false", "WD false false false"])
    }

    @Test(.rules("O-038")) func `only a pop that is through takes the page away for good`() {
        weak let page: Page? = scene.page("B")
        pull(to: 100)
        letGo(at: 100)
        stage.settle()
        #expect(!journal.take().contains("B.didMove(nil)") && page?.parent === nav)

        scene.forget("B")
        pull(to: 390)
        #expect(page != nil && !journal.entries.contains("B.didMove(nil)"))
        letGo(at: 390)
        stage.settle()
        #expect(journal.take().contains("B.didMove(nil)") && page == nil)
    }

    @Test(.rules("O-039")) func `didShow comes with the end of the way, not with the release`() {
        pull(to: 300)
        letGo(at: 300)
        while nav.transitionCoordinator != nil {
            #expect(!journal.entries.contains("didShow(A, true)"))
            #expect(stage.shownFrame(of: scene.page("B").view).minX < 400)
            stage.turn()
        }
        #expect(journal.entries.last == "didShow(A, true)" && scene.hosted == "A")
    }

    @Test(.rules("O-039", "V12")) func `the bar hears of the pop with the end of the way`() {
        let nav = KeepingController()
        let stage = Stage(nav, size: CGSize(width: 400, height: 800))
        nav.setViewControllers([UIViewController(), UIViewController()], animated: false)
        stage.settle()
        nav.interactivePopGestureRecognizer?.delegate = nil
        for (goal, isDone) in [(CGFloat(100), false), (300, true)] {
            stage.press(CGPoint(x: 4, y: 400))
            stage.turn()
            for _ in 0..<10 {
                stage.drag(to: CGPoint(x: goal, y: 400))
                stage.turn()
            }
            stage.release(CGPoint(x: goal, y: 400))
            stage.turn()
            while nav.transitionCoordinator != nil {
                #expect(!nav.heard.contains("did "))
                stage.turn()
            }
            #expect(nav.heard.contains("did ") == isDone)
        }
    }

    @Test(.rules("O-116"), arguments: [true, false])
    func `several levels at once are one pop from the top to the goal`(toRoot: Bool) {
        scene.push("C", animated: false)
        scene.push("D", animated: false)
        stage.settle()
        _ = journal.take()
        if toRoot {
            nav.popToRootViewController(animated: true)
        } else {
            nav.popToViewController(scene.page("B"), animated: true)
        }
        stage.turn()
        stage.run(for: .milliseconds(100))
        let goal = toRoot ? "A" : "B"
        let middle = toRoot ? ["B", "C"] : ["C"]
        #expect((1..<400).contains(stage.shownFrame(of: scene.page("D").view).minX))
        #expect(scene.page(goal).view.window != nil)
        for name in middle { #expect(scene.page(name).viewIfLoaded?.window == nil) }
        stage.settle()
        let entries = journal.take()
        #expect(entries.contains("animator for pop D→\(goal)"))
        #expect(entries.count { $0.hasPrefix("animator") } == 1)
        #expect(
            !entries.contains { entry in middle.contains { entry.hasPrefix("\($0).W") || entry.hasPrefix("\($0).D") } })
        #expect(scene.titles == (toRoot ? ["A"] : ["A", "B"]))
    }

    @Test(.rules("O-115")) func `twenty changes in a fifth of a second end as the last one says`() {
        let names = ["A", "B", "C", "D", "E"]
        var dice = Dice(seed: 115)
        var path: [String] = []
        for _ in 0..<20 {
            path = names.shuffled(using: &dice).prefix(Int(dice.number(1...4.99))).map { $0 }
            nav.setViewControllers(path.map(scene.page), animated: true)
            stage.run(for: .milliseconds(10))
        }
        stage.settle()
        #expect(scene.titles == path && scene.hosted == path.last)
        #expect(stage.shownFrame(of: scene.page(path.last!).view) == CGRect(x: 0, y: 0, width: 400, height: 800))
    }
}
