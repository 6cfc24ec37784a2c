import Foundation
public import NavTesting
import XCTest

extension TransitionConformance {
    /// Tries the transition, and fails the test that runs for every fault.
    ///
    ///     func testPromises() throws {
    ///         try TransitionConformance(.push) { RisePush() }.check()
    ///     }
    ///
    /// - Returns: Everything that was found.
    /// - Throws: What the file system says where the frames cannot be written.
    @discardableResult
    @preconcurrency @MainActor
    public func check(file: StaticString = #filePath, line: UInt = #line) throws -> ConformanceReport {
        let report = report()
        try report.failTest(file: file, line: line)
        return report
    }
}

extension ConformanceReport {
    /// Fails the test that runs for every fault. XCTest on Linux has no attachments, so the frames are written as a PNG, and the failure names the file.
    ///
    /// They are written into the folder that the environment names in `NAVKIT_STRIPS`, else into the one for temporary files. Advice and lowered
    /// rules fail nothing; they are in the report.
    ///
    /// - Throws: What the file system says where the frames cannot be written.
    public func failTest(file: StaticString = #filePath, line: UInt = #line) throws {
        for fault in faults {
            let frames = try fault.strip.map { "\nframes: \(try write($0, of: fault.rule).path)" } ?? ""
            XCTFail(fault.description + frames, file: file, line: line)
        }
    }

    private func write(_ strip: FrameStrip, of rule: ConformanceRule) throws -> URL {
        let folder =
            ProcessInfo.processInfo.environment["NAVKIT_STRIPS"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("\(rule.id).\(kind.rawValue).\(UUID().uuidString.prefix(8)).png")
        try strip.pngData().write(to: url)
        return url
    }
}
