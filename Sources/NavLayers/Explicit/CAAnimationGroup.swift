/// Animations that run together, on a clock of their own.
///
/// Their `beginTime` counts from the start of the group, whose timing function bends the time of all of them. They are not stretched: what is left of one
/// when the group's `duration` is over is not seen. A member without a duration lasts as long as the group. A member's delegate and
/// `isRemovedOnCompletion` say nothing; the group's do.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// In the order in which they are laid over the layer. nil is none.
    open var animations: [CAAnimation]?

    override func take(from other: CAAnimation) {
        super.take(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func effect(on subject: AnimationSubject, duration: Double) -> AnimationEffect {
        .group((animations ?? []).map { $0.timedEffect(on: subject, within: duration) })
    }
}
