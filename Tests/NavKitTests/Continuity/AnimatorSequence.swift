import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport

/// One animator through a random row of calls, each inside a turn, beside the model of it.
///
/// `x` of a view is moved over the whole time and compared with the model throughout; `y` is moved by blocks that are added on the way, and
/// has to obey the law of continuity.
@MainActor final class AnimatorSequence {
    private let stage: Stage
    private let view: UIView
    private var dice: Dice
    private let duration: Double
    private var timings: [RandomTiming] = []
    private var animator: UIViewPropertyAnimator
    private var model: MotionModel
    private(set) var faults: [String] = []
    private(set) var calls: [String] = []

    private static let way = 100.0

    init(seed: UInt64, on stage: Stage) {
        dice = Dice(seed: seed)
        self.stage = stage
        duration = dice.number(0.2...2)
        for _ in 0..<3 { timings.append(RandomTiming(&dice, duration: duration)) }
        view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
        stage.window.addSubview(view)
        animator = UIViewPropertyAnimator(duration: duration, timingParameters: timings[0].provider)
        model = MotionModel(duration: duration, timings: timings.map(\.model))
        animator.addAnimations { [view] in view.center.x = Self.way }
        calls.append("\(duration) s, \(timings.map(\.name))")
    }

    func run(steps: Int) {
        for _ in 0..<steps where faults.isEmpty { step() }
        if faults.isEmpty { end() }
        animator.stopAnimation(true)
        view.removeFromSuperview()
    }

    private func step() {
        let call = throwCall()
        stage.pass(dice.number(0.001...0.12)) { [unowned self] in
            guard !hasEnded else { return }
            make(call)
        }
        check("after \(call)")
        stage.pass(dice.number(0.001...0.05)) {}
        check("later")
    }

    // MARK: Calls

    private enum Call {
        case start, pause, reverse, wait
        case scrub(Double)
        case goOn(Int?, Double)
        case add(Double)
        case pauseAndStart, reverseTwice
    }

    private func throwCall() -> Call {
        let anywhere: [Call] = [.start, .pause, .reverse, .pauseAndStart, .wait]
        switch model.phase {
        case .inactive: return dice.one(of: [.start, .start, .pause, .reverse])
        case .running: return dice.one(of: anywhere + [.pause, .reverseTwice, .add(dice.number(0...1))])
        case .paused:
            let other: Int? = dice.chance(0.3) ? nil : dice.one(of: [0, 1, 2])
            let factor = dice.chance(0.5) ? 0 : dice.number(0.1...1.5)
            return dice.one(of: anywhere + [.scrub(dice.number(0...1)), .goOn(other, factor), .goOn(other, factor), .start, .add(dice.number(0...1))])
        }
    }

    private func make(_ call: Call) {
        calls.append("\(call)")
        let now = stage.now
        let (before, wasOnOwnCurve) = (Look(view, at: now, over: -Self.moment), isOnOwnCurve)
        switch call {
        case .start:
            animator.startAnimation()
            model.start(at: now)
        case .pause:
            animator.pauseAnimation()
            model.pause(at: now)
        case .reverse: reverse(at: now)
        case .reverseTwice:
            reverse(at: now)
            reverse(at: now)
        case .pauseAndStart:
            animator.pauseAnimation()
            model.pause(at: now)
            animator.startAnimation()
            model.start(at: now)
        case .scrub(let fraction):
            animator.fractionComplete = fraction
            model.scrub(to: fraction)
        case .goOn(let number, let factor):
            animator.continueAnimation(
                withTimingParameters: number.map { timings[$0].provider }, durationFactor: factor)
            model.goOn(with: number, factor: factor, at: now)
        case .add(let delayFactor):
            // At the end of the way nothing is left to move over: what is added is there at once.
            guard animator.fractionComplete < 1 || animator.isReversed else { return }
            animator.addAnimations({ [view] in view.center.y += 50 }, delayFactor: delayFactor)
        case .wait: break
        }
        judge(call, from: before, to: Look(view, at: now, over: Self.moment), staysOnCurve: wasOnOwnCurve && isOnOwnCurve)
    }

    private func reverse(at now: Double) {
        animator.isReversed.toggle()
        model.reverse(at: now)
    }

    // MARK: The law

    /// Seconds over which a speed is measured.
    private static let moment = 4e-7
    /// Points that a value may differ at a hand-over, of a way of 100.
    private static let smallest = 1e-5

    private func judge(_ call: Call, from before: Look, to after: Look, staysOnCurve: Bool) {
        if case .scrub = call { return }
        let wasIdle = if case .inactive = model.phase { true } else { false }
        guard !wasIdle else { return }
        expect(abs(after.x - before.x) <= Self.smallest || startsAtItsEnd(call), "x jumps at \(call): \(before.x) → \(after.x)")
        expect(abs(after.y - before.y) <= Self.smallest || startsAtItsEnd(call), "y jumps at \(call): \(before.y) → \(after.y)")
        switch call {
        case .reverse where isUnderWay && before.isMoving:
            expectSpeed(after.xSpeed, -before.xSpeed, "x turns round at \(call), at \(after.x), \(model.phase)")
            expectSpeed(after.ySpeed, -before.ySpeed, "y turns round at \(call)")
        case .reverseTwice where isUnderWay && before.isMoving:
            expectSpeed(after.xSpeed, before.xSpeed, "x turns round twice at \(call)")
        case .pauseAndStart where staysOnCurve && before.isMoving:
            expectSpeed(after.xSpeed, before.xSpeed, "x goes on at \(call)")
            expectSpeed(after.ySpeed, before.ySpeed, "y goes on at \(call)")
        case .pause:
            expectSpeed(after.xSpeed, 0, "x rests at \(call)")
            expectSpeed(after.ySpeed, 0, "y rests at \(call)")
        default: break
        }
    }

    /// Started for the first time while reversed, it shows the end values (rule G18).
    private func startsAtItsEnd(_ call: Call) -> Bool {
        switch call {
        case .start, .pause, .pauseAndStart: animator.isReversed
        default: false
        }
    }

    /// Running, and not in the last moment, in which a spring leaps what is left of its way (rule H8).
    private var isUnderWay: Bool {
        guard case .running(let stretch, let since) = model.phase else { return false }
        return stretch.length - (stage.now - since) > 0.03
    }

    private var isOnOwnCurve: Bool {
        guard case .running(let stretch, _) = model.phase else { return false }
        let pace = abs(stretch.shares.to - stretch.shares.from) / stretch.length
        return stretch.isOnCurve && stretch.curve == 0 && model.timings[0].kind == .curve && abs(pace * duration - 1) < 1e-6
    }

    private func expectSpeed(_ speed: Double, _ expected: Double, _ what: String) {
        // 5 %, and what a difference over less than a microsecond is off by.
        expect(abs(speed - expected) <= 0.05 * abs(expected) + 0.5, "\(what): \(speed) instead of \(expected) points a second")
    }

    // MARK: The model

    private var hasEnded: Bool {
        guard case .running(let stretch, let since) = model.phase else { return false }
        return stage.now > since && stage.now - since >= stretch.length - 1e-9
    }

    private func check(_ what: String) {
        let now = stage.now
        if hasEnded {
            let goal = model.isReversed ? 0 : Self.way
            expect(animator.state == .inactive, "\(what): not inactive at its end")
            expect(Look(view, at: now, over: 0).x == goal, "\(what): \(Look(view, at: now, over: 0).x) at its end")
            return refill()
        }
        if case .inactive = model.phase { return }
        let (shown, expected) = (Look(view, at: now, over: 0).x, model.value(at: now) * Self.way)
        expect(abs(shown - expected) < 1e-3, "\(what): \(shown) instead of \(expected)")
        let (fraction, told) = (animator.fractionComplete, model.fraction(at: now))
        expect(abs(fraction - told) < 1e-5, "\(what): fraction \(fraction) instead of \(told)")
        expect(animator.isReversed == model.isReversed, "\(what): direction")
    }

    /// Over and new: it is filled and used again.
    private func refill() {
        calls.append("ended")
        view.center = .zero
        model = MotionModel(duration: duration, timings: timings.map(\.model))
        animator.addAnimations { [view] in view.center.x = Self.way }
    }

    private func end() {
        if animator.state == .inactive { return }
        let before = Look(view, at: stage.now, over: 0)
        animator.stopAnimation(false)
        let after = Look(view, at: stage.now, over: 0)
        expect(abs(after.x - before.x) < Self.smallest && abs(after.y - before.y) < Self.smallest, "stopping jumps")
        expect(abs(view.center.x - after.x) < Self.smallest, "the model is not what is shown when stopped")
        let position = dice.one(of: [UIViewAnimatingPosition.end, .start, .current])
        animator.finishAnimation(at: position)
        switch position {
        case .end: expect(abs(view.center.x - Self.way) < Self.smallest, "finished at the end: \(view.center.x)")
        case .start: expect(abs(view.center.x) < Self.smallest && abs(view.center.y) < Self.smallest, "finished at the start: \(view.center)")
        case .current: expect(view.center.x == after.x, "finished where it is: \(view.center.x)")
        }
    }

    private func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
        if !isRight { faults.append(fault()) }
    }
}

/// Where a view is seen, and how fast it is, to one side of an instant.
@MainActor struct Look {
    let x, y, xSpeed, ySpeed: Double

    /// - Parameter seconds: Between the two values that a speed is made of; below 0 they lie before the instant.
    init(_ view: UIView, at now: Double, over seconds: Double) {
        let here = view.layer.shownValues(at: FrameInstant(seconds: now)).position
        (x, y) = (here.x, here.y)
        let there = view.layer.shownValues(at: FrameInstant(seconds: now + seconds)).position
        let span = seconds == 0 ? 1 : seconds
        (xSpeed, ySpeed) = ((there.x - here.x) / span, (there.y - here.y) / span)
    }

    var isMoving: Bool { abs(xSpeed) > 1 }
}

extension Stage {
    var now: Double { instant.seconds }

    /// A turn `seconds` later, with `work` inside it, before anything is brought to its instant.
    func pass(_ seconds: Double, _ work: @escaping () -> Void) {
        FrameLoop.current.nextTurn(work)
        backend.instant = backend.instant.advanced(bySeconds: seconds)
        FrameLoop.current.runTurn()
    }
}
