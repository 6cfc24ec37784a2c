import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// Slides that are turned round, or caught, on their way.
@MainActor @Suite struct FluidSlideTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    var journal: Journal { scene.journal }

    private func minX(_ name: String) -> CGFloat { stage.shownFrame(of: scene.page(name).view).minX }

    private func startPush(for time: Duration = .milliseconds(100)) {
        scene.push("B")
        stage.turn()
        stage.run(for: time)
    }

    @Test(.rules("A38", "O-057")) func `a pop during a push sets out from what is shown, as fast as it was`() {
        startPush(for: .milliseconds(84))
        let (before, last) = (minX("B"), stage.instant)
        stage.turn()
        let (front, back) = (minX("B"), minX("A"))
        let speed = (front - before) / stage.instant.seconds(since: last)
        _ = journal.take()

        #expect(nav.popViewController(animated: true) === scene.page("B"))
        #expect(scene.titles == ["A"])
        #expect(
            journal.take() == [
                "animator for pop B→A", "A.DD(true)", "B.DA(true)", "B.didMove(nav)", "didShow(B, true)",
                "B.willMove(nil)",
            ])
        stage.redraw()
        #expect(abs(minX("B") - front) < 0.01 && abs(minX("A") - back) < 0.01)
        stage.turn()
        let next = (minX("B") - front) / (1.0 / 60)
        #expect(next < 0 && abs(next) < abs(speed))
        stage.settle()
        #expect(scene.titles == ["A"] && scene.hosted == "A" && minX("A") == 0)
        #expect(
            journal.take() == [
                "B.WD(true)", "A.WA(true)", "willShow(A, true)", "A.IA(true)", "B.DD(true)", "A.DA(true)",
                "B.didMove(nil)",
                "didShow(A, true)",
            ])
    }

    @Test(.rules("A38")) func `with an animator of the delegate a pop waits`() {
        scene.teller.animator = Fade(journal)
        startPush()
        nav.popViewController(animated: true)
        #expect(scene.titles == ["A", "B"])
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("A38", "A33")) func `what is no turn round waits`() {
        startPush()
        nav.popViewController(animated: false)
        scene.push("C")
        #expect(scene.titles == ["A", "B"])
        stage.settle()
        #expect(scene.titles == ["A", "C"] && scene.hosted == "C")
    }

    @Test(.rules("A38")) func `to and fro without a rest, the books stay even`() {
        for _ in 0..<6 {
            startPush(for: .milliseconds(120))
            nav.popViewController(animated: true)
            stage.run(for: .milliseconds(60))
        }
        stage.settle()
        #expect(scene.titles == ["A"] && scene.hosted == "A")
        let calls = journal.entries.filter { $0.hasPrefix("B.") }
        #expect(calls.count { $0.hasPrefix("B.WA") } == calls.count { $0.hasPrefix("B.DA") })
        #expect(calls.count { $0.hasPrefix("B.WD") } == calls.count { $0.hasPrefix("B.DD") })
    }

    @Test(.rules("A38")) func `a page that moves is caught by a touch and waits under it`() {
        startPush()
        let x = minX("B")
        stage.press(CGPoint(x: 200, y: 400))
        stage.turn()
        let caught = minX("B")
        #expect(caught <= x && caught > 0)
        #expect(nav.transitionCoordinator?.isInteractive == true)
        stage.run(for: .seconds(1))
        #expect(minX("B") == caught)

        stage.drag(to: CGPoint(x: 250, y: 400))
        stage.turn()
        #expect(abs(minX("B") - min(caught + 50, 400)) < 1e-6)
        stage.release(CGPoint(x: 250, y: 400))
        stage.settle()
    }

    @Test(.rules("A38"), arguments: [(-150.0, ["A", "B"]), (390.0, ["A"])])
    func `a caught push is let go either way`(way: Double, titles: [String]) {
        startPush(for: .milliseconds(150))
        stage.press(CGPoint(x: 200, y: 400))
        stage.turn()
        for step in 1...10 {
            stage.drag(to: CGPoint(x: 200 + way * Double(step) / 10, y: 400))
            stage.turn()
        }
        stage.release(CGPoint(x: 200 + way, y: 400))
        stage.settle()
        #expect(scene.titles == titles && scene.hosted == titles.last)
        #expect(minX(titles.last!) == 0)
        #expect(nav.children.count == titles.count)
    }

    @Test(.rules("A38", "O-007")) func `a touch that does not move changes nothing`() {
        startPush()
        stage.tap(CGPoint(x: 20, y: 22))
        stage.settle()
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B")
    }

    @Test(.rules("A38", "D14", "C9")) func `a page that goes back after a swipe can be caught and taken on`() {
        scene.push("B", animated: false)
        stage.settle()
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for x in [60.0, 120, 150, 150, 150, 150, 150, 150, 150, 150] {
            stage.drag(to: CGPoint(x: x, y: 400))
            stage.turn()
        }
        var changes: [String] = []
        nav.transitionCoordinator?.notifyWhenInteractionChanges {
            changes.append("\($0.isInteractive) \($0.isCancelled)")
        }
        stage.release(CGPoint(x: 150, y: 400))
        stage.turn()
        stage.turn()
        stage.press(CGPoint(x: 100, y: 300))
        stage.turn()
        for x in [150.0, 250, 350] {
            stage.drag(to: CGPoint(x: x, y: 300))
            stage.turn()
        }
        stage.release(CGPoint(x: 350, y: 300))
        stage.settle()
        #expect(changes == ["false true", "true true", "false false"])
        #expect(scene.titles == ["A"] && scene.hosted == "A")
    }

    @Test(.rules("V9")) func `the bar turns round with the pages`() {
        startPush()
        let shown = nav.navigationBar.subviews.compactMap { $0 as? BarContent }.map { stage.shownAlpha(of: $0.title) }
        nav.popViewController(animated: true)
        stage.redraw()
        let after = nav.navigationBar.subviews.compactMap { $0 as? BarContent }.map { stage.shownAlpha(of: $0.title) }
        #expect(shown.count == 2 && after.count == 2)
        #expect(zip(shown.sorted(), after.sorted()).allSatisfy { abs($0 - $1) < 1e-3 })
        stage.settle()
        #expect(nav.navigationBar.topItem === scene.page("A").navigationItem)
        #expect(nav.navigationBar.subviews.compactMap { $0 as? BarContent }.count == 1)
    }

    @Test(.rules("O-022")) func `slides that were caught or turned round leave nothing alive`() {
        func cycle() {
            nav.pushViewController(UIViewController(), animated: true)
            stage.turn()
            stage.run(for: .milliseconds(100))
            stage.press(CGPoint(x: 200, y: 400))
            stage.turn()
            stage.drag(to: CGPoint(x: 150, y: 400))
            stage.turn()
            stage.release(CGPoint(x: 150, y: 400))
            stage.turn()
            nav.popViewController(animated: true)
            stage.settle()
            nav.popToRootViewController(animated: false)
            stage.settle()
        }
        cycle()
        let before = LiveObjects.counts
        for _ in 0..<10 { cycle() }
        #expect(LiveObjects.counts == before)
    }
}
