import Foundation
import NavKit
import NavTesting
import Testing

/// A window that is touched by a script.
@MainActor @Suite struct StageUserTests {
    private let stage = Stage(size: CGSize(width: 200, height: 400))

    private func heard(by recognizer: (Journal) -> UIGestureRecognizer, _ act: () -> Void) -> [String] {
        let journal = Journal()
        stage.window.addGestureRecognizer(recognizer(journal))
        stage.settle()
        act()
        stage.settle()
        return journal.entries
    }

    @Test func `a tap is recognized where it falls`() {
        let heard = heard { journal in
            UITapGestureRecognizer { journal.record("tap \($0.location(in: nil).x) \($0.location(in: nil).y)") }
        } _: {
            stage.tap(CGPoint(x: 50, y: 60))
        }

        #expect(heard == ["tap 50.0 60.0"])
    }

    /// The speed with which a pan ends.
    private func speed(_ act: () -> Void) -> CGFloat? {
        var speed: CGFloat?
        let pan = UIPanGestureRecognizer { if $0.state == .ended { speed = $0.velocity(in: nil).x } }
        stage.window.addGestureRecognizer(pan)
        stage.settle()
        act()
        stage.settle()
        return speed
    }

    @Test func `a drag ends at rest`() {
        #expect(speed { stage.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 180, y: 50), over: .milliseconds(200)) } == 0)
    }

    @Test func `a flick ends in motion`() throws {
        let speed = try #require(speed { stage.flick(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 180, y: 50), over: .milliseconds(200)) })

        #expect(abs(speed - 800) < 8)  // 160 points in 0.2 seconds.
    }

    @Test func `a drag takes the time that it is given and a rest`() {
        let start = stage.instant

        stage.drag(from: .zero, to: CGPoint(x: 100, y: 0), over: .milliseconds(250))

        // A frame to press, 15 to move, 120 ms at rest, a frame to let go.
        #expect(abs(stage.instant.seconds(since: start) - (17.0 / 60 + 0.12)) < 1e-6)
    }

    @Test func `keys reach the first responder`() {
        let typist = Typist(frame: stage.window.bounds)
        stage.window.addSubview(typist)
        typist.becomeFirstResponder()

        stage.key(.left, .shift)

        #expect(typist.heard == ["down left shift", "up left shift"])
    }

    @Test func `a wheel scrolls what lies under it`() {
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 200, height: 2000)
        stage.window.addSubview(scroll)
        stage.settle()

        stage.wheel(CGVector(dx: 0, dy: -120), at: CGPoint(x: 100, y: 100), isPrecise: true)
        stage.settle()

        #expect(scroll.contentOffset == CGPoint(x: 0, y: 120))
    }

    @Test func `resizing reaches the window`() {
        stage.resize(to: CGSize(width: 300, height: 300))
        stage.turn()

        #expect(stage.window.bounds.size == CGSize(width: 300, height: 300))
    }

    // MARK: Who is there

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @Test func `the journal tells every appearance in order`() {
        let stack = UINavigationController(rootViewController: page("Inbox"))
        stack.title = "Mail"
        let stage = Stage(stack)
        stage.settle()
        _ = stage.journal

        stack.pushViewController(page("Letter"), animated: true)
        stage.turn()
        stage.journal.record("on the way")
        stage.settle()

        #expect(
            stage.journal.entries == [
                "viewWillDisappear Inbox", "viewWillAppear Letter", "viewIsAppearing Letter", "on the way", "viewDidDisappear Inbox",
                "viewDidAppear Letter",
            ])
    }

    @Test func `titles lead to what is shown, through stacks, tabs and presented controllers`() {
        let stack = UINavigationController(rootViewController: page("Inbox"))
        let tabs = UITabBarController(), alert = page("Alert")
        tabs.viewControllers = [stack, page("Search")]
        let stage = Stage(tabs)

        stack.pushViewController(page("Letter"), animated: false)
        stage.settle()
        tabs.present(alert, animated: true)
        stage.settle()

        #expect(stage.titles == ["Inbox", "Letter", "Alert"])
    }

    @Test func `while a push is on its way both pages are shown`() {
        let stack = UINavigationController(rootViewController: page("Inbox"))
        let stage = Stage(stack)

        stack.pushViewController(page("Letter"), animated: true)
        stage.turn()
        let onTheWay = stage.shownControllers.map(\.title)
        stage.settle()

        #expect(onTheWay == ["Inbox", "Letter"])
        #expect(stage.shownControllers.map(\.title) == ["Letter"])
        #expect(stage.titles == ["Inbox", "Letter"])
    }
}

private final class Typist: UIView {
    private(set) var heard: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("down", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up", presses) }

    private func note(_ word: String, _ presses: Set<UIPress>) {
        for key in presses.compactMap(\.key) {
            let name = key.keyCode == .keyboardLeftArrow ? "left" : key.characters
            heard.append("\(word) \(name)\(key.modifierFlags.contains(.shift) ? " shift" : "")")
        }
    }
}
