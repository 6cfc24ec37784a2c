import Foundation
import NavCore
import Testing

@testable import NavKitDemo

@Suite struct InputScriptTests {
    @Test func `commands follow one another in time`() throws {
        let script = try InputScript(
            text: """
                # a comment
                wait 0.5
                tap 10 20      # another

                wait 1
                key escape
                key x
                key shift+alt+left
                key +
                size 900 640
                picture a.png
                close
                """)

        #expect(
            script.steps == [
                .init(time: 0.5, action: .press(CGPoint(x: 10, y: 20))),
                .init(time: 0.58, action: .release(CGPoint(x: 10, y: 20))),
                .init(time: 1.58, action: .key(.escape, [])),
                .init(time: 1.58, action: .key(.character("x"), [])),
                .init(time: 1.58, action: .key(.left, [.shift, .alternate])),
                .init(time: 1.58, action: .key(.character("+"), [])),
                .init(time: 1.58, action: .resize(CGSize(width: 900, height: 640))),
                .init(time: 1.58, action: .picture("a.png")),
                .init(time: 1.58, action: .close),
            ])
    }

    @Test func `a move goes in even steps and takes its time`() throws {
        let script = try InputScript(text: "press 0 0\nmove 30 60 0.05\nrelease")
        let moves = script.steps.compactMap { step -> CGPoint? in
            if case .move(let point) = step.action { point } else { nil }
        }

        #expect(moves == [CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 30, y: 60)])
        #expect(abs(script.duration - 0.05) < 1e-12)
        #expect(script.steps.last?.action == .release(CGPoint(x: 30, y: 60)))
    }

    @Test(arguments: [
        "jump 1 2", "tap 1", "tap a b", "wait -1", "key nowhere", "key hyper+x", "size 0 100", "move 1 2", "release 1",
    ])
    func `a line that is no command is named with its number`(line: String) {
        #expect(throws: InputScriptError(line: 2, text: line)) { try InputScript(text: "wait 1\n\(line)\nclose") }
    }

    @Test func `closing early drops what would come later`() throws {
        var script = try InputScript(text: "wait 1\ntap 1 1\nwait 5\nkey tab")
        script.close(at: 2)

        #expect(script.steps.map(\.action) == [.press(CGPoint(x: 1, y: 1)), .release(CGPoint(x: 1, y: 1)), .close])
        #expect(script.duration == 2)
    }
}
