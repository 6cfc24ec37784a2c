import Foundation
import NavCore
import NavKit
import TestSupport
import Testing

@Suite struct VelocityTrackerTests {
    private func tracker(_ samples: [(Double, CGFloat, CGFloat)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for (time, x, y) in samples { tracker.add(CGPoint(x: x, y: y), at: FrameInstant(seconds: time)) }
        return tracker
    }

    private func velocity(_ tracker: VelocityTracker, at time: Double) -> CGVector {
        tracker.velocity(at: FrameInstant(seconds: time))
    }

    private func even(_ step: Int) -> (Double, CGFloat, CGFloat) {
        (Double(step) * 0.016, CGFloat(step) * 8, CGFloat(step) * -4)
    }

    @Test(.rules("Q3")) func `an even movement has its own speed`() {
        let moved = tracker((0...6).map(even))

        let found = velocity(moved, at: 0.096)
        #expect(abs(found.dx - 500) < 1e-6)
        #expect(abs(found.dy + 250) < 1e-6)
    }

    @Test(.rules("Q3")) func `only the last 100 ms count`() {
        let slowThenFast = (0...20).map { step -> (Double, CGFloat, CGFloat) in
            let time = Double(step) * 0.02
            return (time, time <= 0.3 ? 0 : CGFloat(time - 0.3) * 1000, 0)
        }

        #expect(abs(velocity(tracker(slowThenFast), at: 0.4).dx - 1000) < 1e-6)
    }

    @Test(.rules("Q3")) func `what rests has no velocity`() {
        let moved = tracker([(0, 0, 0), (0.01, 10, 0), (0.02, 20, 0)])

        #expect(abs(velocity(moved, at: 0.06).dx - 1000) < 1e-6)
        #expect(velocity(moved, at: 0.08) == .zero)
    }

    @Test(.rules("Q3", "O-106")) func `after a gap of 250 ms what was before says nothing`() {
        var moved = tracker([(0, 0, 0), (0.01, 10, 0)])
        moved.add(CGPoint(x: 500, y: 0), at: FrameInstant(seconds: 0.3))
        #expect(velocity(moved, at: 0.3) == .zero)

        moved.add(CGPoint(x: 501, y: 0), at: FrameInstant(seconds: 0.31))
        #expect(abs(velocity(moved, at: 0.31).dx - 100) < 1e-6)
    }

    @Test func `one place has no velocity, nor have two at one instant`() {
        #expect(velocity(tracker([(0, 3, 4)]), at: 0) == .zero)
        #expect(velocity(tracker([(0, 3, 4), (0, 9, 9)]), at: 0) == .zero)
        #expect(velocity(VelocityTracker(), at: 5) == .zero)
    }
}
