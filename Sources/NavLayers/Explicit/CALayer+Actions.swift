import Foundation
import NavCore

/// Decides what happens when something about a layer changes.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// The action for `event` of `layer`: one to run, an `NSNull` for none at all, or nil to leave the search to the layer. Has a default that answers nil.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A layer that belongs to no view moves to its new values by itself: that is its default action. It does so once it has been seen in a window; until then, and
/// with `CATransaction.setDisableActions(true)`, changes happen at once. A view's own layer asks for no actions: it moves inside animation blocks only (rule L21).
extension CALayer {
    /// What is done when the property, or whatever else goes by the name `event`, has changed: the first answer of `delegate`, `actions` and
    /// `defaultAction(forKey:)`. nil is nothing.
    ///
    /// Asked before the change; the action is run after it.
    @preconcurrency @MainActor public func action(forKey event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        return found is NSNull ? nil : found
    }

    /// Changes a model value of a layer without a view, with the action that belongs to that.
    func change(_ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        let action = hasActions ? action(forKey: property.rawValue) : nil
        store(property, from: old, to: new)
        guard let action else { return }
        LayerChange.with(LayerChange(layer: self, property: property, old: old)) {
            action.run(forKey: property.rawValue, object: self, arguments: nil)
        }
    }

    /// Whether changes have actions: not before the layer was seen, and where nobody sees it.
    private var hasActions: Bool {
        guard let engine, !engine.transactions.disablesActions else { return false }
        return sequence(first: self, next: \.superlayer).prefix { $0.owner == nil }.allSatisfy(\.wasShown)
    }

    /// What is seen of the layer, without the change that an action is being run for.
    func shownBeforeChange(at instant: FrameInstant) -> LayerValues {
        guard let change = LayerChange.underway, change.layer === self else { return shownValues(at: instant) }
        return shownValues(at: instant, overridingModelWith: (change.property, change.old))
    }
}

/// The change that an action is being run for.
@MainActor private struct LayerChange {
    let layer: CALayer
    let property: LayerProperty
    let old: LayerValue

    static private(set) var underway: LayerChange?

    static func with(_ change: LayerChange, _ body: () -> Void) {
        let outer = underway
        underway = change
        defer { underway = outer }
        body()
    }
}
