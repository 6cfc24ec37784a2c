import CSDL2

/// Events as SDL makes them.
enum SDLEvents {
    static func window(_ id: SDL_WindowEventID) -> SDL_Event {
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(id.rawValue)
        return event
    }

    static func button(_ isDown: Bool, _ button: Int32 = SDL_BUTTON_LEFT, x: Int32 = 50, y: Int32 = 60, clicks: UInt8 = 1, which: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
        event.button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
        event.button.button = UInt8(button)
        event.button.x = x
        event.button.y = y
        event.button.clicks = clicks
        event.button.which = which
        return event
    }

    static func motion(x: Int32, y: Int32, isHeld: Bool, which: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        event.motion.x = x
        event.motion.y = y
        event.motion.state = isHeld ? 1 : 0
        event.motion.which = which
        return event
    }

    static func wheel(_ x: Float, _ y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseX = x
        event.wheel.preciseY = y
        event.wheel.x = Int32(x)
        event.wheel.y = Int32(y)
        event.wheel.mouseX = 50
        event.wheel.mouseY = 60
        return event
    }

    static func finger(_ type: SDL_EventType, id: SDL_FingerID, x: Float = 0.5, y: Float = 0.5, device: SDL_TouchID = 3) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.fingerId = id
        event.tfinger.touchId = device
        event.tfinger.x = x
        event.tfinger.y = y
        return event
    }

    static func key(_ code: SDL_KeyCode, isDown: Bool = true, isRepeat: Bool = false, _ modifiers: SDL_Keymod...) -> SDL_Event {
        var event = SDL_Event()
        event.key.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
        event.key.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
        event.key.repeat = isRepeat ? 1 : 0
        event.key.keysym.sym = SDL_Keycode(code.rawValue)
        event.key.keysym.mod = modifiers.reduce(0) { $0 | UInt16($1.rawValue) }
        return event
    }

    static func text(_ text: String) -> SDL_Event {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
        return event
    }

    static func plain(_ type: SDL_EventType) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        return event
    }
}
