import NavKit
import TestSupport
import Testing

@Suite struct GestureMachineTests {
    typealias State = UIGestureRecognizer.State

    private func told(_ machine: inout GestureMachine) -> [State] {
        var states: [State] = []
        while let state = machine.beginTelling() {
            states.append(state)
            machine.endTelling()
        }
        return states
    }

    /// Every phase, and how to come there.
    static let ways: [(GestureMachine.Phase, [State])] = [
        (.possible, []), (.wanting(.continuous), [.began]), (.wanting(.discrete), [.ended]),
        (.began, [.began, .possible]),
        (.changed, [.began, .possible, .changed]), (.ended, [.began, .possible, .ended]),
        (.cancelled, [.began, .possible, .cancelled]), (.failed, [.failed]),
    ]

    /// `.possible` stands for a grant.
    private func machine(_ way: [State]) -> GestureMachine {
        var machine = GestureMachine()
        for state in way {
            if state == .possible { machine.grant() } else { machine.ask(for: state) }
            _ = told(&machine)
        }
        return machine
    }

    @Test(.rules("Q1")) func `every phase answers every wish`() {
        let answers: [GestureMachine.Phase: [GestureMachine.Phase]] = [
            .possible: [
                .possible, .wanting(.continuous), .wanting(.continuous), .wanting(.discrete), .failed, .failed,
            ],
            .wanting(.continuous): [
                .wanting(.continuous), .wanting(.continuous), .wanting(.continuous), .failed, .failed, .failed,
            ],
            .wanting(.discrete): [
                .wanting(.discrete), .wanting(.discrete), .wanting(.discrete), .wanting(.discrete), .failed, .failed,
            ],
            .began: [.began, .changed, .changed, .ended, .cancelled, .cancelled],
            .changed: [.changed, .changed, .changed, .ended, .cancelled, .cancelled],
            .ended: Array(repeating: .ended, count: 6), .cancelled: Array(repeating: .cancelled, count: 6),
            .failed: Array(repeating: .failed, count: 6),
        ]
        for (phase, way) in Self.ways {
            let found = (0...5).compactMap(State.init).map { wish in
                var machine = machine(way)
                machine.ask(for: wish)
                return machine.phase
            }
            #expect(found == answers[phase], "\(phase)")
        }
    }

    @Test(.rules("Q1")) func `a gesture that wants to begin is still possible for everybody else`() {
        var machine = GestureMachine()
        machine.ask(for: .began)

        #expect(machine.state == .possible)
        #expect(machine.isUndecided && machine.isWanting)
        #expect(told(&machine) == [])

        machine.grant()

        #expect(machine.state == .began)
        #expect(told(&machine) == [.began])
    }

    @Test func `who was not told of the beginning is not told of the end`() {
        var machine = GestureMachine()
        machine.ask(for: .began)
        machine.grant()
        machine.ask(for: .cancelled)

        #expect(machine.phase == .failed)
        #expect(told(&machine) == [])
    }

    @Test func `a cancel out of the first action is told after it`() {
        var machine = GestureMachine()
        machine.ask(for: .began)
        machine.grant()

        #expect(machine.beginTelling() == .began)
        machine.ask(for: .cancelled)
        #expect(machine.beginTelling() == nil)
        #expect(machine.state == .began)
        machine.endTelling()

        #expect(told(&machine) == [.cancelled])
    }

    @Test func `a grant that nobody wants does nothing, and a reset forgets all`() {
        for (phase, way) in Self.ways {
            var machine = machine(way)
            if !machine.isWanting {
                machine.grant()
                #expect(machine.phase == phase)
            }
            machine.reset()
            #expect(machine == GestureMachine())
        }
    }
}
