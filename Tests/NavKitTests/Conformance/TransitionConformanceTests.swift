import FaultyTransitions
import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// The kit that tries transition classes, tried on classes that are known.
@MainActor @Suite struct TransitionConformanceTests {
    @Test func `each fault is named by its rule, and by no other`() {
        for fault in Fault.all {
            let report = fault.conformance.report()

            #expect(report.broken == [fault.rule], "\(fault.name): \(report.findings.filter { $0.rule != fault.rule })")
        }
    }

    @Test(.rules("SL4", "SL5", "SL7", "SL8", "O-022", "O-023", "O-031"))
    func `nothing is said of a class without a fault`() {
        for sound in Sound.all {
            let report = sound.conformance.report()

            #expect(report.broken == [], "\(sound.name): \(report.findings)")
        }
    }
}
