import Foundation
import NavRaster

nonisolated extension UIFont {
    /// What a text is for, from which its size, weight and line height follow.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    private static let measures: [TextStyle: (size: CGFloat, lineHeight: CGFloat)] = [
        .largeTitle: (34, 41), .title1: (28, 34), .title2: (22, 28), .title3: (20, 25), .headline: (17, 22),
        .body: (17, 22),
        .callout: (16, 21), .subheadline: (15, 20), .footnote: (13, 18), .caption1: (12, 16), .caption2: (11, 13),
    ]

    /// The system's font for `style`; that of the body text for a style of your own.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, lineHeight) = measures[style] ?? (17, 22)
        var text = FontStyle.system(size: size, weight: style == .headline ? .semibold : .regular)
        text.lineHeight = lineHeight
        return UIFont(text)
    }
}
