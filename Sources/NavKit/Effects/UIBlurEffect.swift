public import Foundation
import NavCore

/// Blurs what lies beneath, and covers it with a thin paint.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    public nonisolated enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        /// Light or dark, as the surroundings are.
        case regular = 4, prominent
        // From what lets most of the colours beneath through to what lets hardly any.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// That of bars.
        case systemChromeMaterial
        // The same in light surroundings and dark ones.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let material: Material

    public init(style: Style) {
        material = Material(style)
        super.init()
    }

    /// A plain blur: nothing is painted over it, and colours stay as they are.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points, 0 or more.
    public init(radius: CGFloat) {
        precondition(
            radius >= 0, "UIBlurEffect(radius:): \(radius) is no radius; give 0 or more, or no effect for no blur")
        material = Material(blur: radius, saturation: 1, light: .clear, dark: .clear)
        super.init()
    }
}

/// How a blurred surface looks.
nonisolated struct Material {
    /// The standard deviation, in points.
    var blur: CGFloat
    /// How much farther from grey the colours are than beneath.
    var saturation: CGFloat
    /// What is painted over it in light surroundings.
    var light: CGColor
    /// … and in dark ones.
    var dark: CGColor

    var tint: UIColor { UIColor(light: light, dark: dark) }
}

nonisolated extension Material {
    private static let blur: CGFloat = 20
    /// A blur mixes colours to grey; this gives some of their force back.
    private static let saturation: CGFloat = 1.8

    private init(_ light: CGColor, _ dark: CGColor) {
        self.init(blur: Self.blur, saturation: Self.saturation, light: light, dark: dark)
    }

    private static func grey(_ level: CGFloat, _ alpha: CGFloat) -> CGColor {
        CGColor(red: level / 255, green: level / 255, blue: level / 255, alpha: alpha)
    }

    private static let ultraThin = Material(grey(255, 0.44), grey(37, 0.55))
    private static let thin = Material(grey(255, 0.62), grey(37, 0.7))
    private static let regular = Material(grey(250, 0.8), grey(37, 0.82))
    private static let thick = Material(grey(255, 0.9), grey(37, 0.9))
    private static let chrome = Material(grey(249, 0.86), grey(29, 0.86))
    private static let extraLight = Material(grey(247, 0.82), grey(247, 0.82))
    private static let plainLight = Material(grey(255, 0.3), grey(255, 0.3))
    private static let plainDark = Material(grey(28, 0.73), grey(28, 0.73))

    /// The one table of the styles.
    init(_ style: UIBlurEffect.Style) {
        switch style {
        case .extraLight: self = .extraLight
        case .light: self = .plainLight
        case .dark: self = .plainDark
        case .regular: self = Material(Self.plainLight.light, Self.plainDark.dark)
        case .prominent: self = Material(Self.extraLight.light, Self.plainDark.dark)
        case .systemUltraThinMaterial: self = .ultraThin
        case .systemThinMaterial: self = .thin
        case .systemMaterial: self = .regular
        case .systemThickMaterial: self = .thick
        case .systemChromeMaterial: self = .chrome
        case .systemUltraThinMaterialLight: self = Self.ultraThin.always(\.light)
        case .systemThinMaterialLight: self = Self.thin.always(\.light)
        case .systemMaterialLight: self = Self.regular.always(\.light)
        case .systemThickMaterialLight: self = Self.thick.always(\.light)
        case .systemChromeMaterialLight: self = Self.chrome.always(\.light)
        case .systemUltraThinMaterialDark: self = Self.ultraThin.always(\.dark)
        case .systemThinMaterialDark: self = Self.thin.always(\.dark)
        case .systemMaterialDark: self = Self.regular.always(\.dark)
        case .systemThickMaterialDark: self = Self.thick.always(\.dark)
        case .systemChromeMaterialDark: self = Self.chrome.always(\.dark)
        }
    }

    private func always(_ paint: KeyPath<Material, CGColor>) -> Material {
        Material(self[keyPath: paint], self[keyPath: paint])
    }
}
