import Foundation
import NavCore
import NavRaster
import Testing

@Suite struct ShadowTests {
    /// How much of a blurred edge is covered `distance` inside it: the normal distribution.
    private func edge(_ distance: Double, _ sigma: Double) -> Double {
        0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
    }

    private func picture(
        _ shape: RoundedRect, radius: CGFloat, offset: CGSize = .zero, side: CGFloat = 120, scale: CGFloat = 1
    ) -> Bitmap {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let shadow = Fragment(
            commands: [.shadow(shape, .black, radius: radius, offset: offset)], bounds: bounds, opaqueRect: .null)
        return Bitmap(rendering: DisplayList(side: side, scale: scale, Placement(shadow)))
    }

    @Test(arguments: [2.0, 6, 12, 20]) func `a square shadow falls off as a Gaussian`(radius: Double) {
        let rect = CGRect(x: 40, y: 40, width: 40, height: 40)
        let picture = picture(RoundedRect(rect), radius: radius)
        let sigma = radius / 2

        // The product of both axes: a Gaussian blur of a rectangle is separable.
        for (x, y) in [(36, 60), (30, 60), (60, 84), (37, 37), (84, 38), (20, 60)] {
            let across = { (p: Int) in
                let position = Double(p) + 0.5
                return self.edge(position - 40, sigma) - self.edge(position - 80, sigma)
            }
            let expected = 255 * (1 - across(x) * across(y))
            #expect(abs(Double(picture.pixel(x, y).red) - expected) <= 4, "at \(x), \(y)")
        }
    }

    @Test func `nothing is drawn under what casts the shadow`() {
        let rect = CGRect(x: 40, y: 40, width: 40, height: 40)

        let picture = picture(RoundedRect(rect), radius: 10, offset: CGSize(width: 0, height: 6))

        #expect(picture.pixel(60, 60) == .white)
        #expect(picture.pixel(40, 79) == .white)
        #expect(picture.pixel(60, 82).red < 130)
        #expect(picture.pixel(60, 37).red > picture.pixel(60, 82).red)
    }

    @Test func `a long side has no seam`() {
        let rect = CGRect(x: 20, y: 20.3, width: 79.4, height: 79)
        let picture = picture(RoundedRect(rect, radius: 6), radius: 4)

        for x in 45..<75 { #expect(picture.pixel(x, 18).distance(to: picture.pixel(45, 18)) <= 1) }
        for x in 22..<60 {
            let mirrored = picture.pixel(118 - x, 18)
            #expect(picture.pixel(x, 18).distance(to: mirrored) <= 14)
        }
    }

    @Test func `a shadow with no radius is a hard one`() {
        let picture = picture(
            RoundedRect(CGRect(x: 40, y: 40, width: 40, height: 40)), radius: 0, offset: CGSize(width: 5, height: 0))

        #expect(picture.pixel(82, 60) == .black)
        #expect(picture.pixel(86, 60) == .white)
    }
}
