import Foundation
import NavCore
import NavRaster
import TestSupport
import Testing

@Suite struct TextTests {
    let style = TextStyle(size: 15)

    /// How much is covered, in whole pixels.
    private func coverage(_ picture: TextPicture?) -> Int {
        guard let bitmap = picture?.bitmap else { return 0 }
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap.pixel(x, y).alpha) }
        }
        return sum / 255
    }

    @Test(arguments: ["Inbox", "导航与转场", "שלום", "Привет"]) func `text in any script leaves ink`(text: String) {
        let layout = TextLayout(TextBlock(text, style))

        let picture = layout.picture(scale: 1, color: .black)

        #expect(coverage(picture) > 20)
        #expect(layout.size.width > 15)
    }

    @Test(arguments: [0.5, 1, 1.25, 1.75, 2, 3]) func `a picture is as large in points at every scale`(scale: CGFloat)
        throws
    {
        let layout = TextLayout(TextBlock("Typography 导航", style))

        let rect = try #require(layout.picture(scale: scale, color: .black)).rect
        let reference = try #require(layout.picture(scale: 8, color: .black)).rect

        #expect(abs(rect.midX - reference.midX) < 2 / scale + 0.5)
        #expect(abs(rect.width - reference.width) < 4 / scale)
        #expect(abs(rect.height - reference.height) < 4 / scale)
    }

    @Test func `measures grow with the size and with nothing else`() {
        let once = TextLayout(TextBlock("Measure", style)).size
        let twice = TextLayout(TextBlock("Measure", TextStyle(size: 30))).size

        #expect(abs(twice.width - 2 * once.width) < 0.05)
        #expect(abs(twice.height - 2 * once.height) < 0.05)
    }

    @Test func `a style's measures fit a line of it`() {
        let metrics = style.metrics
        let layout = TextLayout(TextBlock("Ag", style))

        #expect(abs(layout.size.height - metrics.lineHeight) < 0.01)
        #expect(abs(layout.firstBaseline - metrics.ascender) < 0.01)
        #expect(metrics.descender < 0)
        #expect(metrics.capHeight > metrics.xHeight && metrics.xHeight > 5 && metrics.capHeight < 15)
    }

    @Test func `text wraps within its width and stops at its last line`() {
        let text = "The quick brown fox jumps over the lazy dog and runs away"
        let free = TextLayout(TextBlock(text, style, maxWidth: 120, maxLines: 0, fit: .wrapWords))
        let two = TextLayout(TextBlock(text, style, maxWidth: 120, maxLines: 2, fit: .truncateTail))

        #expect(free.lineCount > 3)
        #expect(free.size.width <= 120)
        #expect(!free.isTruncated)
        #expect(two.lineCount == 2)
        #expect(two.isTruncated)
        #expect(two.size.width <= 120)
    }

    @Test(arguments: [TextBlock.Fit.truncateHead, .truncateMiddle, .truncateTail])
    func `a line too long is shortened to fit`(fit: TextBlock.Fit) {
        let layout = TextLayout(TextBlock("A title that is much too long for this", style, maxWidth: 100, fit: fit))

        #expect(layout.isTruncated)
        #expect(layout.lineCount == 1)
        #expect(layout.size.width <= 100)
    }

    @Test func `paragraphs past the last line are left out`() {
        let layout = TextLayout(TextBlock("One\nTwo\nThree", style, maxWidth: 200, maxLines: 2))

        #expect(layout.lineCount == 2)
        #expect(layout.isTruncated)
        #expect(abs(layout.size.height - 2 * style.metrics.lineHeight) < 0.1)
    }

    @Test func `empty text is one line high and draws nothing`() {
        let layout = TextLayout(TextBlock("", style))

        #expect(layout.size.width == 0)
        #expect(abs(layout.size.height - style.metrics.lineHeight) < 0.01)
        #expect(layout.picture(scale: 1, color: .black) == nil)
    }

    @Test func `text begins where its direction or alignment says`() throws {
        let x = { (text: String, alignment: TextBlock.Alignment) -> CGFloat in
            let block = TextBlock(text, style, alignment: alignment, maxWidth: 200)
            return TextLayout(block).picture(scale: 1, color: .black)?.rect.midX ?? -1
        }

        #expect(x("Inbox", .natural) < 60)
        #expect(x("Inbox", .right) > 140)
        #expect(abs(x("Inbox", .center) - 100) < 3)
        #expect(x("שלום", .natural) > 140)
        #expect(x("שלום", .left) < 60)
    }

    @Test func `monospaced digits are equally wide`() {
        let width = { (text: String) in
            TextLayout(TextBlock(text, TextStyle(size: 15, hasMonospacedDigits: true))).size.width
        }

        #expect(abs(width("1111") - width("0000")) < 0.01)
    }

    @Test func `weight and spacing widen text`() {
        let width = { (style: TextStyle) in TextLayout(TextBlock("Headline", style)).size.width }

        #expect(width(TextStyle(size: 15, weight: 700)) > width(style))
        #expect(abs(width(TextStyle(size: 15, letterSpacing: 2)) - width(style) - 16) < 2.5)
    }

    @Test func `there is a font`() throws { try FontCheck.run() }

    @Test func `a given line height holds for every line, whatever is in it`() {
        var tall = style
        tall.lineHeight = 30
        let one = TextLayout(TextBlock("Ag", tall))
        let two = TextLayout(TextBlock("Ag\n导航", tall, maxLines: 0, fit: .wrapWords))
        let natural = TextLayout(TextBlock("Ag", style))

        #expect(abs(one.size.height - 30) < 0.01)
        #expect(abs(two.size.height - 60) < 0.01)
        #expect(abs(one.firstBaseline - natural.firstBaseline - (30 - natural.size.height) / 2) < 0.02)
        #expect(two.lastBaseline - two.firstBaseline == 30)
    }

    @Test func `only families that are installed are there`() {
        #expect(FontCheck.hasFamily("Inter"))
        #expect(!FontCheck.hasFamily("No Such Family"))
    }
}
