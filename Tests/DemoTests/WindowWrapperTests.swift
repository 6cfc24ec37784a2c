import Foundation
import NavCore
import NavKit
import Testing

@testable import NavKitDemo

@MainActor @Suite struct WindowWrapperTests {
    private let list = DisplayList(
        size: CGSize(width: 4, height: 4), scale: 1, background: .white,
        root: Fragment(commands: [], bounds: .null, opaqueRect: .null))

    @Test func `a script's events come at their times, and a still window is woken for them`() throws {
        let offscreen = OffscreenWindow(size: CGSize(width: 100, height: 100))
        let window = ScriptedWindow(offscreen, script: try InputScript(text: "wait 2\ntap 5 6\nsize 50 60"))

        let begin = window.takeEvents(.forever)
        let press = window.takeEvents(.forever)
        let release = window.takeEvents(.forever)

        #expect(begin.events.isEmpty)
        #expect(abs(press.instant.seconds(since: begin.instant) - 2) < 1e-9)
        #expect(press.events.count == 1)
        #expect(release.events.count == 1)
        #expect(window.size == CGSize(width: 50, height: 60))
        #expect(window.takeEvents(.forever).events == [.close])
    }

    @Test func `the pointer drags while it is pressed, and hovers when it is not`() throws {
        let script = try InputScript(text: "press 0 0\nmove 8 0 0.05\nrelease\nmove 9 0 0")
        let window = ScriptedWindow(OffscreenWindow(size: CGSize(width: 10, height: 10)), script: script)
        var kinds: [String] = []
        for _ in 0..<6 {
            for event in window.takeEvents(.none).events {
                switch event {
                case .touch(let touch): kinds.append("\(touch.phase)")
                case .hover: kinds.append("hover")
                default: kinds.append("other")
                }
            }
        }

        #expect(kinds == ["began", "moved", "moved", "moved", "ended", "hover"])
    }

    @Test func `while something moves a turn lasts one period`() throws {
        let window = ScriptedWindow(
            OffscreenWindow(size: CGSize(width: 10, height: 10)), script: try InputScript(text: "wait 9\nclose"))
        let first = window.takeEvents(.none).instant

        #expect(abs(window.takeEvents(.none).instant.seconds(since: first) - 1.0 / 60) < 1e-8)
    }

    @Test func `each picture is written under a number of its own`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navkit-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let window = try FilmedWindow(OffscreenWindow(size: CGSize(width: 4, height: 4)), folder: folder.path)

        _ = window.present(list)
        _ = window.present(list)

        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["frame-00001.png", "frame-00002.png"])
    }

    @Test func `a reading is told only in turns that make a picture anyway`() {
        let window = MeteredWindow(OffscreenWindow(size: CGSize(width: 4, height: 4))) { $0 }
        var count = 0
        window.onReading = { _ in count += 1 }

        for _ in 0..<12 {
            _ = window.takeEvents(.none)
            _ = window.present(list)
        }
        #expect(count == 1)
        _ = window.takeEvents(.forever)
        #expect(count == 1)
    }
}
