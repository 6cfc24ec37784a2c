import NavCore

/// Brings keys to the first responder of the key window, and from there up its chain. What went down somewhere comes up there.
@MainActor final class KeyDelivery {
    // In the order in which they went down.
    private var held: [(key: Key, press: UIPress)] = []

    func deliver(
        _ key: Key, isDown: Bool, isRepeat: Bool, _ modifiers: KeyModifiers, at instant: FrameInstant,
        in loop: FrameLoop
    ) {
        let press = held.first { $0.key == key }?.press
        switch (press, isDown) {
        case (nil, true): begin(key, modifiers, at: instant, in: loop)
        case (let press?, true): if isRepeat { tell(press, .changed, at: instant.seconds) }
        case (let press?, false): finish(press, as: .ended, at: instant.seconds)
        case (nil, false): break
        }
    }

    /// Ends every press without its effect.
    func cancel() {
        for (_, press) in held { finish(press, as: .cancelled, at: press.timestamp) }
    }

    private func begin(_ key: Key, _ modifiers: KeyModifiers, at instant: FrameInstant, in loop: FrameLoop) {
        guard let window = loop.keyWindow else { return }
        let first = window.firstResponder ?? window.keyTarget
        let press = UIPress(UIKey(key, modifiers), in: window, to: first, timestamp: instant.seconds)
        held.append((key, press))
        tell(press, .began, at: instant.seconds)
    }

    private func finish(_ press: UIPress, as phase: UIPress.Phase, at timestamp: Double) {
        tell(press, phase, at: timestamp)
        held.removeAll { $0.press === press }
    }

    private func tell(_ press: UIPress, _ phase: UIPress.Phase, at timestamp: Double) {
        for other in held { other.press.phase = .stationary }
        press.phase = phase
        press.timestamp = timestamp
        let event = UIPressesEvent(presses: held.map(\.press), timestamp: timestamp)
        switch phase {
        case .began: press.responder?.pressesBegan([press], with: event)
        case .changed: press.responder?.pressesChanged([press], with: event)
        case .ended: press.responder?.pressesEnded([press], with: event)
        case .cancelled: press.responder?.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }
}
