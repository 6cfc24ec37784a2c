public import Foundation
import NavCore
import NavRaster

/// What of a symbol's looks is said.
nonisolated package struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight = .unspecified
    var scale: UIImage.SymbolScale = .unspecified

    /// What is said of a symbol of which nothing is said, in points.
    private static let defaultSize: CGFloat = 17

    var resolvedPointSize: CGFloat { pointSize ?? Self.defaultSize }

    var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.78
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }

    /// Of strokes, in units of the drawing.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.7
        case .thin: 1
        case .light: 1.4
        case .unspecified, .regular: 1.8
        case .medium: 2.1
        case .semibold: 2.4
        case .bold: 2.8
        case .heavy: 3.2
        case .black: 3.6
        }
    }

    /// Every part from `other` where it says something.
    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale)
    }
}

nonisolated extension UIImage {
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// What an image is made for. Immutable.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// How large and how bold a symbol is. Immutable.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        private init(_ values: SymbolValues) { self.values = values }

        /// Says nothing: 17 points, regular, medium.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// - Parameter pointSize: Of the text beside which it stands, in points.
        public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

        public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

        /// As large and as bold as text of `font`.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolValues(pointSize: font.pointSize, weight: SymbolWeight(openType: font.style.weight), scale: scale)
            )
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// What `otherConfiguration` says, and of the rest what this one says.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(values.applying(otherConfiguration.values))
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }

        static func of(_ values: SymbolValues) -> SymbolConfiguration { SymbolConfiguration(values) }
    }
}

nonisolated extension UIImage.SymbolWeight {
    /// That of text whose weight is 100…900.
    init(openType weight: Int) {
        self = UIImage.SymbolWeight(rawValue: min(max((weight + 50) / 100, 1), 9)) ?? .regular
    }
}

nonisolated extension UIImage {
    /// One of the symbols that NavKit draws, at 17 points; nil if there is none of that name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let shape = SymbolTable.shape(named: name) else { return nil }
        let wish = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
        self.init(
            ImageValues(
                content: .symbol(SymbolImage(shape, wish)), scale: max(UITraitCollection.current.displayScale, 1),
                flipsForRightToLeft: SymbolTable.leadsOn(name)))
    }

    /// How large and bold the symbol is; nil if it is none.
    public var symbolConfiguration: SymbolConfiguration? { symbol.map { .of($0.configuration) } }

    /// The symbol as `configuration` says, and of the rest as it is. Another image stays as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// Nil if it is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol else { return nil }
        let values = symbol.configuration.applying(configuration.values)
        return changed { $0.content = .symbol(symbol.configured(values)) }
    }
}
