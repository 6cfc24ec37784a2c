import NavCore
import NavSDL
import TestSupport
import Testing

private let period = 0.02

/// A pacer, and a clock that a test turns by hand.
private struct Track {
    var pacer: Pacer
    /// In seconds.
    var now = 10.0

    init(displayMayWait: Bool) { pacer = Pacer(period: period, displayMayWait: displayMayWait) }

    /// Sleeps to the next beat if there is one, and begins a turn.
    ///
    /// - Returns: When its picture is seen, in seconds.
    mutating func turn(late: Double = 0) -> Double {
        if let beat = pacer.nextBeat { now = max(now, beat.seconds) }
        now += late
        return pacer.beginTurn(at: FrameInstant(seconds: now)).seconds
    }

    /// A turn whose present takes `waited` seconds.
    mutating func turn(waiting waited: Double) -> Double {
        let seen = turn()
        now += waited
        pacer.presented(.shown(waited: waited))
        return seen
    }
}

private func differences(_ values: [Double]) -> [Double] { zip(values.dropFirst(), values).map { $0 - $1 } }

private func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

@Suite struct PacerTests {
    @Suite(.rules("O-102", "O-110")) struct `Where presenting never waits` {
        @Test func `turns lie one period apart`() {
            var track = Track(displayMayWait: false)

            let seen = (0..<60).map { _ in track.turn(waiting: 0.003) }

            #expect(differences(seen).allSatisfy { isNear($0, period) })
            #expect(isNear(track.now, 10 + 59 * period + 0.003))
        }

        @Test func `a turn that begins late stays on the grid`() {
            var track = Track(displayMayWait: false)
            let first = track.turn()

            let late = track.turn(late: 0.005)

            #expect(isNear(late, first + period))
        }

        @Test(arguments: [(0.021, 2.0), (0.039, 2.0), (0.041, 3.0), (0.061, 4.0)])
        func `a turn later than a period drops whole beats`(late: Double, beats: Double) {
            var track = Track(displayMayWait: false)
            let first = track.turn()

            let second = track.turn(late: late)

            #expect(isNear(second, first + beats * period))
        }

        @Test func `how long a present takes means nothing`() {
            var track = Track(displayMayWait: false)

            for _ in 0..<20 { _ = track.turn(waiting: 0.015) }

            #expect(track.pacer.keeper == .clock)
            #expect(track.pacer.nextBeat != nil)
        }
    }

    @Suite struct `Where presenting waits for the display` {
        @Test func `the next turn begins at once`() {
            var track = Track(displayMayWait: true)

            _ = track.turn(waiting: 0.015)

            #expect(track.pacer.nextBeat == nil)
        }

        @Test(.rules("O-110")) func `pictures are a period apart though the scheduler is not`() {
            var track = Track(displayMayWait: true)
            let noise = [0.0, 0.002, -0.001, 0.0015, -0.002, 0.001]

            let seen = (0..<60).map { frame -> Double in
                track.now = 10 + Double(frame) * period + noise[frame % noise.count]
                let seen = track.turn()
                track.pacer.presented(.shown(waited: 0.015))
                return seen
            }

            #expect(differences(seen).allSatisfy { isNear($0, period, within: 0.0005) })
        }

        @Test func `a turn that presents nothing is followed by one a period later`() {
            var track = Track(displayMayWait: true)
            _ = track.turn(waiting: 0.015)

            let begin = track.now
            _ = track.turn()

            #expect(track.pacer.nextBeat?.seconds ?? 0 > begin)
        }

        @Test(.rules("O-101")) func `five presents in a row that do not wait put the clock in charge`() {
            var track = Track(displayMayWait: true)
            let begin = track.now

            for _ in 0..<Pacer.streakToChange { _ = track.turn(waiting: 0.0001) }
            #expect(track.pacer.keeper == .clock)
            for _ in 0..<100 { _ = track.turn(waiting: 0.0001) }

            #expect(track.now - begin >= 99 * period)
        }

        @Test func `four do not`() {
            var track = Track(displayMayWait: true)

            for _ in 0..<(Pacer.streakToChange - 1) { _ = track.turn(waiting: 0.0001) }
            _ = track.turn(waiting: 0.015)
            for _ in 0..<(Pacer.streakToChange - 1) { _ = track.turn(waiting: 0.0001) }

            #expect(track.pacer.keeper == .display)
        }

        @Test func `five that wait put the display in charge again`() {
            var track = Track(displayMayWait: true)
            for _ in 0..<10 { _ = track.turn(waiting: 0.0001) }

            for _ in 0..<Pacer.streakToChange { _ = track.turn(waiting: 0.005) }

            #expect(track.pacer.keeper == .display)
        }

        @Test func `coming into view puts the display in charge again`() {
            var track = Track(displayMayWait: true)
            for _ in 0..<10 { _ = track.turn(waiting: 0.0001) }

            track.pacer.setSeen(false)
            track.pacer.setSeen(true)

            #expect(track.pacer.keeper == .display)
        }
    }

    @Suite struct `Unseen` {
        @Test(.rules("O-100"), arguments: [true, false])
        func `ten turns a second at most`(displayMayWait: Bool) {
            var track = Track(displayMayWait: displayMayWait)
            _ = track.turn(waiting: 0.001)
            track.pacer.setSeen(false)
            let begin = track.now

            for _ in 0..<20 {
                _ = track.turn()
                track.pacer.presented(.notShown)
            }

            #expect(track.now - begin >= 19 * Pacer.unseenPeriod)
        }

        @Test(.rules("O-100")) func `a present that fails is as good as a hidden window until one succeeds`() {
            var track = Track(displayMayWait: false)
            _ = track.turn()

            track.pacer.presented(.notShown)
            let beatWhenLost = track.pacer.nextBeat?.seconds ?? 0
            #expect(isNear(beatWhenLost, track.now + Pacer.unseenPeriod))

            _ = track.turn(waiting: 0)
            #expect(track.pacer.isSeen)
            #expect(isNear(track.pacer.nextBeat?.seconds ?? 0, track.now + period))
        }

        @Test(.rules("O-106")) func `pictures are where the clock says`() {
            var track = Track(displayMayWait: false)
            track.pacer.setSeen(false)

            let seen = (0..<5).map { _ in track.turn() }

            #expect(differences(seen).allSatisfy { isNear($0, Pacer.unseenPeriod) })
        }
    }

    @Suite struct `Stillness` {
        @Test(.rules("O-106"), arguments: [true, false], [0.3, 10, 3600])
        func `a turn after it belongs to its own time`(displayMayWait: Bool, gap: Double) {
            var track = Track(displayMayWait: displayMayWait)
            for _ in 0..<10 { _ = track.turn(waiting: 0.015) }

            track.now += gap
            let woke = track.now
            let seen = track.turn()

            #expect(isNear(seen, woke + period))
        }

        @Test func `events that come faster than pictures wait for the beat`() {
            var track = Track(displayMayWait: false)
            _ = track.turn(waiting: 0)
            let first = track.now

            track.now += 0.001
            _ = track.turn(waiting: 0)

            #expect(isNear(track.now, first + period))
        }
    }

    @Test(.rules("O-107"), arguments: [true, false])
    func `instants never go back, whatever happens`(displayMayWait: Bool) {
        var track = Track(displayMayWait: displayMayWait)
        var random = LinearCongruential(state: 7)
        var last = -Double.infinity

        for _ in 0..<2000 {
            switch random.next() % 6 {
            case 0: track.pacer.setSeen(random.next() % 2 == 0)
            case 1: track.pacer.presented(.notShown)
            case 2: track.now += Double(random.next() % 1000) / 1000
            default: track.now += Double(random.next() % 30) / 1000
            }
            track.pacer.period = [0.004, 0.0167, 0.02][Int(random.next() % 3)]
            let seen = track.turn(waiting: Double(random.next() % 20) / 1000)
            #expect(seen >= last)
            last = seen
        }
    }
}

private struct LinearCongruential {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
