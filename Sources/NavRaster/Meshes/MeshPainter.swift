import Foundation
package import NavCore

/// Turns display lists into meshes. What no mesh can say, Cairo draws once, and the mesh carries it.
///
/// What lies where is decided by the same ``Scene`` as for the CPU painter, so both show one picture. Not for use from two
/// threads at once.
package final class MeshPainter {
    private let pictures = FragmentPictures()
    private let ramps = GradientRamps()

    package init() {}

    /// What to draw so that a target of `width` × `height` pixels shows `list`.
    package func frame(for list: DisplayList, width: Int, height: Int) -> MeshFrame {
        pictures.beginFrame()
        defer { pictures.endFrame() }
        let target = PixelRect(x: 0, y: 0, width: width, height: height)
        var scene = Scene(scale: list.scale, target: target) { _, _ in false }
        scene.add(list)
        if scene.steps.contains(where: \.isBeyondMeshes) { return drawn(list, on: target) }
        scene.reveal(Region(target))
        var steps = scene.steps[...]
        return MeshFrame(
            background: Mesh.Color(list.background, opacity: 1), steps: meshes(of: &steps, scale: list.scale))
    }

    /// All of it as one picture.
    private func drawn(_ list: DisplayList, on target: PixelRect) -> MeshFrame {
        let mesh = Mesh(.picture(Bitmap(rendering: list)), at: target, Mesh.Color(opacity: 1))
        return MeshFrame(background: Mesh.Color(list.background, opacity: 1), steps: [.draw(mesh, within: target)])
    }

    /// Gives back the memory of all bitmaps. They are made anew when they are needed.
    package func releaseBitmaps() {
        pictures.removeAll()
        ramps.removeAll()
    }

    /// Up to the end, or the end of the group that the steps are in.
    private func meshes(of steps: inout ArraySlice<Scene.Step>, scale: Double) -> [MeshFrame.Step] {
        var result: [MeshFrame.Step] = []
        while let step = steps.popFirst() {
            switch step.content {
            case .closeGroup: return result
            case .openGroup: result.append(group(step, meshes(of: &steps, scale: scale)))
            case .command(let command): result += meshes(of: command, step)
            case .whole(let fragment, _): result += meshes(of: fragment, step, scale)
            case .cover: break
            }
        }
        return result
    }

    private func meshes(of command: DrawCommand, _ step: Scene.Step) -> [MeshFrame.Step] {
        guard step.region != nil, !step.bounds.isEmpty else { return [] }
        let mesh =
            mesh(of: command, step)
            ?? Mesh(.picture(pictures.exact(command, step)), at: step.bounds, Mesh.Color(opacity: step.opacity))
        return [.draw(mesh, within: step.bounds)]
    }
}

// MARK: - Commands

extension MeshPainter {
    /// Nil: the shape is too thin for a mesh.
    private func mesh(of command: DrawCommand, _ step: Scene.Step) -> Mesh? {
        switch command {
        case .fill(let shape, let color):
            Mesh(step.outline(of: shape), .plain, Mesh.Color(color, opacity: step.opacity))
        case .image(let bitmap, let rect, let tint): image(bitmap, rect, tint, step)
        case .gradient(let rect, let paint): gradient(rect, paint, step)
        case .border, .path, .stroke, .shadow, .silhouette: picture(of: command, step)
        case .backdrop: nil
        case .place: preconditionFailure("MeshPainter: a placement is a step of the scene, not a drawing")
        }
    }

    private func image(_ bitmap: Bitmap, _ rect: CGRect, _ tint: CGColor?, _ step: Scene.Step) -> Mesh? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let isCoverage = tint != nil || bitmap.format == .alpha
        let color = isCoverage ? Mesh.Color(tint ?? .black, opacity: step.opacity) : Mesh.Color(opacity: step.opacity)
        let paint: Mesh.Paint = isCoverage ? .coverage(bitmap) : .picture(bitmap)
        if step.layout.mask == nil, let pixels = step.layout.transform.exactPlace(of: rect, bitmap) {
            return Mesh(paint, at: pixels, color)
        }
        guard let back = step.layout.transform.inverse else { return nil }
        let toUnit = back.then(.translation(-rect.minX, -rect.minY)).then(Planar(a: 1 / rect.width, d: 1 / rect.height))
        return Mesh(step.outline(of: RoundedRect(rect)), paint, color) { toUnit.map($0).clampedToUnit }
    }

    private func gradient(_ rect: CGRect, _ paint: GradientPaint, _ step: Scene.Step) -> Mesh? {
        guard case .axial(let start, let end) = paint.shape else { return picture(of: .gradient(rect, paint), step) }
        let axis = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let length = axis.x * axis.x + axis.y * axis.y
        guard let back = step.layout.transform.inverse, length > 0 else { return nil }
        func along(_ pixel: CGPoint) -> Double {
            let point = back.map(pixel)
            return ((point.x - start.x) * axis.x + (point.y - start.y) * axis.y) / length
        }
        let outline = step.outline(of: RoundedRect(rect))
        guard let span = GradientRamps.span(of: outline.points.map(along)) else {
            return picture(of: .gradient(rect, paint), step)
        }
        let ramp = ramps.ramp(of: paint.stops, over: span)
        return Mesh(outline, .picture(ramp), Mesh.Color(opacity: step.opacity)) { pixel in
            CGPoint(x: GradientRamps.place(of: along(pixel), in: span), y: 0.5).clampedToUnit
        }
    }

    private func picture(of command: DrawCommand, _ step: Scene.Step) -> Mesh? {
        guard let source = step.source else { return nil }
        let transform = step.layout.transform
        let scale = transform.largestStretch
        let phase = transform.onlyMoves(atScale: scale) ? transform.phase : .zero
        let picture = pictures.picture(
            of: source.fragment, command: source.index, mask: nil, scale: scale, phase: phase)
        return lay(picture, step)
    }

    /// Lays `picture` where the step's layout puts its fragment.
    private func lay(_ picture: FragmentPictures.Picture, _ step: Scene.Step) -> Mesh? {
        guard let toPoints = picture.transform.inverse else { return nil }
        let transform = toPoints.then(step.layout.transform)
        let size = CGSize(width: picture.bitmap.width, height: picture.bitmap.height)
        let rect = CGRect(origin: .zero, size: size)
        let color = Mesh.Color(opacity: step.opacity)
        if step.layout.mask == nil, let pixels = transform.exactPlace(of: rect, picture.bitmap) {
            return Mesh(.picture(picture.bitmap), at: pixels, color)
        }
        guard let back = transform.inverse else { return nil }
        var outline = ConvexPolygon(transform.outline(of: rect))
        if let mask = step.layout.roundedMask {
            outline = outline.intersection(ConvexPolygon(mask, at: step.layout.transform))
        }
        return Mesh(step.clipped(outline), .picture(picture.bitmap), color) { pixel in
            let point = back.map(pixel)
            return CGPoint(x: point.x / size.width, y: point.y / size.height).clampedToUnit
        }
    }
}

// MARK: - Whole fragments and groups

extension MeshPainter {
    /// A fragment in perspective.
    private func meshes(of fragment: Fragment, _ step: Scene.Step, _ scale: Double) -> [MeshFrame.Step] {
        guard step.region != nil else { return [] }
        let picture = pictures.picture(
            of: fragment, command: nil, mask: step.layout.mask, scale: step.layout.rasterScale ?? scale,
            phase: .zero)
        guard let toPoints = picture.transform.inverse else { return [] }
        let fromUnit = Planar(a: Double(picture.bitmap.width), d: Double(picture.bitmap.height))
        let map = fromUnit.then(toPoints).then(step.layout.transform)
        let mesh = Mesh(.picture(picture.bitmap), Mesh.Color(opacity: step.opacity), map: map)
        return [.draw(mesh, within: step.bounds)]
    }

    private func group(_ step: Scene.Step, _ steps: [MeshFrame.Step]) -> MeshFrame.Step {
        let bounds = step.bounds
        let color = Mesh.Color(opacity: step.opacity)
        var mesh = Mesh(.plain, at: bounds, color)
        if let mask = step.layout.roundedMask {
            let outline = ConvexPolygon(mask, at: step.layout.transform).intersection(ConvexPolygon(bounds.cgRect))
            mesh = Mesh(step.clipped(outline), .plain, color, place: bounds.unit) ?? mesh
        }
        return .group(bounds: bounds, steps: steps, lay: MeshFrame.Lay(mesh: mesh, within: bounds))
    }
}

extension PixelRect {
    /// Where in the rectangle a device pixel lies, 0…1.
    fileprivate func unit(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - Double(x)) / Double(width), y: (point.y - Double(y)) / Double(height)).clampedToUnit
    }
}

extension CGPoint {
    fileprivate var clampedToUnit: CGPoint { CGPoint(x: min(max(x, 0), 1), y: min(max(y, 0), 1)) }
}

extension Scene.Step {
    /// What is seen of `shape`, which lies in the layout's space.
    fileprivate func outline(of shape: RoundedRect) -> ConvexPolygon {
        var outline = ConvexPolygon(shape, at: layout.transform)
        if let mask = layout.roundedMask { outline = outline.intersection(ConvexPolygon(mask, at: layout.transform)) }
        return clipped(outline)
    }

    /// Clips that end on whole pixels are left to the device.
    fileprivate func clipped(_ outline: ConvexPolygon) -> ConvexPolygon {
        layout.clip.isWhole ? outline : outline.intersection(ConvexPolygon(layout.clip))
    }
}

extension Scene.Step {
    /// Reads what is drawn already, or is cut off by what is not a rectangle.
    fileprivate var isBeyondMeshes: Bool {
        if case .command(.backdrop) = content { return true }
        if case .path = layout.mask { return true }
        return layout.veil != nil
    }
}

extension Layout {
    fileprivate var roundedMask: RoundedRect? {
        if case .rounded(let shape) = mask { shape } else { nil }
    }
}

extension CGRect {
    fileprivate var isWhole: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < PixelRect.dust }
    }
}

extension Planar {
    /// How far right of and below the corner of a pixel the origin lies, in pixels, less than 1.
    fileprivate var phase: CGPoint { CGPoint(x: tx - tx.rounded(.down), y: ty - ty.rounded(.down)) }

    /// The device pixels that `rect` lies on where each is one of `bitmap`'s.
    fileprivate func exactPlace(of rect: CGRect, _ bitmap: Bitmap) -> PixelRect? {
        guard keepsUpright else { return nil }
        let device = bounds(of: rect)
        guard abs(device.width - CGFloat(bitmap.width)) < 0.05, abs(device.height - CGFloat(bitmap.height)) < 0.05
        else { return nil }
        let corner = CGPoint(x: (device.minX + 0.5).rounded(.down), y: (device.minY + 0.5).rounded(.down))
        return PixelRect(x: Int(corner.x), y: Int(corner.y), width: bitmap.width, height: bitmap.height)
    }
}
