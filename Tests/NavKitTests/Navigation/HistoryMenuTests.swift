import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// The list of earlier pages behind the back button.
@MainActor @Suite struct HistoryMenuTests {
    @Later var scene = NavigationScene("A", "B", "C", "D")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    private let button = CGPoint(x: 20, y: 22)

    private var menu: ChoiceMenu? { stage.window.subviews.compactMap { $0 as? ChoiceMenu }.last }
    private var words: [String] {
        menu?.rows.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text } ?? []
    }

    private func middle(ofRow index: Int) -> CGPoint {
        let frame = stage.shownFrame(of: menu!.rows[index])
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func clickRight() {
        stage.send(.button(.right, isDown: true, button, at: stage.instant))
        stage.turn()
    }

    private func type(_ key: Key, _ modifiers: KeyModifiers = []) {
        stage.send(.key(key, isDown: true, isRepeat: false, modifiers, at: stage.instant))
        stage.turn()
        stage.send(.key(key, isDown: false, isRepeat: false, modifiers, at: stage.instant))
        stage.turn()
    }

    @Test func `the right button shows the earlier titles, the nearest first, and a click pops there`() {
        scene.page("B").navigationItem.backButtonTitle = "Second"
        _ = stage
        clickRight()
        stage.settle()
        #expect(words == ["C", "Second", "A"])
        #expect(stage.shownFrame(of: menu!.rows[0]).minY >= 44)
        stage.tap(middle(ofRow: 1))
        #expect(scene.titles == ["A", "B"])
        stage.settle()
        #expect(menu == nil && scene.hosted == "B")
        #expect(scene.journal.entries.contains("animator for pop D→B"))
    }

    @Test func `a press that is held opens it, and the finger may choose at once`() {
        stage.press(button)
        stage.turn()
        stage.run(for: .milliseconds(400))
        #expect(menu == nil)
        stage.run(for: .milliseconds(200))
        #expect(words == ["C", "B", "A"])
        let goal = middle(ofRow: 2)
        stage.drag(to: goal)
        stage.turn()
        #expect(menu?.marked == 2)
        stage.release(goal)
        stage.settle()
        #expect(scene.titles == ["A"] && menu == nil)
    }

    @Test func `let go where it was pressed the menu stays, and Back does nothing`() {
        stage.press(button)
        stage.turn()
        stage.run(for: .milliseconds(600))
        stage.release(button)
        stage.settle()
        #expect(menu != nil && scene.titles.count == 4)
        stage.tap(CGPoint(x: 380, y: 700))
        stage.settle()
        #expect(menu == nil && scene.titles.count == 4)
    }

    @Test func `the keyboard opens it, walks it, and chooses`() {
        _ = stage
        let back = nav.navigationBar.subviews.compactMap { $0 as? BarContent }.last!.back!
        while !back.isFocused { type(.tab) }
        type(.down)
        #expect(menu?.marked == 0)
        type(.down)
        type(.down)
        #expect(menu?.marked == 2)
        type(.down)
        type(.up)
        type(.up)
        #expect(menu?.marked == 1)
        type(.enter)
        stage.settle()
        #expect(scene.titles == ["A", "B"] && menu == nil)
    }

    @Test func `Escape closes it, and the keyboard is where it was`() {
        _ = stage
        let back = nav.navigationBar.subviews.compactMap { $0 as? BarContent }.last!.back!
        while !back.isFocused { type(.tab) }
        type(.down)
        #expect(!back.isFocused)
        type(.escape)
        #expect(back.isFocused)
        stage.settle()
        #expect(menu == nil && scene.titles.count == 4)
    }

    @Test func `the pointer marks what it is over`() {
        _ = stage
        clickRight()
        stage.settle()
        stage.send(.hover(middle(ofRow: 1), at: stage.instant))
        stage.turn()
        #expect(menu?.marked == 1)
        type(.down)
        #expect(menu?.marked == 2)
    }

    @Test func `a page that goes by other means takes the menu along`() {
        _ = stage
        clickRight()
        nav.popViewController(animated: true)
        stage.settle()
        #expect(menu == nil && scene.titles == ["A", "B", "C"])
        clickRight()
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(menu == nil)
    }

    @Test func `at the root there is nothing to offer`() {
        nav.popToRootViewController(animated: false)
        stage.settle()
        clickRight()
        #expect(menu == nil)
    }

    @Test(.rules("V12")) func `a page that may not be left stays`() {
        let nav = KeepingController()
        let stage = Stage(nav)
        nav.setViewControllers([UIViewController(), UIViewController(), UIViewController()], animated: false)
        stage.settle()
        nav.keeps = true
        stage.send(.button(.right, isDown: true, button, at: stage.instant))
        stage.settle()
        let menu = stage.window.subviews.compactMap { $0 as? ChoiceMenu }.last!
        let row = stage.shownFrame(of: menu.rows[1])
        stage.tap(CGPoint(x: row.midX, y: row.midY))
        stage.settle()
        #expect(nav.viewControllers.count == 3 && nav.heard == ["should "])
    }

    @Test(.rules("W1")) func `right to left it hangs from the right`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        stage.send(.button(.right, isDown: true, CGPoint(x: 380, y: 22), at: stage.instant))
        stage.settle()
        let row = stage.shownFrame(of: menu!.rows[0])
        #expect(row.maxX > 350 && row.minX > 150)
    }

    @Test func `a long way back scrolls in the room that there is`() {
        nav.setViewControllers((0..<60).map { scene.page("P\($0)") }, animated: false)
        stage.settle()
        clickRight()
        stage.settle()
        #expect(words.count == 59)
        let panel = menu!.subviews[0]
        #expect(stage.shownFrame(of: panel).maxY <= 800)
        type(.end)
        #expect(stage.shownFrame(of: menu!.rows[58]).maxY <= 800)
        type(.enter)
        stage.settle()
        #expect(scene.titles == ["P0"])
    }
}
