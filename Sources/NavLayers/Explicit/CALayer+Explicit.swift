import Foundation
import NavCore

extension CALayer {
    /// Lays a copy of `anim` over the layer's properties, above what lies there already.
    ///
    /// It begins with the turn that is being taken, or with the next one, on the layer's own clock; in a layer that no window shows it waits for
    /// one. The layer's properties stay what they are, so when the animation is over the picture falls back to them. A key path or value that
    /// makes no sense is reported, and the animation then moves nothing; its delegate is told of its end all the same.
    ///
    /// - Parameter key: An animation under this key is replaced; its delegate is told that it did not finish. nil adds one without a name, any
    ///   number of times. A `CATransition` is always under "transition".
    public func add(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key, event: nil) }

    /// - Parameter event: What an animation without a key path moves.
    func add(_ anim: CAAnimation, forKey key: String?, event: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        let key = copy is CATransition ? CATransition.key : key
        let engine = engine ?? .current
        let subject = AnimationSubject(layer: self, shown: shownBeforeChange(at: engine.instant), event: event)
        let effect = copy.timedEffect(on: subject, within: engine.transactions.duration)
        let animation = LayerAnimation(copy, key: key, on: self, effect: effect, in: engine)
        if let key { removeAnimation(forKey: key) }
        lay(.animation(animation))
        animation.mark()
        engine.follow(animation)
    }

    /// The copy that was added under `key`; nil if there is none. Changing it changes nothing that runs.
    public func animation(forKey key: String) -> CAAnimation? { layerAnimation(forKey: key)?.animation }

    /// The keys of the animations that lie on the layer, in the order in which they were added; nil if there are none. Animations without a key,
    /// and what blocks of a view move, are not among them.
    public func animationKeys() -> [String]? {
        let keys = overlays.compactMap { $0.animation.flatMap { $0.isCut ? nil : $0.key } }
        return keys.isEmpty ? nil : keys
    }

    /// Takes the animation under `key` away. Its delegate is told in the next turn that it did not finish. Without one nothing happens.
    public func removeAnimation(forKey key: String) { layerAnimation(forKey: key)?.cut() }

    private func layerAnimation(forKey key: String) -> LayerAnimation? {
        overlays.lazy.compactMap { $0.animation }.first { $0.key == key && !$0.isCut }
    }

    /// The engine of the window that shows this layer; nil outside of one.
    var engine: AnimationEngine? {
        sequence(first: self, next: \.superlayer).lazy.compactMap(\.owner).first?.animationEngine
    }
}
