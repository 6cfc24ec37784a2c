public import Foundation
import NavCore
import NavLayers

extension UIView {
    /// Runs `animations` now, and lets the new picture of `view` take the place of the old one by the transition that the options name.
    ///
    /// Any content may change: subviews, texts, images, hidden views. `view` takes no touches meanwhile, unless they are allowed.
    /// Without a transition in the options it is `animate(withDuration:delay:options:animations:completion:)`.
    ///
    /// - `view`: What turns or fades, with all that it holds. Where no window shows it, nothing moves.
    /// - `duration`: In seconds. 0 or less changes at once.
    /// - `options`: The transition, and the flags of `animate`. What moves inside besides needs `.allowAnimatedContent`.
    /// - `completion`: Called once, never inside this call: with true when the way is done, with false when it was taken away before.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let motion = BlockMotion(shape: .curve(options.curve), seconds: duration, delay: 0, options: options)
        motion.run(
            {
                let change = {
                    animations?()
                    if options.contains(.layoutSubviews) { view.layoutIfNeeded() }
                }
                guard let style = options.pictureChange else { return change() }
                view.layer.changePicture(style, scale: view.window?.loop?.backend?.scale ?? 1) {
                    if options.contains(.allowAnimatedContent) { change() } else { performWithoutAnimation(change) }
                }
            }, completion: completion)
    }

    /// Lets `toView` take the place of `fromView` in its superview, which is what turns or fades: put the two into a view of their own.
    ///
    /// `fromView` is taken out and `toView` put in at its place in the order, with the frame it has; with `.showHideTransitionViews` both have
    /// to be in already, and change their `isHidden`. A `fromView` without a superview is reported, and nothing happens but the completion,
    /// with false.
    ///
    /// - `duration`: In seconds. 0 or less changes at once.
    /// - `options`: The transition, and the flags of `animate`.
    /// - `completion`: Called once, never inside this call.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            diagnostics.report(
                "UIView.transition(from:to:duration:options:completion:): \(fromView) has no superview, so there is no place for "
                    + "\(toView); add it to one first")
            if let completion { FrameLoop.current.nextTurn { completion(false) } }
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// nil: no transition.
    fileprivate var pictureChange: PictureChange.Style? {
        switch rawValue >> 20 & 0xF {
        case 1: .flip(.vertical, towards: .near)
        case 2: .flip(.vertical, towards: .far)
        case 3, 4: curl
        case 5: .dissolve
        case 6: .flip(.horizontal, towards: .near)
        case 7: .flip(.horizontal, towards: .far)
        default: nil
        }
    }

    private var curl: PictureChange.Style {
        diagnostics.report(
            "UIView.transition: .transitionCurlUp and .transitionCurlDown are drawn as a cross-dissolve; ask for "
                + ".transitionCrossDissolve to say so yourself")
        return .dissolve
    }
}
