import Foundation

/// Row arithmetic. A point (x, y, z, 1) is a row that is mapped by ``map(_:)``.
extension CATransform3D {
    package var rows: [SIMD4<Double>] {
        [SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44)]
    }

    /// Four rows, from the first.
    package init(rows r: [SIMD4<Double>]) {
        self.init(
            m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1], m23: r[1][2],
            m24: r[1][3],
            m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3], m41: r[3][0], m42: r[3][1], m43: r[3][2],
            m44: r[3][3])
    }

    package func map(_ row: SIMD4<Double>) -> SIMD4<Double> {
        let r0 = SIMD4<Double>(m11, m12, m13, m14) * row.x
        let r1 = SIMD4<Double>(m21, m22, m23, m24) * row.y
        let r2 = SIMD4<Double>(m31, m32, m33, m34) * row.z
        let r3 = SIMD4<Double>(m41, m42, m43, m44) * row.w
        return r0 + r1 + r2 + r3
    }

    /// By elimination with the largest pivot; nil if the matrix is singular.
    package var inverse: CATransform3D? {
        var (left, right) = (rows, CATransform3DIdentity.rows)
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                left[pivot][column] != 0, left[pivot][column].isFinite
            else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            (left[column], right[column]) = (left[column] / left[column][column], right[column] / left[column][column])
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        return CATransform3D(rows: right)
    }
}
