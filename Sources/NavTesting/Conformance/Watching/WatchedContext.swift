import Foundation
import NavKit

/// Stands between an animator and NavKit's context: hears of the end, and can keep things back as an app may.
@MainActor final class WatchedContext: UIViewControllerContextTransitioning {
    let real: any UIViewControllerContextTransitioning
    private let watch: TransitionWatch

    /// What is left free above the final frame, where it is told smaller than the container, in points.
    private static let inset: CGFloat = 12

    init(_ real: any UIViewControllerContextTransitioning, _ watch: TransitionWatch) { (self.real, self.watch) = (real, watch) }

    var containerView: UIView { real.containerView }
    var isAnimated: Bool { real.isAnimated }
    var isInteractive: Bool { real.isInteractive }
    var transitionWasCancelled: Bool { real.transitionWasCancelled }
    var presentationStyle: UIModalPresentationStyle { real.presentationStyle }
    var targetTransform: CGAffineTransform { real.targetTransform }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { real.updateInteractiveTransition(percentComplete) }
    func finishInteractiveTransition() { real.finishInteractiveTransition() }
    func cancelInteractiveTransition() { real.cancelInteractiveTransition() }
    func pauseInteractiveTransition() { real.pauseInteractiveTransition() }

    func completeTransition(_ didComplete: Bool) {
        watch.note(didComplete, in: self)
        real.completeTransition(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch watch.conditions.missing {
        case .from where key == .from, .to where key == .to: nil
        case .from, .to, nil: real.viewController(forKey: key)
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch watch.conditions.missing {
        case .from where key == .from, .to where key == .to: nil
        case .from, .to, nil: real.view(forKey: key)
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { real.initialFrame(for: vc) }

    func finalFrame(for vc: UIViewController) -> CGRect {
        let frame = real.finalFrame(for: vc)
        guard watch.conditions.insetsFinalFrame, frame != .zero, vc === real.viewController(forKey: .to) else { return frame }
        return CGRect(x: frame.minX, y: frame.minY + Self.inset, width: frame.width, height: frame.height - Self.inset)
    }
}
