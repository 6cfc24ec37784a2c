import Foundation
import NavCore
import NavKit
import NavRaster
import NavTesting
import Testing

@MainActor @Suite struct UILabelTests {
    let label = UILabel()

    private func text(_ text: String, lines: Int = 1) {
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = lines
    }

    @Test func `an empty label is nothing`() {
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        text("")
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func `one line is as high as its font and as wide as it is`() {
        text("Hello, navigation")

        let size = label.sizeThatFits(CGSize(width: 10, height: 10))

        #expect(size.height == 22)
        #expect(size.width > 100)
        #expect(size == label.intrinsicContentSize)
        #expect(size.width == size.width.rounded())
    }

    @Test(arguments: ["several words that do not fit into one line", "导航控制器在页面之间平滑地移动,没有空格也能换行"])
    func `several lines keep to the width`(words: String) {
        text(words, lines: 0)

        let size = label.sizeThatFits(CGSize(width: 120, height: 0))

        #expect(size.width <= 120)
        #expect(size.height >= 66)
        #expect(size.height.truncatingRemainder(dividingBy: 22) == 0)
    }

    @Test func `no more lines than asked for`() {
        text("several words that do not fit into one line", lines: 2)

        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 44)
    }

    @Test func `sizeToFit takes the size of the text`() {
        text("Hello")
        label.frame.origin = CGPoint(x: 5, y: 7)
        label.sizeToFit()

        #expect(label.frame.origin == CGPoint(x: 5, y: 7))
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test func `nil brings the defaults back`() {
        label.font = .boldSystemFont(ofSize: 30)
        label.font = nil
        label.textColor = .red
        label.textColor = nil

        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
        #expect(!label.isUserInteractionEnabled)
    }

    // MARK: What is seen

    /// Where `label` has drawn something in a window of 200 × 100 points, in pixels.
    private func ink(scale: CGFloat = 1) throws -> CGRect {
        let stage = Stage(size: CGSize(width: 200, height: 100), scale: scale)
        stage.window.backgroundColor = .white
        stage.window.addSubview(label)
        stage.turn()
        let bitmap = try #require(stage.bitmap)
        let background = bitmap.pixel(0, 0)
        let inked = (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).compactMap { x in bitmap.pixel(x, y) == background ? nil : CGPoint(x: x, y: y) }
        }
        return CGRect(enclosing: inked)
    }

    @Test(arguments: [(NSTextAlignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1)])
    func `an alignment decides where the room is`(alignment: NSTextAlignment, share: Double) throws {
        text("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        label.textAlignment = alignment

        let ink = try ink()

        #expect(abs(ink.minX - (200 - ink.width) * share) <= 3)
    }

    @Test func `text stands in the middle of a high label`() throws {
        text("HHH")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)

        #expect(abs(try ink().midY - 50) <= 2)
    }

    @Test func `text that is too long stays inside and ends in dots`() throws {
        text("a text that is much too long for so narrow a label")
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 22)

        let ink = try ink()

        #expect(ink.maxX <= 61)
        #expect(ink.maxX > 40)
    }

    @Test func `a low label shows as many lines as it has room for`() throws {
        text("several words that do not fit into one line", lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 90, height: 46)

        let ink = try ink()

        #expect(ink.height > 24)
        #expect(ink.maxY <= 46)
    }

    @Test func `Chinese text is drawn`() throws {
        text("你好")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 22)

        let ink = try ink()

        #expect(ink.width > 25 && ink.width < 40)
    }

    @Test func `at twice the scale the text has twice the pixels`() throws {
        text("HHH")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)

        let (once, twice) = try (ink(), ink(scale: 2))

        #expect(abs(twice.width - 2 * once.width) <= 4)
    }

    @Test func `the colour follows the appearance`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        text("████")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stage.window.addSubview(label)
        stage.window.backgroundColor = .systemBackground
        stage.turn()
        let middle = CGPoint(x: 20, y: 50)
        #expect(stage.color(at: middle) == .black)

        stage.window.overrideUserInterfaceStyle = .dark
        stage.turn()
        #expect(stage.color(at: middle) == .white)
    }
}
