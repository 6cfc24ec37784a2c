package import CSDL2
import Foundation
package import NavCore

/// Turns SDL's events into NavKit's. It keeps only what a later event needs: who presses, and whether the window can be seen.
package nonisolated struct EventTranslator: Sendable {
    /// How positions are measured; to be kept up to date by the owner.
    package var metrics: WindowMetrics
    /// False: minimised or hidden.
    package private(set) var isVisible = true
    private var mouse = MouseInput()
    private var fingers = FingerInput()

    package init(metrics: WindowMetrics) { self.metrics = metrics }

    /// - Parameters:
    ///   - instant: When the event happened.
    ///   - heldButtons: SDL's mask of the mouse buttons that are down now.
    /// - Returns: Nothing for an event that means nothing here, several where a press is cancelled on the way.
    package mutating func translate(
        _ event: SDL_Event, at instant: FrameInstant, heldButtons: UInt32
    ) -> [InputEvent] {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            mouse.button(event.button, at: position(event.button.x, event.button.y), instant)
        case SDL_MOUSEMOTION:
            mouse.motion(event.motion, at: position(event.motion.x, event.motion.y), in: metrics.size, instant)
        case SDL_MOUSEWHEEL:
            [WheelInput.event(event.wheel, at: position(event.wheel.mouseX, event.wheel.mouseY), instant)]
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            fingers.translate(event.tfinger, at: metrics.point(fractionX: Double(event.tfinger.x), Double(event.tfinger.y)), instant)
        case SDL_KEYDOWN, SDL_KEYUP:
            KeyInput.event(event.key, instant).map { [$0] } ?? []
        case SDL_TEXTINPUT:
            [.text(KeyInput.text(event.text), at: instant)]
        case SDL_WINDOWEVENT:
            window(SDL_WindowEventID(rawValue: UInt32(event.window.event)), instant, heldButtons)
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
            [.exposed]
        case SDL_QUIT:
            [.close]
        default:
            []
        }
    }

    private mutating func window(
        _ event: SDL_WindowEventID, _ instant: FrameInstant, _ heldButtons: UInt32
    ) -> [InputEvent] {
        switch event {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: [.resized]
        case SDL_WINDOWEVENT_EXPOSED: [.exposed]
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: setVisible(true, instant)
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: setVisible(false, instant)
        case SDL_WINDOWEVENT_FOCUS_GAINED: [.focus(true)]
        case SDL_WINDOWEVENT_FOCUS_LOST: cancelTouches(instant) + [.focus(false)]
        case SDL_WINDOWEVENT_LEAVE: mouse.leave(heldButtons: heldButtons, instant)
        case SDL_WINDOWEVENT_CLOSE: [.close]
        default: []
        }
    }

    private mutating func setVisible(_ visible: Bool, _ instant: FrameInstant) -> [InputEvent] {
        guard visible != isVisible else { return [] }
        isVisible = visible
        return (visible ? [] : cancelTouches(instant)) + [.visibility(visible)]
    }

    private mutating func cancelTouches(_ instant: FrameInstant) -> [InputEvent] {
        mouse.cancel(instant) + fingers.cancelAll(instant)
    }

    private func position(_ x: Int32, _ y: Int32) -> CGPoint { metrics.point(Double(x), Double(y)) }
}
