import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@testable import NavKitDemo

@MainActor @Suite struct AnimatorLabTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let stage: Stage

    init() {
        stage = Stage()
        stage.window.addSubview(view)
    }

    private func makeLab() -> LabAnimator {
        LabAnimator(
            move: { [view] in view.center.x = view.center.x < 100 ? 205 : 5 },
            change: { [view] in view.alpha = view.alpha == 1 ? 0.5 : 1 })
    }

    @Test func `a run ends, and the next one goes back`() {
        let lab = makeLab()
        lab.perform(.start)
        stage.settle()
        #expect(view.center.x == 205)
        #expect(lab.ending == .end)

        lab.perform(.start)
        #expect(lab.ending == nil)
        stage.settle()

        #expect(view.center.x == 5)
    }

    @Test func `stopped for good in mid way it is ready for another run`() {
        let lab = makeLab()
        lab.perform(.start)
        stage.run(for: .milliseconds(500))
        lab.perform(.stopForGood)
        #expect(lab.animator.state == .inactive)

        lab.perform(.start)
        stage.settle()

        #expect(view.center.x == 205)
        #expect(lab.ending == .end)
    }

    @Test func `a curve that is picked while it runs is taken for the next run, and by a continued one`() {
        let lab = makeLab()
        lab.perform(.start)
        lab.curve = LabCurve.all[3]
        #expect(lab.courseCurve.name == LabCurve.all[0].name)
        lab.perform(.pause)

        lab.perform(.resume)

        #expect(lab.courseCurve.name == "linear")
        stage.settle()
    }

    @Test(arguments: [false, true]) func `let go of half way, its view comes to rest`(isInterruptible: Bool) {
        var lab: LabAnimator? = makeLab()
        lab?.animator.isInterruptible = isInterruptible
        lab?.animator.pausesOnCompletion = true
        lab?.perform(.start)
        stage.settle()
        #expect(lab?.animator.state == .active)

        lab = nil
        stage.settle()

        #expect(stage.shownFrame(of: view).midX == 205)
    }

    /// What the lab offers must not trap, whatever was done before: this test would not come to its end.
    @Test(arguments: 0..<20) func `whatever is offered in whatever order works`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let lab = makeLab()
        for _ in 0..<200 {
            let calls = LabCall.allCases.filter { isOffered($0.outcome(lab.animator)) }
            let switches = LabSwitch.allCases.filter { isOffered($0.outcome(lab.animator)) }
            let pick = Int.random(in: 0..<calls.count + switches.count + 2, using: &dice)
            if pick < calls.count {
                lab.perform(calls[pick])
            } else if pick < calls.count + switches.count {
                let property = switches[pick - calls.count]
                property.set(!property.isOn(lab.animator), on: lab.animator)
            } else {
                lab.curve = LabCurve.all.randomElement(using: &dice) ?? LabCurve.all[0]
                stage.run(for: .milliseconds(.random(in: 0...900, using: &dice)))
            }
        }
    }

    private func isOffered(_ outcome: LabOutcome) -> Bool {
        switch outcome {
        case .works, .idle: true
        case .traps: false
        }
    }

    @Test func `the keys of the lab are one each, and none is the demo's own`() {
        let keys = LabCall.allCases.map(\.key) + LabSwitch.allCases.map(\.key)

        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { $0 != "r" && Int($0) == nil })
    }

    @Test func `keys drive the page, arrows scrub it, and Escape ends it where it is`() throws {
        let demo = DemoController(
            .animatorLab, transport: TransportView(figures: HeadsUpLine(painter: "test"), isDark: false))
        let stage = Stage(demo, size: CGSize(width: 1100, height: 760))
        func press(_ key: Key) {
            for isDown in [true, false] {
                stage.send(.key(key, isDown: isDown, isRepeat: false, [], at: stage.instant))
            }
            stage.turn()
        }
        stage.settle()
        let shown = demo.children.lazy.compactMap { $0 as? StageController }.first
        let animator = try #require((shown?.page as? LabPage)?.animator)

        press(.character("s"))
        #expect(animator.isRunning)
        stage.run(for: .seconds(1))
        press(.right)
        #expect(animator.state == .active && !animator.isRunning)
        let fraction = animator.fractionComplete
        press(.right)
        #expect(abs(animator.fractionComplete - fraction - 0.02) < 1e-9)
        press(.character("v"))
        #expect(animator.isReversed)
        // Would trap, so nothing happens.
        press(.character("e"))
        #expect(animator.state == .active)

        press(.escape)
        #expect(animator.state == .inactive)
    }
}
