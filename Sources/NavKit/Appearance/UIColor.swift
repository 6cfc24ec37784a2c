public import Foundation
public import NavCore

/// A colour, which may be another one in dark surroundings than in light ones. Immutable.
nonisolated public class UIColor: NSObject, @unchecked Sendable {
    private enum Content {
        case fixed(CGColor)
        case adaptive(light: CGColor, dark: CGColor)
        case provided((UITraitCollection) -> UIColor)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

    /// In sRGB; components outside 0…1 are moved to the nearer end, here and in the other initialisers.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        self.init(
            cgColor: CGColor(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Hue 0 and 1 are red, a third is green, two thirds are blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let saturation = min(max(saturation, 0), 1)
        func component(_ shift: CGFloat) -> CGFloat {
            let sixth = (min(max(hue, 0), 1) * 6 + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A colour that asks `dynamicProvider` anew each time it is resolved.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.provided(dynamicProvider))
    }

    convenience init(light: CGColor, dark: CGColor) { self.init(.adaptive(light: light, dark: dark)) }

    /// The colour as it is in the current traits.
    public var cgColor: CGColor { cgColor(in: .current) }

    /// The one fixed colour that this one is in surroundings with these traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = content { return self }
        return UIColor(cgColor: cgColor(in: traitCollection))
    }

    /// The same colour with another opacity; it stays dynamic if it was.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.withAlpha(alpha))
        case .adaptive(let light, let dark): UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
        case .provided(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    package func cgColor(in traits: UITraitCollection) -> CGColor {
        switch content {
        case .fixed(let color): color
        case .adaptive(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
        case .provided(let provider): provider(traits).cgColor(in: traits)
        }
    }

    /// Equal are colours of equal components in light and in dark. One with a provider is equal to itself only.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (content, other.content) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
            return light == otherLight && dark == otherDark
        case (.fixed, _), (.adaptive, _), (.provided, _): return self === other
        }
    }

    public override var hash: Int {
        switch content {
        case .fixed(let color): color.hashValue
        case .adaptive(let light, _): light.hashValue
        case .provided: ObjectIdentifier(self).hashValue
        }
    }
}

nonisolated extension CGColor {
    fileprivate func withAlpha(_ alpha: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    }
}
