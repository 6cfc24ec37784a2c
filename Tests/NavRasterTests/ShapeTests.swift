import Foundation
import NavCore
import NavRaster
import Testing

/// Corners, strokes and gradients, pixel by pixel.
@Suite struct ShapeTests {
    private func picture(side: CGFloat = 100, scale: CGFloat = 1, _ commands: DrawCommand...) -> Bitmap {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let fragment = Fragment(commands: commands, bounds: bounds, opaqueRect: .null)
        return Bitmap(rendering: DisplayList(side: side, scale: scale, Placement(fragment)))
    }

    @Test func `only the corners that are named are rounded`() {
        let rect = CGRect(x: 10, y: 10, width: 80, height: 80)

        let picture = picture(.fill(RoundedRect(rect, radius: 20, corners: [.minXMinY, .maxXMaxY]), .black))

        #expect(picture.pixel(11, 11) == .white)
        #expect(picture.pixel(88, 88) == .white)
        #expect(picture.pixel(88, 11) == .black)
        #expect(picture.pixel(11, 88) == .black)
        #expect(picture.pixel(17, 17) == .black)
    }

    @Test func `a continuous corner begins earlier and cuts off no more of the tip`() {
        let rect = CGRect(x: 0, y: 0, width: 400, height: 400)
        let circular = picture(side: 400, .fill(RoundedRect(rect, radius: 100), .black))
        let continuous = picture(side: 400, .fill(RoundedRect(rect, radius: 100, curve: .continuous), .black))

        // On the upper side the circle begins at 100, the other curve at 153.
        #expect(circular.pixel(110, 0) == .black)
        #expect(continuous.pixel(110, 0) != .black)
        #expect(continuous.pixel(155, 0) == .black)
        // On the diagonal they meet the same way, to less than two points.
        let reach = { (picture: Bitmap) in (0..<100).first { picture.pixel($0, $0) == .black }! }
        #expect(abs(reach(circular) - reach(continuous)) <= 2)
    }

    @Test func `a continuous corner without room becomes a circle`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = picture(.fill(RoundedRect(rect, radius: 50), .black))
        let continuous = picture(.fill(RoundedRect(rect, radius: 50, curve: .continuous), .black))

        // A tenth of a pixel, as exactly as curves are drawn.
        for y in 0..<100 {
            for x in 0..<100 { #expect(continuous.pixel(x, y).distance(to: circular.pixel(x, y)) <= 26) }
        }
    }

    @Test func `a border follows the corners`() {
        let rect = CGRect(x: 10, y: 10, width: 80, height: 80)

        let picture = picture(.border(RoundedRect(rect, radius: 20, corners: .minXMinY), width: 4, .black))

        #expect(picture.pixel(11, 11) == .white)
        #expect(picture.pixel(88, 11) == .black)
        #expect(picture.pixel(85, 14) == .white)
        #expect(picture.pixel(12, 50) == .black)
        #expect(picture.pixel(15, 50) == .white)
    }

    @Test func `caps reach beyond the ends, dashes leave gaps`() {
        var builder = PathBuilder()
        builder.elements = [.move(CGPoint(x: 20, y: 50)), .line(CGPoint(x: 80, y: 50))]
        let line = CGPath(elements: builder.elements)

        let butt = picture(.stroke(line, .black, StrokeStyle(width: 10)))
        let square = picture(.stroke(line, .black, StrokeStyle(width: 10, cap: .square)))
        let dashed = picture(.stroke(line, .black, StrokeStyle(width: 10, dash: [10, 5], dashPhase: 5)))

        #expect(butt.pixel(18, 50) == .white)
        #expect(square.pixel(16, 46) == .black)
        #expect(square.pixel(14, 50) == .white)
        // From 5 into the pattern: drawn to 25, a gap to 30, drawn to 40.
        #expect(dashed.pixel(22, 50) == .black)
        #expect(dashed.pixel(27, 50) == .white)
        #expect(dashed.pixel(35, 50) == .black)
        #expect(dashed.pixel(42, 50) == .white)
    }

    @Test func `a corner sharper than the limit is cut off`() {
        let sharp = CGPath(elements: [
            .move(CGPoint(x: 20, y: 45)), .line(CGPoint(x: 70, y: 50)), .line(CGPoint(x: 20, y: 55)),
        ])

        let mitred = picture(.stroke(sharp, .black, StrokeStyle(width: 4, miterLimit: 20)))
        let cut = picture(.stroke(sharp, .black, StrokeStyle(width: 4, miterLimit: 2)))

        #expect(mitred.pixel(80, 50).red < 30)
        #expect(cut.pixel(76, 50) == .white)
    }

    private let redToBlue = [GradientStop(location: 0, color: .red), GradientStop(location: 1, color: .blue)]

    @Test func `a radial gradient runs from the middle to its ellipse and stays`() {
        let shape = GradientPaint.Shape.radial(center: CGPoint(x: 50, y: 50), radii: CGSize(width: 40, height: 20))

        let picture = picture(
            .gradient(CGRect(x: 0, y: 0, width: 100, height: 100), GradientPaint(shape, stops: redToBlue)))

        #expect(picture.pixel(50, 50).distance(to: .pureRed) <= 8)
        let half = Bitmap.Pixel(red: 128, green: 0, blue: 128)
        #expect(picture.pixel(70, 50).distance(to: half) <= 6)
        #expect(picture.pixel(50, 60).distance(to: half) <= 8)
        #expect(picture.pixel(95, 50) == .pureBlue)
        #expect(picture.pixel(50, 75) == .pureBlue)
    }

    @Test func `a conic gradient goes round clockwise from its angle`() {
        let shape = GradientPaint.Shape.conic(center: CGPoint(x: 50, y: 50), angle: -.pi / 2)

        let picture = picture(
            .gradient(CGRect(x: 0, y: 0, width: 100, height: 100), GradientPaint(shape, stops: redToBlue)))

        #expect(picture.pixel(51, 5).distance(to: .pureRed) <= 4)
        #expect(picture.pixel(48, 5).distance(to: .pureBlue) <= 4)
        #expect(picture.pixel(95, 50).distance(to: Bitmap.Pixel(red: 191, green: 0, blue: 64)) <= 3)
        #expect(picture.pixel(50, 95).distance(to: Bitmap.Pixel(red: 128, green: 0, blue: 128)) <= 3)
    }

    @Test func `a gradient without length is its last colour`() {
        let point = CGPoint(x: 50, y: 50)
        for shape in [GradientPaint.Shape.axial(start: point, end: point), .radial(center: point, radii: .zero)] {
            let picture = picture(
                .gradient(CGRect(x: 0, y: 0, width: 100, height: 100), GradientPaint(shape, stops: redToBlue)))
            #expect(picture.pixel(20, 70) == .pureBlue)
        }
    }
}
