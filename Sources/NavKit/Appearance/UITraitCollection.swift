public import Foundation
import Synchronization

nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0, light, dark
}

nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// What a view has to know of its surroundings to look right: light or dark, how fine the pixels are, which way text runs. Immutable.
nonisolated public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Device pixels a point; 0 if it is not specified.
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    package init(
        userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
        layoutDirection: UITraitEnvironmentLayoutDirection
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
    }

    /// Specifies nothing.
    public override convenience init() {
        self.init(userInterfaceStyle: .unspecified, displayScale: 0, layoutDirection: .unspecified)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0, layoutDirection: .unspecified)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: displayScale, layoutDirection: .unspecified)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(userInterfaceStyle: .unspecified, displayScale: 0, layoutDirection: layoutDirection)
    }

    /// Every trait from the last of the collections that specifies it.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
                ?? .unspecified,
            displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
            layoutDirection: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection
                ?? .unspecified)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && layoutDirection == other.layoutDirection
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
        return hasher.finalize()
    }
}

nonisolated extension UITraitCollection {
    private static let shared = Mutex(
        UITraitCollection(userInterfaceStyle: .light, displayScale: 1, layoutDirection: .leftToRight))

    /// The traits by which `UIColor.cgColor` and the like decide. While a view draws or lays out, they are the view's.
    public static var current: UITraitCollection {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        defer { Self.current = previous }
        actions()
    }
}
