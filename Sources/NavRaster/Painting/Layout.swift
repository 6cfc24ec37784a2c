import Foundation
import NavCore

/// Where a placed fragment lies on the device.
struct Layout {
    /// From the fragment's points to device pixels.
    var transform: Planar
    /// In device pixels; nothing outside is drawn.
    var clip: CGRect
    /// A clip that `clip` cannot say, in the fragment's points.
    var mask: Stencil?
    /// What a stencil cannot say, in the fragment's points: how much of each of its pixels is seen.
    var veil: Fragment?
    /// How many pixels a point the fragment is drawn with first; nil: as many as are seen.
    var rasterScale: CGFloat?
    /// What the fragment can touch, in its own points.
    var extent: CGRect

    init(transform: Planar, clip: CGRect, mask: Stencil? = nil, extent: CGRect) {
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
        extent = placement.extent
        rasterScale = placement.rasterScale
        let solid = placement.fragment.opaqueRect.intersection(extent)
        if transform.onlyMoves(atScale: scale) && isMostly(solid, scale: scale) {
            settle(solid.origin)
            if solid == extent { clip = clip.intersection(roundedDeviceExtent) }
        }
        if let shape = placement.clip { apply(shape) }
        if let mask = placement.mask { apply(mask) }
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
        if shape.fittingRadius <= 0 && transform.keepsUpright {
            clip = clip.intersection(transform.bounds(of: shape.rect))
        } else {
            mask = .rounded(shape)
        }
    }

    private mutating func apply(_ fragment: Fragment) {
        if mask == nil, let stencil = Stencil(fragment) {
            mask = stencil
        } else {
            veil = fragment
        }
    }

    /// What it can touch, in device pixels. A picture that is stretched fades over the half of its own pixels beyond its edge.
    var bounds: PixelRect {
        guard let rasterScale else { return device(extent) }
        return device(extent.insetBy(dx: -0.5 / rasterScale, dy: -0.5 / rasterScale))
    }

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

extension Layout {
    /// Cannot be drawn but from a picture of the whole.
    var needsBitmap: Bool { !transform.isAffine || rasterScale != nil }

    /// What a backdrop reads of the device; nothing for any other command. It is more than the blur's own reach by a rest, so that what is
    /// painted of the surroundings does not depend on how they are cut.
    func ground(of command: DrawCommand, within target: PixelRect) -> PixelRect {
        guard case .backdrop(let shape, let blur, let saturation) = command else { return .empty }
        let seen = device(shape.rect).intersection(target)
        let look = Blur(sigma: blur * transform.meanScale, saturation: saturation)
        return seen.isEmpty || look.sigma <= 0 ? .empty : look.source(of: seen).intersection(target)
    }
}
