import Foundation
import NavCore
import NavRaster
import TestSupport
import Testing

@Suite struct DrawingTests {
    let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test(.rules("O-085")) func `what overlaps in a group does not show through`() {
        let overlapping = Fragment.group(
            [Placement(.plain(.red, square)), Placement(.plain(.blue, square), x: 10, y: 10)],
            bounds: CGRect(x: 0, y: 0, width: 30, height: 30))

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(overlapping, opacity: 0.5)))

        let alone = Bitmap(
            rendering: DisplayList(side: 40, Placement(.plain(.blue, square), x: 10, y: 10, opacity: 0.5)))
        #expect(picture.pixel(15, 15).distance(to: alone.pixel(15, 15)) <= 1)
        #expect(picture.pixel(5, 5).distance(to: Bitmap.Pixel(red: 255, green: 128, blue: 128)) <= 1)
        #expect(picture.pixel(35, 35) == .white)
    }

    @Test(.rules("O-086")) func `half of a half covers a quarter`() {
        let black = Fragment.plain(.black, square)
        let inner = Fragment.group([Placement(black, opacity: 0.5), Placement(black, x: 20)], bounds: square)

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(inner, opacity: 0.5)))

        #expect(abs(Int(picture.pixel(10, 10).red) - 191) <= 1)
    }

    @Test func `a single command in a faded fragment fades by the product`() {
        let inner = Fragment.group([Placement(.plain(.black, square), opacity: 0.5)], bounds: square)

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(inner, opacity: 0.5)))

        #expect(abs(Int(picture.pixel(10, 10).red) - 191) <= 1)
    }

    @Test func `a rounded clip cuts its corners and leaves its middle`() {
        let clip = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 8)
        let content = Fragment.group(
            [Placement(.plain(.red, square)), Placement(.plain(.blue, square), x: 10)], bounds: square)

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(content, x: 10, y: 10, clip: clip)))

        #expect(picture.pixel(10, 10) == .white)
        #expect(picture.pixel(29, 29) == .white)
        #expect(picture.pixel(12, 20) == .pureRed)
        #expect(picture.pixel(25, 20) == .pureBlue)
        #expect(picture.pixel(32, 20) == .white)
    }

    @Test(arguments: [0.5, 1, 1.25, 2, 3.3]) func `a fill covers the same points at every scale`(scale: CGFloat) {
        let list = DisplayList(side: 40, scale: scale, Placement(.plain(.red, square), x: 10, y: 10))

        let picture = Bitmap(rendering: list)

        func pixel(_ x: CGFloat, _ y: CGFloat) -> Bitmap.Pixel { picture.pixel(Int(x * scale), Int(y * scale)) }
        #expect(picture.width == Int((40 * scale).rounded(.up)))
        #expect(pixel(20, 20) == .pureRed)
        #expect(pixel(6, 20) == .white)
        #expect(pixel(34, 34) == .white)
    }

    @Test func `a turned fragment lies where its transform puts it`() {
        var quarterTurn = CATransform3DIdentity
        (quarterTurn.m11, quarterTurn.m12, quarterTurn.m21, quarterTurn.m22) = (0, 1, -1, 0)
        quarterTurn.m41 = 40
        let wide = Fragment.plain(.red, CGRect(x: 0, y: 0, width: 30, height: 10))

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(fragment: wide, transform: quarterTurn)))

        #expect(picture.pixel(35, 25) == .pureRed)
        #expect(picture.pixel(35, 35) == .white)
        #expect(picture.pixel(20, 5) == .white)
    }

    @Test func `perspective draws what is farther away smaller`() {
        // Turned about the vertical axis through x = 0, seen from 40 points away: the right edge recedes.
        let angle = 0.9, distance = 40.0
        var turn = CATransform3DIdentity
        turn.m11 = cos(angle)
        turn.m14 = sin(angle) / distance
        turn.m41 = 10
        turn.m42 = 20
        let card = Fragment.plain(.red, CGRect(x: 0, y: -15, width: 30, height: 30))

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(fragment: card, transform: turn)))

        // x = 24 in the card: weight 1 + 24 · 0.783 / 40 = 1.47, so it is seen at 10 + (14.92 + 0) / 1.47 … and half as high.
        let weight = 1 + 24 * sin(angle) / distance
        let x = (24 * cos(angle) + 10) / weight, halfHeight = 15 / weight
        let centre = 20 / weight
        #expect(picture.pixel(Int(x), Int(centre)) == .pureRed)
        #expect(picture.pixel(Int(x), Int(centre + halfHeight) - 2) == .pureRed)
        #expect(picture.pixel(Int(x), Int(centre + halfHeight) + 2) == .white)
        #expect(picture.pixel(12, 29) == .pureRed)
    }

    @Test func `what lies behind the eye is not drawn`() {
        var behind = CATransform3DIdentity
        behind.m14 = -0.1
        let wide = Fragment.plain(.red, CGRect(x: 11, y: 0, width: 100, height: 40))

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(fragment: wide, transform: behind)))

        #expect(picture.pixel(20, 20) == .white)
    }

    @Test func `what is scaled to nothing is not drawn and spoils nothing`() {
        let nothing = CATransform3D()
        var flat = CATransform3DIdentity
        flat.m11 = 0
        let red = Fragment.plain(.red, square)
        let pair = Fragment.group([Placement(red), Placement(red, x: 5)], bounds: square)

        let picture = Bitmap(
            rendering: DisplayList(
                side: 40, Placement(fragment: red, transform: nothing), Placement(fragment: pair, transform: flat),
                Placement(fragment: pair, transform: flat, opacity: 0.5), Placement(.plain(.blue, square), x: 10, y: 10)
            ))

        #expect(picture.pixel(2, 2) == .white)
        #expect(picture.pixel(20, 20) == .pureBlue)
    }

    @Test func `a border is a band inside the edge`() {
        let shape = RoundedRect(CGRect(x: 5, y: 5, width: 30, height: 30))
        let framed = Fragment(commands: [.border(shape, width: 3, .red)], bounds: shape.rect, opaqueRect: .null)

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(framed)))

        #expect(picture.pixel(4, 20) == .white)
        #expect(picture.pixel(5, 20) == .pureRed)
        #expect(picture.pixel(7, 20) == .pureRed)
        #expect(picture.pixel(8, 20) == .white)
    }

    @Test func `a gradient goes from stop to stop`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let ramp = Fragment(
            commands: [.gradient(rect, start: .zero, end: CGPoint(x: 40, y: 0), stops: stops)], bounds: rect,
            opaqueRect: rect)

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(ramp)))

        #expect(picture.pixel(0, 20).red < 8)
        #expect(abs(Int(picture.pixel(20, 20).red) - 129) <= 3)
        #expect(picture.pixel(39, 20).red > 247)
    }

    @Test func `a path is filled by its rule`() {
        let square = { (low: CGFloat, high: CGFloat) -> [CGPath.Element] in
            [
                .move(CGPoint(x: low, y: low)), .line(CGPoint(x: high, y: low)), .line(CGPoint(x: high, y: high)),
                .line(CGPoint(x: low, y: high)), .close,
            ]
        }
        let ring = CGPath(elements: square(5, 35) + square(15, 25))
        let bounds = CGRect(x: 5, y: 5, width: 30, height: 30)
        let picture = { (isEvenOdd: Bool) in
            let fragment = Fragment(
                commands: [.path(ring, .red, isEvenOdd: isEvenOdd)], bounds: bounds, opaqueRect: .null)
            return Bitmap(rendering: DisplayList(side: 40, Placement(fragment)))
        }

        #expect(picture(true).pixel(20, 20) == .white)
        #expect(picture(false).pixel(20, 20) == .pureRed)
        #expect(picture(true).pixel(10, 20) == .pureRed)
    }

    @Test func `an alpha picture is drawn in its tint, on whole pixels`() {
        let coverage = Bitmap(format: .alpha, width: 10, height: 10) { bytes in
            for index in bytes.indices { bytes[index] = 255 }
        }
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let glyph = Fragment(commands: [.image(coverage, rect, tint: .red)], bounds: rect, opaqueRect: .null)

        let picture = Bitmap(rendering: DisplayList(side: 40, Placement(glyph, x: 10.4, y: 10.4)))

        #expect(picture.pixel(9, 15) == .white)
        #expect(picture.pixel(10, 15) == .pureRed)
        #expect(picture.pixel(19, 19) == .pureRed)
        #expect(picture.pixel(20, 15) == .white)
    }
}
