public import Foundation
public import NavCore

extension CALayer {
    /// The smallest upright rectangle of the superlayer's space that holds the transformed bounds.
    ///
    /// Setting it moves `position` and changes the size of `bounds` so that reading gives the same rectangle again; under a rotation
    /// there is no such size in general, and the bounds get the size that the inverse of the transform makes of it.
    public var frame: CGRect {
        get { values.bounds.mapped(by: values.placement) }
        set { setFrame(newValue) }
    }

    private func setFrame(_ frame: CGRect) {
        var size = frame.standardized.size
        if values.transform != CATransform3DIdentity {
            let linear = CATransform3DGetAffineTransform(values.transform).linearPart
            size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
        }
        var resized = values
        resized.bounds.size = size
        let present = resized.bounds.mapped(by: resized.placement)
        // Whoever hears of the new size finds the layer in its place.
        position = CGPoint(
            x: values.position.x + frame.standardized.minX - present.minX,
            y: values.position.y + frame.standardized.minY - present.minY)
        bounds = resized.bounds
    }

    /// The plane part of `transform`; a transform with depth answers its upper left corner.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// From the layer's space to its superlayer's, with the superlayer's `sublayerTransform`.
    package var placementInSuperlayer: CATransform3D {
        superlayer.map { values.placement.under($0.values) } ?? values.placement
    }

    /// From the layer's space to that of the root of its tree. The root's own space is where its position places it.
    private var placementInRoot: CATransform3D {
        sequence(first: self, next: \.superlayer).reduce(CATransform3DIdentity) {
            CATransform3DConcat($0, $1.placementInSuperlayer)
        }
    }

    /// `p`, of this layer's space, in that of `layer`; nil is the space around the root of the tree.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        guard layer !== self else { return p }
        let up = p.mapped(by: placementInRoot)
        return layer.map { up.mapped(by: $0.placementInRoot.planeInverse) } ?? up
    }

    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        layer?.convert(p, to: self) ?? p.mapped(by: placementInRoot.planeInverse)
    }

    /// The smallest upright rectangle of `layer`'s space that holds `r` of this one's.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        r.bounding { convert($0, to: layer) }
    }

    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        r.bounding { convert($0, from: layer) }
    }

    /// Whether `p`, of the layer's own space, is inside its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Sublayers in the order in which they are drawn: by `zPosition`, then by place.
    package var sublayersBackToFront: [CALayer] {
        let all = sublayers ?? []
        guard all.contains(where: { $0.values.zPosition != 0 }) else { return all }
        return all.enumerated()
            .sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
            .map(\.element)
    }

    /// The front-most layer at `p`, a point of the superlayer's space; nil if nothing is there. Hidden layers are passed over.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let inside = p.mapped(by: placementInSuperlayer.planeInverse)
        let isInside = contains(inside)
        if masksToBounds && !isInside { return nil }
        for layer in sublayersBackToFront.reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return isInside ? self : nil
    }
}

extension CATransform3D {
    /// The placement of a sublayer whose superlayer has `values`.
    nonisolated func under(_ values: LayerValues) -> CATransform3D {
        guard values.sublayerTransform != CATransform3DIdentity else { return self }
        let x = values.bounds.origin.x + values.anchorPoint.x * values.bounds.width
        let y = values.bounds.origin.y + values.anchorPoint.y * values.bounds.height
        let centred = CATransform3DConcat(self, CATransform3DMakeTranslation(-x, -y, 0))
        let moved = CATransform3DConcat(centred, values.sublayerTransform)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(x, y, 0))
    }

    /// The matrix that undoes this one for points of the plane z = 0, which is all that is ever drawn or hit: an inverse of the
    /// whole matrix would start from another depth. Identity where the plane is seen edge-on.
    package nonisolated var planeInverse: CATransform3D {
        let plane = CATransform3D(
            m11: m11, m12: m12, m13: 0, m14: m14, m21: m21, m22: m22, m23: 0, m24: m24,
            m31: 0, m32: 0, m33: 1, m34: 0, m41: m41, m42: m42, m43: 0, m44: m44)
        return CATransform3DInvert(plane)
    }
}

extension CGAffineTransform {
    nonisolated var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension CGPoint {
    /// Where `m` puts this point of the plane z = 0.
    package nonisolated func mapped(by m: CATransform3D) -> CGPoint {
        let w = x * m.m14 + y * m.m24 + m.m44
        let projected = CGPoint(x: x * m.m11 + y * m.m21 + m.m41, y: x * m.m12 + y * m.m22 + m.m42)
        return w == 1 || w == 0 ? projected : CGPoint(x: projected.x / w, y: projected.y / w)
    }
}

extension CGRect {
    /// The smallest upright rectangle that holds what `m` makes of this one.
    package nonisolated func mapped(by m: CATransform3D) -> CGRect {
        if m.isPureTranslation { return offsetBy(dx: m.m41, dy: m.m42) }
        return bounding { $0.mapped(by: m) }
    }

    nonisolated func bounding(_ map: (CGPoint) -> CGPoint) -> CGRect {
        guard !isNull else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(map)
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let (left, top) = (xs.min()!, ys.min()!)
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
}

extension CATransform3D {
    nonisolated var isPureTranslation: Bool {
        m11 == 1 && m12 == 0 && m14 == 0 && m21 == 0 && m22 == 1 && m24 == 0 && m44 == 1
    }
}
