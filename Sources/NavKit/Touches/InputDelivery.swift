import Foundation
import NavCore
import NavLayers

/// Brings what the user does to the views that it is meant for.
///
/// Where a touch goes is decided once, when it begins: to the front-most view under it that takes touches. From then on it is that
/// view's until it ends or is cancelled. The recognizers around that view see it first, and decide between them what the view hears.
@MainActor final class InputDelivery {
    // In the order in which they began.
    private var touches: [UITouch] = []
    private var hover = Hover()
    private let keys = KeyDelivery()
    let arena = GestureArena()
    private let views: ViewTouches

    init() {
        views = ViewTouches(arena: arena)
        views.event = { [weak self] in
            self?.event(about: [$0]) ?? UIEvent(.touches, touches: [$0], timestamp: $0.timestamp)
        }
        arena.cancelTouches = { [weak views] in views?.cancel($0) }
        arena.didSettle = { [weak views] in views?.release() }
    }

    func deliver(_ event: InputEvent, in loop: FrameLoop) {
        if let instant = event.instant { arena.timers.advance(to: instant) }
        switch event {
        case .touch(let input): deliver(input, in: loop)
        case .hover(let point, _): hover.move(to: point.flatMap(loop.hit))
        case .key(let key, let isDown, let isRepeat, let modifiers, let instant):
            keys.deliver(key, isDown: isDown, isRepeat: isRepeat, modifiers, at: instant, in: loop)
        case .button(let button, let isDown, let point, _):
            if isDown, let hit = loop.hit(at: point) { hit.view.mouseButtonPressed(button, at: hit.point) }
        case .wheel(let delta, let isPrecise, let point, let modifiers, let instant):
            guard let hit = loop.hit(at: point) else { return }
            hit.view.turnWheel(
                WheelMotion(
                    delta: delta, isPrecise: isPrecise, location: hit.point, modifiers: modifiers, instant: instant))
        case .text, .resized, .exposed, .focus, .visibility, .close: break
        }
    }

    /// Brings touches where they have moved to, all at once.
    func deliver(_ moves: [TouchMoves]) {
        let moved = moves.compactMap { move in
            touches.first { $0.id == move.id }.map { (touch: $0, samples: samples(of: move.inputs, in: $0)) }
        }
        guard let first = moves.first?.inputs.first, !moved.isEmpty else { return }
        arena.timers.advance(to: first.instant)
        tell(.moved, moved)
    }

    /// Everything that the turn brought has been delivered, and all up to `instant` is known.
    func finish(at instant: FrameInstant) { arena.timers.advance(to: instant) }

    /// Ends every touch, every gesture and every press of a key without its effect: what would end them may never come.
    func cancel() {
        keys.cancel()
        for touch in touches { end(touch, as: .cancelled, touch.step.samples) }
        arena.cancel()
    }

    /// The same for what the user does in `window`, which is going away.
    func cancel(in window: UIWindow) {
        for touch in touches where touch.window === window { end(touch, as: .cancelled, touch.step.samples) }
    }
}

extension InputDelivery {
    private func deliver(_ input: TouchInput, in loop: FrameLoop) {
        let touch = touches.first { $0.id == input.id }
        switch input.phase {
        case .began:
            if let touch { end(touch, as: .cancelled, touch.step.samples) }
            begin(input, in: loop)
        case .moved:
            deliver([TouchMoves(id: input.id, inputs: [input])])
        case .ended, .cancelled:
            guard let touch else { return }
            end(touch, as: input.phase == .ended ? .ended : .cancelled, samples(of: [input], in: touch))
            if input.source == .mouse { hover.move(to: loop.hit(at: input.position)) }
        }
    }

    private func begin(_ input: TouchInput, in loop: FrameLoop) {
        guard let hit = loop.hit(at: input.position) else { return }
        let touch = UITouch(input, at: hit.point, in: hit.window, view: hit.view)
        touches.append(touch)
        if input.source == .mouse { hover.press() }
        loop.keyWindow = hit.window
        hit.window.focusedControl = nil
        hit.window.touchedView = hit.view
        views.open(touch)
        arena.admit(touch)
        tell([touch])
    }

    private func end(_ touch: UITouch, as phase: UITouch.Phase, _ samples: [TouchSample]) {
        tell(phase, [(touch, samples)])
        touches.removeAll { $0 === touch }
    }

    private func tell(_ phase: UITouch.Phase, _ changes: [(touch: UITouch, samples: [TouchSample])]) {
        for (touch, samples) in changes { touch.step = touch.step.next(phase, samples) }
        tell(changes.map(\.touch))
    }

    /// Lets everybody hear what `touches` say now, the recognizers first.
    private func tell(_ touches: [UITouch]) {
        arena.hear(touches[0].phase, of: touches, with: event(about: touches))
        for touch in touches { views.note(touch) }
        views.release()
    }

    private func event(about touches: [UITouch]) -> UIEvent {
        for other in self.touches where !touches.contains(other) { other.step = other.step.resting }
        return UIEvent(.touches, touches: self.touches, timestamp: touches[0].timestamp)
    }

    private func samples(of inputs: [TouchInput], in touch: UITouch) -> [TouchSample] {
        inputs.map { input in
            TouchSample(
                position: touch.window?.pointFromDesktop(input.position) ?? input.position, instant: input.instant)
        }
    }
}

extension FrameLoop {
    /// What takes a touch at `point` of the desktop window.
    func hit(at point: CGPoint) -> (window: UIWindow, view: UIView, point: CGPoint)? {
        for window in windowsFrontToBack {
            let point = window.pointFromDesktop(point)
            if let view = window.hitTest(point, with: nil) { return (window, view, point) }
        }
        return nil
    }

    private var windowsFrontToBack: [UIWindow] {
        windows.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }
}

extension UIWindow {
    fileprivate func pointFromDesktop(_ point: CGPoint) -> CGPoint { layer.convert(point, from: layer.superlayer) }
}
