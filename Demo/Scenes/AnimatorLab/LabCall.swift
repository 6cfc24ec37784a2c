import NavKit

/// A call that the lab has a button for.
enum LabCall: CaseIterable {
    case start, startLater, pause, resume
    case stop, stopForGood, finishAtEnd, finishAtStart, finishAtCurrent
    case addBlock, addLateBlock

    static let running: [LabCall] = [.start, .startLater, .pause, .resume]
    static let ending: [LabCall] = [.stop, .stopForGood, .finishAtEnd, .finishAtStart, .finishAtCurrent]
    static let adding: [LabCall] = [.addBlock, .addLateBlock]

    /// As it is written in a program.
    var code: String {
        switch self {
        case .start: "startAnimation()"
        case .startLater: "startAnimation(afterDelay: 0.5)"
        case .pause: "pauseAnimation()"
        case .resume: "continueAnimation(…)"
        case .stop: "stopAnimation(false)"
        case .stopForGood: "stopAnimation(true)"
        case .finishAtEnd: "finishAnimation(at: .end)"
        case .finishAtStart: "finishAnimation(at: .start)"
        case .finishAtCurrent: "finishAnimation(at: .current)"
        case .addBlock: "addAnimations { … }"
        case .addLateBlock: "addAnimations(…, delayFactor: 0.5)"
        }
    }

    /// The key that makes the call.
    var key: String {
        switch self {
        case .start: "s"
        case .startLater: "d"
        case .pause: "p"
        case .resume: "t"
        case .stop: "f"
        case .stopForGood: "x"
        case .finishAtEnd: "e"
        case .finishAtStart: "b"
        case .finishAtCurrent: "h"
        case .addBlock: "a"
        case .addLateBlock: "z"
        }
    }
}

/// What a call would do in the state that an animator is in.
enum LabOutcome: Equatable {
    case works
    /// Nothing would happen, for that reason.
    case idle(String)
    /// The call would trap, for that reason.
    case traps(String)
}

extension LabCall {
    func outcome(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        switch self {
        case .start, .startLater: start(animator)
        case .pause: pause(animator)
        case .resume: resume(animator)
        case .stop, .stopForGood: stop(animator)
        case .finishAtEnd, .finishAtStart, .finishAtCurrent: finish(animator)
        case .addBlock, .addLateBlock:
            animator.state == .stopped ? .traps("it is stopped: finish it first") : .works
        }
    }

    private func start(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        if animator.state == .stopped { return .traps("it is stopped: finish it first") }
        return animator.isRunning ? .idle("it runs already") : .works
    }

    private func pause(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        if animator.state == .stopped { return .traps("it is stopped: finish it first") }
        if let obstacle = hold(animator) { return obstacle }
        return animator.state == .active && !animator.isRunning ? .idle("it is paused already") : .works
    }

    private func resume(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        guard animator.state == .active, !animator.isRunning else { return .traps("it is not paused") }
        return hold(animator) ?? .works
    }

    private func stop(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        if let obstacle = hold(animator) { return obstacle }
        if animator.state == .stopped, self == .stop { return .idle("it is stopped already") }
        return animator.state == .inactive ? .idle("it is inactive") : .works
    }

    private func finish(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        switch animator.state {
        case .inactive: .idle("it is inactive")
        case .active: .traps("it is active: stopAnimation(false) first")
        case .stopped: .works
        }
    }

    private func hold(_ animator: UIViewPropertyAnimator) -> LabOutcome? {
        animator.state == .inactive || animator.isInterruptible ? nil : .traps("it is not interruptible")
    }
}

/// A property that the lab has a switch for.
enum LabSwitch: String, CaseIterable {
    case isReversed, scrubsLinearly, pausesOnCompletion, isInterruptible, isUserInteractionEnabled
    case isManualHitTestingEnabled

    /// The key that turns it.
    var key: String {
        switch self {
        case .isReversed: "v"
        case .scrubsLinearly: "l"
        case .pausesOnCompletion: "o"
        case .isInterruptible: "i"
        case .isUserInteractionEnabled: "u"
        case .isManualHitTestingEnabled: "m"
        }
    }

    func isOn(_ animator: UIViewPropertyAnimator) -> Bool { animator[keyPath: path] }

    func set(_ isOn: Bool, on animator: UIViewPropertyAnimator) { animator[keyPath: path] = isOn }

    func outcome(_ animator: UIViewPropertyAnimator) -> LabOutcome {
        switch self {
        case .isInterruptible: animator.state == .inactive ? .works : .traps("only an inactive animator can be told")
        case .isReversed: animator.state == .stopped ? .idle("a stopped animator stays as it is") : .works
        case .scrubsLinearly, .pausesOnCompletion, .isUserInteractionEnabled, .isManualHitTestingEnabled: .works
        }
    }

    private var path: ReferenceWritableKeyPath<UIViewPropertyAnimator, Bool> {
        switch self {
        case .isReversed: \.isReversed
        case .scrubsLinearly: \.scrubsLinearly
        case .pausesOnCompletion: \.pausesOnCompletion
        case .isInterruptible: \.isInterruptible
        case .isUserInteractionEnabled: \.isUserInteractionEnabled
        case .isManualHitTestingEnabled: \.isManualHitTestingEnabled
        }
    }
}
