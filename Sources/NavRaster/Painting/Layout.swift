import Foundation
import NavCore

/// Where a placed fragment lies on the device.
struct Layout: Equatable {
    /// From the fragment's points to device pixels.
    var transform: Planar
    /// In device pixels; nothing outside is drawn.
    var clip: CGRect
    /// A clip that `clip` cannot say, in the fragment's points.
    var mask: RoundedRect?
    /// What the fragment can touch, in its own points.
    var extent: CGRect

    init(transform: Planar, clip: CGRect, mask: RoundedRect? = nil, extent: CGRect) {
        self.transform = transform
        self.clip = clip
        self.mask = mask
        self.extent = extent
    }

    /// A list's root: its points become device pixels.
    init(root fragment: Fragment, scale: CGFloat, target: PixelRect) {
        self.init(transform: .scale(scale), clip: target.cgRect, extent: fragment.bounds)
    }

    /// `placement` in a fragment that is itself laid out by `parent`. `scale` is the list's.
    ///
    /// What is mostly opaque and merely moves is laid on whole device pixels: it can be copied, it stays crisp, and two
    /// neighbours that share an edge round it the same way.
    init(_ placement: Placement, in parent: Layout, scale: CGFloat) {
        transform = Planar(placement.transform).then(parent.transform)
        clip = parent.clip
        extent = placement.fragment.bounds
        if let shape = placement.clip { extent = extent.intersection(shape.rect) }
        let solid = placement.fragment.opaqueRect.intersection(extent)
        if transform.onlyMoves(atScale: scale) && isMostly(solid, scale: scale) {
            settle(solid.origin)
            if solid == extent { clip = clip.intersection(roundedDeviceExtent) }
        }
        if let shape = placement.clip { apply(shape) }
    }

    /// Whether `solid` is at least half of what could be seen of the fragment at once.
    private func isMostly(_ solid: CGRect, scale: CGFloat) -> Bool {
        guard !solid.isNull else { return false }
        let room = clip.width * clip.height / (scale * scale)
        return solid.width * solid.height * 2 >= min(extent.width * extent.height, room)
    }

    /// Moves by less than a pixel, so that `corner` falls on the corner of one.
    private mutating func settle(_ corner: CGPoint) {
        let device = transform.map(corner)
        transform.tx += Self.round(device.x) - device.x
        transform.ty += Self.round(device.y) - device.y
    }

    /// Halves, and what arithmetic makes of them, go right: an edge rounds the same way wherever it is counted from.
    private static func round(_ x: CGFloat) -> CGFloat { (x + 0.5 + 1e-6).rounded(.down) }

    private var roundedDeviceExtent: CGRect {
        let rect = transform.bounds(of: extent)
        let left = Self.round(rect.minX), top = Self.round(rect.minY)
        return CGRect(x: left, y: top, width: Self.round(rect.maxX) - left, height: Self.round(rect.maxY) - top)
    }

    private mutating func apply(_ shape: RoundedRect) {
        if shape.radius <= 0 && transform.keepsUpright {
            clip = clip.intersection(transform.bounds(of: shape.rect))
        } else {
            mask = shape
        }
    }

    /// What it can touch, in device pixels.
    var bounds: PixelRect { device(extent) }

    /// What of the fragment lies within its clip and `target`, in its own points, where it is neither turned nor in perspective.
    func visiblePart(within target: PixelRect) -> CGRect? {
        guard transform.keepsUpright, let back = transform.inverse else { return nil }
        return back.bounds(of: clip.intersection(target.cgRect)).intersection(extent)
    }

    /// What `rect`, in the fragment's points, touches of the device.
    func device(_ rect: CGRect) -> PixelRect {
        let rect = transform.bounds(of: rect).intersection(clip)
        return rect.isNull ? .empty : PixelRect(covering: rect)
    }

    /// Whether the clip cuts something off `rect`, in the fragment's points.
    func clipCuts(_ rect: CGRect) -> Bool {
        !clip.insetBy(dx: -PixelRect.dust, dy: -PixelRect.dust).contains(transform.bounds(of: rect))
    }
}
