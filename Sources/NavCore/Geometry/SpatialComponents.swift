package import Foundation

/// A transform in space taken apart: it scales first, then skews, turns, moves, and last applies the perspective.
package struct SpatialComponents: Hashable, Sendable {
    package var scale: SIMD3<Double>
    /// How far y leans along x, z along x, and z along y.
    package var skew: SIMD3<Double>
    package var rotation: Quaternion
    package var translation: SIMD3<Double>
    /// The last column of the matrix that comes after all else; (0, 0, 0, 1) if there is none.
    package var perspective: SIMD4<Double>

    package init(
        scale: SIMD3<Double>, skew: SIMD3<Double>, rotation: Quaternion, translation: SIMD3<Double>,
        perspective: SIMD4<Double>
    ) {
        (self.scale, self.skew, self.rotation) = (scale, skew, rotation)
        (self.translation, self.perspective) = (translation, perspective)
    }

    /// Nil if `t` flattens space, which leaves nothing to take apart.
    package init?(_ t: CATransform3D) {
        guard t.m44 != 0 else { return nil }
        let affine = t.scaled(by: 1 / t.m44).withoutPerspective
        guard let inverse = affine.inverse else { return nil }
        let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44) / t.m44
        perspective = SIMD4(inverse.rows.map { ($0 * column).sum() })
        translation = SIMD3<Double>(affine.m41, affine.m42, affine.m43)
        var axes = affine.rows.prefix(3).map { SIMD3($0.x, $0.y, $0.z) }
        (scale, skew) = Self.orthonormalise(&axes)
        Self.unmirror(&axes, &scale, &skew)
        rotation = Quaternion(rows: axes)
    }

    package var transform: CATransform3D {
        var lean = CATransform3DIdentity
        (lean.m21, lean.m31, lean.m32) = (skew.x, skew.y, skew.z)
        var end = CATransform3DMakeTranslation(translation.x, translation.y, translation.z)
        end = CATransform3DConcat(rotation.transform, end)
        end = CATransform3DConcat(CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, scale.z), lean), end)
        var view = CATransform3DIdentity
        (view.m14, view.m24, view.m34, view.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        return CATransform3DConcat(end, view)
    }

    package func interpolated(to end: SpatialComponents, at progress: Double) -> SpatialComponents {
        var between = self
        between.scale += (end.scale - scale) * progress
        between.skew += (end.skew - skew) * progress
        between.translation += (end.translation - translation) * progress
        between.perspective += (end.perspective - perspective) * progress
        between.rotation = rotation.interpolated(to: end.rotation, at: progress)
        return between
    }

    /// Makes the axes perpendicular and of length 1, and says how long they were and how far each leaned along those before it, in
    /// units of the leaning axis's own scale.
    private static func orthonormalise(_ axes: inout [SIMD3<Double>]) -> (scale: SIMD3<Double>, skew: SIMD3<Double>) {
        func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
        func normalise(_ index: Int) -> Double {
            let length = dot(axes[index], axes[index]).squareRoot()
            axes[index] /= length
            return length
        }
        let x = normalise(0)
        let alongX = dot(axes[1], axes[0])
        axes[1] -= axes[0] * alongX
        let y = normalise(1)
        let (zAlongX, zAlongY) = (dot(axes[2], axes[0]), dot(axes[2], axes[1]))
        axes[2] -= axes[0] * zAlongX + axes[1] * zAlongY
        let z = normalise(2)
        return (SIMD3(x, y, z), SIMD3(alongX / y, zAlongX / z, zAlongY / z))
    }

    /// Turns a left-handed set of axes into a right-handed one by flipping the axis that leaves the smallest turn.
    private static func unmirror(
        _ axes: inout [SIMD3<Double>], _ scale: inout SIMD3<Double>, _ skew: inout SIMD3<Double>
    ) {
        let (x, y, z) = (axes[0], axes[1], axes[2])
        let cross = SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
        guard (cross * z).sum() < 0 else { return }
        let flipped = (0..<3).min { axes[$0][$0] < axes[$1][$1] }!
        axes[flipped] *= -1
        scale[flipped] *= -1
        // Row i of the skew is scaled by axis i and laid along axis j: each flip of either turns its sign.
        let signs = SIMD3(
            flipped == 0 || flipped == 1 ? -1.0 : 1, flipped == 0 || flipped == 2 ? -1 : 1, flipped == 0 ? 1 : -1)
        skew *= signs
    }
}

extension CATransform3D {
    /// Where an animation from here to `end` is at `progress`, which may lie outside 0…1. Exact at 0 and 1.
    ///
    /// Turns are turned, not cut short. Where one of the two flattens space there is no turn to find, and the sixteen numbers go straight.
    package func interpolated(to end: CATransform3D, at progress: CGFloat) -> CATransform3D {
        if progress == 0 { return self }
        if progress == 1 { return end }
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
            let start = CATransform3DGetAffineTransform(self)
            return CATransform3DMakeAffineTransform(
                start.interpolated(to: CATransform3DGetAffineTransform(end), at: progress))
        }
        guard let a = SpatialComponents(self), let b = SpatialComponents(end) else {
            return CATransform3D(rows: zip(rows, end.rows).map { $0 + ($1 - $0) * progress })
        }
        return a.interpolated(to: b, at: progress).transform
    }

    fileprivate func scaled(by factor: Double) -> CATransform3D { CATransform3D(rows: rows.map { $0 * factor }) }

    fileprivate var withoutPerspective: CATransform3D {
        var affine = self
        (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
        return affine
    }
}
