import NavKit
import NavTesting
import Testing

@testable import FaultyTransitions

/// Which situations a transition is tried in.
@MainActor @Suite struct BatteryTests {
    @Test func `a push is tried in every situation`() {
        var told: [String] = []
        let report = TransitionConformance(.push) { Cover() }.report { told.append($0) }

        #expect(
            report.situations == [
                "plain run", "plain run over another background", "a final frame smaller than the container", "without the from view",
                "without the to view", "a page with a transform", "animations turned off, so that nothing takes time", "resized on the way",
                "right to left on the way", "less motion asked for", "another navigation on the way", "120 frames a second",
                "144 frames a second", "frames of uneven length", "a stall of two seconds", "cancel at 0 %", "cancel at 25 %",
                "cancel at 50 %",
                "cancel at 99 %", "finish from 0 %", "finish from 25 %", "finish from 50 %", "finish from 99 %",
                "a flick that is over before the start, to finish", "a flick that is over before the start, to cancel",
                "caught on the way, and let go again", "caught on the way, and turned back", "letting go", "100 times with the same object",
            ])
        #expect(told == report.situations)
    }

    @Test func `every rule but the last resort has a transition that breaks it`() {
        #expect(ConformanceRule.all.filter { rule in !Fault.all.contains { $0.rule == rule } } == [.causesNoDiagnostic])
    }

    @Test func `names are told once each`() {
        #expect(Set(ConformanceRule.all.map(\.id)).count == ConformanceRule.all.count)
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
        #expect(Set(Sound.all.map(\.name)).count == Sound.all.count)
    }

    @Test func `the faults of the published pair are among those that are proved`() {
        #expect(Set(Fault.all.compactMap(\.number)) == Set((1...13).map { "S\($0)" }))
    }

    @Test func `a transition that is caught and trusts its start is found there and nowhere else`() {
        let finding = TransitionConformance(.push) { TrustsItsStart() }.findings()

        #expect(finding.map(\.situation) == ["caught on the way, and turned back"])
    }
}
