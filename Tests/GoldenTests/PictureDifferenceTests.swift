import Foundation
import NavCore
import NavRaster
import PictureSupport
import Testing

/// What a difference between two pictures is, and what is none.
@Suite struct PictureDifferenceTests {
    /// A white picture, 20 pixels wide and high, with black rectangles.
    private func picture(_ rects: CGRect...) -> Bitmap {
        let fills = rects.map { DrawCommand.fill(RoundedRect($0), .black) }
        let all = CGRect(x: 0, y: 0, width: 20, height: 20)
        return Bitmap(
            rendering: DisplayList(
                size: all.size, scale: 1, background: .white, root: Fragment(commands: fills, bounds: all, opaqueRect: .null)))
    }

    private func patch(_ expected: Bitmap, _ seen: Bitmap, reach: Int = 1) -> Int {
        PictureDifference(expected: expected, seen: seen, .init(step: 20, reach: reach, patch: 0)).largestPatch
    }

    private let box = CGRect(x: 5, y: 5, width: 8, height: 8)

    @Test func `the same is no difference, nor is an edge that is smoothed differently`() {
        #expect(patch(picture(box), picture(box), reach: 0) == 0)
        #expect(patch(picture(box), picture(box.insetBy(dx: 0.4, dy: 0.4))) == 0)
        #expect(patch(picture(box), picture(box.offsetBy(dx: 0.5, dy: 0))) == 0)
    }

    @Test func `what is missing is found, and so is what should not be there, however thin`() {
        let hair = CGRect(x: 2, y: 16, width: 15, height: 1)

        #expect(patch(picture(box, hair), picture(box)) == 15)
        #expect(patch(picture(box), picture(box, hair)) == 15)
    }

    @Test func `something that moved by more than its edge is found`() {
        // Of two columns that are gone, the outer one is unlike all around it, and the paper that shows where the inner one was, but for its ends.
        #expect(patch(picture(box), picture(box.offsetBy(dx: 2, dy: 0))) == 8 + 6)
    }

    @Test func `patches that do not touch are counted apart`() {
        let specks = [CGRect(x: 1, y: 1, width: 1, height: 1), CGRect(x: 9, y: 1, width: 2, height: 1)]
        let difference = PictureDifference(
            expected: picture(), seen: picture(specks[0], specks[1]), .init(step: 20, reach: 1, patch: 1))

        #expect(difference.largestPatch == 2)
        #expect(difference.place == specks[1])
        #expect(!difference.isOverlooked)
        #expect(PictureDifference(expected: picture(), seen: picture(specks[0]), .init(step: 20, reach: 1, patch: 1)).isOverlooked)
    }

    @Test func `pictures of two sizes differ`() {
        let small = Bitmap(format: .bgra, width: 3, height: 3) { _ in }

        #expect(!PictureDifference(expected: picture(), seen: small, .init(step: 255, reach: 1, patch: 9)).isOverlooked)
    }

    @Test func `the strip shows both and marks what is wrong`() {
        let strip = PictureDifference(expected: picture(), seen: picture(box), .init(step: 20, reach: 1, patch: 0)).strip

        #expect(strip.width == 68 && strip.height == 20)
        #expect(strip.pixel(8, 8) == Bitmap.Pixel(red: 255, green: 255, blue: 255))
        #expect(strip.pixel(32, 8) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
        #expect(strip.pixel(56, 8) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    }
}
