import CCairo
import Foundation
import NavCore

/// Bitmaps made by Cairo of what no mesh can say, kept as long as they are drawn.
final class FragmentPictures {
    struct Key: Hashable {
        var fragment: ObjectIdentifier
        /// Of the command in the fragment; nil: all of it.
        var command: Int?
    }

    /// A bitmap, and what of the fragment's own space it shows.
    struct Picture {
        let bitmap: Bitmap
        /// From the fragment's points to the bitmap's pixels: scales and moves.
        let transform: Planar
    }

    private struct Entry {
        /// Lives as long as the entry: an identity is good for no longer than its object.
        let fragment: Fragment
        var picture: Picture
        var lastFrame: Int
    }

    /// A bitmap that was not drawn for this many frames is dropped.
    private static let framesKept = 30
    /// The largest bitmap, in pixels a side.
    private static let longestSide = 4096.0

    private var entries: [Key: Entry] = [:]
    private var frame = 0

    func beginFrame() { frame += 1 }

    func endFrame() {
        for (key, entry) in entries where frame - entry.lastFrame >= Self.framesKept { entries[key] = nil }
    }

    func removeAll() { entries.removeAll() }

    /// `fragment`, or one command of it, drawn with `scale` pixels a point, `phase` from the corner of a pixel.
    func picture(of fragment: Fragment, command: Int?, mask: Stencil?, scale: Double, phase: CGPoint) -> Picture {
        let key = Key(fragment: ObjectIdentifier(fragment), command: command)
        if let entry = entries[key], entry.picture.suits(scale, phase) {
            entries[key]?.lastFrame = frame
            return entry.picture
        }
        let part = command.map { Fragment(only: fragment.commands[$0]) } ?? fragment
        let picture = draw(part, mask, scale, phase)
        entries[key] = Entry(fragment: fragment, picture: picture, lastFrame: frame)
        return picture
    }

    private func draw(_ part: Fragment, _ mask: Stencil?, _ scale: Double, _ phase: CGPoint) -> Picture {
        let extent = mask.map { part.bounds.intersection($0.bounds) } ?? part.bounds
        let scale = min(scale, Self.longestSide / max(extent.width, extent.height))
        let device = Planar.scale(scale).then(.translation(phase.x, phase.y))
        let pixels = PixelRect(covering: device.bounds(of: extent)).padded
        let transform = device.then(.translation(Double(-pixels.x), Double(-pixels.y)))
        let bitmap = Bitmap(width: pixels.width, height: pixels.height) { canvas in
            let layout = Layout(transform: transform, clip: canvas.surface.extents.cgRect, mask: mask, extent: extent)
            canvas.draw(part, layout, scale: scale)
        }
        return Picture(bitmap: bitmap, transform: transform)
    }

    /// `step` as the CPU painter draws it, on its own device pixels.
    func exact(_ command: DrawCommand, _ step: Scene.Step) -> Bitmap {
        let bounds = step.bounds
        let move = Planar.translation(Double(-bounds.x), Double(-bounds.y))
        var layout = step.layout
        layout.transform = layout.transform.then(move)
        layout.clip = layout.clip.offsetBy(dx: CGFloat(-bounds.x), dy: CGFloat(-bounds.y))
        return Bitmap(width: bounds.width, height: bounds.height) { canvas in
            canvas.draw(Fragment(only: command), layout, scale: layout.transform.largestStretch)
        }
    }
}

extension FragmentPictures.Picture {
    /// Whether it is as good as one made for `scale` and `phase`.
    fileprivate func suits(_ scale: Double, _ phase: CGPoint) -> Bool {
        let made = CGPoint(x: transform.tx - transform.tx.rounded(.down), y: transform.ty - transform.ty.rounded(.down))
        return abs(transform.a / scale - 1) < 0.01 && abs(made.x - phase.x) < 0.07 && abs(made.y - phase.y) < 0.07
    }
}

extension Fragment {
    /// One command alone.
    fileprivate convenience init(only command: DrawCommand) {
        self.init(commands: [command], bounds: command.bounds, opaqueRect: .null)
    }
}

extension PixelRect {
    /// With an empty pixel all round, into which edges fade when it is smoothed.
    fileprivate var padded: PixelRect {
        PixelRect(x: x - 1, y: y - 1, width: max(width, 1) + 2, height: max(height, 1) + 2)
    }
}

extension Bitmap {
    /// A colour bitmap that `draw` paints, empty before that.
    fileprivate convenience init(width: Int, height: Int, draw: (Canvas) -> Void) {
        self.init(format: .bgra, width: width, height: height) { bytes in
            let buffer = PixelBuffer(pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4)
            let surface = Surface(buffer, isOpaque: false)
            draw(Canvas(surface, caches: PaintCaches()))
            cairo_surface_flush(surface.raw)
        }
    }
}

extension Canvas {
    /// Draws all of `fragment` where `layout` puts it.
    fileprivate func draw(_ fragment: Fragment, _ layout: Layout, scale: Double) {
        var scene = Scene(scale: scale, target: surface.extents) { _, _ in false }
        scene.add(fragment, layout, 1)
        scene.reveal(Region(surface.extents))
        ScenePainter(canvas: self, scene: scene, bitmaps: nil).paint()
    }
}
