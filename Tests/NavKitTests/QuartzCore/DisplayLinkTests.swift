import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct DisplayLinkTests {
    let stage = Stage()
    let journal = Journal()

    @Test func `it is called in each turn, with the time at which the picture will be seen`() {
        var stamps: [(Double, Double)] = []
        let link = CADisplayLink { stamps.append(($0.timestamp, $0.targetTimestamp)) }
        #expect(!stage.isStill)

        for _ in 0..<3 { stage.turn() }

        #expect(stamps.count == 3)
        #expect(stamps.last!.1 == stage.instant.seconds)
        #expect(zip(stamps, stamps.dropFirst()).allSatisfy { isClose($0.1, $1.0) })
        #expect(isClose(link.duration, 1.0 / 60))
        link.invalidate()
    }

    @Test func `before animations move, and after events`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.turn()
        UIView.animate(withDuration: 0.001, animations: { view.alpha = 0 }) { [journal] _ in journal.record("animated")
        }
        stage.turn()
        let link = CADisplayLink { [journal] _ in journal.record("tick") }

        stage.turn()

        #expect(journal.entries == ["tick", "animated"])
        link.invalidate()
    }

    @Test func `what it changes is seen in the same turn`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.turn()
        let presents = stage.backend.presentCount
        let link = CADisplayLink { _ in view.center.x += 1 }

        stage.turn()

        #expect(stage.backend.presentCount == presents + 1)
        link.invalidate()
    }

    @Test func `paused and ended it keeps nothing awake, and the closure is let go`() {
        weak var held: Journal?
        do {
            let owner = Journal()
            held = owner
            let link = CADisplayLink { link in
                owner.record("tick")
                if owner.entries.count == 2 { link.isPaused = true }
            }
            for _ in 0..<4 { stage.turn() }
            #expect(owner.entries.count == 2)
            #expect(stage.isStill)
            link.isPaused = false
            #expect(!stage.isStill)
            stage.turn()
            #expect(owner.entries.count == 3)
            link.invalidate()
            link.invalidate()
        }
        stage.turn()

        #expect(stage.isStill)
        #expect(held == nil)
    }

    @Test func `it may end itself, and the loop keeps it until then`() {
        weak var link: CADisplayLink?
        do {
            let made = CADisplayLink { [journal] link in
                journal.record("tick")
                link.invalidate()
            }
            link = made
        }
        #expect(link != nil)

        for _ in 0..<3 { stage.turn() }

        #expect(journal.entries == ["tick"])
        #expect(link == nil)
    }

    @Test(arguments: [(30, 30), (20, 20), (25, 30), (60, 60), (120, 60), (0, 60)])
    func `it leaves out pictures to keep to a rate`(rate: Float, expected: Int) {
        var ticks: [Double] = []
        let link = CADisplayLink { ticks.append($0.targetTimestamp - $0.timestamp) }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: rate)
        if rate == 0 { link.preferredFrameRateRange = .default }

        for _ in 0..<60 { stage.turn() }

        #expect(ticks.count == expected)
        #expect(isClose(ticks.last!, 1.0 / Double(expected)))
        link.invalidate()
    }

    @Test func `between the pictures that it wants the loop sleeps`() {
        let link = CADisplayLink { _ in }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 10, preferred: 10)
        stage.turn()
        stage.turn()

        var wait = 0.0
        if case .until(let instant) = stage.backend.lastWait { wait = instant.seconds(since: stage.instant) }
        #expect(abs(wait - (0.1 - 1.5 / 60)) < 1e-6)
        link.invalidate()
    }
}
