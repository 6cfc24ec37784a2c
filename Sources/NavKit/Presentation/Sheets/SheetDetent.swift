public import Foundation

extension UISheetPresentationController {
    /// A height that a sheet can rest at.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Names a detent.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            public var rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// Half of the greatest height there is.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

        /// The greatest height there is.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own.
        ///
        /// - Parameters:
        ///   - identifier: To know it by; nil makes one up.
        ///   - resolver: Answers the height in points; nil: the sheet does not rest there now. Asked whenever the sheet's room changes, and by
        ///     `invalidateDetents()`. Kept as long as the detent.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height in `context`, in points; nil: none now. More than there is room for is cut by the sheet.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What the height of a detent can depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a sheet can have now, in points.
    var maximumDetentValue: CGFloat { get }
}

final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    }
}
