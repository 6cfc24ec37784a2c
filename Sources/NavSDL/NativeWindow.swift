import CSDL2
import Foundation

/// SDL's own window, on the video driver that was opened for it. Both close with the last reference, so whoever draws on it holds one.
final class NativeWindow {
    let driver: VideoDriver
    let pointer: OpaquePointer

    /// Opens the window in the middle of the screen.
    ///
    /// - Parameters:
    ///   - size: In SDL's units.
    ///   - isHidden: It is not put on the screen.
    init(title: String, size: CGSize, isHidden: Bool = false) throws(WindowError) {
        driver = try VideoDriver()
        let middle = Int32(SDL_WINDOWPOS_CENTERED_MASK)
        let visibility = isHidden ? SDL_WINDOW_HIDDEN.rawValue : SDL_WINDOW_SHOWN.rawValue
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | visibility
        let room = Self.roomOnScreen
        let width = max(1, min(Int32(clamping: Int(size.width)), room.w))
        let height = max(1, min(Int32(clamping: Int(size.height)), room.h))
        guard let window = SDL_CreateWindow(title, middle, middle, width, height, flags) else {
            let reason = sdlError
            driver.close()
            throw WindowError(description: "SDL cannot open a window of \(width) × \(height): \(reason)")
        }
        pointer = window
    }

    isolated deinit {
        SDL_DestroyWindow(pointer)
        driver.close()
    }

    var title: String {
        get { String(cString: SDL_GetWindowTitle(pointer)) }
        set { SDL_SetWindowTitle(pointer, newValue) }
    }

    /// Asked from SDL each time.
    var metrics: WindowMetrics {
        var unitWidth: Int32 = 0, unitHeight: Int32 = 0, pixelWidth: Int32 = 0, pixelHeight: Int32 = 0
        SDL_GetWindowSize(pointer, &unitWidth, &unitHeight)
        SDL_GetWindowSizeInPixels(pointer, &pixelWidth, &pixelHeight)
        return WindowMetrics(
            unitWidth: Int(unitWidth), unitHeight: Int(unitHeight), pixelWidth: Int(pixelWidth), pixelHeight: Int(pixelHeight))
    }

    /// Seconds between two pictures of the screen that the window is on.
    var refreshPeriod: Double {
        var mode = SDL_DisplayMode()
        let isKnown = SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(pointer)), &mode) == 0
        return 1 / Double(isKnown && mode.refresh_rate > 0 ? mode.refresh_rate : Self.assumedRate)
    }

    /// Where the system tells no refresh rate, in hertz.
    private static let assumedRate: Int32 = 60

    /// What panels and docks leave of the first screen.
    private static var roomOnScreen: SDL_Rect {
        var room = SDL_Rect()
        let isKnown = SDL_GetDisplayUsableBounds(0, &room) == 0 && room.w > 0 && room.h > 0
        return isKnown ? room : SDL_Rect(x: 0, y: 0, w: .max, h: .max)
    }
}
