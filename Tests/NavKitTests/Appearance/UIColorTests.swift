import Foundation
import NavCore
import NavKit
import Testing

@Suite struct UIColorTests {
    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `a system colour is another one in the dark`() {
        let (day, night) = (UIColor.systemBlue.cgColor(in: Self.light), UIColor.systemBlue.cgColor(in: Self.dark))

        #expect(day == CGColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
        #expect(night == CGColor(red: 10.0 / 255, green: 132.0 / 255, blue: 1, alpha: 1))
        #expect(UIColor.separator.cgColor(in: Self.dark).alpha == 0.6)
    }

    @Test func `a resolved colour no longer changes`() {
        let night = UIColor.label.resolvedColor(with: Self.dark)

        #expect(night == .white)
        #expect(night.cgColor(in: Self.light) == .white)
        #expect(night.resolvedColor(with: Self.light) === night)
    }

    @Test func `a provider is asked with the traits, at each resolution`() {
        var asked: [UIUserInterfaceStyle] = []
        let color = UIColor { traits in
            asked.append(traits.userInterfaceStyle)
            return traits.userInterfaceStyle == .dark ? .systemBlue : .red
        }

        #expect(color.resolvedColor(with: Self.dark) == UIColor.systemBlue.resolvedColor(with: Self.dark))
        #expect(color.resolvedColor(with: Self.light) == .red)
        #expect(asked == [.dark, .light])
        #expect(color.withAlphaComponent(0.5).cgColor(in: Self.light).alpha == 0.5)
    }

    @Test func `another opacity leaves a colour dynamic`() {
        let faint = UIColor.label.withAlphaComponent(0.25)

        #expect(faint.cgColor(in: Self.light) == CGColor(red: 0, green: 0, blue: 0, alpha: 0.25))
        #expect(faint.cgColor(in: Self.dark) == CGColor(red: 1, green: 1, blue: 1, alpha: 0.25))
    }

    @Test func `colours are equal by their components`() {
        #expect(UIColor(white: 0, alpha: 1) == .black)
        #expect(UIColor(white: 0, alpha: 1).hash == UIColor.black.hash)
        #expect(UIColor.systemTeal == .systemTeal)
        #expect(UIColor.systemTeal.withAlphaComponent(0.5) == UIColor.systemTeal.withAlphaComponent(0.5))
        #expect(UIColor.label != .black)
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }

    @Test func `components come out as they went in`() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)

        #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&r, green: &g, blue: &b, alpha: &a))

        #expect([r, g, b, a] == [0.1, 0.2, 0.3, 0.4])
        #expect(UIColor(red: 2, green: -1, blue: 0, alpha: 7).cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `only a grey has a white`() {
        var (white, alpha): (CGFloat, CGFloat) = (9, 9)

        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == 9)
        #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect([white, alpha] == [0.3, 0.5])
    }

    @Test(arguments: stride(from: 0.0, to: 1, by: 0.08).map { $0 }) func `hue goes in and comes out`(hue: CGFloat) {
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)

        UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1).getHue(
            &h, saturation: &s, brightness: &b, alpha: nil)

        #expect(abs(h - hue) < 1e-12 && abs(s - 0.6) < 1e-12 && abs(b - 0.8) < 1e-12)
    }

    @Test func `hues at the thirds are the primary colours`() {
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor.green == 1)
        #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor.blue == 1)
    }
}

@Suite struct UITraitCollectionTests {
    @Test func `the last collection that specifies a trait decides`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(),
        ])

        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits == UITraitCollection(traitsFrom: [traits]))
        #expect(traits != UITraitCollection())
    }
}
