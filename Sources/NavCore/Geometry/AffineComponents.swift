package import Foundation

/// An affine transform taken apart into what a person would say of it, so that animations can add and scale it.
///
/// The transform scales first, then shears, then turns, then moves. The six numbers form a vector: an animation
/// from one transform to another is `end - (end - start) * (1 - progress)`, and several can be summed.
package struct AffineComponents: Hashable, Sendable {
    package var translation: CGVector
    package var scaleX: CGFloat
    package var scaleY: CGFloat
    /// How far the unit of y is pushed along x, after scaling.
    package var shear: CGFloat
    /// In radians; clockwise on screen.
    package var rotation: CGFloat

    package static let identity = AffineComponents(.identity)
    package static let zero = AffineComponents(translation: .zero, scaleX: 0, scaleY: 0, shear: 0, rotation: 0)

    package init(translation: CGVector, scaleX: CGFloat, scaleY: CGFloat, shear: CGFloat, rotation: CGFloat) {
        self.translation = translation
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.shear = shear
        self.rotation = rotation
    }

    /// Takes `t` apart. A mirrored transform gets one negative scale, on the axis that leaves the smaller turn; one that
    /// flattens the plane still gives components that put it together again.
    package init(_ t: CGAffineTransform) {
        let isMirrored = t.a * t.d - t.b * t.c < 0
        let sign: CGFloat = isMirrored && t.a < t.d ? -1 : 1
        let length = hypot(t.a, t.b)
        translation = CGVector(dx: t.tx, dy: t.ty)
        guard length > 0 else {
            let turn = t.c == 0 && t.d == 0 ? 0 : atan2(-t.c, t.d)
            (scaleX, scaleY, shear, rotation) = (0, hypot(t.c, t.d), 0, turn)
            return
        }
        let (cosine, sine) = (t.a / length * sign, t.b / length * sign)
        scaleX = length * sign
        scaleY = cosine * t.d - sine * t.c
        shear = cosine * t.c + sine * t.d
        rotation = atan2(sine, cosine)
    }

    package var transform: CGAffineTransform {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        return CGAffineTransform(
            a: cosine * scaleX, b: sine * scaleX,
            c: cosine * shear - sine * scaleY, d: sine * shear + cosine * scaleY,
            tx: translation.dx, ty: translation.dy)
    }
}

extension AffineComponents {
    package static func + (a: AffineComponents, b: AffineComponents) -> AffineComponents {
        AffineComponents(
            translation: CGVector(dx: a.translation.dx + b.translation.dx, dy: a.translation.dy + b.translation.dy),
            scaleX: a.scaleX + b.scaleX, scaleY: a.scaleY + b.scaleY,
            shear: a.shear + b.shear, rotation: a.rotation + b.rotation)
    }

    /// The way from `b` to `a`, turning the shorter way round.
    package static func - (a: AffineComponents, b: AffineComponents) -> AffineComponents {
        var difference = a + b * -1
        difference.rotation = remainder(difference.rotation, 2 * .pi)
        return difference
    }

    package static func * (a: AffineComponents, factor: CGFloat) -> AffineComponents {
        AffineComponents(
            translation: CGVector(dx: a.translation.dx * factor, dy: a.translation.dy * factor),
            scaleX: a.scaleX * factor, scaleY: a.scaleY * factor,
            shear: a.shear * factor, rotation: a.rotation * factor)
    }
}

extension CGAffineTransform {
    /// Where an animation from here to `end` is at `progress`, which may lie outside 0…1. Exact at 0 and 1.
    package func interpolated(to end: CGAffineTransform, at progress: CGFloat) -> CGAffineTransform {
        if progress == 0 { return self }
        if progress == 1 { return end }
        let start = AffineComponents(self)
        return (start + (AffineComponents(end) - start) * progress).transform
    }
}
