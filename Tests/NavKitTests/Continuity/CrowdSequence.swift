import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport

/// Blocks, keyframes and two animators at once on the same views, under a clock that is held, driven and let go as by a percent.
///
/// Whatever is called, what is seen may not jump in the call; what adds to a motion keeps its speed; and in the end everything is where the model is, with
/// each completion called once.
@MainActor final class CrowdSequence {
    private let stage: Stage
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let views = [UIView(), UIView()]
    private var dice: Dice
    private var animators: [UIViewPropertyAnimator] = []
    private(set) var faults: [String] = []
    private(set) var calls: [String] = []
    private var asked = 0
    private var told = 0
    private var clock = Clock.world
    /// What keyframes move is replaced, from rest, and not added to (rule L6).
    private var hasKeyframes = false

    private enum Clock { case world, held, driven, running }

    init(seed: UInt64, on stage: Stage) {
        dice = Dice(seed: seed)
        self.stage = stage
        stage.window.addSubview(container)
        for view in views {
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.backgroundColor = .black
            container.addSubview(view)
        }
    }

    func run(steps: Int) {
        for _ in 0..<steps where faults.isEmpty {
            stage.pass(dice.number(0.001...0.15)) { [unowned self] in step() }
        }
        if faults.isEmpty { end() }
        for animator in animators { animator.stopAnimation(true) }
        container.removeFromSuperview()
    }

    // MARK: Steps

    private enum Step: CaseIterable {
        case block, spring, nested, keyframes, newAnimator, animatorCall, animatorCallAgain, clockCall, cut, remove
    }

    private func step() {
        let step = dice.one(of: Step.allCases)
        let before = pictures(over: -Self.moment)
        var keepsSpeed = false, mayJump = false
        switch step {
        case .block: keepsSpeed = block()
        case .spring: keepsSpeed = spring()
        case .nested: nested()
        case .keyframes:
            keyframes()
            hasKeyframes = true
        case .newAnimator: newAnimator()
        case .animatorCall, .animatorCallAgain: mayJump = animatorCall()
        case .clockCall: mayJump = clockCall()
        case .cut: mayJump = cut()
        case .remove: mayJump = remove()
        }
        calls.append("\(step) \(calls.popLast() ?? "")")
        let after = pictures(over: Self.moment)
        if !mayJump { compare(before, after, keepsSpeed: keepsSpeed && clock == .world && !hasKeyframes, at: step) }
    }

    private var view: UIView { dice.one(of: views) }

    private func change(_ view: UIView) -> () -> Void {
        let (x, alpha, angle, side) = (dice.number(-50...300), dice.number(0...1), dice.number(-2...2), dice.number(5...60))
        let kind = Int.random(in: 0..<5, using: &dice)
        calls.append("\(kind)")
        return {
            switch kind {
            case 0: view.center.x = x
            case 1: view.alpha = alpha
            case 2: view.bounds.size = CGSize(width: side, height: side)
            case 3: view.transform = CGAffineTransform(rotationAngle: angle)
            default:
                view.center.y = x
                view.backgroundColor = UIColor(white: alpha, alpha: 1)
            }
        }
    }

    private var completion: (Bool) -> Void {
        asked += 1
        return { [weak self] _ in self?.told += 1 }
    }

    /// Whether what adds to a motion keeps its speed: a curve that sets out from rest adds none.
    private func block() -> Bool {
        let curve = dice.one(of: [UIView.AnimationOptions.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear])
        let delay = dice.chance(0.3) ? dice.number(0...0.2) : 0
        UIView.animate(
            withDuration: dice.number(0.05...0.6), delay: delay, options: [curve, .beginFromCurrentState],
            animations: change(view), completion: completion)
        return delay > 0 || curve == .curveEaseInOut || curve == .curveEaseIn
    }

    private func spring() -> Bool {
        UIView.animate(
            withDuration: dice.number(0.1...0.6), delay: 0, usingSpringWithDamping: dice.number(0.3...1),
            initialSpringVelocity: 0, options: .beginFromCurrentState, animations: change(view), completion: completion)
        return true
    }

    private func nested() {
        let (outer, inner) = (change(view), change(view))
        let options = dice.one(of: [
            UIView.AnimationOptions.beginFromCurrentState, [.beginFromCurrentState, .overrideInheritedDuration],
            [.beginFromCurrentState, .overrideInheritedCurve, .curveEaseOut],
        ])
        let (duration, delay) = (dice.number(0.05...0.5), dice.chance(0.5) ? 0 : dice.number(0...0.3))
        let (first, second) = (completion, completion)
        UIView.animate(
            withDuration: dice.number(0.1...0.5), delay: 0, options: .beginFromCurrentState,
            animations: {
                outer()
                UIView.animate(withDuration: duration, delay: delay, options: options, animations: inner, completion: first)
            }, completion: second)
    }

    private func keyframes() {
        let frames = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
            (dice.number(0...1), dice.number(0...0.6), change(view))
        }
        let mode = dice.one(of: [
            UIView.KeyframeAnimationOptions.calculationModeLinear, .calculationModeCubic, .calculationModePaced,
            .calculationModeCubicPaced,
        ])
        UIView.animateKeyframes(
            withDuration: dice.number(0.1...0.6), delay: 0, options: [mode, .beginFromCurrentState],
            animations: {
                for (start, duration, change) in frames {
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration, animations: change)
                }
            }, completion: completion)
    }

    private func newAnimator() {
        guard animators.count < 2 else { return }
        let duration = dice.number(0.1...0.8)
        let animator = UIViewPropertyAnimator(
            duration: duration, timingParameters: RandomTiming(&dice, duration: duration).provider)
        for _ in 0...1 { animator.addAnimations(movement(of: view), delayFactor: dice.chance(0.5) ? 0 : dice.number(0...0.9)) }
        animators.append(animator)
        animator.startAnimation()
    }

    /// What an animator may move here: what adds to other motions, since whatever replaces one starts from the model.
    private func movement(of view: UIView) -> () -> Void {
        let (x, y) = (dice.number(-50...300), dice.number(-50...300))
        let isWide = dice.chance(0.5)
        return {
            view.center = CGPoint(x: x, y: y)
            if isWide { view.bounds.size.width = abs(x) + 1 }
        }
    }

    /// Whether the picture may differ after it.
    private func animatorCall() -> Bool {
        guard !animators.isEmpty else { return false }
        let animator = dice.one(of: animators)
        let (call, number) = (Int.random(in: 0..<9, using: &dice), dice.number(0...1))
        calls.append("call \(call) \(number)")
        switch (call, animator.state, animator.isRunning) {
        case (0, .inactive, _):
            animator.addAnimations(movement(of: view))
            animator.startAnimation()
        case (0, _, _), (1, .active, _): animator.pauseAnimation()
        case (2, .active, _), (3, .active, false): animator.startAnimation()
        case (4, .active, _): animator.isReversed.toggle()
        case (5, .active, false):
            animator.fractionComplete = number
            return true
        case (6, .active, false), (7, .active, false):
            let timing = dice.chance(0.3) ? nil : RandomTiming(&dice, duration: animator.duration).provider
            animator.continueAnimation(withTimingParameters: timing, durationFactor: dice.chance(0.5) ? 0 : number + 0.1)
        case (7, .active, _) where animator.fractionComplete < 1:
            animator.addAnimations(movement(of: view), delayFactor: number)
        case (8, .active, _):
            animator.stopAnimation(true)
            animators.removeAll { $0 === animator }
        default: break
        }
        return false
    }

    private func clockCall() -> Bool {
        let layer = container.layer
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        let further = now + dice.number(-0.2...0.3)
        calls.append("\(clock) \(further - now)")
        switch clock {
        case .world, .running:
            layer.holdClock(at: now)
            clock = .held
        case .held where dice.chance(0.4):
            layer.holdClock(at: further)
            return true
        case .held where dice.chance(0.5):
            clock = .driven
            layer.driveClock(to: further, seconds: dice.number(0.01...0.4), along: .cubic(.easeOut)) { [weak self] in
                self?.clock = .held
            }
        case .held:
            layer.letClockRun()
            clock = .running
        case .driven: break
        }
        return false
    }

    private func cut() -> Bool {
        guard dice.chance(0.3) else { return false }
        view.layer.removeAllAnimations()
        return true
    }

    private func remove() -> Bool {
        guard dice.chance(0.2) else { return false }
        let view = view
        view.removeFromSuperview()
        container.addSubview(view)
        return true
    }

    // MARK: The law

    private static let moment = 4e-7

    private func pictures(over seconds: Double) -> [Picture] {
        views.map { Picture($0, at: stage.instant, over: seconds) }
    }

    private func compare(_ before: [Picture], _ after: [Picture], keepsSpeed: Bool, at step: Step) {
        for (old, new) in zip(before, after) {
            for (index, name) in Picture.names.enumerated() {
                let (old, new) = (old.numbers[index], new.numbers[index])
                expect(abs(new.value - old.value) < 1e-4, "\(name) jumps at \(step): \(old.value) → \(new.value)")
                guard keepsSpeed, Picture.additive.contains(name), old.isMoving else { continue }
                expect(
                    abs(new.speed - old.speed) <= 0.05 * abs(old.speed) + 1,
                    "\(name) is thrown off its speed at \(step): \(old.speed) → \(new.speed)")
            }
        }
    }

    private func end() {
        while clock == .driven { stage.pass(0.05) {} }
        if clock == .held { container.layer.letClockRun() }
        for animator in animators { animator.stopAnimation(true) }
        stage.settle()
        for view in views {
            let shown = view.layer.shownValues(at: stage.instant)
            expect(shown.position == view.center && shown.bounds == view.bounds, "the picture is not the model in the end")
            expect(!view.layer.isAnimatingInSubtree, "something is still there in the end")
        }
        expect(asked == told, "\(asked) completions, \(told) calls")
    }

    private func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
        if !isRight { faults.append(fault()) }
    }
}

/// What is seen of a view at an instant, as numbers with their speeds.
@MainActor struct Picture {
    static let names = ["x", "y", "width", "height", "a", "b", "alpha", "white"]
    static let additive: Set = ["x", "y", "width", "height"]
    let numbers: [(value: Double, speed: Double, isMoving: Bool)]

    init(_ view: UIView, at instant: FrameInstant, over seconds: Double) {
        let here = Self.numbers(view.layer.shownValues(at: instant))
        let there = Self.numbers(view.layer.shownValues(at: FrameInstant(seconds: instant.seconds + seconds)))
        numbers = zip(here, there).map { here, there in
            let speed = (there - here) / seconds
            return (here, speed, abs(speed) > 20)
        }
    }

    private static func numbers(_ values: LayerValues) -> [Double] {
        [
            values.position.x, values.position.y, values.bounds.width, values.bounds.height,
            // A turn of the plane reads the same whichever way round it is told.
            values.transform.m11 * 100, values.transform.m12 * 100, Double(values.opacity) * 100,
            (values.backgroundColor?.red ?? 0) * 100,
        ]
    }
}
