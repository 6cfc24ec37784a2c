import Foundation
import TestSupport
import Testing

@testable import NavKit

/// Every phase against every call.
@Suite struct TransitionMachineTests {
    private static let phases: [TransitionMachine.Phase] = [
        .announced, .preparing, .handing(result: nil), .handing(result: true), .running, .abandoned,
        .ending(completed: true),
        .ended(completed: true),
    ]

    private static func machine(in phase: TransitionMachine.Phase, interactive: Bool = false) -> TransitionMachine {
        var machine = TransitionMachine()
        if phase == .announced { return machine }
        machine.prepare()
        if phase == .preparing { return machine }
        machine.expectInteraction(interactive)
        machine.handOver()
        if phase == .handing(result: nil) { return machine }
        if phase == .handing(result: true) {
            _ = machine.complete(true)
            return machine
        }
        _ = machine.run()
        if phase == .running { return machine }
        if phase == .abandoned {
            machine.abandon()
            return machine
        }
        _ = machine.complete(true)
        if phase == .ending(completed: true) { return machine }
        machine.close()
        return machine
    }

    private typealias Call = (name: String, run: @Sendable (inout TransitionMachine) -> Void)
    private static let calls: [Call] = [
        ("prepare", { $0.prepare() }), ("handOver", { $0.handOver() }), ("run", { _ = $0.run() }),
        ("abandon", { $0.abandon() }), ("complete", { _ = $0.complete(true) }), ("skip", { $0.skip() }),
        ("close", { $0.close() }),
    ]

    /// Where a call leads; everything that is not here stays where it is.
    private static let moves: [String: TransitionMachine.Phase] = [
        "announced prepare": .preparing, "announced skip": .ending(completed: true),
        "preparing handOver": .handing(result: nil),
        "preparing skip": .ending(completed: true), "handing(result: nil) run": .running,
        "handing(result: nil) complete": .handing(result: true),
        "handing(result: Optional(true)) run": .ending(completed: true),
        "running abandon": .abandoned, "running complete": .ending(completed: true),
        "abandoned complete": .ending(completed: true),
        "ending(completed: true) close": .ended(completed: true),
    ]

    @Test(arguments: 0..<8) func `every call in every phase`(row: Int) {
        let phase = Self.phases[row]
        for call in Self.calls {
            var machine = Self.machine(in: phase)
            #expect(machine.phase == phase)
            call.run(&machine)
            #expect(machine.phase == Self.moves["\(phase) \(call.name)"] ?? phase, "\(call.name) in \(phase)")
        }
    }

    @Test(.rules("D21", "D22")) func `one completion counts`() {
        var machine = Self.machine(in: .handing(result: nil))
        let answers = [machine.complete(false), machine.complete(true)]
        #expect(answers == [.remembered, .refused])
        let result = machine.run()
        #expect(result == false)
        let late = machine.complete(true)
        #expect(late == .refused)
        #expect(machine.isCancelled)
    }

    @Test(.rules("D18", "C8")) func `at the end the argument decides what is cancelled`() {
        var machine = Self.machine(in: .running, interactive: true)
        let hasEnded = machine.release(turningBack: true)
        #expect(hasEnded && machine.isCancelled)
        let completion = machine.complete(true)
        #expect(completion == .ends)
        #expect(!machine.isCancelled)
    }

    @Test func `progress is held to the unit and means nothing outside an open transition`() {
        var machine = Self.machine(in: .running, interactive: true)
        let rows: [(CGFloat, CGFloat)] = [(0.5, 0.5), (-1, 0), (2, 1), (.nan, 1)]
        for (given, kept) in rows {
            machine.update(given)
            #expect(machine.percentComplete == kept)
        }
        machine = Self.machine(in: .announced)
        machine.update(0.5)
        #expect(machine.percentComplete == 0)
        let answers = [machine.release(turningBack: true), machine.hold(at: 0.5)]
        #expect(answers == [false, false])
    }

    @Test(.rules("C14")) func `an interaction ends once and can begin again`() {
        var machine = Self.machine(in: .running, interactive: true)
        #expect(machine.initiallyInteractive && machine.isInteractive)
        let ends = [machine.release(turningBack: true), machine.release(turningBack: false)]
        #expect(ends == [true, false])
        #expect(!machine.isCancelled && !machine.isInteractive)
        let begins = [machine.hold(at: 0.3), machine.hold(at: 0.4)]
        #expect(begins == [true, false])
        #expect(machine.percentComplete == 0.4 && machine.initiallyInteractive)
    }
}
