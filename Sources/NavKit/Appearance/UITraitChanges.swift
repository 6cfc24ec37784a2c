import Foundation

/// A kind of trait, to name what one wants to hear of.
public nonisolated protocol UITraitDefinition {
    associatedtype Value

    /// What the trait is where nobody has specified it.
    static var defaultValue: Value { get }
}

/// `UITraitUserInterfaceStyle.self` and its like.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// How fine the pixels are.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
}

/// Which way text runs.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// What is shown in an appearance: a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Holds on to being told of changes; what `registerForTraitChanges` answers.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Tells of changes of its traits: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and the traits of before, whenever one of `traits` has changed. Meanwhile the new traits are the current ones.
    ///
    /// - Returns: What to give to `unregisterForTraitChanges(_:)`. Without that, the object tells as long as it lives.
    @preconcurrency @MainActor @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ environment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        (self as? any TraitTeller)?.traitObservers.append(observer)
        return observer
    }

    /// A registration that is not this object's changes nothing.
    @preconcurrency @MainActor public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitTeller)?.traitObservers.removeAll { $0 === registration }
    }
}

/// Keeps those who are told, in the order in which they asked.
private protocol TraitTeller: AnyObject {
    var traitObservers: [TraitObserver] { get set }
}

extension UIView: UITraitChangeObservable, TraitTeller {}
extension UIViewController: UITraitChangeObservable, TraitTeller {}

/// One who wants to be told.
final class TraitObserver: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    fileprivate func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
        if cares(old, new) { handler(old) }
    }

    private func cares(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { trait in
            switch trait {
            case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
            case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
            case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
            default: false
            }
        }
    }
}

extension [TraitObserver] {
    func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
        for observer in self { observer.tell(old, new) }
    }
}

extension UITraitCollection {
    /// The same with another style, unless that is not specified.
    nonisolated func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        if style == .unspecified || style == userInterfaceStyle { return self }
        return UITraitCollection(
            userInterfaceStyle: style, displayScale: displayScale, layoutDirection: layoutDirection)
    }
}
