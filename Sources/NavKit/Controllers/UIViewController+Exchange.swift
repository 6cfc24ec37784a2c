public import Foundation

extension UIViewController {
    /// Puts the view of one child in the place of another's, with the appearance calls of both.
    ///
    /// The second view comes over the first one, `animations` run, and at their end the first view goes. What the second view's frame is to be is
    /// for the caller to say, before or in `animations`. A container that forwards appearance by hand tells the children itself. Controllers that are
    /// not children of this one trap.
    ///
    /// - `duration`: In seconds; 0 or less: no animation, and everything happens in the call.
    /// - `animations`: What moves. Nil: nothing does.
    /// - `completion`: Called last, with whether the animation came to its end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (fromViewController, toViewController)
        precondition(
            old.parent === self && new.parent === self && old !== new,
            "\(self).transition(from: \(old), to: \(new)): both must be children of this controller, and not the same; call addChild(_:) "
                + "first.")
        let isAnimated = duration > 0 && viewIfLoaded?.window != nil
        let container = old.view.superview ?? view
        beginExchange(of: old, for: new, animated: isAnimated)
        container?.addSubview(new.view)
        let finish = { (isFinished: Bool) in
            if old.view.superview === container { old.view.removeFromSuperview() }
            old.endAppearance(isAppearing: false)
            new.endAppearance(isAppearing: true)
            completion?(isFinished)
        }
        if isAnimated {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
        } else {
            UIView.performWithoutAnimation { animations?() }
            finish(true)
        }
    }

    private func beginExchange(of old: UIViewController, for new: UIViewController, animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods, appearance.isHeadingIn else { return }
        old.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
    }
}
