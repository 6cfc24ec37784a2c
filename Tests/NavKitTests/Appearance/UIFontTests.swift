import Foundation
import NavKit
import NavRaster
import Testing

@Suite struct UIFontTests {
    @Test func `a text style has its size, weight and line height`() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        let title = UIFont.preferredFont(forTextStyle: .largeTitle)

        #expect([body.pointSize, body.lineHeight] == [17, 22])
        #expect([title.pointSize, title.lineHeight] == [34, 41])
        #expect(body.style.weight == 400)
        #expect(headline.style.weight == 600)
        #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "mine")) == body)
    }

    @Test(arguments: [
        (UIFont.Weight.ultraLight, 100), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700), (.black, 900),
        (UIFont.Weight(0.35), 650), (UIFont.Weight(-2), 100), (UIFont.Weight(2), 900),
    ]) func `a weight is one of the face`(weight: UIFont.Weight, expected: Int) {
        #expect(UIFont.systemFont(ofSize: 15, weight: weight).style.weight == expected)
    }

    @Test func `large text stands a hundredth closer`() {
        #expect(UIFont.systemFont(ofSize: 19).style.letterSpacing == 0)
        #expect(UIFont.systemFont(ofSize: 40).style.letterSpacing == -0.4)
    }

    @Test func `measures grow with the size`() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))

        #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.05)
        #expect(abs(small.lineHeight - (small.ascender - small.descender)) < 1e-9)
        #expect(small.descender < 0)
        #expect(0 < small.xHeight && small.xHeight < small.capHeight && small.capHeight < small.ascender)
    }

    @Test func `another size keeps the face`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).withSize(24)

        #expect(font.pointSize == 24)
        #expect(font.style.hasMonospacedDigits)
        #expect(font.style.weight == 700)
        #expect(UIFont.preferredFont(forTextStyle: .body).withSize(30).lineHeight > 30)
    }

    @Test func `fonts are equal by what they are`() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
        #expect(UIFont.systemFont(ofSize: 12) != .boldSystemFont(ofSize: 12))
        #expect(UIFont.italicSystemFont(ofSize: 12).style.isItalic)
    }

    @Test func `only installed families can be named`() {
        #expect(UIFont(name: "Inter", size: 10)?.familyName == "Inter")
        #expect(UIFont(name: "No Such Family", size: 10) == nil)
    }
}
