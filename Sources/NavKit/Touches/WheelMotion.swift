package import Foundation
package import NavCore

/// A wheel was turned, or fingers moved over a touchpad.
package nonisolated struct WheelMotion: Equatable {
    /// How far content should move: in points if it is precise, in steps of the wheel if not.
    package var delta: CGVector
    package var isPrecise: Bool
    /// Where the pointer is, in its window.
    package var location: CGPoint
    package var modifiers: KeyModifiers
    package var instant: FrameInstant
}

extension UIView {
    /// Offers `motion` to this view, then to those around it as long as some of it is left. With Control it is a pinch (rule Q9).
    func turnWheel(_ motion: WheelMotion) {
        let views = sequence(first: self, next: \.superview)
        if motion.modifiers.contains(.control) {
            let pinches = views.lazy.flatMap(\.recognizers).compactMap { $0 as? UIPinchGestureRecognizer }
            if pinches.contains(where: { $0.pinch(by: motion) }) { return }
        }
        var left = motion
        for view in views where left.delta != .zero { left.delta = view.scroll(by: left) }
    }
}
