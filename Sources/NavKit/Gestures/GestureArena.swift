import NavCore

/// Where the recognizers of the present touches settle which of them go on.
///
/// Recognizers hear of a touch one after another, those of the inner views first, and say what they would like to be. When all have heard, each wish is decided, then the
/// actions are told.
@MainActor final class GestureArena {
    /// Recognizers that have seen a touch since they were last possible, in the order in which they saw it.
    private var participants: [UIGestureRecognizer] = []
    /// While recognizers hear of a touch, or are being settled: nothing is decided on the way.
    private var isBusy = false

    /// A gesture was recognized that cancels touches: those with these serial numbers.
    var cancelTouches: (Set<Int>) -> Void = { _ in }
    /// Gestures have been decided, for good or for now.
    var didSettle: () -> Void = {}

    /// Calls what needs time: the timers of recognizers.
    let timers = GestureTimers()
}

// MARK: Touches

extension GestureArena {
    /// Finds the recognizers that will see `touch`: those of its view and of the views around that, the inner ones first.
    func admit(_ touch: UITouch) {
        let views = sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
        let recognizers = views.flatMap(\.recognizers).filter { $0.receives(touch) }
        for recognizer in recognizers {
            recognizer.follow(touch)
            join(recognizer)
        }
        for (index, one) in recognizers.enumerated() {
            for other in recognizers.dropFirst(index + 1) {
                one.askRequirement(of: other)
                other.askRequirement(of: one)
            }
        }
    }

    /// Lets the recognizers of `touches` hear what has happened to them, and settles.
    func hear(_ phase: UITouch.Phase, of touches: [UITouch], with event: UIEvent) {
        let wasBusy = isBusy
        isBusy = true
        for recognizer in participants where !recognizer.machine.isOver {
            let own = touches.filter { recognizer.touches.contains($0) }
            if !own.isEmpty { recognizer.hear(phase, of: Set(own), with: event) }
        }
        isBusy = wasBusy
        settle()
        if phase == .ended || phase == .cancelled { forget(touches) }
    }

    private func forget(_ touches: [UITouch]) {
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.drop(touch) }
        }
        settle()
    }

    private func join(_ recognizer: UIGestureRecognizer) {
        recognizer.arena = self
        if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
    }

    /// A recognizer wants another state, because of a touch or out of the blue.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        join(recognizer)
        settle()
    }

    /// Ends every gesture without its effect: the touches that were to come will not.
    func cancel() {
        for recognizer in participants { recognizer.abandon() }
    }
}

// MARK: Settling

extension GestureArena {
    private func settle() {
        guard !isBusy else { return }
        isBusy = true
        while decideNext() || tellNext() {}
        sweep()
        isBusy = false
        didSettle()
    }

    private enum Verdict { case wait, refuse, grant }

    private func decideNext() -> Bool {
        for recognizer in participants where recognizer.machine.isWanting {
            switch verdict(on: recognizer) {
            case .wait: continue
            case .refuse: recognizer.machine.ask(for: .failed)
            case .grant: grant(recognizer)
            }
            return true
        }
        return false
    }

    /// The others that have seen the same touches.
    func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        participants.filter { $0 !== recognizer && $0.shares(with: recognizer) }
    }

    private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        let rivals = rivals(of: recognizer)
        let required = rivals.filter { recognizer.requiresFailure(of: $0) }
        if required.contains(where: \.machine.isUndecided) { return .wait }
        if required.contains(where: \.machine.isRecognized) || !recognizer.mayBegin() { return .refuse }
        return rivals.contains { $0.machine.isRecognized && $0.prevents(recognizer) } ? .refuse : .grant
    }

    /// The first that begins makes those fail that have not begun on the same touches.
    private func grant(_ recognizer: UIGestureRecognizer) {
        // Its delegate may have ended it when it was asked.
        guard recognizer.machine.isWanting else { return }
        recognizer.willBegin()
        recognizer.machine.grant()
        for other in participants where other.machine.isUndecided && other.shares(with: recognizer) {
            if other.requiresFailure(of: recognizer) || recognizer.prevents(other) { other.machine.ask(for: .failed) }
        }
        if recognizer.cancelsTouchesInView { cancelTouches(recognizer.touchSerials) }
    }

    private func tellNext() -> Bool {
        for recognizer in participants where recognizer.tellActions() { return true }
        return false
    }

    /// What has failed stays so until its touches are gone, since it would only see the rest of them.
    private func sweep() {
        for recognizer in participants where recognizer.isDone {
            timers.cancel(of: recognizer)
            recognizer.returnToPossible()
        }
        participants.removeAll { $0.arena == nil || $0.isIdle }
    }

    /// Whether the view of the touch must not hear of its beginning, or of its end, before some gesture is decided.
    func delays(_ phase: UITouch.Phase, of serial: Int) -> Bool {
        participants.contains { recognizer in
            guard recognizer.machine.isUndecided, recognizer.touchSerials.contains(serial) else { return false }
            return phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var isDone: Bool {
        machine.isOver && (machine.phase != .failed || touches.isEmpty)
    }

    /// Nothing of it is going on.
    fileprivate var isIdle: Bool { machine.phase == .possible && touchSerials.isEmpty }
}
