import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct StateStackTests {
    enum Step: Int, Comparable, CaseIterable {
        case initial = 1
        case login, details
        static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
    }

    /// A title of 100 points over a stack of states, in a window 400 wide.
    @MainActor final class Scene {
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let journal = Journal()
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        private(set) var made: [(step: Step, page: Page)] = []
        private(set) lazy var stack = StateStack(Step.initial) { [unowned self] step in
            let page = Page("\(step)", journal)
            made.append((step, page))
            return page
        }

        init() {
            let root = UIViewController()
            stage.window.rootViewController = root
            root.view.addSubview(title)
            stack.view.frame = CGRect(x: 0, y: 100, width: 400, height: 700)
            root.addChild(stack)
            root.view.addSubview(stack.view)
            stack.didMove(toParent: root)
            stage.settle()
            _ = journal.take()
        }

        /// The last one made.
        func page(_ step: Step) -> Page { made.last { $0.step == step }!.page }

        /// Where the left edge of its view is seen.
        func x(_ step: Step) -> Double { stage.shownFrame(of: page(step).view).minX }

        func go(_ step: Step) {
            stack.show(step)
            stage.settle()
        }

        /// One turn for what was asked, then as long as that.
        func run(_ milliseconds: Int) {
            stage.turn()
            stage.run(for: .milliseconds(milliseconds))
        }
    }

    @Later var scene = Scene()

    @Test(.rules("SD1")) func `forward comes from the trailing side, back from the leading one, eased, in 0.3 s`() {
        scene.stack.show(.login)
        scene.run(75)
        #expect(isNear(scene.x(.login), 400 * (1 - 0.129), by: 1))
        scene.stage.run(for: .milliseconds(75))
        #expect(isNear(scene.x(.login), 200, by: 0.5) && isNear(scene.x(.initial), -200, by: 0.5))
        scene.stage.settle()
        #expect(scene.x(.login) == 0)

        scene.stack.show(.initial)
        scene.run(150)
        #expect(isNear(scene.x(.initial), -200, by: 0.5) && isNear(scene.x(.login), 200, by: 0.5))
    }

    @Test(.rules("SD2", "O-112", "O-113")) func `a child leaves by the edge of the change that takes it away`() {
        scene.go(.login)
        scene.go(.details)

        scene.stack.show(.login)
        scene.run(100)

        #expect(scene.x(.details) > 0 && scene.x(.login) < 0)
    }

    @Test(.rules("SD3")) func `the state that is there already changes nothing`() {
        let presented = scene.stage.backend.presentCount

        scene.stack.show(.initial)
        scene.stage.run(for: .milliseconds(500))

        #expect(scene.journal.take().isEmpty && scene.made.count == 1)
        #expect(scene.stage.backend.presentCount == presented)
    }

    @Test(.rules("SD4")) func `states in between are never made`() {
        scene.stack.show(.details)
        var most = 0
        for _ in 0..<30 {
            scene.stage.turn()
            most = max(most, scene.stack.children.count)
        }

        #expect(most == 2 && scene.made.map(\.step) == [.initial, .details])
    }

    @Test(.rules("SD5")) func `nothing outside the container moves, and nothing in it is drawn outside`() {
        var dice = Dice(seed: 5)
        for _ in 0..<50 {
            scene.stack.show(Step.allCases.randomElement(using: &dice)!)
            scene.stage.run(for: .milliseconds(Int.random(in: 10...200, using: &dice)))
            #expect(scene.stage.shownFrame(of: scene.title) == CGRect(x: 0, y: 0, width: 400, height: 100))
            #expect(scene.title.alpha == 1 && scene.stack.view.clipsToBounds)
        }
    }

    @Test(.rules("SD6")) func `turned round half way, the live child comes back from where it is`() {
        let initial = scene.page(.initial)
        scene.stack.show(.login)
        scene.run(120)
        let before = (scene.x(.initial), scene.x(.login))

        scene.stack.show(.initial)
        scene.stage.turn()

        #expect(abs(scene.x(.initial) - before.0) < 40 && abs(scene.x(.login) - before.1) < 40)
        scene.stage.settle()
        #expect(scene.page(.initial) === initial && scene.x(.initial) == 0)
        #expect(scene.stack.children == [initial])
        #expect(scene.journal.take().filter { $0.hasPrefix("login.DD") }.count == 1)
    }

    @Test(.rules("SD7", "O-115")) func `ten changes in a tenth of a second end at the last one, with balanced calls`() {
        let order: [Step] = [
            .login, .details, .initial, .login, .initial, .details, .login, .initial, .login, .details,
        ]
        for step in order {
            scene.stack.show(step)
            scene.stage.run(for: .milliseconds(10))
        }
        #expect(scene.stack.state == .details)
        scene.stage.run(for: .milliseconds(500))

        #expect(scene.stack.children == [scene.page(.details)] && scene.x(.details) == 0)
        let calls = scene.journal.take()
        for step in Step.allCases {
            let begins = calls.filter { $0.hasPrefix("\(step).WA") || $0.hasPrefix("\(step).WD") }
            for (a, b) in zip(begins, begins.dropFirst()) { #expect(a.contains("WA") != b.contains("WA")) }
        }
        #expect(calls.last { $0.hasPrefix("initial.") }?.contains("didMove(nil)") == true)
        #expect(calls.last { $0.hasPrefix("details.") } == "details.DA(true)")
    }

    @Test(.rules("SD8")) func `a change from inside a callback moves the right way`() {
        scene.go(.login)
        let login = scene.page(.login)
        login.on = { [scene] in if $0 == "DA" { scene.stack.show(.initial) } }
        scene.stack.show(.details)
        scene.stage.settle()

        scene.stack.show(.login)
        let again = { [scene] in scene.page(.login) }
        scene.stage.turn()
        again().on = { [scene] in if $0 == "DA" { scene.stack.show(.initial) } }
        scene.stage.run(for: .milliseconds(310))
        #expect(scene.stack.state == .initial)
        scene.run(100)
        #expect(scene.x(.initial) < 0 && scene.x(.login) > 0)
        scene.stage.settle()
        #expect(scene.x(.initial) == 0)
    }

    @Test(.rules("SD9")) func `the child that leaves takes no clicks, the one that comes takes them where it is drawn`()
    {
        scene.go(.login)
        let old = button(in: scene.page(.login), x: 200, clicks: "old")
        scene.stack.show(.details)
        scene.stage.turn()
        let new = button(in: scene.page(.details), x: 0, clicks: "new")
        scene.stage.run(for: .milliseconds(150))
        _ = scene.journal.take()

        scene.stage.tap(middle(of: old))
        scene.stage.turn()
        #expect(scene.journal.take().filter { $0.hasSuffix("click") } == [])

        scene.stage.tap(middle(of: new))
        scene.stage.turn()
        #expect(scene.journal.take().filter { $0.hasSuffix("click") } == ["new click"])
    }

    @Test func `the child of a state that was left is let go, and made anew when it comes back`() {
        let first = scene.page(.initial)
        scene.go(.login)
        scene.go(.initial)

        #expect(scene.made.map(\.step) == [.initial, .login, .initial])
        #expect(first !== scene.page(.initial) && first.parent == nil && first.viewIfLoaded?.window == nil)
    }

    @Test func `with no animation the children change places in the next frame`() {
        scene.stack.show(.details, animated: false)
        scene.stage.turn()

        #expect(scene.stack.children == [scene.page(.details)] && scene.x(.details) == 0)
        #expect(
            scene.journal.take().filter { $0.hasPrefix("details.") && $0.hasSuffix(")") && $0.contains("A(") }
                == ["details.WA(false)", "details.IA(false)", "details.DA(false)"])
    }

    private func button(in page: Page, x: CGFloat, clicks name: String) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: 300, width: 200, height: 40))
        button.addAction(UIAction { [scene] _ in scene.journal.record("\(name) click") }, for: .touchUpInside)
        page.view.addSubview(button)
        return button
    }

    private func middle(of view: UIView) -> CGPoint {
        let frame = scene.stage.shownFrame(of: view)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
