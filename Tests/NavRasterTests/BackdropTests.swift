import Foundation
import NavCore
import NavRaster
import TestSupport
import Testing

/// What is blurred beneath: exact on plain ground, a Gaussian on an edge, and always that of this very frame.
@Suite struct BackdropTests {
    private let all = CGRect(x: 0, y: 0, width: 120, height: 120)

    private func glass(_ rect: CGRect, blur: CGFloat, saturation: CGFloat = 1, tint: CGColor? = nil) -> Fragment {
        let shape = RoundedRect(rect)
        return Fragment(
            commands: [.backdrop(shape, blur: blur, saturation: saturation)] + (tint.map { [.fill(shape, $0)] } ?? []),
            bounds: rect, opaqueRect: .null)
    }

    /// Black left of `x`, white right of it.
    private func halves(_ x: CGFloat) -> Fragment {
        Fragment(
            commands: [
                .fill(RoundedRect(all), .white), .fill(RoundedRect(CGRect(x: 0, y: 0, width: x, height: 120)), .black),
            ], bounds: all, opaqueRect: all)
    }

    @Test func `plain ground stays as it is, to the last bit, however it is blurred`() {
        let color = CGColor(red: 0.3, green: 0.7, blue: 0.55, alpha: 1)
        for blur in [0.3, 1, 2.5, 6, 14, 30, 60] as [CGFloat] {
            let ground = Fragment.plain(color, all)
            let picture = Bitmap(
                rendering: DisplayList(
                    side: 120, Placement(ground), Placement(glass(all.insetBy(dx: 20, dy: 20), blur: blur))))
            #expect(picture.pixel(60, 60) == picture.pixel(5, 5))
            #expect(picture.pixel(21, 99) == picture.pixel(5, 5))
        }
    }

    @Test(arguments: [0.8, 1.5, 3, 5, 9, 20]) func `an edge falls off as a Gaussian`(blur: Double) {
        let picture = Bitmap(
            rendering: DisplayList(side: 120, Placement(halves(60)), Placement(glass(all, blur: blur))))

        for offset in [-2.0, -1, -0.5, 0, 0.5, 1, 2] {
            let x = Int(60 + offset * blur)
            let distance = Double(x) + 0.5 - 60
            let expected = 255 * 0.5 * (1 + erf(distance / (blur * 2.0.squareRoot())))
            // The frame ends before a wide blur does: its edges go on.
            #expect(abs(Double(picture.pixel(x, 60).red) - expected) <= (blur > 15 ? 6 : 4), "at \(x)")
        }
    }

    @Test func `colours go away from their own grey`() {
        let color = CGColor(red: 0.6, green: 0.4, blue: 0.5, alpha: 1)
        let picture = Bitmap(
            rendering: DisplayList(
                side: 120, Placement(.plain(color, all)), Placement(glass(all, blur: 4, saturation: 1.8))))

        let grey = 0.2126 * 0.6 + 0.7152 * 0.4 + 0.0722 * 0.5
        let expected = [0.6, 0.4, 0.5].map { UInt8(((grey + ($0 - grey) * 1.8) * 255).rounded()) }
        #expect(
            picture.pixel(60, 60).distance(
                to: Bitmap.Pixel(red: expected[0], green: expected[1], blue: expected[2])) <= 1)
    }

    @Test func `only what lies beneath is blurred, in groups as well`() {
        let rect = CGRect(x: 20, y: 20, width: 80, height: 80)
        let square = Fragment.plain(.red, CGRect(x: 50, y: 50, width: 20, height: 20))
        for opacity in [1, 0.5] as [CGFloat] {
            let group = Fragment.group([Placement(glass(rect, blur: 6)), Placement(square)], bounds: rect)
            let picture = Bitmap(
                rendering: DisplayList(
                    side: 120, Placement(halves(60)),
                    Placement(group, opacity: opacity, clip: RoundedRect(rect, radius: 20))))
            let sharp = opacity == 1 ? 255 : 128
            #expect(abs(Int(picture.pixel(52, 60).red) - (opacity == 1 ? 255 : 128)) <= 1)
            #expect(Int(picture.pixel(68, 60).green) <= 255 - sharp + 1)
            // Blurred grey where black and white meet, at the strength of the group; outside of the clip nothing.
            #expect(picture.pixel(59, 10) == .black)
            #expect(picture.pixel(60, 10) == .white)
            let step = Int(picture.pixel(60, 40).red) - Int(picture.pixel(59, 40).red)
            #expect(opacity == 1 ? step < 30 : step > 128)
        }
    }

    @Test func `a blur of nothing shows what is there`() {
        let plain = Bitmap(rendering: DisplayList(side: 120, Placement(halves(60))))
        let picture = Bitmap(
            rendering: DisplayList(side: 120, Placement(halves(60)), Placement(glass(all, blur: 0, saturation: 1.8))))

        for x in 0..<120 { #expect(picture.pixel(x, 60) == plain.pixel(x, 60)) }
    }

    @Test(.rules("O-088")) func `what moves beneath is blurred where it is in the same frame`() {
        let painter = CPUPainter(), screen = Screen(width: 120, height: 120)
        let pane = glass(CGRect(x: 0, y: 40, width: 120, height: 40), blur: 5)
        let ground = Fragment.plain(.white, all)
        let square = Fragment.plain(.black, CGRect(x: 0, y: 0, width: 30, height: 120))
        for x in stride(from: CGFloat(0), through: 80, by: 7) {
            let list = DisplayList(side: 120, Placement(ground), Placement(square, x: x), Placement(pane))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list)) == 0, "at \(x)")
            #expect(abs(Int(screen.pixel(Int(x) + 30, 60).red) - 128) <= 14)
        }
    }

    @Test func `what moves over it, or near it, leaves it right`() {
        let painter = CPUPainter(), screen = Screen(width: 120, height: 120)
        let panes = [
            Placement(glass(CGRect(x: 10, y: 10, width: 60, height: 40), blur: 4, tint: CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))),
            Placement(glass(CGRect(x: 40, y: 30, width: 70, height: 60), blur: 9, saturation: 1.8)),
        ]
        let cover = Fragment.page(.blue, .green, size: CGSize(width: 70, height: 70))
        for step in 0..<16 {
            let list = DisplayList(
                side: 120, Placement(.page(.red, .white, size: all.size)),
                Placement(.plain(.green, CGRect(x: 0, y: 0, width: 8, height: 8)), x: CGFloat(step * 7), y: CGFloat(step * 5)),
                panes[0], panes[1], Placement(cover, x: CGFloat(140 - step * 9), y: 20))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list)) == 0, "step \(step)")
        }
    }

    @Test func `where nothing beneath changes nothing is painted`() {
        let painter = CPUPainter(), screen = Screen(width: 120, height: 120)
        let pane = glass(CGRect(x: 0, y: 0, width: 120, height: 20), blur: 3)
        let ground = halves(60)
        let list = { (y: CGFloat) in
            DisplayList(
                side: 120, Placement(ground), Placement(pane),
                Placement(.plain(.red, CGRect(x: 0, y: 0, width: 10, height: 10)), x: 5, y: y))
        }
        _ = painter.paint(list(80), into: screen.buffer)

        let damage = painter.paint(list(90), into: screen.buffer)

        #expect(damage.allSatisfy { $0.y >= 80 })
        #expect(painter.blurPasses == 1)
        // Now over it: painted again, from the same blurred picture.
        _ = painter.paint(list(5), into: screen.buffer)
        #expect(painter.blurPasses == 1)
        #expect(screen.differences(from: Bitmap(rendering: list(5))) == 0)
    }
}
