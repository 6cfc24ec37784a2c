import CSDL2
import NavCore
import NavRaster

/// Paints into memory and shows it as a texture that covers the window, for displays where SDL has no window surface.
///
/// It is slower than a surface but waits for the display's own frame callback.
final class TextureCanvas: Canvas {
    let name = "Cairo on a texture"
    let mayWait: Bool

    private let window: NativeWindow
    private let renderer: OpaquePointer
    private let painter = CPUPainter()
    private var page: Page?

    /// The pixels of one size of the window.
    private struct Page {
        let buffer: PixelBuffer
        let texture: OpaquePointer
    }

    init(window: NativeWindow) throws(WindowError) {
        guard let renderer = SDL_CreateRenderer(window.pointer, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) else {
            throw WindowError(description: "SDL can draw on this display neither through a surface nor through a texture: \(sdlError)")
        }
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &info)
        self.window = window
        self.renderer = renderer
        mayWait = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    }

    isolated deinit {
        drop()
        SDL_DestroyRenderer(renderer)
    }

    func show(_ list: DisplayList) -> Pacer.Outcome {
        guard let page = pageOfPresentSize() else { return .notShown }
        for rect in painter.paint(list, into: page.buffer) { upload(rect, of: page) }
        guard SDL_RenderCopy(renderer, page.texture, nil, nil) == 0 else { return .notShown }
        let begin = MonotonicClock.now
        SDL_RenderPresent(renderer)
        return .shown(waited: MonotonicClock.now.seconds(since: begin))
    }

    /// A texture can be lost as well as the screen, so both are made anew.
    func forget() { drop() }

    func rest() { painter.releaseBitmaps() }

    private func upload(_ rect: PixelRect, of page: Page) {
        var area = SDL_Rect(rect)
        let first = page.buffer.pixels + rect.y * page.buffer.bytesPerRow + rect.x * 4
        SDL_UpdateTexture(page.texture, &area, first, Int32(page.buffer.bytesPerRow))
    }

    private func pageOfPresentSize() -> Page? {
        var width: Int32 = 0, height: Int32 = 0
        guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0 else { return nil }
        if let page, page.buffer.width == Int(width), page.buffer.height == Int(height) { return page }
        drop()
        page = makePage(width, height)
        return page
    }

    private func makePage(_ width: Int32, _ height: Int32) -> Page? {
        let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
        guard let texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888.rawValue, access, width, height) else { return nil }
        let row = Int(width) * 4
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: row * Int(height), alignment: 64)
        return Page(
            buffer: PixelBuffer(pixels: pixels, width: Int(width), height: Int(height), bytesPerRow: row), texture: texture)
    }

    private func drop() {
        painter.forgetTarget()
        guard let page else { return }
        SDL_DestroyTexture(page.texture)
        page.buffer.pixels.deallocate()
        self.page = nil
    }
}
