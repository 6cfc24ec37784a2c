import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@testable import NavKitDemo

/// The demo in a window of its first size, laid out and drawn.
@MainActor private struct Demo {
    let demo: DemoController
    let stage: Stage

    init(_ scene: Scene? = nil, width: CGFloat = 1100, height: CGFloat = 760) {
        demo = DemoController(
            scene, transport: TransportView(figures: HeadsUpLine(painter: "test"), isDark: false))
        stage = Stage(demo, size: CGSize(width: width, height: height))
        stage.settle()
    }

    var shown: StageController? { demo.children.lazy.compactMap { $0 as? StageController }.first }
    var gallery: GalleryController? { demo.children.lazy.compactMap { $0 as? GalleryController }.first }
    var titles: [String?]? { (shown?.page as? UINavigationController)?.viewControllers.map(\.title) }

    func press(_ key: Key) {
        for isDown in [true, false] {
            stage.send(.key(key, isDown: isDown, isRepeat: false, [], at: stage.instant))
        }
        stage.turn()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        stage.resize(to: CGSize(width: width, height: height))
        stage.turn()
        stage.settle()
    }
}

@MainActor @Suite struct DemoControllerTests {
    /// The first tile of the gallery, in a window of the first size.
    private let systemPush = CGPoint(x: 95, y: 200)
    /// The bar's back button.
    private let back = CGPoint(x: 575, y: 62)

    @Test func `a click on a tile plays its scene, and the page's own back button takes the page away`() {
        let demo = Demo()
        demo.stage.tap(systemPush)
        #expect(demo.titles == ["Journeys 山行", "Li River"])
        demo.stage.settle()

        demo.stage.tap(back)
        demo.stage.settle()

        #expect(demo.titles == ["Journeys 山行"])
    }

    @Test func `a digit chooses a scene and plays it, R plays it back, Escape goes back`() {
        let demo = Demo()
        demo.press(.character("2"))
        demo.stage.settle()
        #expect(demo.shown?.scene.name == "slide-pair")
        #expect(demo.titles == ["Journeys 山行", "Li River"])

        demo.press(.character("r"))
        demo.stage.settle()
        #expect(demo.titles == ["Journeys 山行"])

        demo.press(.character("r"))
        demo.stage.settle()
        demo.press(.escape)
        demo.stage.settle()
        #expect(demo.titles == ["Journeys 山行"])
    }

    @Test func `played again in mid play, a scene goes back when it has arrived, once`() {
        let demo = Demo()
        for _ in 0..<4 { demo.press(.character("r")) }
        #expect(demo.titles == ["Journeys 山行", "Li River"])

        demo.stage.settle()

        #expect(demo.titles == ["Journeys 山行"])
    }

    @Test func `made narrow and wide again, even in mid push, the pages stay`() throws {
        let demo = Demo(.systemPush)
        let page = try #require(demo.shown?.page)
        demo.stage.tap(systemPush)
        demo.resize(360, 640)
        #expect(demo.titles == ["Journeys 山行", "Li River"])
        #expect(demo.stage.shownFrame(of: page.view).width == 360)

        demo.resize(1100, 760)

        #expect(demo.titles == ["Journeys 山行", "Li River"])
        #expect(demo.gallery?.view.window === demo.stage.window)
    }

    @Test func `a narrow window shows the gallery, then the scene, and Escape goes back to the gallery`() throws {
        let demo = Demo(width: 360, height: 640)
        let (gallery, shown) = (try #require(demo.gallery), try #require(demo.shown))
        #expect(demo.stage.shownFrame(of: shown.view).minX == 360)

        demo.stage.tap(CGPoint(x: 95, y: 200))
        demo.stage.settle()
        #expect(demo.stage.shownFrame(of: shown.view) == demo.stage.window.bounds)
        #expect(demo.titles == ["Journeys 山行", "Li River"])

        demo.press(.escape)
        demo.stage.settle()
        #expect(demo.titles == ["Journeys 山行"])
        demo.press(.escape)
        demo.stage.settle()
        #expect(demo.stage.shownFrame(of: gallery.view) == demo.stage.window.bounds)
        #expect(demo.stage.shownFrame(of: shown.view).minX == 360)
    }

    @Test func `a scene that was asked for is there at once, in a narrow window too`() throws {
        #expect(Demo(.fadeThrough).shown?.scene.name == "fade-through")
        let demo = Demo(.fadeThrough, width: 360, height: 640)
        #expect(demo.stage.shownFrame(of: try #require(demo.shown?.view)) == demo.stage.window.bounds)
    }

    @Test(arguments: [(320, 480), (360, 640), (699, 500), (700, 500), (1100, 760), (1920, 1080)])
    func `nothing lies outside the window at any size`(width: Int, height: Int) {
        let demo = Demo()
        demo.resize(CGFloat(width), CGFloat(height))

        for view in (demo.gallery?.view.subviews ?? []) + (demo.shown?.view.subviews ?? []) where !view.isHidden {
            let frame = demo.stage.shownFrame(of: view)
            #expect(demo.stage.window.bounds.contains(frame) || frame.minX == CGFloat(width), "\(view)")
        }
    }
}
