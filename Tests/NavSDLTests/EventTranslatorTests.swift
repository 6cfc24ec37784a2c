import CSDL2
import Foundation
import NavCore
import NavSDL
import TestSupport
import Testing

private let instant = FrameInstant(seconds: 5)

extension EventTranslator {
    /// A window of 200 × 100 units and points.
    fileprivate init() { self.init(metrics: WindowMetrics(unitWidth: 200, unitHeight: 100, pixelWidth: 200, pixelHeight: 100)) }

    fileprivate mutating func take(_ events: SDL_Event..., heldButtons: UInt32 = 0) -> [InputEvent] {
        events.flatMap { translate($0, at: instant, heldButtons: heldButtons) }
    }
}

private func touch(
    _ phase: TouchInput.Phase, x: CGFloat = 50, y: CGFloat = 60, id: Int = 0, source: TouchInput.Source = .mouse, taps: Int = 1
) -> InputEvent {
    .touch(TouchInput(id: id, phase: phase, source: source, position: CGPoint(x: x, y: y), instant: instant, tapCount: taps))
}

@Suite struct EventTranslatorTests {
    @Suite struct Mouse {
        @Test func `a click is a touch with the id 0`() {
            var translator = EventTranslator()

            let events = translator.take(SDLEvents.button(true, clicks: 2), SDLEvents.button(false, clicks: 2))

            #expect(events == [touch(.began, taps: 2), touch(.ended, taps: 2)])
        }

        @Test(.rules("O-105")) func `a drag goes on outside the window`() {
            var translator = EventTranslator()

            let events = translator.take(
                SDLEvents.button(true), SDLEvents.motion(x: -30, y: 400, isHeld: true), SDLEvents.button(false, x: -30, y: 400))

            #expect(events == [touch(.began), touch(.moved, x: -30, y: 400), touch(.ended, x: -30, y: 400)])
        }

        @Test func `with no button down it hovers, and leaves once`() {
            var translator = EventTranslator()

            let events = translator.take(
                SDLEvents.motion(x: 10, y: 20, isHeld: false), SDLEvents.motion(x: 500, y: 20, isHeld: false),
                SDLEvents.window(SDL_WINDOWEVENT_LEAVE))

            #expect(events == [.hover(CGPoint(x: 10, y: 20), at: instant), .hover(nil, at: instant)])
        }

        @Test(arguments: [
            (SDL_BUTTON_MIDDLE, MouseButton.middle), (SDL_BUTTON_RIGHT, .right), (SDL_BUTTON_X1, .back), (SDL_BUTTON_X2, .forward),
        ])
        func `other buttons are no touch`(button: Int32, name: MouseButton) {
            var translator = EventTranslator()

            let events = translator.take(SDLEvents.button(true, button), SDLEvents.button(false, button))

            let position = CGPoint(x: 50, y: 60)
            #expect(
                events == [
                    .button(name, isDown: true, position, at: instant), .button(name, isDown: false, position, at: instant),
                ])
        }

        @Test func `what SDL makes up from a touch screen is dropped`() {
            var translator = EventTranslator()

            let events = translator.take(
                SDLEvents.button(true, which: .max), SDLEvents.motion(x: 1, y: 1, isHeld: true, which: .max),
                SDLEvents.button(false, which: .max))

            #expect(events == [])
        }
    }

    @Suite(.rules("O-104")) struct `A press that cannot end` {
        @Test(arguments: [
            (SDL_WINDOWEVENT_FOCUS_LOST, InputEvent.focus(false)), (SDL_WINDOWEVENT_MINIMIZED, .visibility(false)),
            (SDL_WINDOWEVENT_HIDDEN, .visibility(false)),
        ])
        func `is cancelled once, and its rest reaches nobody`(cause: SDL_WindowEventID, tells: InputEvent) {
            var translator = EventTranslator()
            _ = translator.take(SDLEvents.button(true))

            let events = translator.take(
                SDLEvents.window(cause), SDLEvents.motion(x: 80, y: 80, isHeld: true), SDLEvents.button(false))
            let next = translator.take(SDLEvents.button(true), SDLEvents.button(false))

            #expect(events == [touch(.cancelled), tells])
            #expect(next == [touch(.began), touch(.ended)])
        }

        @Test func `is cancelled when the pointer moves with no button down`() {
            var translator = EventTranslator()
            _ = translator.take(SDLEvents.button(true))

            let events = translator.take(SDLEvents.motion(x: 80, y: 80, isHeld: false))

            #expect(events == [touch(.cancelled), .hover(CGPoint(x: 80, y: 80), at: instant)])
        }

        @Test func `is cancelled when the pointer leaves with no button down`() {
            var translator = EventTranslator()
            _ = translator.take(SDLEvents.button(true))

            #expect(translator.take(SDLEvents.window(SDL_WINDOWEVENT_LEAVE)) == [touch(.cancelled)])
        }

        @Test func `goes on when the pointer leaves with the button down`() {
            var translator = EventTranslator()
            _ = translator.take(SDLEvents.button(true))

            #expect(translator.take(SDLEvents.window(SDL_WINDOWEVENT_LEAVE), heldButtons: 1) == [])
            #expect(translator.take(SDLEvents.button(false)) == [touch(.ended)])
        }

        @Test func `is cancelled by the next one`() {
            var translator = EventTranslator()
            _ = translator.take(SDLEvents.button(true))

            #expect(translator.take(SDLEvents.button(true, x: 9, y: 9)) == [touch(.cancelled), touch(.began, x: 9, y: 9)])
        }
    }

    @Suite struct Fingers {
        @Test func `each has the lowest id that is free`() {
            var translator = EventTranslator()

            let events = translator.take(
                SDLEvents.finger(SDL_FINGERDOWN, id: 900), SDLEvents.finger(SDL_FINGERDOWN, id: 901, x: 0, y: 0),
                SDLEvents.finger(SDL_FINGERUP, id: 900), SDLEvents.finger(SDL_FINGERDOWN, id: 902, x: 1, y: 0))

            #expect(
                events == [
                    touch(.began, x: 100, y: 50, id: 1, source: .finger), touch(.began, x: 0, y: 0, id: 2, source: .finger),
                    touch(.ended, x: 100, y: 50, id: 1, source: .finger), touch(.began, x: 200, y: 0, id: 1, source: .finger),
                ])
        }

        @Test func `a second tap nearby counts on`() {
            var translator = EventTranslator()
            let tap = [SDLEvents.finger(SDL_FINGERDOWN, id: 1), SDLEvents.finger(SDL_FINGERUP, id: 1)]

            let events = (tap + tap).flatMap { translator.take($0) }

            let at = (x: CGFloat(100), y: CGFloat(50))
            #expect(
                events == [
                    touch(.began, x: at.x, y: at.y, id: 1, source: .finger), touch(.ended, x: at.x, y: at.y, id: 1, source: .finger),
                    touch(.began, x: at.x, y: at.y, id: 1, source: .finger, taps: 2),
                    touch(.ended, x: at.x, y: at.y, id: 1, source: .finger, taps: 2),
                ])
        }

        @Test(.rules("O-104")) func `all are cancelled when the focus goes, and their rest reaches nobody`() {
            var translator = EventTranslator()
            _ = translator.take(SDLEvents.finger(SDL_FINGERDOWN, id: 1), SDLEvents.finger(SDL_FINGERDOWN, id: 2))

            let events = translator.take(
                SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST), SDLEvents.finger(SDL_FINGERMOTION, id: 1),
                SDLEvents.finger(SDL_FINGERUP, id: 2))

            #expect(
                events == [
                    touch(.cancelled, x: 100, y: 50, id: 1, source: .finger),
                    touch(.cancelled, x: 100, y: 50, id: 2, source: .finger), .focus(false),
                ])
        }

        @Test func `what SDL makes up from a mouse is dropped`() {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.finger(SDL_FINGERDOWN, id: 1, device: -1)) == [])
        }
    }

    @Suite struct Wheel {
        @Test func `a wheel turns by steps`() {
            var translator = EventTranslator()

            let events = translator.take(SDLEvents.wheel(1, -2))

            let delta = CGVector(dx: -1, dy: -2)
            #expect(events == [.wheel(delta: delta, isPrecise: false, CGPoint(x: 50, y: 60), [], at: instant)])
        }

        @Test func `fractions are a touchpad's, ten points a step`() {
            var translator = EventTranslator()

            let events = translator.take(SDLEvents.wheel(0, 0.25))

            let delta = CGVector(dx: 0, dy: 2.5)
            #expect(events == [.wheel(delta: delta, isPrecise: true, CGPoint(x: 50, y: 60), [], at: instant)])
        }
    }

    @Suite struct Keys {
        @Test(arguments: [
            (SDLK_ESCAPE, Key.escape), (SDLK_KP_ENTER, .enter), (SDLK_PAGEDOWN, .pageDown), (SDLK_a, .character("a")),
            (SDLK_7, .character("7")),
        ])
        func `a key has a name or a character`(code: SDL_KeyCode, key: Key) {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.key(code)) == [.key(key, isDown: true, isRepeat: false, [], at: instant)])
        }

        @Test func `modifiers come with other keys, and not by themselves`() {
            var translator = EventTranslator()

            let events = translator.take(
                SDLEvents.key(SDLK_LSHIFT, KMOD_LSHIFT),
                SDLEvents.key(SDLK_LEFT, isDown: false, KMOD_RSHIFT, KMOD_LCTRL, KMOD_RALT, KMOD_LGUI))

            let all: KeyModifiers = [.shift, .control, .alternate, .command]
            #expect(events == [.key(.left, isDown: false, isRepeat: false, all, at: instant)])
        }

        @Test func `a key held down repeats`() {
            var translator = EventTranslator()

            let events = translator.take(SDLEvents.key(SDLK_SPACE, isRepeat: true))

            #expect(events == [.key(.space, isDown: true, isRepeat: true, [], at: instant)])
        }

        @Test(arguments: ["a", "é", "航海", ""])
        func `text comes whole`(text: String) {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.text(text)) == [.text(text, at: instant)])
        }
    }

    @Suite struct `The window` {
        @Test(arguments: [
            (SDL_WINDOWEVENT_SIZE_CHANGED, InputEvent.resized), (SDL_WINDOWEVENT_DISPLAY_CHANGED, .resized),
            (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_FOCUS_GAINED, .focus(true)), (SDL_WINDOWEVENT_CLOSE, .close),
        ])
        func `tells what happened to it`(id: SDL_WindowEventID, event: InputEvent) {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.window(id)) == [event])
        }

        @Test func `tells once that it went out of view, and once that it is back`() {
            var translator = EventTranslator()

            let gone = translator.take(SDLEvents.window(SDL_WINDOWEVENT_HIDDEN), SDLEvents.window(SDL_WINDOWEVENT_MINIMIZED))
            #expect(!translator.isVisible)
            let back = translator.take(SDLEvents.window(SDL_WINDOWEVENT_SHOWN), SDLEvents.window(SDL_WINDOWEVENT_RESTORED))

            #expect(gone == [.visibility(false)])
            #expect(back == [.visibility(true)])
        }

        @Test func `a request to quit closes it`() {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.plain(SDL_QUIT)) == [.close])
        }

        @Test func `lost textures are drawn again`() {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.plain(SDL_RENDER_TARGETS_RESET)) == [.exposed])
        }

        @Test func `what means nothing here is nothing`() {
            var translator = EventTranslator()

            #expect(translator.take(SDLEvents.plain(SDL_USEREVENT), SDLEvents.window(SDL_WINDOWEVENT_MOVED)) == [])
        }
    }

    @Test(.rules("O-103")) func `positions are in points at any scale`() {
        var translator = EventTranslator(
            metrics: WindowMetrics(unitWidth: 200, unitHeight: 100, pixelWidth: 300, pixelHeight: 150))

        #expect(translator.take(SDLEvents.button(true, x: 200, y: 100)) == [touch(.began, x: 200, y: 100)])
    }
}
