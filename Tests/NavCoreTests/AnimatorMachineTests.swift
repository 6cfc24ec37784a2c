import NavCore
import TestSupport
import Testing

/// A machine of one second on an ease-in, at instants of its own clock.
private func machine(_ curve: CubicCurve = .easeIn) -> AnimatorMachine {
    AnimatorMachine(duration: 1, shape: .cubic(curve))
}

private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

extension AnimatorMachine {
    fileprivate static func running(_ curve: CubicCurve = .easeIn, reversed: Bool = false) -> AnimatorMachine {
        var machine = machine(curve)
        machine.setReversed(reversed, at: nil)
        machine.start()
        machine.depart(at: at(0))
        return machine
    }
}

@Suite struct AnimatorMachineTests {
    @Test(.rules("G10")) func `while running the fraction is the share of time`() {
        let machine = AnimatorMachine.running()

        #expect(machine.fraction(at: at(0.5)) == 0.5)
        #expect(abs(machine.progress(at: at(0.5)) - 0.315356812572539) < 1e-9)
    }

    @Test(.rules("G11"), arguments: [(0.25, 0.0934646507188249), (0.5, 0.315356812572539), (0.75, 0.62186186917489)])
    func `a pause makes the fraction the share of the way`(time: Double, progress: Double) {
        var machine = AnimatorMachine.running()

        machine.pause(at: at(time))

        #expect(abs(machine.fraction(at: nil) - progress) < 1e-9)
        #expect(machine.reading(at: nil) == .still(time: time))
    }

    @Test(.rules("G12"), arguments: [(0.1, 0.259555393863505), (0.25, 0.436604823617395), (0.5, 0.6575)])
    func `going on enters the curve where it shows what is shown`(progress: Double, time: Double) {
        var machine = machine()
        machine.pause(at: nil)
        machine.scrub(to: progress)

        machine.resume()
        machine.depart(at: at(10))

        #expect(abs(machine.fraction(at: at(10)) - time) < 1e-7)
        #expect(abs(machine.progress(at: at(10)) - progress) < 1e-7)
        #expect(machine.tick(at: at(10 + 1 - time - 1e-3)) == nil)
        #expect(machine.tick(at: at(10 + 1 - time + 1e-6)) == .completed(atEnd: true))
    }

    @Test(.rules("G13")) func `a factor is the rest in durations`() {
        var machine = machine(.linear)
        machine.pause(at: nil)
        machine.scrub(to: 0.1)

        machine.resume(durationFactor: 0.5)
        machine.depart(at: at(0))

        #expect(abs(machine.progress(at: at(0.25)) - 0.55) < 1e-9)
        #expect(machine.tick(at: at(0.49)) == nil)
        #expect(machine.tick(at: at(0.5)) == .completed(atEnd: true))
    }

    @Test(.rules("G17", "G31")) func `caught beyond its end and turned round twice, a spring has its swing back before it`() {
        let spring = Spring(dampingRatio: 0.3, duration: 1)
        var machine = AnimatorMachine(duration: 1, shape: .spring(x: spring, y: spring, seconds: 1))
        machine.start()
        machine.depart(at: at(0))
        machine.pause(at: at(0.25))
        let caught = machine.progress(at: nil)
        #expect(caught > 1 && machine.fraction(at: nil) == 1)

        machine.resume()
        machine.depart(at: at(1))
        machine.setReversed(true, at: at(1))
        machine.setReversed(false, at: at(1))

        #expect(abs(machine.progress(at: at(1)) - caught) < 1e-9)
        #expect(machine.tick(at: at(1.74)) == nil)
        #expect(machine.tick(at: at(1.75)) == .completed(atEnd: true))
    }

    @Test(.rules("G16", "G19")) func `turned round while paused it reads the rest and goes back the way it came`() {
        var machine = machine()
        machine.pause(at: nil)
        machine.scrub(to: 0.1)

        machine.setReversed(true, at: nil)
        #expect(machine.fraction(at: nil) == 0.9)
        #expect(abs(machine.progress(at: nil) - 0.1) < 1e-12)
        machine.resume()
        machine.depart(at: at(0))

        #expect(abs(machine.progress(at: at(0)) - 0.1) < 1e-7)
        #expect(machine.tick(at: at(0.259)) == nil)
        #expect(machine.tick(at: at(0.2596)) == .completed(atEnd: false))
    }

    @Test(.rules("G17")) func `turned round while running its speed flips, and flipped twice it is what it was`() {
        var machine = AnimatorMachine.running()
        let before = machine.progress(at: at(0.6))
        let step = machine.progress(at: at(0.61)) - before

        machine.setReversed(true, at: at(0.6))
        #expect(abs(machine.progress(at: at(0.6)) - before) < 1e-12)
        #expect(abs(machine.progress(at: at(0.61)) - (before - step)) < step / 20)
        machine.setReversed(false, at: at(0.6))

        #expect(machine.fraction(at: at(0.6)) == 0.6)
        #expect(abs(machine.progress(at: at(0.61)) - (before + step)) < 1e-12)
    }

    @Test(.rules("G18", "G39")) func `turned round before the start it runs from the end to the start, and is new after`() {
        var machine = AnimatorMachine.running(.linear, reversed: true)

        #expect(machine.progress(at: at(0.25)) == 0.75)
        #expect(machine.tick(at: at(1)) == .completed(atEnd: false))
        #expect(!machine.isReversed)
    }

    @Test(.rules("G20")) func `a machine that scrubs along its curve shows the curve`() {
        var machine = AnimatorMachine.running()
        machine.scrubsLinearly = false
        machine.pause(at: at(0.25))
        #expect(machine.fraction(at: nil) == 0.25)

        machine.scrub(to: 0.5)
        #expect(abs(machine.progress(at: nil) - 0.315356812572539) < 1e-9)
        machine.resume()

        #expect(machine.fraction(at: nil) == 0.5)
    }

    @Test(.rules("G21"), arguments: [(-1.0, 0.0), (2.0, 1.0)])
    func `a fraction outside is clamped`(given: Double, read: Double) {
        var machine = machine()
        machine.pause(at: nil)

        machine.scrub(to: given)
        #expect(machine.fraction(at: nil) == read)
        machine.scrub(to: .nan)

        #expect(machine.fraction(at: nil) == read)
    }

    @Test(.rules("G22")) func `kept at its end it is paused there`() {
        var machine = AnimatorMachine.running(.linear)
        machine.pausesOnCompletion = true

        #expect(machine.tick(at: at(1)) == .held)
        #expect(machine.fraction(at: at(2)) == 1)
        machine.setReversed(true, at: at(2))
        machine.resume()
        machine.depart(at: at(2))

        #expect(machine.progress(at: at(2.25)) == 0.75)
    }

    @Test(.rules("G31", "O-057")) func `a spring goes on from what is shown`() {
        let spring = Spring(dampingRatio: 0.6, duration: 1)
        var machine = AnimatorMachine(duration: 1, shape: .spring(x: spring, y: spring, seconds: 1))
        machine.start()
        machine.depart(at: at(0))
        let shown = machine.progress(at: at(0.2))
        machine.pause(at: at(0.2))

        machine.resume()
        machine.depart(at: at(5))

        #expect(abs(machine.progress(at: at(5)) - shown) < 1e-12)
        #expect(machine.tick(at: at(5 + 1 - shown - 0.001)) == nil)
        #expect(machine.tick(at: at(5 + 1 - shown + 0.001)) == .completed(atEnd: true))
    }

    @Test(.rules("O-057"), arguments: [CubicCurve.linear, .easeIn, CubicCurve(0.8, 0, 0.2, 1)], [false, true])
    func `no call makes a step`(curve: CubicCurve, reversed: Bool) {
        var machine = AnimatorMachine.running(curve, reversed: reversed)
        let frame = 1.0 / 60
        let motion = abs(machine.progress(at: at(0.5 + frame)) - machine.progress(at: at(0.5 - frame)))
        let shown = machine.progress(at: at(0.5))

        machine.pause(at: at(0.5))
        #expect(abs(machine.progress(at: at(0.5)) - shown) < 1e-9)
        machine.setReversed(!reversed, at: at(0.5))
        #expect(abs(machine.progress(at: at(0.5)) - shown) < 1e-9)
        machine.resume()
        machine.depart(at: at(0.5))

        #expect(abs(machine.progress(at: at(0.5)) - shown) < 1e-7)
        #expect(abs(machine.progress(at: at(0.5 + frame)) - shown) <= motion + 1e-9)
    }

    @Test(.rules("O-068")) func `time in a pause does not count`() {
        var machine = AnimatorMachine.running(.linear)
        machine.pause(at: at(0.4))

        machine.resume()
        machine.depart(at: at(1.4))

        #expect(abs(machine.fraction(at: at(1.4 + 1.0 / 60)) - (0.4 + 1.0 / 60)) < 1e-9)
    }

    @Test func `a delay holds the picture and the fraction`() {
        var machine = machine(.linear)
        machine.start(afterDelay: 0.5)
        machine.depart(at: at(1))

        #expect(machine.fraction(at: at(1.5)) == 0)
        #expect(machine.fraction(at: at(1.75)) == 0.25)
        #expect(machine.tick(at: at(2.49)) == nil)
        #expect(machine.tick(at: at(2.5)) == .completed(atEnd: true))
    }
}

@Suite struct SpanTests {
    @Test func `a part of the time goes from 0 to 1 inside itself`() {
        let span = Span(start: 0.25, end: 0.75)

        #expect([0, 0.25, 0.5, 0.75, 1].map(span.local) == [0, 0, 0.5, 1, 1])
    }

    @Test func `bent it is as far as it was, and ends at its ends`() {
        let span = Span(start: 0.5, end: 1).bent(from: 0.75, to: 0.6, local: 0.4)

        #expect(span.end == 1)
        #expect(span.local(1) == 1)
        #expect(abs(span.local(0.6) - 0.4) < 1e-12)
        #expect(abs(span.start - 0.4) < 1e-12)
        #expect(abs(span.local(0.4)) < 1e-12)
        #expect(abs(span.local(0.5) - 0.2) < 1e-12)
    }

    @Test func `a part that lies ahead or behind when it is bent keeps its distance`() {
        let ahead = Span(start: 0.5, end: 1).bent(from: 0.25, to: 0.5, local: 0)
        let behind = Span(start: 0, end: 0.25).bent(from: 0.5, to: 0.25, local: 1)

        #expect(abs(ahead.start - 2.0 / 3) < 1e-12)
        #expect(ahead.end == 1)
        #expect(behind == Span(start: 0, end: 0.125))
    }
}
