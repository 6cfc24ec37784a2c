import Foundation
import NavCore

/// The device pixels that a fragment hides for certain: up to two rectangles, which a rounded one makes a cross of.
struct Cover {
    /// Smaller covers are not worth the counting.
    private static let smallestArea = 64 * 64

    var wide = PixelRect.empty
    var tall = PixelRect.empty

    static let none = Cover()

    /// What `fragment` covers where `layout` puts it.
    init(_ fragment: Fragment, _ layout: Layout) {
        guard layout.transform.keepsUpright, layout.veil == nil, !fragment.opaqueRect.isNull else { return }
        let solid = fragment.opaqueRect.intersection(layout.extent)
        guard !solid.isNull else { return }
        guard let mask = layout.mask else {
            wide = Self.device(solid, layout)
            return
        }
        guard case .rounded(let shape) = mask else { return }
        let reach = shape.cornerReach
        wide = Self.device(solid.intersection(shape.rect.insetBy(dx: 0, dy: reach)), layout)
        tall = Self.device(solid.intersection(shape.rect.insetBy(dx: reach, dy: 0)), layout)
    }

    private init() {}

    private static func device(_ rect: CGRect, _ layout: Layout) -> PixelRect {
        guard !rect.isNull else { return .empty }
        let device = layout.transform.bounds(of: rect).intersection(layout.clip)
        guard !device.isNull else { return .empty }
        let pixels = PixelRect(inside: device)
        return pixels.area >= smallestArea ? pixels : .empty
    }

    var isEmpty: Bool { wide.isEmpty && tall.isEmpty }
}
