import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Every call in any order, with what must hold all the time: the ten invariants of the specification.
///
/// 20,000 steps; `NAVKIT_LONG=1` plays 1,000,000, and `NAVKIT_SEED` one seed again. What a failing seed does is made as short as it will go,
/// and told in words.
@MainActor @Suite struct SoakTests {
    private static let stepCount = 50

    @Test(
        .rules(
            "A33", "A37", "A51", "A54", "A55", "O-001", "O-002", "O-003", "O-004", "O-012", "O-013", "O-018", "O-033",
            "O-035", "O-048"))
    func `any calls in any order`() { play(Throws.seeds(usually: 200, long: 20_000)) }

    @Test(.rules("O-091", "O-092", "O-094", "O-095")) func `ten thousand operations leave nothing behind`() {
        play(1...1)
        _ = Stage()
        let before = LiveObjects.counts

        play(201...400)
        _ = Stage()

        #expect(LiveObjects.counts == before)
    }

    private func play(_ seeds: ClosedRange<UInt64>) {
        var wrong = 0
        for seed in seeds where wrong < 3 {
            LastWords.seed = seed
            let steps = SoakStep.steps(Self.stepCount, seed: seed)
            guard Self.fault(in: steps) != nil else { continue }
            wrong += 1
            Issue.record("NAVKIT_SEED=\(seed)\n\(Self.story(of: Shrinker.shrink(steps, showing: Self.fault)))")
        }
    }

    private static func fault(in steps: [SoakStep]) -> String? {
        let world = SoakWorld(isTracing: false)
        world.play(steps)
        world.close()
        return world.firstFault
    }

    private static func story(of steps: [SoakStep]) -> String {
        let world = SoakWorld(isTracing: true)
        world.play(steps)
        world.close()
        return (steps.map { "step: \($0)" } + world.trace).joined(separator: "\n")
    }
}

/// Names the seed whose steps made the program trap.
@MainActor enum LastWords {
    private nonisolated(unsafe) static var words = [CChar](repeating: 0, count: 64)
    private nonisolated(unsafe) static var count = 0

    static var seed: UInt64 = 0 {
        didSet {
            let text = "\nThe soak trapped: NAVKIT_SEED=\(seed)\n"
            for (index, byte) in text.utf8.prefix(63).enumerated() { words[index] = CChar(byte) }
            count = min(text.utf8.count, 63)
            if oldValue == 0 { listen() }
        }
    }

    private static func listen() {
        for signal in [SIGILL, SIGTRAP, SIGSEGV] {
            Foundation.signal(signal) { number in
                LastWords.words.withUnsafeBufferPointer { _ = write(2, $0.baseAddress, LastWords.count) }
                Foundation.signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
