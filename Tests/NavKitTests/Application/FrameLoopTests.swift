import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A red square in a window.
@MainActor private final class SquareScene {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.turn()
    }
}

@MainActor @Suite struct FrameLoopTests {
    @Later private var scene = SquareScene()
    private var stage: Stage { scene.stage }
    private var view: UIView { scene.view }

    @Test(.rules("O-108", "O-111")) func `a still window draws nothing, and goes on when something changes`() {
        let presents = stage.backend.presentCount

        for _ in 0..<600 { stage.turn() }
        #expect(stage.backend.presentCount == presents)
        #expect(stage.backend.lastWait == .forever)
        view.backgroundColor = .blue
        stage.turn()

        #expect(stage.backend.presentCount == presents + 1)
    }

    @Test(.rules("O-109"), arguments: 0..<8)
    func `every change of what is shown is drawn in the next turn`(index: Int) {
        let changes: [(UIView) -> Void] = [
            { $0.backgroundColor = .green }, { $0.frame.origin.x = 7 }, { $0.alpha = 0.5 }, { $0.isHidden = true },
            { $0.addSubview(Self.patch()) }, { $0.layer.cornerRadius = 3 }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
            { $0.removeFromSuperview() },
        ]
        let presents = stage.backend.presentCount

        changes[index](view)
        stage.turn()

        #expect(stage.backend.presentCount == presents + 1)
        stage.turn()
        #expect(stage.backend.presentCount == presents + 1)
    }

    private static func patch() -> UIView {
        let patch = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        patch.backgroundColor = .white
        return patch
    }

    @Test(.rules("O-097", "O-106")) func `after a stall everything is where the clock says, and done once`() {
        var finished = 0
        UIView.animate(withDuration: 0.3, animations: { view.center.x = 300 }) { _ in finished += 1 }
        stage.turn()
        let presents = stage.backend.presentCount

        stage.backend.instant = stage.backend.instant.advanced(bySeconds: 3)
        stage.turn()

        #expect(stage.shownFrame(of: view).midX == 300)
        #expect(finished == 1)
        #expect(stage.backend.presentCount == presents + 1)
    }

    @Test(.rules("O-107")) func `a clock that goes back holds everything where it is`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        stage.turn()
        stage.run(for: .milliseconds(500))

        stage.backend.instant = stage.backend.instant.advanced(bySeconds: -3600)
        stage.turn()

        #expect(abs(stage.shownFrame(of: view).midX - 100) < 2)
        stage.settle()
        #expect(stage.shownFrame(of: view).midX == 150)
    }

    @Test func `after ten idle seconds a motion starts at its beginning`() {
        stage.backend.instant = stage.backend.instant.advanced(bySeconds: 10)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        stage.turn()

        #expect(stage.shownFrame(of: view).midX == 50)
    }

    @Test(.rules("O-099", "O-098")) func `the size is asked for in each turn`() {
        stage.backend.size = CGSize(width: 500, height: 400)

        stage.turn()

        #expect(stage.window.bounds.size == CGSize(width: 500, height: 400))
        #expect(stage.backend.picture?.size == CGSize(width: 500, height: 400))
    }

    @Test(.rules("O-100")) func `what cannot be shown is on time all the same, and is drawn when it can`() {
        var finished = false
        stage.backend.canPresent = false
        stage.send(.visibility(false))
        UIView.animate(withDuration: 0.3, animations: { view.center.x = 300 }) { _ in finished = true }

        stage.settle()
        #expect(finished)
        #expect(stage.backend.lastWait == .none || stage.isStill)
        let presents = stage.backend.presentCount
        stage.backend.canPresent = true
        stage.send(.visibility(true))
        stage.turn()

        #expect(stage.backend.presentCount == presents + 1)
    }

    @Test(.rules("O-110"), arguments: [-0.004, 0.007, 0.05])
    func `presents that come late or early change no position`(lateness: Double) {
        stage.backend.lateness = lateness
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        stage.turn()
        let start = stage.instant

        for _ in 0..<10 {
            stage.turn()
            #expect(abs(stage.shownFrame(of: view).midX - (50 + 100 * stage.instant.seconds(since: start))) < 1e-6)
        }
    }

    @Test func `the picture holds what is shown`() {
        #expect(stage.color(at: CGPoint(x: 50, y: 50)) == UIColor.red.cgColor)
        view.frame.origin.x = 60
        stage.turn()

        #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .black)
        #expect(stage.color(at: CGPoint(x: 159, y: 99)) == UIColor.red.cgColor)
    }

    @Test func `what is lost is drawn again`() {
        let presents = stage.backend.presentCount

        stage.send(.exposed)
        stage.turn()

        #expect(stage.backend.presentCount == presents + 1)
    }

    @Test func `the application knows whether it is looked at`() {
        #expect(UIApplication.shared.applicationState == .active)
        stage.send(.focus(false))
        stage.turn()
        #expect(UIApplication.shared.applicationState == .inactive)
        stage.send(.visibility(false))
        stage.turn()
        #expect(UIApplication.shared.applicationState == .background)
        stage.send(.visibility(true))
        stage.turn()

        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `slow motion slows what moves, without a step`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        stage.turn()
        stage.backend.run(stage, seconds: 0.5)
        let before = stage.shownFrame(of: view).midX

        FrameLoop.current.speed = 0.1
        stage.backend.run(stage, seconds: 1)

        #expect(abs(before - 100) < 1e-6)
        #expect(abs(stage.shownFrame(of: view).midX - 110) < 1e-6)
    }

    @Test func `work is done at its time, in order, and not if it was called off`() {
        var done: [String] = []
        stage.turn()

        FrameLoop.current.schedule(after: 0.1) { done.append("late") }
        FrameLoop.current.schedule(after: 0.05) { done.append("called off") }.cancel()
        FrameLoop.current.nextTurn { done.append("next") }
        stage.turn()
        #expect(done == ["next"])
        stage.turn()
        guard case .until(let due) = stage.backend.lastWait else {
            Issue.record("waits \(stage.backend.lastWait)")
            return
        }
        stage.run(for: .milliseconds(100))

        #expect(due > stage.instant.advanced(bySeconds: -0.1))
        #expect(done == ["next", "late"])
    }
}

extension ScriptedBackend {
    fileprivate func run(_ stage: Stage, seconds: Double) {
        instant = instant.advanced(bySeconds: seconds - refreshPeriod)
        stage.turn()
    }
}
