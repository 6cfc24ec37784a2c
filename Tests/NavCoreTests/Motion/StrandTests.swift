import NavCore
import TestSupport
import Testing

private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

@Suite struct StrandTests {
    /// A block that was added to a spring, and overshoots later than what moves from the beginning, is beyond every curve when the whole is not.
    @Test(.rules("G17", "O-061")) func `off the curve on which the rest goes, what is turned round goes back as fast`() {
        let spring = Spring(dampingRatio: 0.3, duration: 1)
        var machine = AnimatorMachine(duration: 1, shape: .spring(x: spring, y: spring, seconds: 1))
        var strand = Strand(span: Span(start: 0.2, end: 1))
        func change(at instant: FrameInstant?, _ call: (inout AnimatorMachine) -> Void) {
            let before = machine.reading(at: instant)
            call(&machine)
            strand.handOver(from: before, to: machine.reading(at: instant))
        }
        machine.start()
        machine.depart(at: at(0))
        let caught = (1...99).map { at(Double($0) / 100) }.first {
            (0...1).contains(machine.progress(at: $0)) && strand.headway(machine.reading(at: $0)).x > 1.01
        }
        change(at: caught) { $0.pause(at: caught) }
        change(at: nil) { $0.resume(along: .linear) }
        machine.depart(at: at(1))

        let now = at(1.05)
        let (before, speed) = (strand.headway(machine.reading(at: now)), strand.velocity(machine.reading(at: now)))
        change(at: now) { $0.setReversed(true, at: now) }

        #expect(caught != nil)
        #expect(abs(speed.x) > 1e-3)
        #expect(abs(strand.headway(machine.reading(at: now)).x - before.x) < 1e-9)
        #expect(abs(strand.velocity(machine.reading(at: now)).x + speed.x) < 1e-6)
    }
}
