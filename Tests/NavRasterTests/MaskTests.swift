import Foundation
import NavCore
import NavRaster
import TestSupport
import Testing

/// Masks, silhouettes and pictures of fewer pixels.
@Suite struct MaskTests {
    private let all = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func picture(_ placement: Placement, background: CGColor = .white, scale: CGFloat = 1) -> Bitmap {
        Bitmap(rendering: DisplayList(side: 100, scale: scale, background: background, placement))
    }

    private func circle(_ radius: CGFloat, alpha: CGFloat = 1) -> Fragment {
        let rect = CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius)
        let path = CGPath(ellipseIn: rect, transform: nil)
        let color = CGColor(red: 1, green: 1, blue: 0, alpha: alpha)
        return Fragment(commands: [.path(path, color, isEvenOdd: false)], bounds: rect, opaqueRect: .null)
    }

    @Test func `a mask of one opaque shape cuts off what lies outside`() {
        var placement = Placement(.page(.red, .blue, size: all.size))
        placement.mask = circle(30)

        let picture = picture(placement)

        #expect(picture.pixel(50, 21) != .white)
        #expect(picture.pixel(50, 18) == .white)
        #expect(picture.pixel(25, 25) == .white)
        #expect(picture.pixel(50, 42) != .white)
    }

    @Test func `the alpha of a mask is that of what is seen, whatever its colour`() {
        var placement = Placement(.plain(.red, all))
        placement.mask = circle(30, alpha: 0.5)

        let picture = picture(placement)

        #expect(picture.pixel(50, 50).distance(to: Bitmap.Pixel(red: 255, green: 128, blue: 128)) <= 1)
        #expect(picture.pixel(10, 10) == .white)
    }

    @Test(.rules("O-085", "O-086")) func `opacity, clip and mask apply together`() {
        let stops = [
            GradientStop(location: 0, color: .black), GradientStop(location: 1, color: CGColor.clear),
        ]
        let fade = DrawCommand.gradient(all, start: .zero, end: CGPoint(x: 0, y: 100), stops: stops)
        var placement = Placement(
            .group([Placement(.plain(.red, all)), Placement(.plain(.blue, all))], bounds: all), opacity: 0.5,
            clip: RoundedRect(CGRect(x: 0, y: 0, width: 50, height: 100), radius: 10))
        placement.mask = Fragment(commands: [fade], bounds: all, opaqueRect: .null)

        let picture = picture(placement)

        // Half way down half of half is seen.
        #expect(picture.pixel(25, 50).distance(to: Bitmap.Pixel(red: 191, green: 191, blue: 255)) <= 2)
        #expect(picture.pixel(60, 50) == .white)
        #expect(picture.pixel(0, 0) == .white)
    }

    @Test func `a mask in perspective masks where it is seen`() {
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 300
        turned = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), turned)
        turned = CATransform3DConcat(CATransform3DMakeTranslation(-50, -50, 0), turned)
        turned = CATransform3DConcat(turned, CATransform3DMakeTranslation(50, 50, 0))
        for alpha in [1, 0.99] as [CGFloat] {
            var placement = Placement(fragment: .plain(.red, all), transform: turned)
            placement.mask = circle(20, alpha: alpha)
            let picture = picture(placement)
            #expect(picture.pixel(50, 50).distance(to: .pureRed) <= 3)
            #expect(picture.pixel(50, 35).distance(to: .pureRed) <= 3)
            #expect(picture.pixel(25, 50) == .white)
            #expect(picture.pixel(50, 75) == .white)
        }
    }

    @Test func `a silhouette is blurred as a shadow is, and seen through what lies over it`() {
        let rect = CGRect(x: 40, y: 40, width: 20, height: 20)
        let caster = Fragment.plain(.red, rect)
        let far = Fragment(
            commands: [.silhouette(caster, .black, radius: 8, offset: CGSize(width: 5, height: 0))], bounds: all,
            opaqueRect: .null)
        let hollow = Fragment(
            commands: [.shadow(RoundedRect(rect), .black, radius: 8, offset: CGSize(width: 5, height: 0))], bounds: all,
            opaqueRect: .null)

        let (whole, outside) = (picture(Placement(far)), picture(Placement(hollow)))

        #expect(whole.pixel(52, 50).red < 20)
        #expect(outside.pixel(52, 50) == .white)
        for (x, y) in [(30, 50), (62, 50), (70, 50), (50, 66), (37, 37), (66, 66)] {
            #expect(whole.pixel(x, y).distance(to: outside.pixel(x, y)) <= 5, "at \(x), \(y)")
        }
    }

    @Test func `a silhouette without blur is the shape`() {
        let far = Fragment(
            commands: [.silhouette(circle(20), .blue, radius: 0, offset: CGSize(width: 0, height: 10))], bounds: all,
            opaqueRect: .null)
        let picture = picture(Placement(far))

        #expect(picture.pixel(50, 77).distance(to: .pureBlue) <= 2)
        #expect(picture.pixel(50, 38) == .white)
        #expect(picture.pixel(33, 46) == .white)
    }

    @Test func `a picture of fewer pixels is stretched`() {
        var placement = Placement(.page(.black, .white, size: all.size))
        placement.rasterScale = 0.125
        let coarse = picture(placement)
        placement.rasterScale = nil
        let fine = picture(placement)

        // Stripes eight points high, in pixels of eight points that they half fill: grey.
        #expect((100...155).contains(coarse.pixel(50, 50).red))
        #expect(fine.pixel(50, 50) == .white || fine.pixel(50, 50) == .black)
    }
}
