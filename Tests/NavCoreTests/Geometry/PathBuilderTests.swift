import Foundation
import NavCore
import Testing

@Suite struct PathBuilderTests {
    private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGPath {
        var builder = PathBuilder()
        builder.addArc(center: CGPoint(x: 50, y: 50), radius: 40, from: start, to: end, clockwise: clockwise)
        return CGPath(elements: builder.elements)
    }

    @Test func `an arc runs clockwise on screen or against it`() {
        let down = arc(from: 0, to: .pi, clockwise: true).boundingBoxOfPath
        let up = arc(from: 0, to: .pi, clockwise: false).boundingBoxOfPath

        #expect(abs(down.minY - 50) < 1e-9 && abs(down.maxY - 90) < 1e-9)
        #expect(abs(up.minY - 10) < 1e-9 && abs(up.maxY - 50) < 1e-9)
    }

    @Test func `an arc to a smaller angle goes round the long way`() {
        let path = arc(from: 0, to: -.pi / 2, clockwise: true)

        #expect(abs(path.boundingBoxOfPath.minX - 10) < 1e-9)
        expectClose(path.currentPoint, CGPoint(x: 50, y: 10))
    }

    @Test(arguments: [true, false]) func `a whole turn or more is the full circle`(clockwise: Bool) {
        for end in [2 * CGFloat.pi, 7, -2 * CGFloat.pi] {
            let box = arc(from: 0, to: end, clockwise: clockwise).boundingBoxOfPath
            #expect(abs(box.width - 80) < 1e-9 && abs(box.height - 80) < 1e-9)
        }
    }

    @Test func `every point of an arc keeps its distance from the centre`() {
        let path = arc(from: 0.3, to: 4, clockwise: true)

        for segment in path.elements.subpaths.flatMap(\.segments) {
            for s in stride(from: CGFloat(0), through: 1, by: 0.1) {
                let point = segment.point(at: s)
                #expect(abs(hypot(point.x - 50, point.y - 50) - 40) < 40 * 0.0003)
            }
        }
    }

    @Test func `an arc is joined to what came before by a line`() {
        var builder = PathBuilder()
        builder.elements = [.move(.zero)]
        builder.addArc(center: .zero, radius: 10, from: 0, to: 1, clockwise: true)

        #expect(builder.elements.prefix(2) == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    }

    @Test func `each corner has its own size`() {
        var builder = PathBuilder()
        let corners = RectCorners(
            topLeft: CGSize(width: 10, height: 10), topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
        builder.addRoundedRect(CGRect(x: 0, y: 0, width: 40, height: 40), corners: corners)
        let path = CGPath(elements: builder.elements)

        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 39.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 39.5)))
    }
}
