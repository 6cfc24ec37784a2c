import CSDL2
import NavCore

/// Keys, their modifiers, and the text that they type.
nonisolated enum KeyInput {
    /// Nil for a key that means nothing by itself, such as a modifier.
    static func event(_ event: SDL_KeyboardEvent, _ instant: FrameInstant) -> InputEvent? {
        guard let key = key(event.keysym.sym) else { return nil }
        return .key(
            key, isDown: event.state == SDL_PRESSED, isRepeat: event.`repeat` != 0,
            modifiers(UInt32(event.keysym.mod)), at: instant)
    }

    static func text(_ event: SDL_TextInputEvent) -> String {
        withUnsafeBytes(of: event.text) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }

    static func modifiers(_ mask: UInt32) -> KeyModifiers {
        let pairs: [(SDL_Keymod, KeyModifiers)] = [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
        ]
        return pairs.reduce(into: []) { if mask & UInt32($1.0.rawValue) != 0 { $0.insert($1.1) } }
    }

    private static func key(_ code: SDL_Keycode) -> Key? {
        if let named = named[code] { return named }
        // Codes with this bit are keys that carry no character.
        guard code & SDLK_SCANCODE_MASK == 0, code > 0x20, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
        return .character(Character(scalar))
    }

    private static let named: [SDL_Keycode: Key] = Dictionary(
        uniqueKeysWithValues: [
            (SDLK_ESCAPE, .escape), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_SPACE, .space),
            (SDLK_TAB, .tab), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left),
            (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end),
            (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
        ].map { (SDL_Keycode($0.rawValue), $1) })
}
