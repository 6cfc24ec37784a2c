import Foundation
public import NavTesting
public import Testing

extension TransitionConformance {
    /// Tries the transition, and records every fault as an issue of the test that runs.
    ///
    ///     @Test func `it keeps its promises`() {
    ///         TransitionConformance(.push) { RisePush() }.check()
    ///     }
    ///
    /// - Returns: Everything that was found.
    @discardableResult
    @preconcurrency @MainActor
    public func check(sourceLocation: SourceLocation = #_sourceLocation) -> ConformanceReport {
        let report = report()
        report.recordIssues(sourceLocation: sourceLocation)
        return report
    }
}

extension ConformanceReport {
    /// Records every fault as an issue of the test that runs, and the frames in which it was seen as an attachment: a PNG that is named after the rule.
    ///
    /// Advice and lowered rules make no issue; they are in the report. `swift test --attachments-path FOLDER` keeps the pictures.
    public func recordIssues(sourceLocation: SourceLocation = #_sourceLocation) {
        for fault in faults {
            Issue.record(Comment(rawValue: fault.description), sourceLocation: sourceLocation)
            guard let strip = fault.strip else { continue }
            Attachment.record(Array(strip.pngData()), named: "\(fault.rule.id).png", sourceLocation: sourceLocation)
        }
    }
}
