import NavIssues
import NavKit
import NavTesting
import Testing

@testable import FaultyTransitions

/// What a broken promise looks like in a test.
@MainActor @Suite struct IssueTests {
    @Test func `in Swift Testing a fault is an issue that says rule, instant, seen and expected`() {
        withKnownIssue {
            _ = TransitionConformance(.push) { NoWayBack() }.check()
        } matching: { issue in
            let words = issue.comments.map(\.rawValue).joined()
            return words.hasPrefix("[completes-as-decided] cancel at 0 %, ") && words.contains(" ms: completes with true when it got there")
                && words.hasSuffix("seen: completeTransition(true); expected: false")
        }
    }

    @Test func `where nothing is wrong there is no issue`() {
        #expect(TransitionConformance(.push) { Cover() }.check().broken == [])
    }

    @Test func `advice is no issue`() {
        #expect(TransitionConformance(.push) { ArrivesFastest() }.check().advice.map(\.rule) == [.arrivesGently])
    }

    @Test func `a rule that is lowered is no issue, and its reason is told`() {
        let report = TransitionConformance(.push) { NoWayBack() }.lowering(.completesAsDecided, because: "nobody can cancel it").check()

        #expect(report.lowered.map(\.excuse) == ["nobody can cancel it"])
        #expect(report.lowered[0].description.hasSuffix("(lowered: nobody can cancel it)"))
    }

    @Test func `a fault has a strip with the frames of its run, each with its time and percent`() throws {
        let report = TransitionConformance(.push) { NoWayBack() }.report()
        let strip = try #require(report.faults[0].strip)

        #expect(strip.title == "cancel at 0 %")
        #expect(strip.frames.allSatisfy { $0.caption.hasSuffix("%") })
        #expect(strip.frames[0].time == 0)
        #expect((2...8).contains(strip.frames.count))
    }
}
