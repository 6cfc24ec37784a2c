import CSDL2
import NavCore
import NavRaster

/// Draws meshes with SDL's renderer.
final class MeshRenderer {
    private let device: GPURenderer
    private let painter = MeshPainter()
    private let textures: Textures
    private let targets: RenderTargets
    /// Where on the device the present target begins.
    private var origin = (x: Int32(0), y: Int32(0))

    init(renderer: GPURenderer) {
        device = renderer
        textures = Textures(renderer: renderer)
        targets = RenderTargets(renderer: renderer)
    }

    private var renderer: OpaquePointer { device.pointer }

    /// Draws all of `list` onto the present target, of `width` × `height` pixels.
    func draw(_ list: DisplayList, width: Int, height: Int) {
        let frame = painter.frame(for: list, width: width, height: height)
        textures.beginFrame()
        clear(frame.background)
        for step in frame.steps { draw(step) }
        SDL_RenderSetClipRect(renderer, nil)
        textures.endFrame()
        targets.endFrame()
    }

    /// The device has lost its memory, or may have: everything is made anew.
    func forget() {
        textures.removeAll()
        targets.removeAll()
    }

    /// Gives back the memory that only motion needs.
    func rest() {
        textures.rest()
        targets.removeAll()
        painter.releaseBitmaps()
    }

    private func clear(_ color: Mesh.Color) {
        SDL_RenderSetClipRect(renderer, nil)
        SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
        SDL_RenderClear(renderer)
    }

    private func draw(_ step: MeshFrame.Step) {
        switch step {
        case .draw(let mesh, let within): draw(mesh, texture(for: mesh.paint), within: within)
        case .group(let bounds, let steps, let lay): drawGroup(bounds, steps, lay)
        }
    }

    private func texture(for paint: Mesh.Paint) -> OpaquePointer? {
        switch paint {
        case .plain: nil
        case .picture(let bitmap): textures.texture(of: bitmap, isCoverage: false)
        case .coverage(let bitmap): textures.texture(of: bitmap, isCoverage: true)
        }
    }

    private func drawGroup(_ bounds: PixelRect, _ steps: [MeshFrame.Step], _ lay: MeshFrame.Lay) {
        guard !bounds.isEmpty, let target = targets.take(for: bounds) else { return }
        let (outer, outerOrigin) = (SDL_GetRenderTarget(renderer), origin)
        SDL_SetRenderTarget(renderer, target)
        origin = (Int32(bounds.x), Int32(bounds.y))
        clear(.nothing)
        for step in steps { draw(step) }
        SDL_SetRenderTarget(renderer, outer)
        origin = outerOrigin
        draw(lay.mesh, target, within: lay.within)
        targets.giveBack(target, of: bounds)
    }

    private func draw(_ mesh: Mesh, _ texture: OpaquePointer?, within: PixelRect) {
        var clip = SDL_Rect(within)
        clip.x -= origin.x
        clip.y -= origin.y
        SDL_RenderSetClipRect(renderer, &clip)
        SDL_SetRenderDrawBlendMode(renderer, premultipliedBlending)
        var vertices = mesh.vertices
        if origin != (0, 0) { vertices.move(x: -Float(origin.x), y: -Float(origin.y)) }
        vertices.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return }
            let stride = Int32(MemoryLayout<Mesh.Vertex>.stride)
            SDL_RenderGeometryRaw(
                renderer, texture,
                first.assumingMemoryBound(to: Float.self), stride,
                (first + MemoryLayout<Mesh.Vertex>.offset(of: \.color)!).assumingMemoryBound(to: SDL_Color.self),
                stride,
                (first + MemoryLayout<Mesh.Vertex>.offset(of: \.u)!).assumingMemoryBound(to: Float.self), stride,
                Int32(vertices.count), mesh.indices, Int32(mesh.indices.count), 4)
        }
    }
}

extension [Mesh.Vertex] {
    fileprivate mutating func move(x: Float, y: Float) {
        for index in indices {
            self[index].x += x
            self[index].y += y
        }
    }
}
