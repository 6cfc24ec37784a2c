import NavCore
import Testing

@Suite struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
        var timing = MediaTiming(duration: 2)
        timing.beginTime = 10
        change(&timing)
        return timing
    }

    /// Seconds into the run at each of `times`; −1 where nothing is shown.
    private func seconds(_ timing: MediaTiming, at times: [Double]) -> [Double] {
        times.map { timing.moment(at: $0)?.seconds ?? -1 }
    }

    @Test func `one run, and nothing outside of it`() {
        #expect(seconds(timing(), at: [9.9, 10, 11.5, 11.9999, 12, 99]) == [-1, 0, 1.5, 11.9999 - 10, -1, -1])
    }

    @Test(arguments: [
        (MediaTiming.Fill.removed, [-1.0, -1]), (.backwards, [0, -1]), (.forwards, [-1, 2]), (.both, [0, 2]),
    ])
    func `the fill says what is shown before and after`(fill: MediaTiming.Fill, expected: [Double]) {
        #expect(seconds(timing { $0.fill = fill }, at: [9, 13]) == expected)
    }

    @Test func `speed makes it shorter, and turns it round`() {
        #expect(seconds(timing { $0.speed = 2 }, at: [10.25, 10.75, 11]) == [0.5, 1.5, -1])
        #expect(seconds(timing { $0.speed = -1 }, at: [9, 10, 10.5, 11.75, 12]) == [-1, 2, 1.5, 0.25, -1])
    }

    @Test func `an offset shifts what is shown, and what falls out at the end comes at the start`() {
        #expect(seconds(timing { $0.timeOffset = 0.5 }, at: [10, 11, 11.5, 11.75, 12]) == [0.5, 1.5, 0, 0.25, -1])
    }

    @Test(arguments: [(0.0, 0.0), (0.75, 0.75), (2, 2), (5, 2)])
    func `without speed it shows its offset for ever`(offset: Double, shown: Double) {
        let still = timing {
            $0.speed = 0
            $0.timeOffset = offset
        }

        #expect(seconds(still, at: [-5, 10, 1000]) == [shown, shown, shown])
        #expect(!still.isOver(at: 1000))
    }

    @Test func `runs repeat, whole and in part`() {
        let repeated = timing { $0.repeatCount = 2.5 }

        #expect(repeated.activeDuration == 5)
        #expect(seconds(repeated, at: [11, 12, 13, 14.5, 15]) == [1, 0, 1, 0.5, -1])
        #expect(repeated.moment(at: 14.5)?.run == 2)
        #expect(timing { $0.repeatDuration = 3 }.activeDuration == 3)
        #expect(timing { $0.repeatCount = .infinity }.moment(at: 1010)?.seconds == 0)
    }

    @Test func `a way back takes as long again`() {
        let there = timing {
            $0.autoreverses = true
            $0.fill = .both
        }

        #expect(there.activeDuration == 4)
        #expect(seconds(there, at: [9, 11, 12, 13.5, 14, 20]) == [0, 1, 2, 0.5, 0, 0])
    }

    @Test(arguments: [(1.0, 2.0, 0.0), (2, 2, 1), (1.5, 1, 1), (3, 2, 2)])
    func `filled forwards it keeps the end of its last run`(count: Double, seconds: Double, run: Double) {
        let kept = timing {
            $0.repeatCount = count
            $0.fill = .forwards
        }

        #expect(kept.moment(at: 100) == MediaTiming.Moment(seconds: seconds, run: run))
    }

    @Test func `a layer's clock shifts and scales, and goes back to its parent's time`() {
        var clock = MediaTiming()
        (clock.beginTime, clock.speed, clock.timeOffset) = (10, 0.5, 3)

        #expect(clock.time(at: 14) == 5)
        #expect(clock.parentTime(at: 5) == 14)
        clock.speed = -1
        #expect(clock.time(at: 14) == -1)
        clock.speed = 0
        #expect(clock.time(at: 14) == 3)
        #expect(clock.parentTime(at: 5) == 10)
    }

    @Test func `a layer is there as long as its clock runs`() {
        var clock = MediaTiming()
        #expect(clock.isPresent(at: 0) && clock.isPresent(at: 1e9))

        clock.beginTime = 10
        #expect(!clock.isPresent(at: 9) && clock.isPresent(at: 10))
        #expect(!clock.isSettled(at: 9) && clock.isSettled(at: 10))
        clock.duration = 5
        #expect(clock.isPresent(at: 14) && !clock.isPresent(at: 15))
        #expect(!clock.isSettled(at: 14) && clock.isSettled(at: 15))
        clock.fill = .both
        #expect(clock.isPresent(at: 9) && clock.isPresent(at: 15))
    }
}
