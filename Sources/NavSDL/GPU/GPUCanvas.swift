import CSDL2
import NavCore
import NavRaster

/// Draws meshes on the graphics processor, straight into the window.
final class GPUCanvas: Canvas {
    let name: String
    let mayWait: Bool

    private let renderer: GPURenderer
    private let meshes: MeshRenderer

    init(renderer: GPURenderer) {
        self.renderer = renderer
        name = "meshes on \(renderer.name)"
        mayWait = renderer.waitsForDisplay
        meshes = MeshRenderer(renderer: renderer)
    }

    /// What a window shows after a swap may be any earlier picture, so all of each is drawn.
    func show(_ list: DisplayList) -> Pacer.Outcome {
        var width: Int32 = 0, height: Int32 = 0
        guard SDL_GetRendererOutputSize(renderer.pointer, &width, &height) == 0, width > 0, height > 0 else {
            return .notShown
        }
        meshes.draw(list, width: Int(width), height: Int(height))
        let begin = MonotonicClock.now
        SDL_RenderPresent(renderer.pointer)
        return .shown(waited: MonotonicClock.now.seconds(since: begin))
    }

    func forget() { meshes.forget() }

    func rest() { meshes.rest() }
}
