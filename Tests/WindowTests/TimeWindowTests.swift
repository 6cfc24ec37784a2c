import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Desktop.isThere, "Tests/run.sh gives these tests a screen"), .serialized)
struct TimeWindowTests {
    private static let period = 1 / 60.0

    @Test(.rules("O-109"), arguments: ["x11", "dummy", "offscreen"])
    func `queue, actor and timers run within 20 ms while the window is still`(driver: String) async throws {
        let probe = try Probe("errands", environment: ["SDL_VIDEODRIVER": driver])

        try await probe.hear("done", within: 20)

        let lateness = probe.said.compactMap { line -> (String, Double)? in
            let words = line.split(separator: " ")
            return words.count == 2 ? Double(words[1]).map { (String(words[0]), $0) } : nil
        }
        for name in ["queue", "actor", "hops", "timer"] {
            let values = lateness.filter { $0.0 == name }.map(\.1)
            #expect(values.count == 5, "\(name)")
            #expect(values.allSatisfy { $0 > -1 && $0 < 20 }, "\(name) \(values)")
        }
    }

    @Test(.rules("O-101", "O-102", "O-110"), arguments: ["x11", "dummy", "offscreen"])
    func `where presenting returns at once, pictures of a motion come evenly and no faster than the display`(driver: String) async throws {
        let probe = try Probe("move", environment: ["SDL_VIDEODRIVER": driver])

        try await probe.hear("done", within: 15)

        try expectEvenPictures(probe, atLeast: 0.95, atMost: 1.02)
    }

    @Test(.rules("O-110")) func `on a display with frame callbacks, pictures of a motion come evenly`() async throws {
        let weston = try await Weston()
        let probe = try Probe("move", environment: weston.environment)

        try await probe.hear("done", within: 15)

        try expectEvenPictures(probe, atLeast: 0.9, atMost: 1.02)
        withExtendedLifetime(weston) {}
    }

    @Test(.rules("O-099")) func `the size is the window's, though the app throws its events away`() async throws {
        let probe = try Probe("move")
        try await probe.hear("laid out 390x600")
        let desktop = try await Desktop.find(probe)

        try desktop.resize(width: 500, height: 700)

        try await probe.hear("laid out 500x700", within: 2)
    }

    /// The four seconds in the middle of the motion.
    private func expectEvenPictures(_ probe: Probe, atLeast least: Double, atMost most: Double) throws {
        let end = FrameLog.now - 0.5
        let pictures = try probe.log().pictures(from: end - 4, to: end)
        let rate = Double(pictures.count) / 4 * Self.period
        #expect(rate > least && rate < most)
        #expect(FrameLog.quantile(0.99, ofDistances: pictures) <= 1.5 * Self.period)
    }
}
