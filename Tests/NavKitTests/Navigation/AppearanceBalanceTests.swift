import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// Every will has its did, whatever comes between.
@MainActor @Suite struct AppearanceBalanceTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    var journal: Journal { scene.journal }

    /// What breaks the alternation of will and did among the calls of one page; nil if nothing does.
    private func fault(of name: String, in entries: [String], isShown: Bool) -> String? {
        var (open, isShown): (String?, Bool) = (nil, isShown)
        for call in entries where call.hasPrefix("\(name).") {
            switch call.dropFirst(name.count + 1).prefix(2) {
            case "WA":
                if open == "WA" || (open == nil && isShown) { return call }
                open = "WA"
            case "WD":
                if open == "WD" || (open == nil && !isShown) { return call }
                open = "WD"
            case "DA":
                if open != "WA" { return call }
                (open, isShown) = (nil, true)
            case "DD":
                if open != "WD" { return call }
                (open, isShown) = (nil, false)
            default: break
            }
        }
        return open
    }

    private func swipe(to x: CGFloat) {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for step in 1...6 {
            stage.drag(to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 6, y: 400))
            stage.turn()
        }
        for _ in 0..<8 {
            stage.drag(to: CGPoint(x: x, y: 400))
            stage.turn()
        }
        stage.release(CGPoint(x: x, y: 400))
        stage.turn()
    }

    @Test(.rules("O-035"), arguments: UInt64(1)...12) func `will and did alternate for every page`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var shown: Set = ["B"]
        for _ in 0..<25 {
            switch Int(dice.number(0...5.99)) {
            case 0:
                if let name = ["A", "B", "C", "D"].first(where: { !nav.stackToCome.contains(scene.page($0)) }) {
                    scene.push(name, animated: dice.chance(0.7))
                }
            case 1: nav.popViewController(animated: dice.chance(0.7))
            case 2: swipe(to: dice.one(of: [60, 120, 380]))
            case 3: nav.popToRootViewController(animated: dice.chance(0.7))
            case 4: nav.setViewControllers([scene.page("A"), scene.page("C")], animated: dice.chance(0.7))
            default: stage.run(for: .milliseconds(Int(dice.number(10...400))))
            }
            stage.turn()
        }
        stage.settle()

        let entries = journal.take()
        for name in ["A", "B", "C", "D"] {
            #expect(fault(of: name, in: entries, isShown: shown.contains(name)) == nil, "\(entries)")
        }
        shown = Set(["A", "B", "C", "D"].filter { scene.page($0).appearance.isAppeared })
        #expect(shown == [scene.titles.last!] && scene.hosted == scene.titles.last)
    }

    @Test(.rules("O-037")) func `the stack that is there already is no change, at rest or on the way`() {
        nav.setViewControllers([scene.page("A"), scene.page("B")], animated: true)
        stage.settle()
        #expect(journal.take().isEmpty)

        scene.push("C")
        stage.settle()
        let undisturbed = journal.take()
        nav.popViewController(animated: false)
        stage.settle()
        _ = journal.take()
        scene.push("C")
        stage.turn()
        nav.setViewControllers([scene.page("A"), scene.page("B"), scene.page("C")], animated: true)
        stage.turn()
        nav.viewControllers = [scene.page("A"), scene.page("B"), scene.page("C")]
        stage.settle()
        let made = ["C.loadView", "C.viewDidLoad"]
        #expect(journal.take() == undisturbed.filter { !made.contains($0) })
        #expect(scene.titles == ["A", "B", "C"] && scene.hosted == "C")
    }

    @Test(.rules("O-040")) func `a gesture that comes to nothing tells nobody`() {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        stage.drag(to: CGPoint(x: 14, y: 400))
        stage.turn()
        stage.release(CGPoint(x: 14, y: 400))
        stage.settle()
        #expect(journal.take().isEmpty)

        scene.page("B").navigationItem.hidesBackButton = true
        swipe(to: 300)
        stage.settle()
        #expect(journal.take().isEmpty && scene.titles == ["A", "B"])
    }

    @Test(.rules("O-042"), arguments: ["didShow", "completion", "DA"])
    func `the next one may be asked for in any end, and begins when the old one has ended`(place: String) {
        let next = { [scene] in if scene.titles.last == "C" { scene.push("D") } }
        switch place {
        case "didShow": scene.teller.onDidShow = { _ in next() }
        case "DA": scene.page("C").on = { if $0 == "DA" { next() } }
        default: break
        }
        scene.push("C")
        if place == "completion" {
            nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in next() }
        }
        stage.settle()

        let entries = journal.take()
        #expect(scene.titles == ["A", "B", "C", "D"] && scene.hosted == "D")
        let (end, begin) = (entries.firstIndex(of: "didShow(C, true)")!, entries.firstIndex(of: "C.WD(true)")!)
        #expect(end < begin)
        #expect(fault(of: "C", in: entries, isShown: false) == nil)
    }

    @Test(.rules("O-117"), arguments: ["push", "pop", "swipe", "set", "popToRoot", "plain push", "plain pop"])
    func `what a page sets as it appears is right, however it came`(way: String) {
        scene.page("A").on = { [nav] in if $0 == "WA" { nav.isNavigationBarHidden = false } }
        scene.page("B").on = { [nav] in if $0 == "WA" { nav.isNavigationBarHidden = false } }
        scene.page("C").on = { [nav] in if $0 == "WA" { nav.isNavigationBarHidden = true } }
        switch way {
        case "push": scene.push("C")
        case "plain push": scene.push("C", animated: false)
        case "set": nav.setViewControllers([scene.page("C")], animated: true)
        case "swipe": swipe(to: 390)
        default:
            scene.push("C", animated: false)
            stage.settle()
            if way == "popToRoot" { nav.popToRootViewController(animated: true) }
            if way == "pop" { nav.popViewController(animated: true) }
            if way == "plain pop" { nav.popViewController(animated: false) }
        }
        stage.settle()
        let isHidden = scene.titles.last == "C"
        #expect(nav.isNavigationBarHidden == isHidden)
        #expect((stage.shownFrame(of: nav.navigationBar).maxY <= 0) == isHidden)
        #expect(scene.page(scene.titles.last!).view.safeAreaInsets.top == (isHidden ? 0 : 44))
    }
}
