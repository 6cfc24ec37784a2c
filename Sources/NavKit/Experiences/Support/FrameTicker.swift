import Foundation
import NavCore
import NavLayers

/// Lets an animator move what no animation can: a number goes from 0 to 1 as the animator says, and `show` is told of it in each frame.
///
/// Whatever happens to the animator happens to the number: it is paused, scrubbed, turned round and continued with it. The ticker is a view, unseen, in the
/// container of a transition, and ends when it leaves the window.
final class FrameTicker: UIView {
    private let show: (Double) -> Void
    private var link: CADisplayLink?

    /// - Parameter animator: Has not been started. Its block sets the number to 1.
    init(_ animator: UIViewPropertyAnimator, in container: UIView, show: @escaping (Double) -> Void) {
        self.show = show
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        container.insertSubview(self, at: 0)
        animator.addAnimations { [self] in center.x = 1 }
        link = CADisplayLink { [weak self] link in
            guard let self, window != nil else { return link.invalidate() }
            tick()
        }
    }

    required init?(coder: NSCoder) { nil }

    func stop() {
        link?.invalidate()
        removeFromSuperview()
    }

    private func tick() {
        let instant = (window?.loop ?? .current).instant
        show(layer.shownValues(at: instant).position.x)
    }
}
