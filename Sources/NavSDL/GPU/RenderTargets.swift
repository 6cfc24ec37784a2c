import CSDL2
import NavRaster

/// Textures to draw groups onto. One that a group has given back serves the next of its size.
final class RenderTargets {
    private struct Size: Hashable {
        var width: Int
        var height: Int
    }

    private struct Free {
        let texture: OpaquePointer
        let size: Size
        var isFresh = true
    }

    private let renderer: GPURenderer
    private var free: [Free] = []

    init(renderer: GPURenderer) { self.renderer = renderer }

    isolated deinit { removeAll() }

    /// Gives back the memory of what no group took since the last frame ended.
    func endFrame() {
        for unused in free where !unused.isFresh { SDL_DestroyTexture(unused.texture) }
        free = free.filter(\.isFresh).map { Free(texture: $0.texture, size: $0.size, isFresh: false) }
    }

    func removeAll() {
        for unused in free { SDL_DestroyTexture(unused.texture) }
        free = []
    }

    /// A target as large as `rect`, with anything in it. Nil where SDL has no memory left for it.
    func take(for rect: PixelRect) -> OpaquePointer? {
        let size = Size(width: rect.width, height: rect.height)
        if let index = free.firstIndex(where: { $0.size == size }) { return free.remove(at: index).texture }
        let access = Int32(SDL_TEXTUREACCESS_TARGET.rawValue), format = SDL_PIXELFORMAT_ARGB8888.rawValue
        guard let texture = SDL_CreateTexture(renderer.pointer, format, access, Int32(size.width), Int32(size.height))
        else {
            return nil
        }
        SDL_SetTextureBlendMode(texture, premultipliedBlending)
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
        return texture
    }

    /// `texture` was taken for `rect` and is not needed any more.
    func giveBack(_ texture: OpaquePointer, of rect: PixelRect) {
        free.append(Free(texture: texture, size: Size(width: rect.width, height: rect.height)))
    }
}
