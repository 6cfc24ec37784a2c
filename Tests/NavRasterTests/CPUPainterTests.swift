import Foundation
import NavCore
import NavRaster
import TestSupport
import Testing

@Suite struct CPUPainterTests {
    let painter = CPUPainter()
    let pageSize = CGSize(width: 64, height: 64)
    let lower: Fragment
    let upper: Fragment

    init() {
        lower = .page(.red, .black, size: pageSize)
        upper = .page(.blue, .green, size: pageSize)
    }

    /// The standard transition at `progress`: the lower page drifts left under a shade, the upper page comes from the right.
    private func slide(_ progress: CGFloat, scale: CGFloat = 1) -> DisplayList {
        DisplayList(
            side: 64, scale: scale,
            Placement(lower, x: -0.3 * 64 * progress),
            Placement(.plain(.black, CGRect(origin: .zero, size: pageSize)), opacity: 0.1 * progress),
            Placement(upper, x: 64 * (1 - progress)))
    }

    private func screen(scale: CGFloat = 1) -> Screen {
        let side = Int((64 * scale).rounded(.up))
        return Screen(width: side, height: side)
    }

    @Test(arguments: [1, 1.25, 1.5, 2]) func `every frame of a transition is what it is when painted alone`(
        scale: CGFloat
    ) {
        let screen = screen(scale: scale)

        for step in 0...21 {
            let list = slide(CGFloat(step) / 21, scale: scale)
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list), tolerance: 1) == 0, "frame \(step)")
        }
    }

    @Test func `a list that is shown already costs nothing`() {
        let screen = screen(), list = slide(0.5)

        #expect(painter.paint(list, into: screen.buffer) == [PixelRect(x: 0, y: 0, width: 64, height: 64)])
        #expect(painter.paint(list, into: screen.buffer) == [])
        #expect(painter.paint(slide(0.5), into: screen.buffer) == [])
    }

    @Test func `a forgotten target is painted anew`() {
        let screen = screen(), list = slide(0.5)
        _ = painter.paint(list, into: screen.buffer)

        painter.forgetTarget()

        #expect(painter.paint(list, into: screen.buffer) == [PixelRect(x: 0, y: 0, width: 64, height: 64)])
    }

    @Test func `only what a small thing leaves and enters is painted`() {
        let screen = screen()
        let dot = Fragment.plain(.green, CGRect(x: 0, y: 0, width: 4, height: 4))
        let list = { (x: CGFloat) in DisplayList(side: 64, Placement(self.lower), Placement(dot, x: x, y: 10)) }
        _ = painter.paint(list(10), into: screen.buffer)

        let changed = painter.paint(list(40), into: screen.buffer)

        #expect(
            changed == [PixelRect(x: 10, y: 10, width: 4, height: 4), PixelRect(x: 40, y: 10, width: 4, height: 4)])
        #expect(screen.differences(from: Bitmap(rendering: list(40))) == 0)
    }

    @Test func `what is put in or taken out is all that is painted`() {
        let screen = screen()
        let dot = Placement(.plain(.green, CGRect(x: 0, y: 0, width: 4, height: 4)), x: 8, y: 8)
        let cover = Placement(.plain(.black, CGRect(x: 0, y: 0, width: 8, height: 8)), x: 50, y: 50)
        _ = painter.paint(DisplayList(side: 64, Placement(lower), cover), into: screen.buffer)

        let added = painter.paint(DisplayList(side: 64, Placement(lower), dot, cover), into: screen.buffer)
        let removed = painter.paint(DisplayList(side: 64, Placement(lower), cover), into: screen.buffer)

        #expect(added == [PixelRect(x: 8, y: 8, width: 4, height: 4)])
        #expect(removed == added)
        #expect(screen.differences(from: Bitmap(rendering: DisplayList(side: 64, Placement(lower), cover))) == 0)
    }

    @Test func `a change deep inside a page repaints that part of it`() {
        let screen = screen()
        let page = { (color: CGColor) -> Fragment in
            let button = Fragment.plain(color, CGRect(x: 0, y: 0, width: 10, height: 10))
            return .group(
                [Placement(self.lower), Placement(button, x: 20, y: 30)],
                bounds: CGRect(origin: .zero, size: self.pageSize))
        }
        _ = painter.paint(DisplayList(side: 64, Placement(page(.green)), Placement(upper, x: 40)), into: screen.buffer)

        let list = DisplayList(side: 64, Placement(page(.blue)), Placement(upper, x: 40))
        let changed = painter.paint(list, into: screen.buffer)

        #expect(changed == [PixelRect(x: 20, y: 30, width: 10, height: 10)])
        #expect(screen.differences(from: Bitmap(rendering: list)) == 0)
    }

    @Test(arguments: [0.1, 0.25, 0.4999, 0.5, 0.7, 0.9]) func `neighbouring pages meet exactly`(fraction: CGFloat) {
        // No colour but the pages' own may show where they meet, whichever pixels a cut through the middle of one falls on.
        let a = Fragment.page(.red, .red, size: pageSize), b = Fragment.page(.blue, .blue, size: pageSize)
        let screen = screen()
        let list = { (x: CGFloat) in
            DisplayList(side: 64, background: .green, Placement(a, x: x - 64), Placement(b, x: x))
        }

        for step in 0..<6 {
            _ = painter.paint(list(CGFloat(step * 9) + fraction), into: screen.buffer)
            for x in 0..<64 {
                let pixel = screen.pixel(x, 32)
                #expect(pixel == .pureRed || pixel == .pureBlue, "pixel \(x) at step \(step)")
            }
        }
    }

    @Test func `bitmaps are kept while something moves and dropped soon after`() {
        let screen = screen()
        let dot = Fragment.plain(.green, CGRect(x: 0, y: 0, width: 4, height: 4))
        for step in 0...4 { _ = painter.paint(slide(CGFloat(step) / 10), into: screen.buffer) }
        let whileMoving = painter.bitmapByteCount

        for x in 0..<5 {
            let list = DisplayList(side: 64, Placement(dot, x: CGFloat(x) * 6))
            _ = painter.paint(list, into: screen.buffer)
        }

        #expect(whileMoving == 2 * 64 * 64 * 4)
        #expect(painter.bitmapByteCount == 0)
    }

    @Test func `what hangs over a page's edge unseen takes no memory`() {
        let screen = screen()
        let tail = Fragment.page(.green, .blue, size: CGSize(width: 40, height: 200))
        let tall = Fragment(
            commands: [.place(Placement(lower)), .place(Placement(tail, x: 10, y: 20))],
            bounds: CGRect(x: 0, y: 0, width: 64, height: 220), opaqueRect: CGRect(origin: .zero, size: pageSize))

        for step in 0...6 {
            let list = DisplayList(side: 64, Placement(tall, x: 10 - CGFloat(step) * 1.5))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list), tolerance: 1) == 0, "frame \(step)")
        }
        #expect(painter.bitmapByteCount == 64 * 64 * 4)

        for step in 0...6 {
            let list = DisplayList(side: 64, Placement(tall, x: 1, y: -CGFloat(step) * 9))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list), tolerance: 1) == 0, "scrolled, frame \(step)")
        }
    }

    @Test func `bitmaps can be given back at once`() {
        let screen = screen()
        for step in 0...4 { _ = painter.paint(slide(CGFloat(step) / 10), into: screen.buffer) }

        painter.releaseBitmaps()

        #expect(painter.bitmapByteCount == 0)
        let list = slide(0.5)
        _ = painter.paint(list, into: screen.buffer)
        #expect(screen.differences(from: Bitmap(rendering: list)) == 0)
    }

    @Test func `a page that fades or is cut round is right from its bitmap too`() {
        let screen = screen()
        let clip = RoundedRect(CGRect(origin: .zero, size: pageSize), radius: 12)

        for step in 0...6 {
            let list = DisplayList(
                side: 64, Placement(lower),
                Placement(upper, x: CGFloat(step), y: 3, opacity: 1 - CGFloat(step) / 8, clip: clip))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list), tolerance: 2) == 0, "frame \(step)")
        }
    }

    @Test func `a page that turns in perspective is the same from its bitmap`() {
        let screen = screen()
        let clip = RoundedRect(CGRect(origin: .zero, size: pageSize), radius: 10)

        for step in 0...8 {
            let angle = Double(step) * 0.15
            var turn = CATransform3DIdentity
            (turn.m11, turn.m14, turn.m41) = (cos(angle), sin(angle) / 200, 4)
            let list = DisplayList(
                side: 64, Placement(lower), Placement(fragment: upper, transform: turn, opacity: 0.8, clip: clip))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list), tolerance: 2) == 0, "frame \(step)")
        }
    }

    @Test func `a window larger than its list shows the list's background beside it`() {
        let screen = Screen(width: 80, height: 70)

        _ = painter.paint(DisplayList(side: 64, background: .blue, Placement(lower)), into: screen.buffer)

        #expect(screen.pixel(70, 66) == .pureBlue)
        #expect(screen.pixel(2, 2) == .pureRed)
    }

    @Test func `a page that grows is the same from its bitmap but for its soft edges`() {
        let screen = screen()
        let plain = Fragment.page(.blue, .blue, size: pageSize)

        for step in 0...6 {
            var shrunk = CATransform3DIdentity
            (shrunk.m11, shrunk.m22, shrunk.m41, shrunk.m42) = (
                0.4 + 0.1 * Double(step), 0.4 + 0.1 * Double(step), 5, 7
            )
            let list = DisplayList(side: 64, Placement(lower), Placement(fragment: plain, transform: shrunk))
            _ = painter.paint(list, into: screen.buffer)
            #expect(screen.differences(from: Bitmap(rendering: list), tolerance: 3) == 0, "frame \(step)")
        }
    }
}
