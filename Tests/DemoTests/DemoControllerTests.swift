import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@testable import NavKitDemo

/// The demo in a window of its first size, laid out and drawn.
@MainActor private struct Scene {
    let demo = DemoController(transport: TransportView(figures: HeadsUpLine(painter: "test"), isDark: false))
    let stage: Stage

    init() {
        stage = Stage(demo, size: CGSize(width: 1100, height: 760))
        stage.settle()
    }

    var stack: UINavigationController? {
        demo.children.lazy.compactMap { $0 as? UINavigationController }.first
    }

    var titles: [String?]? { stack?.viewControllers.map(\.title) }

    func press(_ key: Key) {
        stage.send(.key(key, isDown: true, isRepeat: false, [], at: stage.instant))
        stage.turn()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        stage.resize(to: CGSize(width: width, height: height))
        stage.turn()
        stage.settle()
    }
}

@MainActor @Suite struct DemoControllerTests {
    /// The first row of the gallery, in a window of the first size.
    private let systemPush = CGPoint(x: 180, y: 145)
    /// The bar's back button.
    private let back = CGPoint(x: 575, y: 62)

    @Test func `a click on a transition pushes the next place, and back takes it away`() {
        let scene = Scene()
        scene.stage.tap(systemPush)
        #expect(scene.titles == ["Journeys 山行", "Li River"])
        scene.stage.settle()
        scene.stage.tap(systemPush)
        scene.stage.settle()
        #expect(scene.titles == ["Journeys 山行", "Li River", "Lofoten"])

        scene.stage.tap(back)
        scene.stage.settle()

        #expect(scene.titles == ["Journeys 山行", "Li River"])
    }

    @Test func `a digit pushes with its transition, and Escape goes back`() {
        let scene = Scene()
        scene.press(.character("2"))
        scene.stage.settle()
        #expect(scene.titles == ["Journeys 山行", "Li River"])

        scene.press(.escape)
        scene.stage.settle()

        #expect(scene.titles == ["Journeys 山行"])
    }

    @Test func `made narrow and wide again, even in mid push, the pages stay and the list comes back`() throws {
        let scene = Scene()
        let stack = try #require(scene.stack)
        scene.stage.tap(systemPush)
        scene.resize(360, 640)
        #expect(scene.titles == ["Transitions", "Li River"])
        #expect(scene.stage.shownFrame(of: stack.view).width == 360)

        scene.resize(1100, 760)

        #expect(scene.titles == ["Journeys 山行", "Li River"])
        let gallery = scene.demo.children.first { $0 is GalleryController }
        #expect(gallery?.view.safeAreaInsets == .zero)
        #expect(gallery?.view.window === scene.stage.window)
    }

    @Test func `the list that was a page under the bar keeps nothing clear beside the pages`() throws {
        let scene = Scene()
        scene.resize(360, 640)
        let gallery = try #require(scene.stack?.topViewController as? GalleryController)
        #expect(gallery.view.safeAreaInsets.top == 44)

        scene.resize(1100, 760)

        #expect(gallery.view.safeAreaInsets == .zero)
    }

    @Test(arguments: [(320, 480), (360, 640), (699, 500), (700, 500), (1100, 760), (1920, 1080)])
    func `nothing lies outside the window at any size`(width: Int, height: Int) {
        let scene = Scene()
        scene.resize(CGFloat(width), CGFloat(height))

        for view in scene.demo.view.subviews where !view.isHidden {
            #expect(scene.stage.window.bounds.contains(scene.stage.shownFrame(of: view)), "\(view)")
        }
    }
}
