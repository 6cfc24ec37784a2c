import CSDL2
import Foundation
import NavCore

/// Fingers on a touch screen, each a touch with the lowest id from 1 up that is free.
nonisolated struct FingerInput: Sendable {
    private struct Finger {
        let device: SDL_TouchID
        let finger: SDL_FingerID
        var touch: TouchInput
    }

    /// In the order in which they came down.
    private var fingers: [Finger] = []
    private var lastTap: TouchInput?

    mutating func translate(_ event: SDL_TouchFingerEvent, at position: CGPoint, _ instant: FrameInstant) -> [InputEvent] {
        guard event.touchId != Self.mouse else { return [] }
        let index = fingers.firstIndex { $0.device == event.touchId && $0.finger == event.fingerId }
        switch (SDL_EventType(rawValue: event.type), index) {
        case (SDL_FINGERDOWN, nil):
            return began(event, at: position, instant)
        case (SDL_FINGERMOTION, let index?):
            return [.touch(proceed(index, .moved, at: position, instant))]
        case (SDL_FINGERUP, let index?):
            let touch = proceed(index, .ended, at: position, instant)
            fingers.remove(at: index)
            return [.touch(touch)]
        default:
            // What is left of a cancelled touch.
            return []
        }
    }

    /// Ends every touch before its release.
    mutating func cancelAll(_ instant: FrameInstant) -> [InputEvent] {
        let cancelled = fingers.indices.map { InputEvent.touch(proceed($0, .cancelled, at: fingers[$0].touch.position, instant)) }
        fingers = []
        return cancelled
    }

    private mutating func began(_ event: SDL_TouchFingerEvent, at position: CGPoint, _ instant: FrameInstant) -> [InputEvent] {
        let id = (1...).first { id in !fingers.contains { $0.touch.id == id } } ?? 1
        let touch = TouchInput(
            id: id, phase: .began, source: .finger, position: position, instant: instant,
            tapCount: tapCount(at: position, instant))
        fingers.append(Finger(device: event.touchId, finger: event.fingerId, touch: touch))
        lastTap = touch
        return [.touch(touch)]
    }

    private mutating func proceed(
        _ index: Int, _ phase: TouchInput.Phase, at position: CGPoint, _ instant: FrameInstant
    ) -> TouchInput {
        fingers[index].touch.phase = phase
        fingers[index].touch.position = position
        fingers[index].touch.instant = instant
        return fingers[index].touch
    }

    /// A finger that comes down beside another one is no further tap.
    private func tapCount(at position: CGPoint, _ instant: FrameInstant) -> Int {
        guard let lastTap, fingers.isEmpty, instant.seconds(since: lastTap.instant) <= Self.tapInterval,
            abs(position.x - lastTap.position.x) <= Self.tapDistance,
            abs(position.y - lastTap.position.y) <= Self.tapDistance
        else { return 1 }
        return lastTap.tapCount + 1
    }

    /// Taps that begin no more than this many seconds and this many points apart count as one series.
    private static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45
    /// The touch device that SDL makes up from a mouse.
    private static let mouse = SDL_TouchID(-1)
}
