import NavCore
import Testing

@testable import NavKitDemo

@Suite struct FrameMeterTests {
    private func meter(_ instants: [Double]) -> FrameMeter {
        instants.reduce(into: FrameMeter()) { $0.show(at: FrameInstant(seconds: $1)) }
    }

    /// One picture each tenth of a second from 0.
    private func steady(_ count: Int) -> [Double] { (0..<count).map { Double($0) * 0.1 } }

    @Test func `a few pictures have no rate`() {
        #expect(FrameMeter().reading(period: 0.1) == nil)
        #expect(meter(steady(10)).reading(period: 0.1) == nil)
        #expect(meter(steady(11)).reading(period: 0.1) != nil)
    }

    @Test func `a gap of three periods is two missed pictures`() throws {
        let reading = try #require(meter(steady(11) + [1.3]).reading(period: 0.1))

        // Eleven intervals in 1.3 seconds.
        #expect(abs(reading.rate - 11 / 1.3) < 1e-6)
        #expect(abs(reading.p99 - 0.3) < 1e-6)
        #expect(reading.missed == 2)
    }

    @Test func `stillness between two motions does not count`() throws {
        var meter = meter(steady(11))
        meter.rest()
        meter.show(at: FrameInstant(seconds: 60))
        meter.show(at: FrameInstant(seconds: 60.1))

        let reading = try #require(meter.reading(period: 0.1))
        #expect(abs(reading.rate - 10) < 1e-6)
        #expect(reading.missed == 0)
    }

    @Test func `only the last 240 intervals count`() throws {
        var meter = meter([0, 5])
        for index in 1...240 { meter.show(at: FrameInstant(seconds: 5 + Double(index) * 0.1)) }

        #expect(try #require(meter.reading(period: 0.1)).missed == 0)
    }
}
