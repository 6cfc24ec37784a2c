import NavKit
import NavTesting
import TestSupport
import Testing

/// Nothing that moves ever jumps, and it keeps its speed where the rules do not say otherwise.
///
/// `NAVKIT_SEED` plays one seed again, and `NAVKIT_LONG=1` plays 500,000 instead of 20,000.
@MainActor @Suite struct ContinuityLawTests {
    @Test(.rules("G11", "G12", "G13", "G16", "G17", "G20", "G21", "G24", "G31", "G32", "O-057", "O-059", "O-061"))
    func `an animator goes on from where it is, whatever is called`() {
        let stage = Stage()
        play(Throws.seeds(usually: 15_000, long: 375_000)) { seed in
            let sequence = AnimatorSequence(seed: seed, on: stage)
            sequence.run(steps: 6)
            return (sequence.faults, sequence.calls)
        }
    }

    @Test(.rules("L5", "L6", "L7", "L13", "L18", "G3", "G26", "G28"))
    func `blocks, keyframes and animators on the same views make no step`() {
        let stage = Stage()
        play(Throws.seeds(usually: 5_000, long: 125_000)) { seed in
            let sequence = CrowdSequence(seed: seed, on: stage)
            sequence.run(steps: 8)
            return (sequence.faults, sequence.calls)
        }
    }

    /// Plays seeds until five of them have gone wrong.
    private func play(_ seeds: ClosedRange<UInt64>, _ sequence: (UInt64) -> (faults: [String], calls: [String])) {
        var wrong = 0
        for seed in seeds where wrong < 5 {
            let (faults, calls) = sequence(seed)
            guard let fault = faults.first else { continue }
            Issue.record("NAVKIT_SEED=\(seed): \(fault)\n\(calls.joined(separator: "\n"))")
            wrong += 1
        }
    }
}
