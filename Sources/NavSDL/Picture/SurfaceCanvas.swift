import CSDL2
import NavCore
import NavRaster

/// Paints straight onto SDL's window surface: pixels in shared memory, of which changed rectangles alone are sent.
final class SurfaceCanvas: Canvas {
    let name = "Cairo on the window surface"
    let mayWait = false

    private let window: NativeWindow
    private let painter = CPUPainter()
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// Stands between the painter and a surface whose pixels are of another kind than the painter's, on a screen of 16 bits.
    private var proxy: UnsafeMutablePointer<SDL_Surface>?

    init(window: NativeWindow) { self.window = window }

    isolated deinit { SDL_FreeSurface(proxy) }

    func show(_ list: DisplayList) -> Pacer.Outcome {
        guard let surface = SDL_GetWindowSurface(window.pointer), let target = target(for: surface) else { return .notShown }
        var changed = painter.paint(list, into: PixelBuffer(target)).map(SDL_Rect.init)
        if target != surface {
            for rect in changed { copy(rect, from: target, to: surface) }
        }
        guard !changed.isEmpty else { return .shown(waited: 0) }
        let isSent = SDL_UpdateWindowSurfaceRects(window.pointer, &changed, Int32(changed.count)) == 0
        if !isSent { painter.forgetTarget() }
        return isSent ? .shown(waited: 0) : .notShown
    }

    func forget() { painter.forgetTarget() }

    func rest() { painter.releaseBitmaps() }

    private func copy(
        _ rect: SDL_Rect, from source: UnsafeMutablePointer<SDL_Surface>, to surface: UnsafeMutablePointer<SDL_Surface>
    ) {
        var (area, place) = (rect, rect)
        SDL_UpperBlit(source, &area, surface, &place)
    }

    /// SDL makes a new surface when the window's size changes, with nothing in it.
    private func target(for surface: UnsafeMutablePointer<SDL_Surface>) -> UnsafeMutablePointer<SDL_Surface>? {
        if surface != self.surface || !hasSize(of: surface, proxy ?? surface) {
            self.surface = surface
            painter.forgetTarget()
            SDL_FreeSurface(proxy)
            proxy = Self.isPaintable(surface) ? nil : Self.makeProxy(for: surface)
        }
        return Self.isPaintable(surface) ? surface : proxy
    }

    private func hasSize(of a: UnsafeMutablePointer<SDL_Surface>, _ b: UnsafeMutablePointer<SDL_Surface>) -> Bool {
        a.pointee.w == b.pointee.w && a.pointee.h == b.pointee.h
    }

    private static func isPaintable(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
        let format = surface.pointee.format.pointee.format
        return format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    }

    private static func makeProxy(for surface: UnsafeMutablePointer<SDL_Surface>) -> UnsafeMutablePointer<SDL_Surface>? {
        SDL_CreateRGBSurfaceWithFormat(0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    }
}

extension PixelBuffer {
    fileprivate init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
        self.init(
            pixels: surface.pointee.pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
            bytesPerRow: Int(surface.pointee.pitch))
    }
}
