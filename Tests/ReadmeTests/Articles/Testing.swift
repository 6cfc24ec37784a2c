import Foundation
import NavTesting
import Testing
import UIKit

@MainActor @Suite struct StripTests {
    @Test func `the frames of a push are drawn on one sheet`() throws {
        let strip = TransitionConformance(.push) { DropPush() }.strip(title: "DropPush", size: CGSize(width: 200, height: 300))
        let sheet = FileManager.default.temporaryDirectory.appendingPathComponent("drop.png")

        try strip.pngData(StripStyle(frameWidth: 80)).write(to: sheet)

        #expect(strip.frames.first?.caption == "0 ms · 0 %")
        #expect(strip.frames.last?.caption == "350 ms · 100 %")
    }

    @Test func `a scene of one's own is recorded from a stage`() {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let stage = Stage(size: CGSize(width: 200, height: 100))
        square.backgroundColor = .systemOrange
        stage.window.addSubview(square)
        stage.settle()
        let recorder = FrameRecorder(stage, keepsPresent: true)

        UIView.animate(withDuration: 0.1) { square.center.x = 175 }
        stage.settle()

        #expect(recorder.strip(title: "A square").frames.count > 5)
    }
}

@MainActor func reportOfACurve() -> ConformanceReport {
    TransitionConformance(.push) { DropPush() }
        .lowering(.arrivesGently, because: "the designers want it to land hard")
        .report { print($0) }
}
