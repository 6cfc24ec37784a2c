import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A sheet with content that scrolls.
@MainActor private struct ScrollingSheet {
    let scene: SheetScene
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        scene = SheetScene()
        content.contentSize = CGSize(width: 400, height: 2000)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.page.view.addSubview(content)
        scene.up()
    }

    var offset: CGFloat { content.contentOffset.y }

    func move(to y: CGFloat) {
        scene.stage.drag(to: CGPoint(x: 200, y: y))
        scene.stage.turn()
    }
}

@MainActor @Suite struct SheetScrollTests {
    @Test func `a drag up in content makes the sheet higher, then scrolls`() {
        let sheet = ScrollingSheet()
        let scene = sheet.scene
        scene.press(700, by: -40)
        #expect(scene.top < 424 && sheet.offset == 0)

        for y in stride(from: 650.0, through: 150, by: -50) { sheet.move(to: y) }
        #expect(scene.top == 24)
        #expect(sheet.offset > 50)
        scene.stage.run(for: .milliseconds(200))
        scene.release(150)
        scene.stage.settle()

        #expect(scene.top == 24 && sheet.offset > 50)
        #expect(scene.sheet.selectedDetentIdentifier == .large)
    }

    @Test func `a drag down scrolls to the start, then moves the sheet`() {
        let sheet = ScrollingSheet()
        let scene = sheet.scene
        scene.sheet.selectedDetentIdentifier = .large
        scene.stage.turn()
        sheet.content.contentOffset.y = 100
        scene.press(200, by: 40)
        #expect(scene.top == 24 && sheet.offset < 100 && sheet.offset > 40)

        for y in stride(from: 260.0, through: 560, by: 50) { sheet.move(to: y) }
        #expect(sheet.offset == 0)
        #expect(scene.top > 200)
        scene.stage.run(for: .milliseconds(200))
        scene.release(560)
        scene.stage.settle()

        #expect(scene.top == 424)
        #expect(scene.journal.take() == ["detent medium"])
    }

    @Test func `content that is not to make the sheet higher scrolls where it is`() {
        let sheet = ScrollingSheet()
        sheet.scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = false

        sheet.scene.drag(from: 700, by: -200)
        sheet.scene.stage.settle()

        #expect(sheet.scene.top == 424)
        #expect(sheet.offset > 100)
    }

    @Test func `content pulled down far takes the sheet away`() {
        let sheet = ScrollingSheet()

        sheet.scene.drag(from: 450, by: 330)
        sheet.scene.stage.settle()

        #expect(sheet.scene.journal.take().last == "didDismiss")
        #expect(sheet.offset == 0)
    }

    @Test func `content that cannot move leaves the drag to the sheet`() {
        let sheet = ScrollingSheet()
        sheet.content.contentSize = CGSize(width: 400, height: 100)

        sheet.scene.drag(from: 700, by: -300)
        sheet.scene.stage.settle()

        #expect(sheet.scene.top == 24)
    }

    @Test func `content let go while it scrolls runs on`() {
        let sheet = ScrollingSheet()
        sheet.scene.sheet.selectedDetentIdentifier = .large
        sheet.scene.stage.turn()

        sheet.scene.drag(from: 700, by: -200, steps: 4, rests: false)
        let offset = sheet.offset
        sheet.scene.stage.settle()

        #expect(sheet.offset > offset + 50)
        #expect(sheet.scene.top == 24)
    }
}
