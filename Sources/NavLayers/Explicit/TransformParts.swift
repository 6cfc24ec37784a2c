import Foundation
import NavCore

/// A transform as its key paths see it: scaled, turned, moved. What has no key path, shear and perspective, stays as it is.
///
/// A transform within the plane of its layer stays one as long as nothing is asked of its z.
nonisolated enum TransformParts {
    case plane(AffineComponents)
    /// `turn` is about x, then y, then z, in radians.
    case space(SpatialComponents, turn: SIMD3<Double>)

    init(_ transform: CATransform3D) {
        if CATransform3DIsAffine(transform) {
            self = .plane(AffineComponents(CATransform3DGetAffineTransform(transform)))
        } else {
            let components = SpatialComponents(transform) ?? .flattened(transform)
            self = .space(components, turn: components.rotation.turn)
        }
    }

    var transform: CATransform3D {
        switch self {
        case .plane(let parts): return CATransform3DMakeAffineTransform(parts.transform)
        case .space(var parts, let turn):
            parts.rotation = Quaternion(turn: turn)
            return parts.transform
        }
    }

    private var inSpace: (parts: SpatialComponents, turn: SIMD3<Double>) {
        switch self {
        case .space(let parts, let turn): return (parts, turn)
        case .plane(let plane):
            let parts = SpatialComponents(
                scale: SIMD3(plane.scaleX, plane.scaleY, 1), skew: SIMD3(plane.lean, 0, 0),
                rotation: Quaternion(angle: plane.rotation, axis: SIMD3(0, 0, 1)),
                translation: SIMD3(plane.translation.dx, plane.translation.dy, 0), perspective: SIMD4(0, 0, 0, 1))
            return (parts, SIMD3(0, 0, plane.rotation))
        }
    }

    subscript(part: LayerKeyPath.Part) -> LayerValue {
        get {
            let (parts, turn) = inSpace
            return switch part {
            case .scale:
                if case .plane = self {
                    .scalar((parts.scale.x + parts.scale.y) / 2)
                } else {
                    .scalar(parts.scale.sum() / 3)
                }
            case .scaleX: .scalar(parts.scale.x)
            case .scaleY: .scalar(parts.scale.y)
            case .scaleZ: .scalar(parts.scale.z)
            case .rotationX: .scalar(turn.x)
            case .rotationY: .scalar(turn.y)
            case .rotationZ: .scalar(turn.z)
            case .translation: .point(CGPoint(x: parts.translation.x, y: parts.translation.y))
            case .translationX: .scalar(parts.translation.x)
            case .translationY: .scalar(parts.translation.y)
            default: .scalar(parts.translation.z)
            }
        }
        set {
            switch newValue {
            case .scalar(let number): set(part, number)
            case .point(let pair):
                set(.translationX, pair.x)
                set(.translationY, pair.y)
            case .rect, .transform, .color, .path, .colors, .numbers: break
            }
        }
    }

    private mutating func set(_ part: LayerKeyPath.Part, _ number: CGFloat) {
        if case .plane(var plane) = self, plane.set(part, number) {
            self = .plane(plane)
            return
        }
        var (parts, turn) = inSpace
        switch part {
        case .scale: parts.scale = SIMD3(repeating: number)
        case .scaleX: parts.scale.x = number
        case .scaleY: parts.scale.y = number
        case .scaleZ: parts.scale.z = number
        case .rotationX: turn.x = number
        case .rotationY: turn.y = number
        case .rotationZ: turn.z = number
        case .translationX: parts.translation.x = number
        case .translationY: parts.translation.y = number
        default: parts.translation.z = number
        }
        self = .space(parts, turn: turn)
    }
}

extension AffineComponents {
    /// How far y leans along x in units of the scale of y, as transforms in space have it.
    nonisolated fileprivate var lean: Double { scaleY == 0 ? 0 : shear / scaleY }

    /// False where the part needs depth: then nothing is changed.
    nonisolated fileprivate mutating func set(_ part: LayerKeyPath.Part, _ number: CGFloat) -> Bool {
        switch part {
        case .scale: (scaleX, scaleY) = (number, number)
        case .scaleX: scaleX = number
        case .scaleY: scaleY = number
        case .rotationZ: rotation = number
        case .translationX: translation.dx = number
        case .translationY: translation.dy = number
        case .scaleZ: return number == 1
        case .rotationX, .rotationY, .translationZ: return number == 0
        default: return false
        }
        return true
    }
}

extension SpatialComponents {
    /// What can be said of a transform that flattens space: where it moves things.
    nonisolated fileprivate static func flattened(_ t: CATransform3D) -> SpatialComponents {
        SpatialComponents(
            scale: SIMD3(t.m11, t.m22, t.m33), skew: .zero, rotation: Quaternion(angle: 0, axis: SIMD3(0, 0, 1)),
            translation: SIMD3(t.m41, t.m42, t.m43), perspective: SIMD4(0, 0, 0, 1))
    }
}

extension Quaternion {
    nonisolated fileprivate init(turn: SIMD3<Double>) {
        let x = Quaternion(angle: turn.x, axis: SIMD3(1, 0, 0))
        let y = Quaternion(angle: turn.y, axis: SIMD3(0, 1, 0))
        let z = Quaternion(angle: turn.z, axis: SIMD3(0, 0, 1))
        self = x.followed(by: y).followed(by: z)
    }

    /// The turns about x, then y, then z that make this one. One about a single axis comes out as that, −π…π.
    nonisolated fileprivate var turn: SIMD3<Double> {
        let t = transform
        if imaginary.y == 0, imaginary.z == 0 { return SIMD3(2 * atan2(imaginary.x, real), 0, 0).wrapped }
        if imaginary.x == 0, imaginary.z == 0 { return SIMD3(0, 2 * atan2(imaginary.y, real), 0).wrapped }
        if imaginary.x == 0, imaginary.y == 0 { return SIMD3(0, 0, 2 * atan2(imaginary.z, real)).wrapped }
        let y = asin(min(max(-t.m13, -1), 1))
        if abs(t.m13) > 1 - 1e-12 { return SIMD3(atan2(-t.m32, t.m22), y, 0) }
        return SIMD3(atan2(t.m23, t.m33), y, atan2(t.m12, t.m11))
    }
}

extension SIMD3<Double> {
    nonisolated fileprivate var wrapped: SIMD3<Double> {
        SIMD3(remainder(x, 2 * .pi), remainder(y, 2 * .pi), remainder(z, 2 * .pi))
    }
}
