import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct SheetStackTests {
    /// A stack in a window 400 × 800, with level 1 on it.
    @MainActor final class Scene {
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let journal = Journal()
        private(set) var pages: [Page] = []
        private(set) lazy var stack = SheetStack(["1"]) { [unowned self] item in
            let page = Page(item, journal)
            pages.append(page)
            return page
        }

        init() {
            stage.window.rootViewController = stack
            stage.settle()
            _ = journal.take()
        }

        func push(_ item: String) {
            stack.push(item)
            stage.settle()
        }

        /// One turn for what was asked, then as long as that.
        func run(_ milliseconds: Int) {
            stage.turn()
            stage.run(for: .milliseconds(milliseconds))
        }

        func y(_ index: Int) -> Double { stage.shownFrame(of: pages[index].view).minY }

        /// Of the levels' slots, bottom to top.
        var alphas: [Double] { pages.compactMap { $0.viewIfLoaded?.superview }.map { stage.shownAlpha(of: $0) } }
    }

    @Later var scene = Scene()

    @Test(.rules("SS1")) func `a level rises as its spring does, once, to exactly its place`() {
        scene.stack.push("2")
        scene.run(100)
        #expect(isNear(scene.y(1), 312.8, by: 2))
        scene.stage.run(for: .milliseconds(184))
        #expect(scene.y(1) <= 16)
        scene.stage.settle()

        #expect(scene.y(1) == 0)
        #expect(scene.journal.take().filter { $0 == "2.DA(true)" }.count == 1)
    }

    @Test(.rules("SS2")) func `levels below do not move`() {
        scene.push("2")
        scene.stack.push("3")
        for _ in 0..<20 {
            scene.stage.turn()
            #expect(scene.y(0) == 0 && scene.y(1) == 0)
        }
        scene.stage.settle()
        scene.stack.pop()
        for _ in 0..<20 {
            scene.stage.turn()
            #expect(scene.y(0) == 0 && scene.y(1) == 0)
        }
    }

    @Test(.rules("SS3", "O-114")) func `a level that leaves stays over the one it reveals`() {
        scene.push("2")
        scene.pages[0].view.backgroundColor = .systemGreen
        scene.pages[1].view.backgroundColor = .systemRed
        scene.stage.settle()
        scene.stack.pop()
        scene.run(50)

        let (revealed, leaving) = (
            scene.stage.color(at: CGPoint(x: 200, y: 20)), scene.stage.color(at: CGPoint(x: 200, y: 790))
        )
        #expect(scene.y(1) > 30)
        #expect((revealed?.green ?? 0) > (revealed?.red ?? 1))
        #expect((leaving?.red ?? 0) > (leaving?.green ?? 1))
    }

    @Test(.rules("SS4")) func `at rest only the top level is drawn, or the base too where it is kept`() {
        scene.push("2")
        scene.push("3")
        #expect(scene.alphas == [0, 0, 1])

        scene.stack.keepsBaseVisible = true
        scene.stage.settle()
        #expect(scene.alphas == [1, 0, 1])
    }

    @Test func `a level is seen until it is covered, and again from the first frame of the pop`() {
        scene.push("2")
        scene.stack.push("3")
        scene.run(200)
        #expect(scene.alphas == [0, 1, 1])
        scene.stage.settle()
        #expect(scene.alphas == [0, 0, 1])

        scene.stack.pop()
        scene.stage.turn()
        #expect(scene.alphas == [0, 1, 1])
    }

    @Test func `covered levels can fade on the same clock`() {
        scene.stack.fadesCovered = true
        scene.stack.push("2")
        scene.run(100)

        #expect(isNear(scene.alphas[0], 1 - 0.609, by: 0.02))
    }

    @Test(.rules("SS6")) func `the base stays, and equal items are levels of their own`() {
        #expect(scene.stack.pop() == nil)
        scene.stage.settle()
        #expect(scene.journal.take().isEmpty && scene.stack.items == ["1"])

        scene.push("A")
        scene.push("A")
        #expect(scene.stack.items == ["1", "A", "A"] && scene.pages.count == 3)
        #expect(scene.stack.pop() == "A" && scene.stack.pop() == "A" && scene.stack.pop() == nil)

        let empty = SheetStack<String> { Page($0, scene.journal) }
        #expect(empty.pop() == nil && empty.items.isEmpty)
    }

    @Test(.rules("SS7")) func `changes on the way go on from where everything is`() {
        scene.stack.push("2")
        scene.run(80)
        let rising = scene.y(1)
        scene.stack.pop()
        scene.stage.turn()
        #expect(abs(scene.y(1) - rising) < 90)
        scene.stage.run(for: .milliseconds(80))
        let leaving = scene.y(1)
        scene.stack.push("3")
        scene.stage.turn()
        #expect(abs(scene.y(1) - leaving) < 90 && scene.y(2) > 700)
        scene.stage.run(for: .seconds(1))

        #expect(scene.stack.items == ["1", "3"] && scene.stack.children == [scene.pages[0], scene.pages[2]])
        #expect(scene.y(2) == 0)
    }

    @Test(.rules("SS8"))
    func `covered levels take no clicks, and the revealed one takes them where the leaving one is not`() {
        let button = UIButton(frame: CGRect(x: 100, y: 40, width: 100, height: 40))
        button.addAction(UIAction { [scene] _ in scene.journal.record("click") }, for: .touchUpInside)
        scene.pages[0].view.addSubview(button)
        let low = UIButton(frame: CGRect(x: 100, y: 740, width: 100, height: 40))
        low.addAction(UIAction { [scene] _ in scene.journal.record("low") }, for: .touchUpInside)
        scene.pages[0].view.addSubview(low)
        scene.push("2")
        _ = scene.journal.take()

        scene.stage.tap(CGPoint(x: 150, y: 60))
        scene.stage.turn()
        #expect(scene.journal.take().isEmpty)

        scene.stack.pop()
        scene.run(60)
        _ = scene.journal.take()
        scene.stage.tap(CGPoint(x: 150, y: 60))
        scene.stage.tap(CGPoint(x: 150, y: 760))
        scene.stage.turn()
        #expect(scene.journal.take() == ["click"])
    }

    @Test(.rules("SS9")) func `a faster clock shows the same motion earlier`() {
        let slow = scene.stage
        _ = slow
        for milliseconds in [30, 60, 100, 150, 250] {
            let fast = height(.default.speed(1.8), after: Double(milliseconds) / 1000)
            let plain = height(.default, after: Double(milliseconds) * 1.8 / 1000)
            #expect(abs(fast - plain) < 0.005 * 800)
        }
    }

    @Test(.rules("SS10")) func `a covered level keeps its state`() {
        scene.push("2")
        let level = scene.pages[1]
        level.view.tag = 41
        scene.push("3")
        scene.stack.pop()
        scene.stage.settle()

        #expect(scene.pages[1] === level && level.view.tag == 41 && level.view.window != nil)
    }

    @Test func `a popped level is let go when it has left`() {
        weak var popped: UIViewController?
        let stage = Stage()
        let stack = SheetStack([0, 1]) { _ in UIViewController() }
        stage.window.rootViewController = stack
        stage.settle()
        popped = stack.topChild
        stack.pop()
        stage.turn()
        #expect(popped != nil)
        stage.settle()

        #expect(popped == nil)
    }

    @Test func `the levels hear of their coming and going`() {
        scene.push("2")
        #expect(
            scene.journal.take().filter { $0.hasSuffix("(true)") } == [
                "1.WD(true)", "2.WA(true)", "2.IA(true)", "1.DD(true)", "2.DA(true)",
            ])

        scene.stack.pop()
        scene.stage.settle()
        #expect(
            scene.journal.take().filter { $0.hasSuffix("(true)") } == [
                "2.WD(true)", "1.WA(true)", "1.IA(true)", "2.DD(true)", "1.DA(true)",
            ])
    }

    @Test func `a clock that stands still is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MotionTiming.default.speed(0)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("MotionTiming.speed(0.0)"))
    }

    /// Where a view that sets out from 0 to 800 is after that many seconds.
    private func height(_ timing: MotionTiming, after seconds: Double) -> Double {
        let moving = MovingScene()
        timing.animate { moving.view.center.y += 800 }
        moving.stage.turn()
        moving.stage.run(for: .seconds(seconds))
        return moving.y
    }
}
