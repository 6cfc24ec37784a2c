import Foundation
package import NavCore

/// Triangles in device pixels, painted in the colours of their corners or with a bitmap that those colours tint.
package struct Mesh {
    /// One corner. A GPU reads it as it lies in memory.
    package struct Vertex: Hashable {
        /// In device pixels.
        package var x: Float
        package var y: Float
        /// Multiplies the bitmap's pixel.
        package var color: Color
        /// In the bitmap, 0…1 from its top left corner.
        package var u: Float = 0
        package var v: Float = 0
    }

    /// 0…255 each, premultiplied.
    package struct Color: Hashable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8
    }

    /// What is multiplied with the corners' colours.
    package enum Paint {
        case plain
        /// The bitmap's own colours; of an alpha bitmap, white as far as it covers.
        case picture(Bitmap)
        /// White as far as the bitmap covers, whatever its colours.
        case coverage(Bitmap)
    }

    package var paint: Paint
    package var vertices: [Vertex] = []
    /// Three for each triangle.
    package var indices: [Int32] = []
}

extension Mesh {
    mutating func add(_ a: Int, _ b: Int, _ c: Int) {
        indices.append(Int32(a))
        indices.append(Int32(b))
        indices.append(Int32(c))
    }
}

extension Mesh.Color {
    init(_ color: CGColor, opacity: Double) {
        let alpha = min(max(color.alpha * opacity, 0), 1)
        func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * alpha * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(1))
    }

    /// Lets through `opacity` of what it is multiplied with.
    init(opacity: Double) { self.init(.white, opacity: opacity) }

    package static let nothing = Mesh.Color(red: 0, green: 0, blue: 0, alpha: 0)
}
