package import Foundation

/// How text looks: which font, how large, how wide apart.
package struct TextStyle: Hashable, Sendable {
    /// What the system's text is set in: the first of these that is installed. The last always names some font.
    package static let systemFamilies = ["Inter", "sans-serif"]
    package static let monospacedFamilies = ["JetBrains Mono", "DejaVu Sans Mono", "monospace"]

    /// In order of preference. What the first lacks, such as Chinese, is taken from any font that has it.
    package var families: [String]
    /// In points: pixels at scale 1.
    package var size: CGFloat
    /// 100 (thinnest) … 400 (regular) … 700 (bold) … 900.
    package var weight: Int
    package var isItalic: Bool
    /// All digits are equally wide, so that a number that counts does not tremble.
    package var hasMonospacedDigits: Bool
    /// In points, added after each letter.
    package var letterSpacing: CGFloat
    /// In points, of every line whatever fonts are in it, the letters in the middle; nil: as the fonts have it.
    package var lineHeight: CGFloat?

    package init(
        families: [String] = TextStyle.systemFamilies, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, letterSpacing: CGFloat = 0, lineHeight: CGFloat? = nil
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}

/// The measures of a style's first font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of a line, negative, as UIKit counts.
    package var descender: CGFloat
    /// From the baseline up to the top of an H.
    package var capHeight: CGFloat
    /// From the baseline up to the top of an x.
    package var xHeight: CGFloat

    package var lineHeight: CGFloat { ascender - descender }
}

extension TextStyle {
    /// The measures of the first font, whatever the text.
    package var metrics: FontMetrics { Typesetter.run { $0.metrics(of: self) } }
}
