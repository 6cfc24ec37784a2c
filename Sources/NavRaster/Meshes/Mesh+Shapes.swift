import Foundation
import NavCore

extension Mesh {
    /// Half a pixel: an edge fades over one pixel, so a pixel's colour is the share of it that the shape covers.
    private static let halfFade = 0.5

    /// Fills `shape` with one colour, smooth at its edges. `place` tells which point of the bitmap, 0…1, lies on a device pixel.
    ///
    /// Nil if the shape is too thin to be drawn so.
    init?(
        _ shape: ConvexPolygon, _ paint: Paint, _ color: Color,
        place: (CGPoint) -> CGPoint = { _ in .zero }
    ) {
        guard let inner = shape.offset(by: -Self.halfFade), let outer = shape.offset(by: Self.halfFade) else {
            return nil
        }
        self.init(paint: paint)
        vertices.reserveCapacity(inner.count * 2)
        for point in inner { vertices.append(Vertex(point, color, place(point))) }
        for point in outer { vertices.append(Vertex(point, .nothing, place(point))) }
        addFan(count: inner.count)
        addRing(count: inner.count)
    }

    private mutating func addFan(count: Int) {
        for index in 2..<count { add(0, index - 1, index) }
    }

    private mutating func addRing(count: Int) {
        for index in 0..<count {
            let next = (index + 1) % count
            add(index, count + index, next)
            add(next, count + index, count + next)
        }
    }
}

extension Mesh {
    /// A bitmap laid on whole device pixels, one of its own for each: nothing is smoothed.
    init(_ bitmap: Paint, at pixels: PixelRect, _ color: Color) {
        self.init(paint: bitmap)
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
        for (u, v) in corners {
            let point = CGPoint(
                x: Double(pixels.x) + u * Double(pixels.width), y: Double(pixels.y) + v * Double(pixels.height))
            vertices.append(Vertex(point, color, CGPoint(x: u, y: v)))
        }
        addFan(count: 4)
    }

    /// How many parts each side of a bitmap in perspective has: within one of them the map is as good as straight.
    private static let perspectiveSteps = 24

    /// The bitmap seen in perspective: `map` takes a point of it, 0…1, to the device. What lies behind the eye is left out.
    init(_ bitmap: Paint, _ color: Color, map: Planar) {
        self.init(paint: bitmap)
        let steps = Self.perspectiveSteps
        for row in 0...steps {
            for column in 0...steps {
                let place = CGPoint(x: Double(column) / Double(steps), y: Double(row) / Double(steps))
                vertices.append(Vertex(map.map(place), color, place))
            }
        }
        for row in 0..<steps {
            for column in 0..<steps where map.isInFront(row: row, column: column, of: steps) {
                let first = row * (steps + 1) + column
                add(first, first + 1, first + steps + 1)
                add(first + 1, first + steps + 2, first + steps + 1)
            }
        }
    }
}

extension Mesh.Vertex {
    init(_ point: CGPoint, _ color: Mesh.Color, _ place: CGPoint) {
        self.init(x: Float(point.x), y: Float(point.y), color: color, u: Float(place.x), v: Float(place.y))
    }
}

extension Planar {
    /// Whether all of one cell of a grid over 0…1 lies before the eye.
    fileprivate func isInFront(row: Int, column: Int, of steps: Int) -> Bool {
        [(0, 0), (1, 0), (0, 1), (1, 1)].allSatisfy { x, y in
            p * Double(column + x) / Double(steps) + q * Double(row + y) / Double(steps) + w > 1e-3
        }
    }
}
