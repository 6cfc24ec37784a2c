import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// A finger that takes a page back.
@MainActor @Suite struct BackSwipeTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    var journal: Journal { scene.journal }

    private func minX(_ name: String) -> CGFloat { stage.shownFrame(of: scene.page(name).view).minX }

    private func pull(from start: CGFloat = 4, to end: CGFloat, steps: Int = 10) {
        stage.press(CGPoint(x: start, y: 400))
        stage.turn()
        for step in 1...steps {
            stage.drag(to: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(steps), y: 400))
            stage.turn()
        }
    }

    /// Holds still until the finger has no speed.
    private func rest(at x: CGFloat) {
        for _ in 0..<12 {
            stage.drag(to: CGPoint(x: x, y: 400))
            stage.turn()
        }
    }

    private func letGo(at x: CGFloat) {
        stage.release(CGPoint(x: x, y: 400))
        stage.turn()
    }

    private func pixels(_ bitmap: Bitmap) -> [UInt8] { bitmap.withBytes { Array($0) } }

    /// What every page and the delegate heard of one pop, by the same words as a pop that nobody drives.
    private let finished = [
        "animator for pop B→A", "B.willMove(nil)", "B.WD(true)", "A.WA(true)", "willShow(A, true)", "A.IA(true)",
        "B.DD(true)",
        "A.DA(true)", "B.didMove(nil)", "didShow(A, true)",
    ]
    private let cancelled = [
        "animator for pop B→A", "B.willMove(nil)", "B.WD(true)", "A.WA(true)", "willShow(A, true)", "A.IA(true)",
        "A.WD(true)",
        "A.DD(true)", "B.WA(true)", "B.DA(true)",
    ]

    private var told: [String] {
        journal.take().filter { !$0.contains("loadView") && !$0.contains("viewDidLoad") }
    }

    @Test(.rules("V13", "A45", "A56", "O-057")) func `the page rests for twelve points and then keeps them`() {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        stage.drag(to: CGPoint(x: 15, y: 400))
        stage.turn()
        #expect(nav.transitionCoordinator == nil && minX("B") == 0)

        stage.drag(to: CGPoint(x: 54, y: 400))
        stage.turn()
        #expect(minX("B") == 38)
        #expect(abs(minX("A") + 120 * (1 - 38.0 / 400)) < 1e-9)
        #expect(nav.transitionCoordinator?.isInteractive == true)
        #expect(nav.transitionCoordinator?.initiallyInteractive == true)
        stage.drag(to: CGPoint(x: 104, y: 380))
        stage.turn()
        #expect(minX("B") == 88)
        #expect(abs((nav.transitionCoordinator?.percentComplete ?? 0) - 88.0 / 400) < 1e-9)
        stage.drag(to: CGPoint(x: 2, y: 380))
        stage.turn()
        #expect(minX("B") == 0)
        letGo(at: 2)
        stage.settle()
        #expect(scene.titles == ["A", "B"])
    }

    @Test(.rules("A46", "A15", "V14", "O-041")) func `let go far out it goes on, and tells what any pop tells`() {
        pull(to: 300)
        rest(at: 300)
        var changes: [Bool] = []
        nav.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        letGo(at: 300)
        #expect(changes == [false] && nav.transitionCoordinator?.isInteractive == false)
        stage.settle()

        #expect(told == finished)
        #expect(scene.titles == ["A"] && scene.hosted == "A" && minX("A") == 0)
        #expect(nav.navigationBar.topItem === scene.page("A").navigationItem)
    }

    @Test(.rules("A47", "A48", "A50", "A51", "A52", "A55", "C8", "O-004", "O-032", "O-034"))
    func `let go early everything is as it was`() {
        let before = stage.bitmap.map(pixels)
        pull(to: 150)
        rest(at: 150)
        var ends: [String] = []
        nav.transitionCoordinator?.notifyWhenInteractionEnds { _ in
            ends.append("interaction")
            ends += journal.entries.filter { $0 == "A.WD(true)" }
        }
        nav.transitionCoordinator?.animate(alongsideTransition: nil) {
            ends.append("over \($0.isCancelled) \(($0.percentComplete * 1000).rounded())")
        }
        letGo(at: 150)
        stage.settle()

        #expect(told == cancelled)
        #expect(ends == ["interaction", "over true 335.0"])
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B" && minX("B") == 0)
        #expect(nav.navigationBar.topItem === scene.page("B").navigationItem)
        #expect(stage.bitmap.map(pixels) == before)
    }

    @Test(.rules("A53")) func `a cancelled pop moves nobody between parents`() {
        var flags: [String] = []
        for name in ["A", "B"] {
            scene.page(name).on = { call in
                let page = scene.page(name)
                if page.isMovingToParent || page.isMovingFromParent { flags.append("\(name).\(call)") }
            }
        }
        pull(to: 100)
        rest(at: 100)
        letGo(at: 100)
        stage.settle()
        #expect(flags == ["B.WD"])
    }

    @Test(.rules("V15", "O-027", "O-028", "O-031", "O-052"))
    func `after the release it never steps back and soon arrives`() {
        for x in [100.0, 300.0] {
            let isFinished = x == 300
            pull(to: x)
            letGo(at: x)
            var last = minX("B")
            var frames = 0
            while nav.transitionCoordinator != nil {
                stage.turn()
                frames += 1
                guard nav.transitionCoordinator != nil else { break }
                let now = minX("B")
                #expect(isFinished ? now >= last : now <= last)
                #expect((0...400).contains(now) && minX("A") <= 0)
                last = now
            }
            #expect(frames <= 24)
            #expect(scene.titles == (isFinished ? ["A"] : ["A", "B"]))
        }
    }

    @Test(.rules("V14", "O-014", "F18")) func `a flick within one turn pops`() {
        let start = stage.instant
        for (step, x) in [4.0, 20, 60, 120].enumerated() {
            stage.send(
                .touch(
                    TouchInput(
                        id: 0, phase: step == 0 ? .began : .moved, source: .mouse, position: CGPoint(x: x, y: 400),
                        instant: start.advanced(bySeconds: 0.004 * Double(step)))))
        }
        stage.send(
            .touch(
                TouchInput(
                    id: 0, phase: .ended, source: .mouse, position: CGPoint(x: 160, y: 400),
                    instant: start.advanced(bySeconds: 0.016))))
        stage.turn()
        stage.settle()
        #expect(scene.titles == ["A"])
        #expect(told == finished)
    }

    @Test(.rules("A61", "V13", "V14")) func `a swipe over the content begins after more and needs less`() {
        pull(from: 150, to: 170)
        #expect(nav.transitionCoordinator == nil)
        stage.drag(to: CGPoint(x: 277, y: 400))
        stage.turn()
        #expect(minX("B") == 100)
        stage.drag(to: CGPoint(x: 350, y: 400))
        stage.turn()
        rest(at: 350)
        letGo(at: 350)
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("A61")) func `movements the other way or along the page are nobody's`() {
        pull(from: 300, to: 100)
        letGo(at: 100)
        stage.press(CGPoint(x: 150, y: 100))
        stage.turn()
        stage.drag(to: CGPoint(x: 190, y: 300))
        stage.turn()
        #expect(nav.transitionCoordinator == nil)
        stage.release(CGPoint(x: 190, y: 300))
        stage.settle()
        #expect(journal.entries.isEmpty)
    }

    @Test(.rules("W1", "W3", "A56")) func `right to left everything is mirrored`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        pull(from: 396, to: 284)
        #expect(minX("B") == -100)
        #expect(abs(minX("A") - 120 * 0.75) < 1e-9)
        stage.drag(to: CGPoint(x: 40, y: 400))
        stage.turn()
        letGo(at: 40)
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("A57", "O-045")) func `at the root nothing begins, and a push afterwards works`() {
        nav.popViewController(animated: false)
        stage.settle()
        _ = journal.take()
        pull(to: 200)
        letGo(at: 200)
        #expect(journal.entries.isEmpty && nav.transitionCoordinator == nil)
        scene.push("B")
        stage.settle()
        #expect(scene.hosted == "B")
    }

    @Test(.rules("A57", "O-044"), arguments: ["bar", "button", "recognizer"])
    func `it does not begin without a way back`(what: String) {
        switch what {
        case "bar": nav.isNavigationBarHidden = true
        case "button": scene.page("B").navigationItem.hidesBackButton = true
        default:
            nav.interactivePopGestureRecognizer?.isEnabled = false
            nav.interactiveContentPopGestureRecognizer?.isEnabled = false
        }
        pull(to: 200)
        #expect(nav.transitionCoordinator == nil)
        letGo(at: 200)
        stage.settle()
        #expect(scene.titles == ["A", "B"])
    }

    @Test(.rules("A58", "O-044")) func `a delegate of the app's own decides, but not about the root`() {
        let delegate = BeginsIf()
        nav.interactivePopGestureRecognizer?.delegate = delegate
        nav.isNavigationBarHidden = true
        pull(to: 300)
        letGo(at: 300)
        stage.settle()
        #expect(scene.titles == ["A"])

        pull(to: 300)
        letGo(at: 300)
        #expect(nav.transitionCoordinator == nil)

        scene.push("B", animated: false)
        stage.settle()
        delegate.answer = false
        nav.interactiveContentPopGestureRecognizer?.isEnabled = false
        pull(to: 300)
        #expect(nav.transitionCoordinator == nil)
        letGo(at: 300)
    }

    @Test(.rules("A59", "O-043")) func `an animator without an interactor leaves nothing to swipe`() {
        scene.teller.animator = Fade(journal)
        pull(to: 200)
        #expect(nav.transitionCoordinator == nil)
        letGo(at: 200)
        stage.settle()
        #expect(scene.titles == ["A", "B"])
    }

    @Test(.rules("A59", "F2")) func `an animator with a percent driver follows the finger`() {
        let fade = Fade(journal)
        scene.teller.animator = fade
        scene.teller.interactor = UIPercentDrivenInteractiveTransition()
        pull(to: 212)
        #expect(abs(stage.shownAlpha(of: scene.page("A").view) - 0.49) < 1e-3)
        stage.drag(to: CGPoint(x: 312, y: 400))
        stage.turn()
        letGo(at: 312)
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("Q2", "O-046")) func `switched off on the way it goes back`() {
        pull(to: 300)
        nav.interactivePopGestureRecognizer?.isEnabled = false
        stage.settle()
        #expect(told == cancelled)
        #expect(scene.titles == ["A", "B"])
        letGo(at: 300)
    }

    @Test(.rules("V9", "O-032")) func `the bar follows the finger`() {
        pull(to: 216)
        let contents = nav.navigationBar.subviews.compactMap { $0 as? BarContent }
        #expect(contents.count == 2)
        #expect(contents.map { stage.shownAlpha(of: $0.title) } == [0.5, 0.5])
        letGo(at: 216)
        stage.settle()
    }

    @Test(.rules("O-048", "O-021", "O-053")) func `the same swipe means the same every time`() {
        for _ in 0..<20 {
            pull(to: 112)
            #expect(minX("B") == 96)
            rest(at: 112)
            letGo(at: 112)
            stage.settle()
            #expect(told == cancelled)
        }
        pull(to: 300)
        letGo(at: 300)
        stage.settle()
        scene.push("B")
        stage.settle()
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B")
        #expect(nav.view.gestureRecognizers?.count == 3)
    }

    @Test(.rules("O-050")) func `a pressed button is let go of when the page begins to move`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 380, width: 200, height: 40)
        scene.page("B").view.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.turn()
        pull(to: 100)
        #expect(!button.isHighlighted)
        letGo(at: 100)
        stage.settle()
        #expect(taps == 0)
    }

    @Test(.rules("O-051")) func `a slow swipe is followed to its end`() {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for step in 1...60 {
            stage.drag(to: CGPoint(x: 4 + 5 * CGFloat(step), y: 400))
            stage.run(for: .milliseconds(167))
        }
        #expect(minX("B") == 288)
        stage.run(for: .seconds(5))
        #expect(minX("B") == 288)
        letGo(at: 304)
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("O-017", "A33")) func `a push meanwhile waits for the end of the swipe`() {
        pull(to: 300)
        scene.push("C")
        #expect(scene.titles == ["A"])
        letGo(at: 300)
        stage.settle()
        #expect(scene.titles == ["A", "C"] && scene.hosted == "C")
    }

    @Test(.rules("O-011", "O-010")) func `a push while the page settles ends on top`() {
        pull(to: 300)
        letGo(at: 300)
        scene.push("C")
        stage.settle()
        #expect(scene.titles == ["A", "C"] && scene.hosted == "C")
    }

    @Test(.rules("O-046")) func `losing the focus takes the page back`() {
        pull(to: 300)
        stage.send(.focus(false))
        stage.settle()
        #expect(scene.titles == ["A", "B"] && told == cancelled)
    }

    @Test func `a page taken away by another parent ends the swipe`() {
        pull(to: 200)
        let other = UIViewController()
        other.addChild(scene.page("A"))
        letGo(at: 200)
        stage.settle()
        #expect(nav.transitionCoordinator == nil)
    }
}

@MainActor private final class BeginsIf: UIGestureRecognizerDelegate {
    var answer = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
}
