import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Desktop.isThere, "Tests/run.sh gives these tests a screen"), .serialized)
struct StartWindowTests {
    @Test(arguments: [
        ["SDL_VIDEODRIVER": "", "DISPLAY": ":4711"], ["SDL_VIDEODRIVER": "nonsense"],
    ])
    func `without a screen it says how to get one, and ends with status 1`(environment: [String: String]) async throws {
        let probe = try Probe("navigate", environment: environment)

        #expect(try await probe.status() == 1)
        #expect(probe.said.joined().contains("xvfb-run"))
    }

    @Test func `without a font it says so, and ends with status 1`() async throws {
        let folder = NSTemporaryDirectory() + "no-fonts-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = folder + "/fonts.conf"
        try "<fontconfig><dir>\(folder)</dir></fontconfig>".write(toFile: file, atomically: true, encoding: .utf8)

        let probe = try Probe("navigate", environment: ["FONTCONFIG_FILE": file])

        #expect(try await probe.status() == 1)
        #expect(probe.said.joined().contains("font"))
    }

    @Test func `a delegate's class makes its delegate, which hears of the beginning and the end`() async throws {
        let probe = try Probe("launch")
        try await probe.hear("active")

        probe.close()

        #expect(try await probe.status() == 0)
        #expect(probe.said == ["launched", "active", "terminated"])
    }

    @Test func `a delegate that refuses to start ends the program with status 0`() async throws {
        let probe = try Probe("refuse")

        #expect(try await probe.status() == 0)
        #expect(probe.said == [])
    }

    @Test func `a delegate that init() cannot make is told of, not made up`() async throws {
        let probe = try Probe("orphan", environment: ["SWIFT_BACKTRACE": "enable=no"])

        #expect(try await probe.status() != 0)
        #expect(probe.said.joined().contains("init()"))
    }
}
