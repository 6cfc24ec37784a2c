import NavCore
import Testing

@testable import NavKitDemo

@Suite struct FrameMeterTests {
    private func meter(_ instants: [Double]) -> FrameMeter {
        instants.reduce(into: FrameMeter()) { $0.show(at: FrameInstant(seconds: $1)) }
    }

    @Test func `one picture has no rate`() {
        #expect(FrameMeter().reading(period: 0.1) == nil)
        #expect(meter([1]).reading(period: 0.1) == nil)
    }

    @Test func `a gap of three periods is two missed pictures`() throws {
        let reading = try #require(meter([0, 0.1, 0.2, 0.5]).reading(period: 0.1))

        // Three intervals in half a second.
        #expect(abs(reading.rate - 6) < 1e-9)
        #expect(abs(reading.p99 - 0.3) < 1e-9)
        #expect(reading.missed == 2)
    }

    @Test func `stillness between two motions does not count`() throws {
        var meter = meter([0, 0.1])
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
