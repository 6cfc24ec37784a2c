public import Foundation

/// Something that is done when a layer's property changes, or when something else with a name happens to the layer.
@preconcurrency @MainActor public protocol CAAction {
    /// - Parameters:
    ///   - event: The name of what has happened: that of the property that has just been changed, for example.
    ///   - anObject: The layer.
    ///   - dict: nil where nothing more is to be said.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: it ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Is told when an animation begins and ends. Every member has a default that does nothing.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// The active time has begun, and the first frame of it will be shown. `anim` is the copy that runs.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over.
    ///
    /// Called once for each time that the animation was added, in a turn, never inside the call that ends it.
    /// - Parameter flag: True: its active time has passed. False: it was removed or replaced before, or its layer has left the window.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
