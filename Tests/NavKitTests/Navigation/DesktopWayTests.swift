import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// Back and Forward by the means of a desktop.
@MainActor @Suite struct DesktopWayTests {
    @Later var scene = NavigationScene("A", "B")
    let ahead = Ahead()
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }

    private func offer(_ name: String?) {
        ahead.page = name.map(scene.page)
        nav.delegate = ahead
    }

    private func type(_ key: Key, _ modifiers: KeyModifiers = []) {
        stage.send(.key(key, isDown: true, isRepeat: false, modifiers, at: stage.instant))
        stage.turn()
        stage.send(.key(key, isDown: false, isRepeat: false, modifiers, at: stage.instant))
        stage.turn()
    }

    private func click(_ button: MouseButton) {
        stage.send(.button(button, isDown: true, CGPoint(x: 200, y: 400), at: stage.instant))
        stage.turn()
    }

    private func wheel(_ dx: CGFloat, times: Int = 1) {
        for _ in 0..<times {
            stage.send(
                .wheel(
                    delta: CGVector(dx: dx, dy: 0), isPrecise: true, CGPoint(x: 200, y: 400), [],
                    at: stage.instant.advanced(bySeconds: 1.0 / 60)))
            stage.turn()
        }
    }

    private func minX(_ name: String) -> CGFloat { stage.shownFrame(of: scene.page(name).view).minX }

    @Test(arguments: ["button", "alt", "escape"]) func `back takes the page off, and at the root does nothing`(
        way: String
    ) {
        let press = {
            switch way {
            case "button": click(.back)
            case "alt": type(.left, .alternate)
            default: type(.escape)
            }
            stage.settle()
        }
        press()
        #expect(scene.titles == ["A"] && scene.hosted == "A")
        press()
        #expect(scene.titles == ["A"])
    }

    @Test(arguments: ["button", "alt"]) func `forward brings the page that the delegate offers`(way: String) {
        let press = {
            if way == "button" { click(.forward) } else { type(.right, .alternate) }
            stage.settle()
        }
        press()
        #expect(scene.titles == ["A", "B"])
        offer("C")
        press()
        #expect(scene.titles == ["A", "B", "C"] && scene.hosted == "C" && ahead.asked == ["B"])
        ahead.page = nil
        press()
        #expect(scene.titles == ["A", "B", "C"] && ahead.asked == ["B", "C"])
    }

    @Test(.rules("W1")) func `right to left the arrows change places`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        offer("C")
        type(.left, .alternate)
        stage.settle()
        #expect(scene.titles == ["A", "B", "C"])
        type(.right, .alternate)
        stage.settle()
        #expect(scene.titles == ["A", "B"])
    }

    @Test func `keys with other modifiers, and a page without a way back, are nobody's`() {
        type(.left)
        type(.left, [.alternate, .shift])
        type(.escape, .control)
        #expect(scene.titles == ["A", "B"])
        scene.page("B").navigationItem.hidesBackButton = true
        click(.back)
        type(.escape)
        type(.left, .alternate)
        stage.settle()
        #expect(scene.titles == ["A", "B"])
    }

    @Test func `a key that something in the page wants is not ours`() {
        let eater = KeyEater(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        scene.page("B").view.addSubview(eater)
        stage.turn()
        eater.becomeFirstResponder()
        type(.escape)
        stage.settle()
        #expect(eater.count == 1 && scene.titles == ["A", "B"])
    }

    @Test func `without a first responder keys go where the last click went, in a window of several stacks`() {
        let (left, right, root) = (UINavigationController(), UINavigationController(), UIViewController())
        let stage = Stage(root, size: CGSize(width: 800, height: 400))
        for (x, nav) in [(0.0, left), (400.0, right)] {
            nav.viewControllers = [UIViewController(), UIViewController()]
            root.addChild(nav)
            root.view.addSubview(nav.view)
            nav.view.frame = CGRect(x: x, y: 0, width: 400, height: 400)
            nav.didMove(toParent: root)
        }
        stage.settle()
        let escape = {
            stage.send(.key(.escape, isDown: true, isRepeat: false, [], at: stage.instant))
            stage.send(.key(.escape, isDown: false, isRepeat: false, [], at: stage.instant))
            stage.settle()
        }
        escape()
        #expect(left.viewControllers.count == 2 && right.viewControllers.count == 2)
        stage.tap(CGPoint(x: 600, y: 200))
        escape()
        #expect(left.viewControllers.count == 2 && right.viewControllers.count == 1)
    }

    @Test(.rules("V12")) func `a page that may not be left is not left, by whatever way`() {
        let nav = KeepingController()
        let stage = Stage(nav, size: CGSize(width: 400, height: 800))
        nav.setViewControllers([UIViewController(), UIViewController()], animated: false)
        stage.settle()
        nav.keeps = true
        stage.send(.button(.back, isDown: true, CGPoint(x: 200, y: 400), at: stage.instant))
        stage.send(.key(.escape, isDown: true, isRepeat: false, [], at: stage.instant))
        stage.send(.key(.escape, isDown: false, isRepeat: false, [], at: stage.instant))
        stage.settle()
        #expect(nav.heard.count == 2 && nav.viewControllers.count == 2)

        nav.heard = []
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for step in 1...20 {
            stage.drag(to: CGPoint(x: 4 + 10 * CGFloat(step), y: 400))
            stage.turn()
        }
        #expect(nav.heard == ["should "] && nav.transitionCoordinator == nil)
        stage.release(CGPoint(x: 204, y: 400))
        stage.settle()

        nav.heard = []
        for _ in 0..<20 {
            stage.send(
                .wheel(
                    delta: CGVector(dx: 8, dy: 0), isPrecise: true, CGPoint(x: 200, y: 400), [],
                    at: stage.instant.advanced(bySeconds: 1.0 / 60)))
            stage.turn()
        }
        #expect(nav.heard == ["should "] && nav.viewControllers.count == 2)
        stage.settle()
    }

    @Test(.rules("V13")) func `on a touchpad a swipe the other way brings the next page along`() {
        offer("C")
        wheel(-9)
        #expect(nav.transitionCoordinator == nil)
        wheel(-41)
        #expect(nav.transitionCoordinator?.isInteractive == true && minX("C") == 360)
        #expect(abs(minX("B") + 120 * 0.1) < 1e-9)
        wheel(-40, times: 5)
        #expect(minX("C") == 160 && ahead.asked == ["B"])
        stage.run(for: .milliseconds(150))
        stage.settle()
        #expect(scene.titles == ["A", "B", "C"] && scene.hosted == "C" && minX("C") == 0)
    }

    @Test(.rules("V13", "A47", "O-004")) func `a short way forward is undone`() {
        offer("C")
        wheel(-4, times: 20)
        #expect(minX("C") == 330)
        stage.run(for: .milliseconds(200))
        stage.settle()
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B" && scene.page("C").parent == nil)
        #expect(nav.navigationBar.topItem === scene.page("B").navigationItem)
        #expect(!scene.journal.entries.contains("C.DA(true)"))
    }

    @Test(.rules("V13")) func `a swipe that leads nowhere one way may turn round`() {
        wheel(-20, times: 3)
        #expect(nav.transitionCoordinator == nil)
        wheel(20, times: 3)
        #expect(minX("B") == 50)
        stage.settle()
    }

    @Test(.rules("V13", "W1")) func `right to left forward leads the other way`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        offer("C")
        stage.settle()
        wheel(50)
        #expect(minX("C") == -360)
        stage.settle()
    }

    @Test(.rules("O-007", "O-017")) func `back during a drag takes the page off once`() {
        for way in ["button", "alt"] {
            if scene.titles.count == 1 {
                scene.push("B", animated: false)
                stage.settle()
            }
            stage.press(CGPoint(x: 4, y: 400))
            stage.turn()
            stage.drag(to: CGPoint(x: 104, y: 400))
            stage.turn()
            if way == "button" { click(.back) } else { type(.left, .alternate) }
            let x = minX("B")
            stage.drag(to: CGPoint(x: 50, y: 400))
            stage.turn()
            #expect(minX("B") > x)
            stage.release(CGPoint(x: 50, y: 400))
            stage.settle()
            #expect(scene.titles == ["A"] && scene.hosted == "A")
        }
    }

    @Test func `Escape during a drag lets the page go back`() {
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        stage.drag(to: CGPoint(x: 304, y: 400))
        stage.turn()
        type(.escape)
        stage.drag(to: CGPoint(x: 350, y: 400))
        stage.release(CGPoint(x: 350, y: 400))
        stage.settle()
        #expect(scene.titles == ["A", "B"] && scene.hosted == "B")
    }

    @Test(arguments: [true, false]) func `the keyboard is where it was when a page is uncovered`(animated: Bool) {
        let buttons = (0..<3).map { index in
            let button = UIButton(type: .system)
            button.setTitle("\(index)", for: .normal)
            button.frame = CGRect(x: 50, y: 100 + 50 * CGFloat(index), width: 100, height: 40)
            scene.page("B").view.addSubview(button)
            return button
        }
        stage.turn()
        while !buttons[1].isFocused { type(.tab) }
        scene.push("C", animated: animated)
        stage.settle()
        #expect(!buttons[1].isFocused && stage.window.firstResponder == nil)

        nav.popViewController(animated: animated)
        stage.settle()
        #expect(buttons[1].isFocused)
        #expect(stage.color(at: CGPoint(x: 45.5, y: 170)) != stage.color(at: CGPoint(x: 45.5, y: 220)))
        scene.push("C")
        stage.settle()
        buttons[1].removeFromSuperview()
        nav.popViewController(animated: true)
        stage.settle()
        #expect(stage.window.firstResponder == nil)
    }

    @Test func `what took the keyboard meanwhile keeps it`() {
        let (old, new) = (KeyEater(), KeyEater())
        scene.page("B").view.addSubview(old)
        stage.turn()
        old.becomeFirstResponder()
        scene.push("C", animated: false)
        stage.settle()
        stage.window.addSubview(new)
        new.becomeFirstResponder()
        nav.popViewController(animated: false)
        stage.settle()
        #expect(new.isFirstResponder)
    }
}

@MainActor final class Ahead: UINavigationControllerDelegate {
    var page: UIViewController?
    var asked: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        asked.append("\(viewController)")
        return page
    }
}

private final class KeyEater: UIView {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
}
