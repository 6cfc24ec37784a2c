import Foundation
import NavCore

extension CALayer {
    public var superlayer: CALayer? {
        if let source { return source.superlayer?.presentation() }
        return parent
    }

    /// Back to front, before `zPosition` is looked at. nil if there are none.
    public var sublayers: [CALayer]? {
        get {
            source.map { $0.sublayers?.compactMap { $0.presentation() } }
                ?? (children.isEmpty ? nil : children)
        }
        set {
            for layer in children { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Puts `layer` in front of the other sublayers, taking it from where it was.
    public func addSublayer(_ layer: CALayer) { place(layer, at: nil) }

    /// Puts `layer` at place `index` of the sublayers, counted from the back without `layer` itself.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) { place(layer, at: Int(index)) }

    /// Puts `layer` right behind `sibling`; behind all if that is nil.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.detach()
        place(layer, at: sibling.map { indexOf($0, call: "insertSublayer(_:below:)") } ?? 0)
    }

    /// Puts `layer` right in front of `sibling`; in front of all if that is nil.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.detach()
        place(layer, at: sibling.map { indexOf($0, call: "insertSublayer(_:above:)") + 1 })
    }

    /// Puts `newLayer` where `oldLayer` was.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer else { return }
        newLayer.detach()
        let index = indexOf(oldLayer, call: "replaceSublayer(_:with:)")
        oldLayer.removeFromSuperlayer()
        place(newLayer, at: index)
    }

    /// Takes the layer out of its superlayer. What moved it and the layers in it is over: nobody sees it any more. Without a superlayer nothing happens.
    public func removeFromSuperlayer() {
        detach()
        if owner == nil { removeUnseenAnimations() }
    }

    /// Ends what moves this layer and those in it that belong to no view.
    package func removeUnseenAnimations() {
        removeAllAnimations()
        for layer in children where layer.owner == nil { layer.removeUnseenAnimations() }
        mask?.removeUnseenAnimations()
    }

    private func detach() {
        guard let parent else { return }
        if parent.mask === self { parent.mask = nil }
        self.parent = nil
        parent.children.removeAll { $0 === self }
        parent.insideChanged()
    }

    private func place(_ layer: CALayer, at index: Int?) {
        precondition(
            !isSelfOrDescendant(of: layer),
            "CALayer.addSublayer: \(layer) already holds \(self); remove that one from it first")
        layer.detach()
        let count = children.count
        children.insert(layer, at: min(index ?? count, count))
        layer.parent = self
        layer.wasShown = false
        insideChanged()
    }

    private func indexOf(_ sibling: CALayer, call: String) -> Int {
        guard let index = children.firstIndex(where: { $0 === sibling }) else {
            preconditionFailure("CALayer.\(call): \(sibling) is no sublayer of \(self); add it first")
        }
        return index
    }

    func isSelfOrDescendant(of other: CALayer) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === other }
    }
}
