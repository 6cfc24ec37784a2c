import CSDL2
import NavCore
import NavRaster

/// Where the pictures of a window are painted and how they reach the screen.
@MainActor
protocol Canvas: AnyObject {
    /// For a person to read: "Cairo on the window surface".
    var name: String { get }
    /// Whether showing a picture was asked to wait for the display.
    var mayWait: Bool { get }

    /// Paints what is different from the picture before, and shows it.
    func show(_ list: DisplayList) -> Pacer.Outcome

    /// Paints all of the next picture, for what is on the screen can no longer be known.
    func forget()

    /// Gives back the memory that only motion needs.
    func rest()
}

extension SDL_Rect {
    nonisolated init(_ rect: PixelRect) {
        self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
    }
}
