import Foundation
import NavCore

extension DrawCommand {
    /// Everything the command can touch, in its own space. Not of placements.
    var bounds: CGRect {
        switch self {
        case .fill(let shape, _), .border(let shape, _, _): shape.rect
        case .image(_, let rect, _), .gradient(let rect, _, _, _): rect
        case .path(let path, _, _): path.boundingBoxOfPath
        case .stroke(let path, _, let width): path.boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2)
        case .shadow(let shape, _, let radius, let offset):
            shape.rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -2 * radius, dy: -2 * radius)
        case .place(let placement): placement.fragment.bounds
        }
    }
}
