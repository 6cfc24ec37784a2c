import CCairo
import Foundation
import NavCore

/// What a 4×4 transform does to the plane z = 0, seen from the front: a map of points that keeps lines straight.
///
///     weight = p·x + q·y + w
///     x'     = (a·x + c·y + tx) / weight
///     y'     = (b·x + d·y + ty) / weight
struct Planar: Hashable {
    var a = 1.0, b = 0.0, p = 0.0
    var c = 0.0, d = 1.0, q = 0.0
    var tx = 0.0, ty = 0.0, w = 1.0

    static func scale(_ scale: Double) -> Planar { Planar(a: scale, d: scale) }
    static func translation(_ x: Double, _ y: Double) -> Planar { Planar(tx: x, ty: y) }
}

extension Planar {
    /// What is smaller than this is taken for zero: the dust that a turn by 2π leaves.
    private static let dust = 1e-9

    init(_ m: CATransform3D) {
        self.init(
            a: m.m11, b: m.m12, p: m.m14, c: m.m21, d: m.m22, q: m.m24, tx: m.m41, ty: m.m42, w: m.m44)
        if isAffine && w != 0 && w != 1 { self = normalized }
    }

    private var normalized: Planar {
        Planar(a: a / w, b: b / w, p: 0, c: c / w, d: d / w, q: 0, tx: tx / w, ty: ty / w, w: 1)
    }

    /// First this, then `next`.
    func then(_ n: Planar) -> Planar {
        Planar(
            a: a * n.a + b * n.c + p * n.tx, b: a * n.b + b * n.d + p * n.ty, p: a * n.p + b * n.q + p * n.w,
            c: c * n.a + d * n.c + q * n.tx, d: c * n.b + d * n.d + q * n.ty, q: c * n.p + d * n.q + q * n.w,
            tx: tx * n.a + ty * n.c + w * n.tx, ty: tx * n.b + ty * n.d + w * n.ty, w: tx * n.p + ty * n.q + w * n.w)
    }

    /// No perspective.
    var isAffine: Bool { p == 0 && q == 0 }

    /// Upright rectangles stay upright rectangles, neither turned nor mirrored.
    var keepsUpright: Bool {
        isAffine && a > 0 && d > 0 && abs(b) < Self.dust && abs(c) < Self.dust
    }

    /// Scales both axes by `scale` and moves, and does nothing else.
    func onlyMoves(atScale scale: Double) -> Bool {
        keepsUpright && abs(a - scale) < Self.dust && abs(d - scale) < Self.dust
    }

    /// Nil for a map that squeezes the plane onto a line.
    var inverse: Planar? {
        let determinant = a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx)
        guard abs(determinant) > 1e-14, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return Planar(
            a: (d * w - q * ty) * k, b: (p * ty - b * w) * k, p: (b * q - p * d) * k,
            c: (q * tx - c * w) * k, d: (a * w - p * tx) * k, q: (p * c - a * q) * k,
            tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k, w: (a * d - b * c) * k)
    }

    /// Leaves something to be seen. Cairo takes no other map.
    var isDrawable: Bool { inverse != nil }

    /// Of affine maps only.
    var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    func map(_ point: CGPoint) -> CGPoint {
        let weight = p * point.x + q * point.y + w
        return CGPoint(x: (a * point.x + c * point.y + tx) / weight, y: (b * point.x + d * point.y + ty) / weight)
    }
}

extension Planar {
    /// How near the eye the nearest drawn point lies: what has a smaller weight lies behind it.
    private static let nearestWeight = 1e-3

    /// The corners of what is seen of `rect`; empty where all of it lies behind the eye.
    func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return isAffine ? corners.map(map) : inFrontOfEye(corners).map(map)
    }

    /// The smallest upright rectangle around `rect`'s image.
    func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull else { return .null }
        if keepsUpright {
            return CGRect(x: a * rect.minX + tx, y: d * rect.minY + ty, width: a * rect.width, height: d * rect.height)
        }
        let points = outline(of: rect)
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Cuts the polygon along the line where the weight is the nearest allowed.
    private func inFrontOfEye(_ polygon: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for (index, end) in polygon.enumerated() {
            let start = polygon[(index + polygon.count - 1) % polygon.count]
            let from = p * start.x + q * start.y + w - Self.nearestWeight
            let to = p * end.x + q * end.y + w - Self.nearestWeight
            if (from < 0) != (to < 0) {
                let t = from / (from - to)
                result.append(CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
            }
            if to >= 0 { result.append(end) }
        }
        return result
    }
}
