public import Foundation
package import NavCore

/// What all animations of layers have in common.
///
/// An animation is a description: `CALayer.add(_:forKey:)` takes a copy of it, so one object may be added to any number of layers, and changing it
/// afterwards changes nothing that runs. An animation lies over its layer's properties; it never changes them.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    package internal(set) var timing = MediaTiming(duration: 0)

    public override init() { super.init() }

    /// Makes an animation with every property at its default; nothing is decoded. Copies are made through it.
    public required init?(coder: NSCoder) { super.init() }

    /// Is told when the animation begins and ends. Kept alive by the animation and by the copy that runs.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the animation is taken off its layer when its active time is over, so that the picture falls back to the model. True by default;
    /// false leaves it there, where its `fillMode` decides what is seen.
    open var isRemovedOnCompletion = true

    /// How progress runs over each run. nil, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Adds the animation to `anObject`, a layer, under the key `event`: an animation is the simplest action. A property animation without a key
    /// path takes the event for it.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event, event: event)
    }

    /// A copy of the same class. A subclass that stores more of its own overrides this, and copies that too.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = type(of: self).init(coder: BlankCoder()) else {
            preconditionFailure(
                "CAAnimation.copy: \(type(of: self)).init(coder:) answers nil; call super.init(coder:) there")
        }
        copy.take(from: self)
        return copy
    }

    /// Takes over every property of `other`, which is of the same class.
    func take(from other: CAAnimation) {
        timing = other.timing
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        timingFunction = other.timingFunction
    }

    /// What the animation does to the layer that it is added to. Mistakes in it are reported, and that part does nothing.
    ///
    /// - Parameter duration: Of a run, in seconds.
    func effect(on subject: AnimationSubject, duration: Double) -> AnimationEffect { .property([]) }

    /// - Parameter given: Seconds of a run where the animation says nothing.
    func timedEffect(on subject: AnimationSubject, within given: Double) -> TimedEffect {
        var timing = timing
        if !(timing.duration > 0) { timing.duration = given }
        return TimedEffect(
            timing: timing, curve: timingFunction?.curve, effect: effect(on: subject, duration: timing.duration))
    }
}

/// The layer that an animation is added to, as it is at that moment.
@MainActor struct AnimationSubject {
    let layer: CALayer
    /// What is seen of it, before the change that the animation is about.
    let shown: LayerValues
    /// What an animation without a key path moves.
    let event: String?
}

extension CAAnimation {
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    public var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    public var speed: Float {
        get { Float(timing.speed) }
        set { timing.speed = Double(newValue) }
    }

    public var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { timing.repeatCount = Double(newValue) }
    }

    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    public var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timing.fill) }
        set { timing.fill = newValue.fill }
    }
}
