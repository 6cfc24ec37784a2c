import Foundation
import NavSDL
import TestSupport
import Testing

@Suite(.rules("O-103")) struct WindowMetricsTests {
    @Test(arguments: [0.5, 0.75, 1, 1.25, 1.5, 5.0 / 3, 2, 3])
    func `the scale is what pixels and units say`(scale: Double) {
        let metrics = WindowMetrics(
            unitWidth: 1003, unitHeight: 701, pixelWidth: Int((1003 * scale).rounded()),
            pixelHeight: Int((701 * scale).rounded()))

        #expect(abs(metrics.scale - scale) < 1e-9)
    }

    @Test(arguments: [(640, 480, 640, 480), (1003, 701, 1254, 876), (333, 777, 500, 1166), (800, 600, 1111, 833)])
    func `points times scale are whole pixels in both directions`(_ sides: (Int, Int, Int, Int)) {
        let metrics = WindowMetrics(
            unitWidth: sides.0, unitHeight: sides.1, pixelWidth: sides.2, pixelHeight: sides.3)

        #expect(abs(metrics.size.width * metrics.scale - CGFloat(sides.2)) < 1e-6)
        #expect(abs(metrics.size.height * metrics.scale - CGFloat(sides.3)) < 1e-6)
    }

    @Test func `a scale below a half is a half`() {
        #expect(WindowMetrics(unitWidth: 1000, unitHeight: 1000, pixelWidth: 300, pixelHeight: 300).scale == 0.5)
    }

    @Test func `the far corner of the units is the far corner of the points`() {
        let metrics = WindowMetrics(unitWidth: 1003, unitHeight: 701, pixelWidth: 1254, pixelHeight: 876)

        let corner = metrics.point(1003, 701)

        #expect(abs(corner.x - metrics.size.width) < 1e-9)
        #expect(abs(corner.y - metrics.size.height) < 1e-9)
        #expect(metrics.point(fractionX: 0.5, 0.5) == CGPoint(x: metrics.size.width / 2, y: metrics.size.height / 2))
    }

    @Test func `a window without pixels has one`() {
        let metrics = WindowMetrics(unitWidth: 0, unitHeight: 0, pixelWidth: 0, pixelHeight: 0)

        #expect(metrics.size == CGSize(width: 1, height: 1))
    }
}
