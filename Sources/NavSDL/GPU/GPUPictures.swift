import CSDL2
import Foundation
package import NavCore
import NavRaster

/// Draws display lists on the graphics processor, on no screen.
package final class GPUPictures {
    private let renderer: GPURenderer
    private let meshes: MeshRenderer

    /// What draws, in the words of its maker.
    package var name: String { renderer.name }

    /// - Throws: `WindowError` where there is no OpenGL. One that only plays a graphics processor will do.
    package init() throws(WindowError) {
        let window = try NativeWindow(title: "NavKit", size: .init(width: 16, height: 16), isHidden: true)
        guard let renderer = GPURenderer(window: window) else {
            throw WindowError(description: "SDL cannot draw on a graphics processor here: \(sdlError)")
        }
        self.renderer = renderer
        meshes = MeshRenderer(renderer: renderer)
    }

    /// A picture of `list`: its size in points times its scale, in pixels, rounded up. Nil where the device has no memory left.
    package func picture(of list: DisplayList) -> Bitmap? {
        let width = max(Int((list.size.width * list.scale - 1e-4).rounded(.up)), 1)
        let height = max(Int((list.size.height * list.scale - 1e-4).rounded(.up)), 1)
        let access = Int32(SDL_TEXTUREACCESS_TARGET.rawValue), format = SDL_PIXELFORMAT_ARGB8888.rawValue
        guard let target = SDL_CreateTexture(renderer.pointer, format, access, Int32(width), Int32(height)) else {
            return nil
        }
        defer { SDL_DestroyTexture(target) }
        SDL_SetRenderTarget(renderer.pointer, target)
        defer { SDL_SetRenderTarget(renderer.pointer, nil) }
        meshes.draw(list, width: width, height: height)
        return Bitmap(format: .bgra, width: width, height: height) { bytes in
            SDL_RenderReadPixels(renderer.pointer, nil, format, bytes.baseAddress, Int32(width * 4))
        }
    }
}
