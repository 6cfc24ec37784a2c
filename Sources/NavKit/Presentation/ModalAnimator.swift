import Foundation
import NavCore

/// The animator of presentations that have none of their own.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool
    private var animator: UIViewPropertyAnimator?

    init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        (self.style, self.isPresenting) = (style, isPresenting)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: 0.5
        case .flipHorizontal: 0.75
        case .crossDissolve: 0.35
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let made = makeAnimator(context)
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: timing)
        let scene = ModalScene(context, isPresenting: isPresenting, style: style)
        scene.prepare()
        made.addAnimations { scene.move() }
        made.addCompletion { _ in
            scene.restore()
            context.completeTransition(!context.transitionWasCancelled)
        }
        return made
    }

    private var timing: any UITimingCurveProvider {
        switch style {
        case .coverVertical: UISpringTimingParameters()
        case .flipHorizontal, .crossDissolve: UICubicTimingParameters(animationCurve: .easeInOut)
        }
    }
}

/// The views of one such transition: the one on top, and the one beneath where it takes part.
@MainActor private struct ModalScene {
    let container: UIView
    let top: UIView?
    let beneath: UIView?
    let isPresenting: Bool
    let style: UIModalTransitionStyle
    let frame: CGRect

    init(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool, style: UIModalTransitionStyle) {
        (container, self.isPresenting, self.style) = (context.containerView, isPresenting, style)
        top = context.view(forKey: isPresenting ? .to : .from)
        beneath = context.view(forKey: isPresenting ? .from : .to)
        let controller = context.viewController(forKey: isPresenting ? .to : .from)
        frame = controller.map { isPresenting ? context.finalFrame(for: $0) : context.initialFrame(for: $0) } ?? .zero
    }

    func prepare() {
        if isPresenting, let top { container.addSubview(top) }
        if !isPresenting, let beneath { container.insertSubview(beneath, at: 0) }
        top?.fill(frame)
        if style == .flipHorizontal { for view in [top, beneath] { view?.layer.isDoubleSided = false } }
        show(isUp: !isPresenting)
    }

    func move() { show(isUp: isPresenting) }

    /// Nothing of the look stays on the views.
    func restore() {
        show(isUp: true)
        guard style == .flipHorizontal else { return }
        for view in [top, beneath] {
            view?.transform3D = CATransform3DIdentity
            view?.layer.isDoubleSided = true
        }
    }

    private func show(isUp: Bool) {
        switch style {
        case .coverVertical: top?.center.y = frame.midY + (isUp ? 0 : container.bounds.height - frame.minY)
        case .crossDissolve: top?.alpha = isUp ? 1 : 0
        case .flipHorizontal: flip(isUp: isUp)
        }
    }

    /// Both sides of one card: they turn together, and each is seen while it faces the front.
    private func flip(isUp: Bool) {
        top?.transform3D = Self.turn(isUp ? 0 : .pi)
        beneath?.transform3D = Self.turn(isUp ? -.pi : 0)
    }

    private static func turn(_ angle: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 1000
        return CATransform3DRotate(perspective, angle, 0, 1, 0)
    }
}
