import Foundation
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// A bar that stands alone, with items of its own.
@MainActor @Suite struct BarStackTests {
    @Later var stage = Stage(size: CGSize(width: 400, height: 300))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let delegate = BarDelegate()

    private func show(_ titles: String...) {
        bar.delegate = delegate
        bar.items = titles.map(UINavigationItem.init)
        stage.window.addSubview(bar)
        stage.settle()
    }

    private var titles: [String] { bar.items?.map { $0.title ?? "" } ?? [] }
    private var content: BarContent? { bar.subviews.compactMap { $0 as? BarContent }.last }

    @Test(.rules("V12")) func `it keeps its items, and shows the top one and the way to the one below`() {
        #expect(bar.items == nil && bar.topItem == nil && bar.popItem(animated: false) == nil)
        show("A", "B")
        #expect(titles == ["A", "B"] && bar.topItem?.title == "B" && bar.backItem?.title == "A")
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 1)) == CGSize(width: 300, height: 44))
        bar.setItems([], animated: false)
        #expect(bar.items == nil && bar.topItem == nil)
        #expect(delegate.heard.isEmpty)
    }

    @Test(.rules("V12")) func `a push asks first and tells when it is seen`() {
        show("A")
        let item = UINavigationItem(title: "B")
        bar.pushItem(item, animated: true)
        #expect(delegate.heard == ["shouldPush B"] && titles == ["A", "B"] && bar.topItem === item)
        stage.turn()
        stage.run(for: .milliseconds(100))
        #expect(bar.subviews.compactMap { $0 as? BarContent }.count == 2 && delegate.heard.count == 1)
        stage.settle()
        #expect(delegate.heard == ["shouldPush B", "didPush B"])
        bar.pushItem(UINavigationItem(title: "C"), animated: false)
        #expect(delegate.heard.suffix(2) == ["shouldPush C", "didPush C"])

        delegate.answer = false
        bar.pushItem(UINavigationItem(title: "D"), animated: true)
        #expect(titles == ["A", "B", "C"] && delegate.heard.last == "shouldPush D")
    }

    @Test(.rules("V12")) func `a pop asks first and tells when it is seen`() {
        show("A", "B", "C")
        #expect(bar.popItem(animated: true)?.title == "C")
        #expect(delegate.heard == ["shouldPop C"] && titles == ["A", "B"])
        stage.settle()
        #expect(delegate.heard == ["shouldPop C", "didPop C"])
        delegate.answer = false
        #expect(bar.popItem(animated: true) == nil && titles == ["A", "B"])
        delegate.answer = true
        bar.popItem(animated: false)
        #expect(delegate.heard.last == "didPop B")
        #expect(bar.popItem(animated: false) == nil && titles == ["A"] && delegate.heard.count == 5)
    }

    @Test(.rules("V12")) func `a click on Back pops, and two quick calls end as asked`() {
        show("A", "B", "C")
        stage.tap(CGPoint(x: 20, y: 22))
        #expect(titles == ["A", "B"])
        bar.pushItem(UINavigationItem(title: "D"), animated: true)
        stage.turn()
        bar.popItem(animated: true)
        bar.popItem(animated: true)
        stage.settle()
        #expect(titles == ["A"] && bar.topItem?.title == "A" && content?.back == nil)
        #expect(bar.subviews.compactMap { $0 as? BarContent }.count == 1)
        #expect(
            delegate.heard.filter { $0.hasPrefix("did") } == ["didPop C", "didPush D", "didPop D", "didPop B"])
    }

    @Test(.rules("V12")) func `new items come as a push or as a pop, and nobody is asked`() {
        show("A", "B")
        let (a, b) = (bar.items![0], bar.items![1])
        bar.setItems([a], animated: true)
        stage.turn()
        stage.run(for: .milliseconds(100))
        #expect(stage.shownFrame(of: content!.title).midX < 200)
        stage.settle()
        bar.setItems([a, b], animated: true)
        stage.settle()
        #expect(titles == ["A", "B"] && delegate.heard.isEmpty)
    }

    @Test(.rules("V12")) func `a subclass of the controller hears of its bar, and may keep the page`() {
        let scene = KeepingController()
        let stage = Stage(scene)
        scene.setViewControllers([UIViewController(), UIViewController()], animated: false)
        scene.viewControllers[1].title = "Draft"
        stage.settle()
        scene.keeps = true
        stage.tap(CGPoint(x: 20, y: 22))
        stage.settle()
        #expect(scene.heard == ["should Draft"] && scene.viewControllers.count == 2)
        scene.keeps = false
        stage.tap(CGPoint(x: 20, y: 22))
        #expect(scene.heard == ["should Draft", "should Draft"])
        stage.settle()
        #expect(scene.heard == ["should Draft", "should Draft", "did Draft"] && scene.viewControllers.count == 1)
    }

    @Test func `the bar of a controller has the pages' items`() {
        let scene = NavigationScene("A", "B")
        let items = scene.nav.navigationBar.items
        #expect(items == [scene.page("A").navigationItem, scene.page("B").navigationItem])
        #expect(scene.nav.navigationBar.delegate === scene.nav)
    }

    @Test(arguments: ["push", "pop", "set", "delegate"])
    func `the bar of a controller is not to be changed by hand`(call: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [call] in
            await MainActor.run {
                let nav = UINavigationController(rootViewController: UIViewController())
                let bar = nav.navigationBar
                switch call {
                case "push": bar.pushItem(UINavigationItem(title: ""), animated: false)
                case "pop": bar.popItem(animated: false)
                case "set": bar.items = []
                default: bar.delegate = nil
                }
                nav.popViewController(animated: false)
            }
        }
        expect(result, says: "UINavigationBar", "belongs to a navigation controller")
    }
}

@MainActor final class BarDelegate: UINavigationBarDelegate {
    var heard: [String] = []
    var answer = true

    private func hear(_ what: String, _ item: UINavigationItem) { heard.append("\(what) \(item.title ?? "")") }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        hear("shouldPush", item)
        return answer
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { hear("didPush", item) }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        hear("shouldPop", item)
        return answer
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { hear("didPop", item) }
}

/// A stack whose top page may not be left.
@MainActor final class KeepingController: UINavigationController {
    var keeps = false
    var heard: [String] = []

    override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        heard.append("should \(item.title ?? "")")
        return !keeps
    }

    override func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        super.navigationBar(navigationBar, didPop: item)
        heard.append("did \(item.title ?? "")")
    }
}
