import Foundation
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// What a page puts into the bar.
@MainActor @Suite struct BarItemTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }
    private var item: UINavigationItem { scene.page("B").navigationItem }
    private var content: BarContent? { nav.navigationBar.subviews.compactMap { $0 as? BarContent }.last }
    private func shown(_ title: String) -> UIButton? {
        content?.subviews.compactMap { $0 as? BarSide }.flatMap(\.subviews).compactMap { $0 as? UIButton }
            .first { $0.currentTitle == title }
    }

    @Test func `items at the right do what they are for, the first outermost`() {
        var told: [String] = []
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { told.append("done \(($0.sender as? UIBarButtonItem)?.tag ?? 0)") })
        done.tag = 7
        let edit = UIBarButtonItem(primaryAction: UIAction(title: "Change") { _ in told.append("change") })
        item.rightBarButtonItems = [done, edit]
        stage.turn()
        let (first, second) = (stage.shownFrame(of: shown("Done")!), stage.shownFrame(of: shown("Change")!))
        #expect(first.maxX == 384 && second.maxX < first.minX)
        #expect(shown("Done")?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))

        stage.tap(CGPoint(x: first.midX, y: 22))
        stage.tap(CGPoint(x: second.midX, y: 22))
        #expect(told == ["done 7", "change"])

        done.isEnabled = false
        stage.turn()
        stage.tap(CGPoint(x: first.midX, y: 22))
        #expect(told.count == 2)
        edit.isHidden = true
        done.title = "Fini"
        stage.turn()
        #expect(shown("Change") == nil && shown("Fini") != nil)
        #expect(item.rightBarButtonItem === done)
    }

    private var rightViews: [UIView] { content?.rightSide.subviews ?? [] }
    private func frame(_ view: UIView) -> CGRect { stage.shownFrame(of: view) }

    @Test(arguments: UIBarButtonItem.SystemItem.allCases)
    func `every item that bars know is a word, a symbol, or room`(system: UIBarButtonItem.SystemItem) {
        var clicks = 0
        item.rightBarButtonItem = UIBarButtonItem(systemItem: system, primaryAction: UIAction { _ in clicks += 1 })
        stage.turn()
        guard system != .flexibleSpace, system != .fixedSpace else { return #expect(rightViews.isEmpty) }
        let button = rightViews.first as? UIButton
        #expect((button?.currentImage != nil) != (button?.currentTitle?.isEmpty == false))
        #expect(item.rightBarButtonItem?.title?.isEmpty == false)
        stage.tap(CGPoint(x: frame(rightViews[0]).midX, y: 22))
        #expect(clicks == 1)
    }

    @Test func `the numbers of the items are those that UIKit has`() {
        let numbers: [(UIBarButtonItem.SystemItem, Int)] = [
            (.add, 4), (.flexibleSpace, 5), (.fixedSpace, 6), (.compose, 7), (.trash, 16), (.fastForward, 20),
            (.undo, 21),
            (.redo, 22), (.close, 24),
        ]
        for (system, number) in numbers { #expect(system.rawValue == number) }
    }

    @Test func `a fixed space stands in place of the usual gap, a flexible one takes what is left beside the title`() {
        let boxes = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let items = boxes.map(UIBarButtonItem.init(customView:))
        item.rightBarButtonItems = [items[0], items[1], .fixedSpace(30), items[2]]
        stage.turn()
        #expect(frame(boxes[0]).maxX == 384 && frame(boxes[1]).maxX == 352 && frame(boxes[2]).maxX == 302)

        item.rightBarButtonItems = [items[0], .flexibleSpace(), items[1]]
        stage.turn()
        let title = frame(content!.title)
        #expect(frame(boxes[0]).maxX == 384 && abs(frame(boxes[1]).minX - title.maxX - 8) <= 1)
        #expect(abs(title.midX - 200) <= 0.5)

        item.rightBarButtonItems = [items[0]]
        items[0].width = 50
        stage.turn()
        #expect(frame(boxes[0]).width == 50 && frame(boxes[0]).maxX == 384)
    }

    @Test(.rules("V10", "V11", "A57", "O-044")) func `an item of one's own takes the place of the way back`() {
        item.leftBarButtonItem = UIBarButtonItem(title: "Close")
        stage.turn()
        #expect(content?.back?.isHidden == true)
        #expect(stage.shownFrame(of: shown("Close")!).minX == 16)
        #expect(!item.leavesRoomForBack)

        item.leftItemsSupplementBackButton = true
        stage.turn()
        #expect(content?.back?.isHidden == false && item.leavesRoomForBack)
        #expect(stage.shownFrame(of: shown("Close")!).minX > stage.shownFrame(of: content!.back!).maxX)

        item.hidesBackButton = true
        stage.turn()
        #expect(content?.back?.isHidden == true && !item.leavesRoomForBack)
        #expect(stage.shownFrame(of: shown("Close")!).minX == 16)
    }

    @Test(.rules("V10")) func `the way back says the back item's title, then the back title, then the title`() {
        let below = scene.page("A").navigationItem
        #expect(content?.back?.label.text == "A")
        below.backButtonTitle = "Return"
        stage.turn()
        #expect(content?.back?.label.text == "Return")
        below.backBarButtonItem = UIBarButtonItem(title: "Home")
        stage.turn()
        #expect(content?.back?.label.text == "Home")
        below.backBarButtonItem = UIBarButtonItem(customView: UIView())
        stage.turn()
        #expect(content?.back?.label.text == "Return")
    }

    @Test(.rules("V11")) func `a view of one's own stands between title and edge`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        item.rightBarButtonItem = UIBarButtonItem(customView: view)
        item.title = String(repeating: "long ", count: 30)
        stage.turn()
        #expect(stage.shownFrame(of: view) == CGRect(x: 354, y: 12, width: 30, height: 20))
        #expect(stage.shownFrame(of: content!.title).maxX <= 354)
    }

    @Test(.rules("W1")) func `right to left the sides change`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        item.rightBarButtonItem = UIBarButtonItem(title: "More")
        stage.settle()
        #expect(stage.shownFrame(of: shown("More")!).minX == 16)
    }

    @Test(.rules("V12")) func `Back asks, and the end of a transition is told`() {
        let nav = AskedNavigation(rootViewController: scene.page("A"))
        stage.window.rootViewController = nav
        nav.pushViewController(scene.page("B"), animated: true)
        stage.settle()
        #expect(nav.told == ["pushed B"])
        nav.told = []

        nav.answer = false
        stage.tap(CGPoint(x: 20, y: 22))
        stage.settle()
        #expect(nav.told == ["asked B"] && nav.viewControllers.count == 2)
        #expect(nav.navigationBar.topItem?.title == "B")

        nav.answer = true
        stage.tap(CGPoint(x: 20, y: 22))
        #expect(nav.told == ["asked B", "asked B"])
        stage.settle()
        #expect(nav.told == ["asked B", "asked B", "popped B"] && nav.viewControllers.count == 1)
    }
}

private final class AskedNavigation: UINavigationController {
    var answer = true
    var told: [String] = []

    override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        told.append("asked \(item.title ?? "")")
        return answer && super.navigationBar(navigationBar, shouldPop: item)
    }

    override func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        super.navigationBar(navigationBar, didPush: item)
        told.append("pushed \(item.title ?? "")")
    }

    override func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        super.navigationBar(navigationBar, didPop: item)
        told.append("popped \(item.title ?? "")")
    }
}
