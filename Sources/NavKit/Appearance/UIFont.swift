public import Foundation
package import NavRaster

/// What text is set in; inside `UIFont` its own name means UIKit's text styles.
package typealias FontStyle = TextStyle

/// A typeface at a size. Characters that it lacks, such as Chinese ones, are taken from another font that has them. Immutable.
nonisolated public final class UIFont: NSObject, Sendable {
    package let style: FontStyle

    package init(_ style: FontStyle) { self.style = style }

    /// A font of the family `name`; nil if it is not installed.
    public convenience init?(name: String, size: CGFloat) {
        guard FontCheck.hasFamily(name) else { return nil }
        self.init(FontStyle(families: [name], size: size))
    }

    public var familyName: String { style.families[0] }
    /// In points.
    public var pointSize: CGFloat { style.size }
    /// From one baseline to the next, in points.
    public var lineHeight: CGFloat { style.lineHeight ?? style.metrics.lineHeight }
    /// From the baseline up to the top of the letters' box.
    public var ascender: CGFloat { style.metrics.ascender }
    /// From the baseline down to the bottom of the letters' box; negative.
    public var descender: CGFloat { style.metrics.descender }
    /// From the baseline up to the top of an H.
    public var capHeight: CGFloat { style.metrics.capHeight }
    /// From the baseline up to the top of an x.
    public var xHeight: CGFloat { style.metrics.xHeight }

    /// The same typeface at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = style
        other.letterSpacing = style.size == 0 ? 0 : style.letterSpacing / style.size * fontSize
        other.size = fontSize
        other.lineHeight = nil
        return UIFont(other)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.style == style }

    public override var hash: Int { style.hashValue }
}

nonisolated extension UIFont {
    /// How thick the strokes are: −0.8 to 0.62, regular 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// For text that is neither a label nor a button's, in points.
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var style = FontStyle.system(size: fontSize, weight: .regular)
        style.isItalic = true
        return UIFont(style)
    }

    /// The system's face with digits of one width, for numbers that change.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var style = FontStyle.system(size: fontSize, weight: weight)
        style.hasMonospacedDigits = true
        return UIFont(style)
    }

    /// A face in which every character is equally wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontStyle(families: FontStyle.monospacedFamilies, size: fontSize, weight: weight.openTypeWeight))
    }
}

nonisolated extension UIFont.Weight {
    private static let openTypeWeights: [(UIFont.Weight, CGFloat)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700),
        (.heavy, 800), (.black, 900),
    ]

    /// 100…900; between the named weights, in proportion.
    var openTypeWeight: Int {
        let table = Self.openTypeWeights
        guard rawValue > table[0].0.rawValue else { return 100 }
        for ((low, from), (high, to)) in zip(table, table.dropFirst()) where rawValue <= high.rawValue {
            let share = (rawValue - low.rawValue) / (high.rawValue - low.rawValue)
            return Int((from + share * (to - from)).rounded())
        }
        return 900
    }
}

nonisolated extension TextStyle {
    /// From this size on the system's letters stand closer, by a hundredth of the size.
    private static let displaySize: CGFloat = 20

    static func system(size: CGFloat, weight: UIFont.Weight) -> TextStyle {
        TextStyle(
            size: size, weight: weight.openTypeWeight, letterSpacing: size >= displaySize ? -0.01 * size : 0)
    }
}
