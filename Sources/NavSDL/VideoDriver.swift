import CSDL2
import Foundation

/// Why there is no window, and what to do about it.
public nonisolated struct WindowError: Error, CustomStringConvertible {
    public let description: String
}

/// SDL's way to the screen.
struct VideoDriver {
    /// SDL's name of it: "x11", "wayland", "dummy", "offscreen".
    let name: String

    /// Opens the video driver that `SDL_VIDEODRIVER` names, or else one whose window somebody can see.
    ///
    /// SDL by itself goes on silently with no screen at all. Here that happens only if it was asked for.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(WindowError) {
        let requested = environment["SDL_VIDEODRIVER"].flatMap { $0.isEmpty ? nil : $0 }
        if requested == nil, environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil {
            throw Self.error("neither DISPLAY nor WAYLAND_DISPLAY is set")
        }
        Self.setHints()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.error(sdlError) }
        name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard requested != nil || !isUnseen else {
            close()
            throw Self.error("the display that DISPLAY or WAYLAND_DISPLAY names does not answer")
        }
    }

    /// To be called once, when its window is gone.
    func close() { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

    /// Its windows are on no screen.
    var isUnseen: Bool { name == "dummy" || name == "offscreen" }

    /// SDL gives the pixels of a window, and only changed rectangles need to be sent.
    var hasWindowSurface: Bool { name != "wayland" }

    /// Its wait for events sleeps in the kernel. The others look once a millisecond.
    var sleepsWhileWaiting: Bool { name == "x11" || name == "wayland" }

    private static func setHints() {
        SDL_SetMainReady()
        // Without an OpenGL texture between the painter and an X11 window.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        // An app is no game: the screen may sleep, the desktop goes on composing, and the click that brings the window
        // to the front is a click.
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    }

    private static func error(_ reason: String) -> WindowError {
        WindowError(
            description: """
                there is no screen to open a window on: \(reason).
                Start it from a desktop session, or on a virtual screen: xvfb-run COMMAND. \
                To run with no screen at all, set SDL_VIDEODRIVER=offscreen.
                """)
    }
}

/// What SDL says about the last call that failed.
nonisolated var sdlError: String { String(cString: SDL_GetError()) }
