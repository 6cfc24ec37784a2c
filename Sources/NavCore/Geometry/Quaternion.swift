import Foundation

/// A turn in space as a unit quaternion: `w + x·i + y·j + z·k`.
package struct Quaternion: Hashable, Sendable {
    package var imaginary: SIMD3<Double>
    package var real: Double

    /// A turn by `angle` radians about `axis`, which has length 1.
    package init(angle: Double, axis: SIMD3<Double>) {
        imaginary = axis * sin(angle / 2)
        real = cos(angle / 2)
    }

    private init(imaginary: SIMD3<Double>, real: Double) {
        self.imaginary = imaginary
        self.real = real
    }

    /// The turn that three orthonormal, right-handed rows describe: where the axes x, y and z come to lie.
    package init(rows r: [SIMD3<Double>]) {
        // The largest of the four components is found first; the others follow from it without loss.
        let squares = [
            1 + r[0].x + r[1].y + r[2].z, 1 + r[0].x - r[1].y - r[2].z,
            1 - r[0].x + r[1].y - r[2].z, 1 - r[0].x - r[1].y + r[2].z,
        ]
        let largest = squares.indices.max { squares[$0] < squares[$1] }!
        let twice = squares[largest].squareRoot()
        let (yz, zx, xy) = (r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x)
        let (xAndY, zAndX, yAndZ) = (r[0].y + r[1].x, r[2].x + r[0].z, r[1].z + r[2].y)
        let four: SIMD4<Double> =
            switch largest {
            case 0: SIMD4(yz, zx, xy, twice * twice)
            case 1: SIMD4(twice * twice, xAndY, zAndX, yz)
            case 2: SIMD4(xAndY, twice * twice, yAndZ, zx)
            default: SIMD4(zAndX, yAndZ, twice * twice, xy)
            }
        self.init(imaginary: SIMD3(four.x, four.y, four.z) / (2 * twice), real: four.w / (2 * twice))
    }

    package var transform: CATransform3D {
        let (x, y, z, w) = (imaginary.x, imaginary.y, imaginary.z, real)
        return CATransform3D(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y), m14: 0,
            m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x), m24: 0,
            m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y), m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1)
    }

    /// This turn, and `other` after it.
    package func followed(by other: Quaternion) -> Quaternion {
        let (a, b) = (imaginary, other.imaginary)
        let cross = SIMD3(b.y * a.z - b.z * a.y, b.z * a.x - b.x * a.z, b.x * a.y - b.y * a.x)
        return Quaternion(
            imaginary: b * real + a * other.real + cross, real: real * other.real - (a * b).sum())
    }

    /// Turns evenly from here to `end`, the shorter way round.
    package func interpolated(to end: Quaternion, at progress: Double) -> Quaternion {
        let dot = (imaginary * end.imaginary).sum() + real * end.real
        let angle = acos(min(abs(dot), 1))
        let isTooCloseToDivide = angle < 1e-9
        let from = isTooCloseToDivide ? 1 - progress : sin((1 - progress) * angle) / sin(angle)
        let to = (isTooCloseToDivide ? progress : sin(progress * angle) / sin(angle)) * (dot < 0 ? -1 : 1)
        return Quaternion(imaginary: imaginary * from + end.imaginary * to, real: real * from + end.real * to)
    }
}
