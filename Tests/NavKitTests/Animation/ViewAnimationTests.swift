import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ViewAnimationTests {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        stage.window.addSubview(view)
        stage.turn()
    }

    @Test(.rules("L2", "L8")) func `a block sets the model at once and the picture over time`() {
        var finished: [Bool] = []

        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.center.x = 250 }) {
            finished.append($0)
        }

        #expect(view.center.x == 250)
        stage.turn()
        #expect(stage.shownFrame(of: view).midX == 50)
        stage.run(for: .milliseconds(100))
        #expect(abs(stage.shownFrame(of: view).midX - 100) < 1e-6)
        #expect(finished.isEmpty)
        stage.run(for: .milliseconds(300))
        #expect(stage.shownFrame(of: view).midX == 250)
        #expect(finished == [true])
    }

    @Test(.rules("L5", "L7")) func `a second move adds to the first`() {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 250 }
        stage.turn()
        stage.run(for: .milliseconds(200))
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 50 }
        stage.turn()
        let start = stage.shownFrame(of: view).midX
        stage.run(for: .milliseconds(100))

        // Model 50, the first way's rest 200·(1 − t/0.4), the second way's 200·(1 − t/0.4), of opposite sign.
        let first = -200 * (1 - (0.2 + 1.0 / 60 + 0.1) / 0.4), second = 200 * (1 - 0.1 / 0.4)
        #expect(abs(start - (50 + 200 - 200 * (1 - (0.2 + 1.0 / 60) / 0.4))) < 1e-5)
        #expect(abs(stage.shownFrame(of: view).midX - (50 + first + second)) < 1e-5)
        stage.settle()
        #expect(stage.shownFrame(of: view).midX == 50)
    }
}
