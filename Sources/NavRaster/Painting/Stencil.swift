import CCairo
import Foundation
import NavCore

/// A shape that cuts off what lies outside of it.
enum Stencil: Equatable {
    case rounded(RoundedRect)
    case path(CGPath, isEvenOdd: Bool)

    /// The shape of a mask that is nothing but one opaque shape.
    init?(_ mask: Fragment) {
        guard mask.commands.count == 1 else { return nil }
        switch mask.commands[0] {
        case .fill(let shape, let color) where color.alpha >= 1: self = .rounded(shape)
        case .path(let path, let color, let isEvenOdd) where color.alpha >= 1: self = .path(path, isEvenOdd: isEvenOdd)
        case .place(let placement): self.init(placement)
        default: return nil
        }
    }

    private init?(_ placement: Placement) {
        guard placement.opacity >= 1, placement.clip == nil, placement.mask == nil, placement.rasterScale == nil,
            let inside = Stencil(placement.fragment)
        else { return nil }
        let map = Planar(placement.transform)
        guard map.isAffine else { return nil }
        switch inside {
        case .rounded(let shape):
            guard map.onlyMoves(atScale: 1) else { return nil }
            var moved = shape
            moved.rect = shape.rect.offsetBy(dx: map.tx, dy: map.ty)
            self = .rounded(moved)
        case .path(let path, let isEvenOdd):
            let transform = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
            self = .path(path.applying(transform), isEvenOdd: isEvenOdd)
        }
    }

    var bounds: CGRect {
        switch self {
        case .rounded(let shape): shape.rect
        case .path(let path, _): path.boundingBoxOfPath
        }
    }
}

extension Canvas {
    /// Adds the edge of `stencil` to the path that is being built, and sets the rule by which it is filled.
    func addPath(_ stencil: Stencil) {
        switch stencil {
        case .rounded(let shape): addPath(shape)
        case .path(let path, let isEvenOdd):
            addPath(path)
            if isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
        }
    }
}
