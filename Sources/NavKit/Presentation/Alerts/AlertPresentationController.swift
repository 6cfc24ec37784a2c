import Foundation
import NavCore

/// Frames an alert in the middle of the window, or an action sheet at its bottom edge, with everything beneath dimmed.
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView()

    /// To the edges of the window, in points.
    private static let (boxMargin, sheetMargin): (CGFloat, CGFloat) = (24, 8)
    /// What an alert comes from: a little larger than it is.
    private static let startScale: CGFloat = 1.15

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isBox: Bool { alert?.preferredStyle == .alert }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView else { return .zero }
        let margin = isBox ? Self.boxMargin : Self.sheetMargin
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: margin, dy: margin)
        let wish = view.sizeThatFits(room.size)
        let size = CGSize(width: wish.width, height: min(wish.height, room.height))
        return CGRect(
            x: (room.midX - size.width / 2).rounded(),
            y: (isBox ? room.midY - size.height / 2 : room.maxY - size.height).rounded(), width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.onClick = { [weak self] in self?.clickedBeside() }
        dimming.install(in: containerView)
        dim(true)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dim(false)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dimming.alpha = 1 }
    }

    private func dim(_ isDark: Bool) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            return dimming.alpha = isDark ? 1 : 0
        }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = isDark ? 1 : 0 })
    }

    /// An alert wants to be answered.
    private func clickedBeside() { if !isBox { alert?.cancel() } }

    override func ownAnimation(isPresenting: Bool) -> TransitionAnimation {
        if isBox || UIAccessibility.prefersCrossFadeTransitions {
            let grows = isPresenting && !UIAccessibility.isReduceMotionEnabled
            return TransitionAnimation(
                animator: grows
                    ? GrowingAnimator(from: Self.startScale) : ModalAnimator(.crossDissolve, isPresenting: isPresenting))
        }
        return TransitionAnimation(animator: ModalAnimator(.coverVertical, isPresenting: isPresenting))
    }
}
