import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Desktop.isThere, "Tests/run.sh gives these tests a screen"), .serialized)
struct NavigationWindowTests {
    /// A probe that shows its first page and has come to rest.
    private func start() async throws -> (Probe, Desktop) {
        let probe = try Probe("navigate")
        try await probe.hear("shown 1")
        let desktop = try await Desktop.find(probe)
        try await Task.sleep(for: .milliseconds(500))
        return (probe, desktop)
    }

    @Test func `a click pushes, a click on the back button pops, and closing ends with status 0`() async throws {
        let (probe, desktop) = try await start()

        try desktop.click(x: 195, y: 300)
        try await probe.hear("shown 2")
        let mark = probe.said.count
        try desktop.click(x: 30, y: 22)
        try await probe.hear("shown 1", after: mark)
        probe.close()

        #expect(try await probe.status() == 0)
        #expect(probe.said.last == "closed")
    }

    @Test(.rules("O-108", "O-109", "O-111")) func `ten still seconds cost nothing, and then a push begins at its beginning`() async throws {
        let (probe, desktop) = try await start()
        try desktop.click(x: 195, y: 300)
        try await probe.hear("shown 2")
        // The first second after a motion is for putting things away.
        try await Task.sleep(for: .milliseconds(1500))

        let (begin, before) = (FrameLog.now, try probe.processorTime())
        try await Task.sleep(for: .seconds(10))
        let (end, after) = (FrameLog.now, try probe.processorTime())
        try desktop.click(x: 195, y: 300)
        try await probe.hear("shown 3")

        let log = try probe.log()
        #expect(log.pictures(from: begin, to: end) == [])
        #expect(log.turns(from: begin, to: end) == [])
        #expect(after - before < 0.1)
        // A push that began ten seconds ago would be over in one picture.
        let pushed = log.pictures(from: end)
        #expect(pushed.count > 12)
        #expect((pushed.first ?? .infinity) - end < 0.25)
    }

    @Test(.rules("O-097", "O-106")) func `a main thread that stops for three seconds in a push shows its end, once`() async throws {
        let (probe, desktop) = try await start()

        let begin = FrameLog.now
        try desktop.click(x: 195, y: 550)
        try await probe.hear("shown 2")
        try await Task.sleep(for: .milliseconds(500))

        let pictures = try probe.log().pictures(from: begin)
        let gap = try #require(zip(pictures.dropFirst(), pictures).map { $0 - $1 }.max())
        #expect(gap > 2.9)
        let resumed = pictures.filter { $0 > begin + 2.9 }
        #expect((1...3).contains(resumed.count))
        #expect(probe.said.filter { $0 == "shown 2" }.count == 1)
    }

    @Test(.rules("O-098", "O-109")) func `a window that is resized during a push goes on at 20 pictures a second or more`() async throws {
        let (probe, desktop) = try await start()

        let begin = FrameLog.now
        try desktop.click(x: 195, y: 300)
        for step in 1...15 {
            try desktop.resize(width: 390 + 10 * step, height: 600 + 6 * step)
            try await Task.sleep(for: .milliseconds(20))
        }
        let end = FrameLog.now
        try await probe.hear("shown 2")
        try await probe.hear("laid out 2 540x690")

        #expect(Double(try probe.log().pictures(from: begin, to: end).count) >= 20 * (end - begin) - 2)
    }

    @Test(.rules("O-100")) func `hidden in mid-push it arrives by the clock, at ten turns a second, and is there when shown again`() async throws {
        let (probe, desktop) = try await start()

        try desktop.click(x: 195, y: 300)
        try desktop.hide()
        let (begin, before) = (FrameLog.now, try probe.processorTime())
        try await probe.hear("shown 2", within: 1.5)
        try await Task.sleep(for: .seconds(2))
        let (end, after) = (FrameLog.now, try probe.processorTime())
        try desktop.show()
        try await Task.sleep(for: .milliseconds(300))

        let log = try probe.log()
        #expect(Double(log.turns(from: begin + 0.05, to: end).count) <= 10 * (end - begin) + 1)
        #expect((after - before) / (end - begin) < 0.03)
        #expect(!log.pictures(from: end).isEmpty)
    }
}
