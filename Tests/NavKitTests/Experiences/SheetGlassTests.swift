import Foundation
import NavKit
import NavRaster
import NavTesting
import TestSupport
import Testing

/// Levels on glass, over a base of stripes.
@MainActor @Suite struct SheetGlassTests {
    @MainActor final class Scene {
        let stage = Stage(size: CGSize(width: 200, height: 400))
        private(set) var pages: [UIViewController] = []
        private(set) lazy var stack = SheetStack(["base"]) { [unowned self] item in
            let page = UIViewController()
            if item == "base" {
                for index in 0..<20 {
                    let stripe = UIView(frame: CGRect(x: 0, y: index * 20, width: 200, height: 20))
                    stripe.backgroundColor = index.isMultiple(of: 2) ? .systemRed : .systemBlue
                    page.view.addSubview(stripe)
                }
            } else {
                let mark = UIView(frame: CGRect(x: 150, y: 10, width: 40, height: 380))
                mark.backgroundColor = .systemGreen
                page.view.addSubview(mark)
            }
            pages.append(page)
            return page
        }
        private let painter = CPUPainter()
        private let pixels = UnsafeMutableRawPointer.allocate(byteCount: 200 * 400 * 4, alignment: 16)
        private var buffer: PixelBuffer { PixelBuffer(pixels: pixels, width: 200, height: 400, bytesPerRow: 800) }

        init() {
            stack.material = UIBlurEffect(style: .systemUltraThinMaterial)
            stage.window.rootViewController = stack
            stage.settle()
        }

        isolated deinit { pixels.deallocate() }

        func push(_ item: String) {
            stack.push(item)
            stage.settle()
        }

        /// One frame later: how often something was blurred for it.
        func blurs() -> Int {
            let before = painter.blurPasses
            stage.turn()
            if let picture = stage.backend.picture { _ = painter.paint(picture, into: buffer) }
            return painter.blurPasses - before
        }

        func color(_ x: Double, _ y: Double) -> CGColor? { stage.color(at: CGPoint(x: x, y: y)) }
    }

    @Later var scene = Scene()

    @Test(.rules("SS4")) func `a frame blurs once at most, however many levels move`() {
        scene.stack.push("2")
        var most = 0
        for _ in 0..<5 { most = max(most, scene.blurs()) }
        scene.stack.push("3")
        for _ in 0..<5 { most = max(most, scene.blurs()) }
        scene.stack.pop()
        for _ in 0..<60 { most = max(most, scene.blurs()) }
        #expect(most == 1)

        scene.push("3")
        #expect(scene.blurs() == 0)
    }

    @Test(.rules("SS5")) func `two panes of glass look like one`() throws {
        scene.push("2")
        let one = try (20..<380).map { try #require(scene.color(50, Double($0))) }
        scene.push("3")
        for (y, color) in zip(20..<380, one) {
            let two = try #require(scene.color(50, Double(y)))
            #expect(abs(two.red - color.red) <= 1.0 / 255 && abs(two.blue - color.blue) <= 1.0 / 255)
        }
        #expect(try #require(scene.color(50, 100)).red != UIColor.systemRed.cgColor.red)
    }

    @Test(.rules("SS5")) func `the glass behind a level looks the same while the next one rises and when it rests`() throws {
        scene.push("2")
        let before = try #require(scene.color(50, 300))
        scene.stack.push("3")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        let top = scene.stage.shownFrame(of: scene.pages[2].view).minY
        #expect((20..<280).contains(top))
        #expect(scene.color(50, 300) == before)
        scene.stage.settle()
        #expect(scene.color(50, 300) == before)
    }

    @Test func `a level is seen down to the edge of the one that comes to lie on it`() throws {
        scene.push("2")
        let mark = try #require(scene.color(170, 20)), glass = try #require(scene.color(50, 395))
        scene.stack.push("bare")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        scene.pages[2].view.subviews.forEach { $0.isHidden = true }
        scene.stage.redraw()
        let top = scene.stage.shownFrame(of: scene.pages[2].view).minY

        #expect(scene.color(170, top - 3) == mark)
        #expect(scene.color(170, top + 3) != mark)
        #expect(glass != mark)
    }

    @Test func `the base keeps its colours where no level lies`() {
        let before = scene.color(50, 30)
        scene.stack.push("2")
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(60))
        #expect(scene.stage.shownFrame(of: scene.pages[1].view).minY > 60)
        #expect(scene.color(50, 30) == before)
        scene.stage.settle()
        #expect(scene.color(50, 30) != before)
        scene.stack.pop()
        scene.stage.settle()
        #expect(scene.color(50, 30) == before)
    }
}
