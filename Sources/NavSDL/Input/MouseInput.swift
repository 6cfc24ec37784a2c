import CSDL2
import Foundation
import NavCore

/// The mouse: its left button is a touch with the id 0, and with that button up it hovers.
///
///     up ──press──▶ down ──release──▶ up
///                    └──cancel──▶ spent ──release──▶ up
///
/// A press that was cancelled stays spent until its button is up, so that what is left of it reaches nobody.
nonisolated struct MouseInput: Sendable {
    private enum Press {
        case up
        case down(TouchInput)
        case spent
    }

    private var press = Press.up
    private var isInside = false

    mutating func button(_ event: SDL_MouseButtonEvent, at position: CGPoint, _ instant: FrameInstant) -> [InputEvent] {
        guard event.which != Self.touchscreen else { return [] }
        let isDown = event.state == SDL_PRESSED
        guard event.button == SDL_BUTTON_LEFT else {
            return Self.others[Int32(event.button)].map { [.button($0, isDown: isDown, position, at: instant)] } ?? []
        }
        return isDown ? began(at: position, clicks: Int(event.clicks), instant) : ended(at: position, instant)
    }

    mutating func motion(
        _ event: SDL_MouseMotionEvent, at position: CGPoint, in size: CGSize, _ instant: FrameInstant
    ) -> [InputEvent] {
        guard event.which != Self.touchscreen else { return [] }
        let isHeld = event.state & Self.leftMask != 0
        switch press {
        case .down(let touch) where isHeld:
            return [.touch(proceed(touch, .moved, at: position, instant))]
        case .spent where isHeld:
            return []
        case .up, .down, .spent:
            let cancelled = cancel(instant)
            press = .up
            return cancelled + hover(position, in: size, instant)
        }
    }

    /// The pointer left the window. A drag holds on to it, unless its button is up by now.
    mutating func leave(heldButtons: UInt32, _ instant: FrameInstant) -> [InputEvent] {
        guard heldButtons & Self.leftMask == 0 else { return [] }
        let cancelled = cancel(instant)
        press = .up
        return cancelled + left(instant)
    }

    /// Ends a press before its release.
    mutating func cancel(_ instant: FrameInstant) -> [InputEvent] {
        guard case .down(var touch) = press else { return [] }
        press = .spent
        touch.phase = .cancelled
        touch.instant = instant
        return [.touch(touch)]
    }

    private mutating func began(at position: CGPoint, clicks: Int, _ instant: FrameInstant) -> [InputEvent] {
        let lost = cancel(instant)
        let touch = TouchInput(
            id: 0, phase: .began, source: .mouse, position: position, instant: instant, tapCount: max(1, clicks))
        press = .down(touch)
        return lost + [.touch(touch)]
    }

    private mutating func ended(at position: CGPoint, _ instant: FrameInstant) -> [InputEvent] {
        defer { press = .up }
        guard case .down(let touch) = press else { return [] }
        return [.touch(proceed(touch, .ended, at: position, instant))]
    }

    private mutating func proceed(
        _ touch: TouchInput, _ phase: TouchInput.Phase, at position: CGPoint, _ instant: FrameInstant
    ) -> TouchInput {
        var touch = touch
        touch.phase = phase
        touch.position = position
        touch.instant = instant
        press = .down(touch)
        return touch
    }

    private mutating func hover(_ position: CGPoint, in size: CGSize, _ instant: FrameInstant) -> [InputEvent] {
        guard CGRect(origin: .zero, size: size).contains(position) else { return left(instant) }
        isInside = true
        return [.hover(position, at: instant)]
    }

    private mutating func left(_ instant: FrameInstant) -> [InputEvent] {
        guard isInside else { return [] }
        isInside = false
        return [.hover(nil, at: instant)]
    }

    /// The mouse that SDL makes up from a touch screen, whose fingers come as themselves.
    private static let touchscreen = UInt32.max
    private static let leftMask: UInt32 = 1 << (UInt32(SDL_BUTTON_LEFT) - 1)
    private static let others: [Int32: MouseButton] = [
        SDL_BUTTON_MIDDLE: .middle, SDL_BUTTON_RIGHT: .right, SDL_BUTTON_X1: .back, SDL_BUTTON_X2: .forward,
    ]
}
