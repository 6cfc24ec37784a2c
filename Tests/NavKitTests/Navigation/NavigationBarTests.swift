import Foundation
import NavTesting
import TestSupport
import Testing

@testable import NavKit

@MainActor @Suite struct NavigationBarTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var bar: UINavigationBar { nav.navigationBar }
    var stage: Stage { scene.stage }

    private var content: BarContent? { bar.subviews.compactMap { $0 as? BarContent }.last }
    private var titleText: String? { (content?.title as? UILabel)?.text }
    private var backText: String? { content?.back?.label.text }

    @Test func `the bar lies over the top of full pages and keeps its room clear`() {
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
        #expect(scene.page("A").view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(scene.page("A").view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))

        scene.push("B")
        stage.turn()
        #expect(scene.page("B").view.safeAreaInsets.top == 44)
        stage.settle()
        #expect(scene.page("B").view.safeAreaInsets.top == 44)
    }

    @Test func `a page that has left keeps no room for the bar`() {
        scene.push("B")
        stage.settle()
        let page = scene.page("B")

        nav.popViewController(animated: false)
        stage.settle()

        #expect(page.view.safeAreaInsets == .zero)
    }

    @Test func `a new page under the same top is where Back leads`() {
        scene.push("B")
        stage.settle()

        nav.setViewControllers([scene.page("C"), scene.page("B")], animated: false)
        stage.settle()

        #expect(bar.backItem === scene.page("C").navigationItem)
        #expect(backText == "C")
    }

    @Test func `what the window keeps clear comes on top`() {
        let root = UIViewController()
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        root.addChild(nav)
        stage.window.rootViewController = root
        root.view.addSubview(nav.view)
        nav.view.frame = root.view.bounds
        nav.didMove(toParent: root)
        stage.settle()

        #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 64))
        #expect(content?.frame == CGRect(x: 0, y: 20, width: 400, height: 44))
        #expect(scene.page("A").view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
    }

    @Test func `it shows the title of the top page in the middle and the one below on the way back`() {
        #expect(titleText == "A" && content?.back == nil)
        scene.push("B")
        stage.settle()

        #expect(titleText == "B" && backText == "A")
        #expect(abs(stage.shownFrame(of: content!.title).midX - 200) <= 0.5)
        #expect(bar.topItem === scene.page("B").navigationItem && bar.backItem === scene.page("A").navigationItem)
    }

    @Test func `a changed item shows at once`() {
        scene.push("B", animated: false)
        stage.settle()
        scene.page("B").title = "New"
        scene.page("A").navigationItem.backButtonTitle = "Home"
        stage.turn()
        #expect(titleText == "New" && backText == "Home")

        scene.page("B").navigationItem.hidesBackButton = true
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        scene.page("B").navigationItem.titleView = picture
        stage.turn()
        #expect(content?.back?.isHidden == true)
        #expect(picture.superview === content && picture.frame == CGRect(x: 170, y: 12, width: 60, height: 20))
    }

    @Test(.rules("V10")) func `a way back that is too long says Back, and then nothing`() {
        scene.page("A").title = "An uncommonly long title that cannot stand beside another one"
        scene.push("B", animated: false)
        stage.settle()
        #expect(backText == "Back")

        scene.page("B").title = String(repeating: "long ", count: 30)
        stage.turn()
        #expect(backText == "")
        #expect(stage.shownFrame(of: content!.title).minX >= 52 && stage.shownFrame(of: content!.title).maxX <= 384)
    }

    @Test(.rules("A13", "O-007")) func `a click on Back pops, and one more meanwhile does nothing`() {
        scene.push("B", animated: false)
        scene.push("C", animated: false)
        stage.settle()

        stage.tap(CGPoint(x: 20, y: 22))
        #expect(scene.titles == ["A", "B"])
        stage.tap(CGPoint(x: 20, y: 22))
        stage.settle()
        #expect(scene.titles == ["A", "B"])

        stage.tap(CGPoint(x: 20, y: 22))
        stage.settle()
        #expect(scene.titles == ["A"])
        stage.tap(CGPoint(x: 20, y: 22))
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("W1")) func `right to left the way back is at the right`() {
        nav.view.semanticContentAttribute = .forceRightToLeft
        scene.push("B", animated: false)
        stage.settle()
        let back = stage.shownFrame(of: content!.back!)
        #expect(back.maxX == 392)
        #expect(stage.shownFrame(of: content!.back!.label).maxX < back.maxX)
        stage.tap(CGPoint(x: 380, y: 22))
        stage.settle()
        #expect(scene.titles == ["A"])
    }

    @Test(.rules("V8", "C2")) func `titles move along with the pages and cross-fade`() {
        scene.push("B")
        stage.turn()
        let contents = bar.subviews.compactMap { $0 as? BarContent }
        #expect(contents.count == 2)
        let (old, new) = (contents[0], contents[1])
        #expect(stage.shownAlpha(of: old.title) == 1 && stage.shownAlpha(of: new.title) == 0)
        #expect(stage.shownFrame(of: old.title).midX == stage.shownFrame(of: new.back!.label).midX)

        stage.run(for: .milliseconds(100))
        let share = 1 - stage.shownFrame(of: scene.page("B").view).minX / 400
        #expect(abs(stage.shownAlpha(of: new.title) - share) < 1e-6)
        #expect(abs(stage.shownFrame(of: old.title).midX - stage.shownFrame(of: new.back!.label).midX) < 1e-6)
        stage.settle()
        #expect(bar.subviews.compactMap { $0 as? BarContent } == [new])
        #expect(new.title.transform == .identity && new.title.alpha == 1)
    }

    @Test(.rules("V9", "A55")) func `after a pop that was undone the old titles are back`() {
        scene.push("B", animated: false)
        stage.settle()
        let animator = Fade(scene.journal)
        animator.outcome = false
        scene.teller.animator = animator
        nav.popViewController(animated: true)
        stage.settle()

        #expect(titleText == "B" && backText == "A")
        #expect(bar.subviews.compactMap { $0 as? BarContent }.count == 1)
        #expect(content?.title.alpha == 1 && content?.title.transform == .identity)
    }

    @Test(.rules("V7")) func `the bar can go and come back, with its room`() {
        nav.isNavigationBarHidden = true
        stage.turn()
        #expect(bar.frame.maxY <= 0)
        #expect(scene.page("A").view.safeAreaInsets.top == 0)

        nav.setNavigationBarHidden(false, animated: true)
        stage.turn()
        stage.run(for: .milliseconds(100))
        #expect(abs(stage.shownFrame(of: bar).minY + 22) < 0.5)
        stage.run(for: .milliseconds(100))
        #expect(stage.shownFrame(of: bar).minY == 0)
        #expect(scene.page("A").view.safeAreaInsets.top == 44)
    }

    @Test(.rules("V7")) func `in a transition the bar goes along with it`() {
        scene.page("B").on = { if $0 == "WA" { nav.setNavigationBarHidden(true, animated: true) } }
        scene.push("B")
        stage.turn()
        #expect(stage.shownFrame(of: bar).minY == 0)
        stage.run(for: .milliseconds(100))
        let share = 1 - stage.shownFrame(of: scene.page("B").view).minX / 400
        #expect(abs(stage.shownFrame(of: bar).minY + 44 * share) < 1e-6)
        stage.settle()
        #expect(scene.page("B").view.safeAreaInsets.top == 0)
    }
}
