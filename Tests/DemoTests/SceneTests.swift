import Foundation
import NavKit
import NavTesting
import Testing

@testable import NavKitDemo

@MainActor @Suite struct SceneTests {
    @Test func `every scene has a name of its own that can be typed`() {
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")

        #expect(Set(Scene.names).count == Scene.names.count)
        for name in Scene.names {
            #expect(!name.isEmpty && name.allSatisfy(letters.contains), "\(name)")
            #expect(Scene.named(name)?.name == name)
        }
        #expect(Scene.named("no such scene") == nil)
    }

    @Test func `every scene says what it is, in a file that can be read`() throws {
        for scene in Scene.all {
            #expect(!scene.title.isEmpty && !scene.caption.isEmpty, "\(scene.name)")
            #expect(try String(contentsOfFile: scene.file, encoding: .utf8).contains("\"\(scene.name)\""))
        }
    }

    @Test func `every scene plays away and back on its stage, and comes to rest`() {
        for scene in Scene.all {
            let page = scene.makePage()
            let stage = Stage(page)
            stage.settle()
            page.play()
            stage.settle()
            page.play()
            stage.settle()
            #expect(page.view.window === stage.window, "\(scene.name)")
        }
    }

    @Test func `a scene that is taken off the stage leaves nothing behind`() {
        let demo = DemoController(
            transport: TransportView(figures: HeadsUpLine(painter: "test"), isDark: false))
        let stage = Stage(demo, size: CGSize(width: 1100, height: 760))
        stage.settle()
        weak let old = demo.children.lazy.compactMap { $0 as? StageController }.first?.page

        stage.send(.key(.character("2"), isDown: true, isRepeat: false, [], at: stage.instant))
        stage.turn()
        stage.settle()

        #expect(old == nil)
    }
}
