import Foundation
package import NavCore
package import NavRaster

/// Draws meshes as a graphics processor does, slowly: a pixel has the colour that lies on its middle.
package final class MeshScreen {
    private struct Picture {
        let bounds: PixelRect
        /// Red, green, blue, alpha, 0…1, premultiplied.
        var pixels: [SIMD4<Float>]

        init(bounds: PixelRect, filled: SIMD4<Float>) {
            self.bounds = bounds
            pixels = Array(repeating: filled, count: bounds.width * bounds.height)
        }
    }

    private var picture: Picture

    package init(_ list: DisplayList, painter: MeshPainter = MeshPainter()) {
        let width = Int((list.size.width * list.scale).rounded(.up))
        let height = Int((list.size.height * list.scale).rounded(.up))
        let frame = painter.frame(for: list, width: width, height: height)
        picture = Picture(
            bounds: PixelRect(x: 0, y: 0, width: width, height: height), filled: SIMD4(frame.background))
        for step in frame.steps { Self.draw(step, &picture) }
    }

    /// What has been drawn.
    package var bitmap: Bitmap {
        let width = picture.bounds.width, height = picture.bounds.height
        return Bitmap(format: .bgra, width: width, height: height) { bytes in
            for index in 0..<width * height {
                let pixel = pixel(index % width, index / width)
                for (offset, byte) in [pixel.blue, pixel.green, pixel.red, pixel.alpha].enumerated() {
                    bytes[index * 4 + offset] = byte
                }
            }
        }
    }

    package func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
        let color = (picture.pixels[y * picture.bounds.width + x] * 255).rounded(.toNearestOrAwayFromZero)
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255)) }
        return Bitmap.Pixel(red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: byte(color.w))
    }

    private static func draw(_ step: MeshFrame.Step, _ target: inout Picture) {
        switch step {
        case .draw(let mesh, let within):
            draw(mesh, sampler(mesh.paint), within, &target)
        case .group(let bounds, let steps, let lay):
            var inner = Picture(bounds: bounds, filled: .zero)
            for step in steps { draw(step, &inner) }
            draw(lay.mesh, { sample(inner.pixels, bounds.width, bounds.height, $0) }, lay.within, &target)
        }
    }

    private typealias Sampler = (SIMD2<Float>) -> SIMD4<Float>

    private static func sampler(_ paint: Mesh.Paint) -> Sampler {
        switch paint {
        case .plain: { _ in SIMD4(repeating: 1) }
        case .picture(let bitmap): sampler(bitmap) { $0 }
        case .coverage(let bitmap): sampler(bitmap) { SIMD4(repeating: $0.w) }
        }
    }

    private static func sampler(_ bitmap: Bitmap, _ change: (SIMD4<Float>) -> SIMD4<Float>) -> Sampler {
        var pixels: [SIMD4<Float>] = []
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let p = bitmap.pixel(x, y)
                pixels.append(change(SIMD4(Float(p.red), Float(p.green), Float(p.blue), Float(p.alpha)) / 255))
            }
        }
        return { sample(pixels, bitmap.width, bitmap.height, $0) }
    }

    /// The four pixels around `place`, 0…1, mixed.
    private static func sample(
        _ pixels: [SIMD4<Float>], _ width: Int, _ height: Int, _ place: SIMD2<Float>
    ) -> SIMD4<Float> {
        let x = place.x * Float(width) - 0.5, y = place.y * Float(height) - 0.5
        let left = x.rounded(.down), top = y.rounded(.down)
        func at(_ dx: Float, _ dy: Float) -> SIMD4<Float> {
            let column = Int(min(max(left + dx, 0), Float(width - 1)))
            return pixels[Int(min(max(top + dy, 0), Float(height - 1))) * width + column]
        }
        func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> { a + (b - a) * t }
        return mix(mix(at(0, 0), at(1, 0), x - left), mix(at(0, 1), at(1, 1), x - left), y - top)
    }

    private static func draw(_ mesh: Mesh, _ sampler: Sampler, _ within: PixelRect, _ target: inout Picture) {
        for first in stride(from: 0, to: mesh.indices.count, by: 3) {
            let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[first + $0])] }
            draw(corners, sampler, within.intersection(target.bounds), &target)
        }
    }

    private static func draw(
        _ corners: [Mesh.Vertex], _ sampler: Sampler, _ within: PixelRect, _ target: inout Picture
    ) {
        let (a, b, c) = (corners[0], corners[1], corners[2])
        let colors = (SIMD4<Float>(a.color), SIMD4<Float>(b.color), SIMD4<Float>(c.color))
        let area = edge(a, b, c.x, c.y)
        let box = PixelRect(around: corners).intersection(within)
        guard area != 0, !box.isEmpty else { return }
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let (px, py) = (Float(x) + 0.5, Float(y) + 0.5)
                let w0 = edge(b, c, px, py) / area, w1 = edge(c, a, px, py) / area, w2 = edge(a, b, px, py) / area
                guard isInside(w0, b, c, area), isInside(w1, c, a, area), isInside(w2, a, b, area) else { continue }
                let place = SIMD2(a.u * w0 + b.u * w1 + c.u * w2, a.v * w0 + b.v * w1 + c.v * w2)
                let source = (colors.0 * w0 + colors.1 * w1 + colors.2 * w2) * sampler(place)
                let index = (y - target.bounds.y) * target.bounds.width + x - target.bounds.x
                target.pixels[index] = source + target.pixels[index] * (1 - source.w)
            }
        }
    }

    private static func edge(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ x: Float, _ y: Float) -> Float {
        (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
    }

    /// A pixel whose middle lies on an edge belongs to the triangle on one side of it only.
    private static func isInside(_ weight: Float, _ a: Mesh.Vertex, _ b: Mesh.Vertex, _ area: Float) -> Bool {
        guard weight == 0 else { return weight > 0 }
        let (dx, dy) = area > 0 ? (b.x - a.x, b.y - a.y) : (a.x - b.x, a.y - b.y)
        return dy < 0 || (dy == 0 && dx > 0)
    }
}

extension PixelRect {
    fileprivate init(around corners: [Mesh.Vertex]) {
        let left = Int(corners.map(\.x).min()!.rounded(.down)), top = Int(corners.map(\.y).min()!.rounded(.down))
        let right = Int(corners.map(\.x).max()!.rounded(.up)), bottom = Int(corners.map(\.y).max()!.rounded(.up))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension SIMD4<Float> {
    fileprivate init(_ color: Mesh.Color) {
        self.init(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        self /= 255
    }
}
