import Foundation

/// Row arithmetic. A point (x, y, z, 1) is a row that is mapped by ``map(_:)``.
extension CATransform3D {
    var row1: SIMD4<Double> { SIMD4(m11, m12, m13, m14) }
    var row2: SIMD4<Double> { SIMD4(m21, m22, m23, m24) }
    var row3: SIMD4<Double> { SIMD4(m31, m32, m33, m34) }
    var row4: SIMD4<Double> { SIMD4(m41, m42, m43, m44) }

    init(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
        self.init(
            m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w, m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
            m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w, m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
    }

    package func map(_ row: SIMD4<Double>) -> SIMD4<Double> {
        row1 * row.x + row2 * row.y + row3 * row.z + row4 * row.w
    }

    package var rows: [SIMD4<Double>] { [row1, row2, row3, row4] }

    package init(rows: [SIMD4<Double>]) { self.init(rows[0], rows[1], rows[2], rows[3]) }

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
