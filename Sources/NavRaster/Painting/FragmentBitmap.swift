import Foundation
import NavCore

/// A fragment drawn once, to be laid down many times.
final class FragmentBitmap {
    let surface: Surface
    /// From the fragment's points to the surface's pixels: scales and moves.
    let transform: Planar
    /// Pixels a point.
    let scale: CGFloat
    /// What is in it, in the fragment's points.
    let extent: CGRect

    /// The largest bitmap for perspective, in pixels a side.
    private static let longestSide = 4096.0

    /// Draws what of `fragment` lies in `extent`, in its own points.
    ///
    /// Where `isOpaque` says that all of the extent is covered, the corner of the extent falls on the corner of a pixel.
    init(
        _ fragment: Fragment, extent: CGRect, mask: Stencil? = nil, scale: CGFloat, isOpaque: Bool,
        caches: PaintCaches
    ) {
        let left = extent.minX * scale, top = extent.minY * scale
        let origin = isOpaque ? CGPoint(x: left, y: top) : CGPoint(x: left.rounded(.down), y: top.rounded(.down))
        transform = Planar.scale(scale).then(.translation(-origin.x, -origin.y))
        self.scale = scale
        self.extent = extent
        let size = Self.pixelSize(of: extent, at: transform)
        surface = Surface(width: size.width, height: size.height, isOpaque: isOpaque)
        draw(fragment, extent, mask, caches)
        if isOpaque { fillPartialEdges(transform.bounds(of: extent)) }
    }

    /// A picture of all that `layout` lets through of `fragment`, where that needs one. `scale` is the list's. In perspective, which only Pixman can
    /// draw, the mask is part of it.
    convenience init(_ fragment: Fragment, _ layout: Layout, scale: CGFloat, caches: PaintCaches) {
        let side = max(layout.extent.width, layout.extent.height)
        self.init(
            fragment, extent: layout.extent, mask: layout.transform.isAffine ? nil : layout.mask,
            scale: min(layout.rasterScale ?? scale, Self.longestSide / side), isOpaque: false, caches: caches)
    }

    private static func pixelSize(of extent: CGRect, at transform: Planar) -> (width: Int, height: Int) {
        let pixels = PixelRect(covering: transform.bounds(of: extent))
        return (max(pixels.maxX, 1), max(pixels.maxY, 1))
    }

    private func draw(_ fragment: Fragment, _ extent: CGRect, _ mask: Stencil?, _ caches: PaintCaches) {
        let layout = Layout(transform: transform, clip: surface.extents.cgRect, mask: mask, extent: extent)
        var scene = Scene(scale: scale, target: surface.extents) { _, _ in false }
        scene.add(fragment, layout, 1)
        scene.reveal(Region(surface.extents))
        ScenePainter(canvas: Canvas(surface, caches: caches), scene: scene, bitmaps: nil).paint()
    }

    /// Where the extent ends inside a pixel, that pixel becomes as its neighbour: nothing may shine through.
    private func fillPartialEdges(_ extent: CGRect) {
        let bytes = surface.bytes, stride = surface.bytesPerRow
        if extent.maxX < CGFloat(surface.width) - PixelRect.dust && surface.width > 1 {
            for row in 0..<surface.height {
                let last = bytes + row * stride + (surface.width - 1) * 4
                last.update(from: last - 4, count: 4)
            }
        }
        if extent.maxY < CGFloat(surface.height) - PixelRect.dust && surface.height > 1 {
            let last = bytes + (surface.height - 1) * stride
            last.update(from: last - stride, count: stride)
        }
    }
}
