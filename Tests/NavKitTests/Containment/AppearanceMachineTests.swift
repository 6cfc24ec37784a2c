import TestSupport
import Testing

@testable import NavKit

/// Every phase against every step.
@Suite struct AppearanceMachineTests {
    enum Step: CaseIterable { case beginIn, beginOut, layOut, end }

    private static func machine(in phase: AppearanceMachine.Phase) -> AppearanceMachine {
        var machine = AppearanceMachine()
        switch phase {
        case .disappeared: break
        case .appearing: _ = machine.begin(true, animated: false)
        case .appeared:
            _ = machine.begin(true, animated: false)
            _ = machine.end()
        case .disappearing:
            machine = Self.machine(in: .appeared)
            _ = machine.begin(false, animated: false)
        case .unchanged(let isAppeared):
            machine = Self.machine(in: isAppeared ? .appeared : .disappeared)
            _ = machine.begin(isAppeared, animated: false)
        }
        return machine
    }

    private static let phases: [AppearanceMachine.Phase] = [
        .disappeared, .appearing, .appeared, .disappearing, .unchanged(isAppeared: true), .unchanged(isAppeared: false),
    ]

    /// Rows in the order of `phases`, columns begin(true), begin(false), layOut, end.
    private static let expected: [[([AppearanceMachine.Call]?, AppearanceMachine.Phase)]] = [
        [([.willAppear], .appearing), ([], .unchanged(isAppeared: false)), ([], .disappeared), (nil, .disappeared)],
        [
            ([], .appearing), ([.willDisappear], .disappearing), ([.isAppearing], .appearing),
            ([.isAppearing, .didAppear], .appeared),
        ],
        [([], .unchanged(isAppeared: true)), ([.willDisappear], .disappearing), ([], .appeared), (nil, .appeared)],
        [([.willAppear], .appearing), ([], .disappearing), ([], .disappearing), ([.didDisappear], .disappeared)],
        [
            ([], .unchanged(isAppeared: true)), ([.willDisappear], .disappearing), ([], .unchanged(isAppeared: true)),
            ([], .appeared),
        ],
        [
            ([.willAppear], .appearing), ([], .unchanged(isAppeared: false)), ([], .unchanged(isAppeared: false)),
            ([], .disappeared),
        ],
    ]

    @Test(.rules("B4", "B5", "B6"), arguments: 0..<6) func `every step in every phase`(row: Int) {
        for (column, step) in Step.allCases.enumerated() {
            var machine = Self.machine(in: Self.phases[row])
            #expect(machine.phase == Self.phases[row])
            let calls: [AppearanceMachine.Call]? =
                switch step {
                case .beginIn: machine.begin(true, animated: true).map { [$0] } ?? []
                case .beginOut: machine.begin(false, animated: true).map { [$0] } ?? []
                case .layOut: machine.layOut().map { [$0] } ?? []
                case .end: machine.end()
                }
            let (expectedCalls, expectedPhase) = Self.expected[row][column]
            #expect(calls == expectedCalls, "\(step) in \(Self.phases[row])")
            #expect(machine.phase == expectedPhase, "\(step) in \(Self.phases[row])")
        }
    }

    @Test(.rules("A22", "A47")) func `a view that turned back before it was gone is not appearing anew`() {
        var machine = Self.machine(in: .disappearing)
        let calls = [machine.begin(true, animated: true), machine.layOut()]
        #expect(calls == [.willAppear, nil])
        let end = machine.end()
        #expect(end == [.didAppear])
    }
}
