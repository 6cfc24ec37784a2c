import Foundation

/// The coming or going of a sheet: the sheet moves by its own spring or by a hand, and what moves along follows how far it has come.
final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    enum Start {
        case played
        case held
        /// Let go by a hand, in points a second, downwards.
        case thrown(CGFloat)
    }

    private let sheet: UISheetPresentationController
    private let isPresenting: Bool
    private let start: Start
    private weak var context: (any UIViewControllerContextTransitioning)?
    /// Carries what moves along; always paused, and shown at the sheet's progress.
    private var animator: UIViewPropertyAnimator?
    /// Where the sheet is at progress 0 and 1, in points.
    private var way: (start: CGFloat, end: CGFloat) = (0, 0)

    init(_ sheet: UISheetPresentationController, isPresenting: Bool, _ start: Start) {
        (self.sheet, self.isPresenting, self.start) = (sheet, isPresenting, start)
        super.init()
    }

    /// It is about to be gone.
    var isLeaving: Bool { !isPresenting && context?.transitionWasCancelled == false }
    var isDismissal: Bool { !isPresenting }
    var isTurnedBack: Bool { context?.transitionWasCancelled ?? false }

    /// What a sheet takes from out of sight to its full height, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        startInteractiveTransition(transitionContext)
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    {
        animator ?? AbsentAnimator.shared
    }

    var wantsInteractiveStart: Bool {
        if case .held = start { true } else { false }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear)
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.pauseAnimation()
        self.animator = animator
        isPresenting ? startComing(transitionContext.containerView) : startGoing()
    }

    private func startComing(_ container: UIView) {
        container.addSubview(sheet.wrapper)
        way = (sheet.geometry.gone, sheet.restingTop)
        sheet.mover.rest(at: way.start)
        sheet.show()
        sheet.fly(to: way.end, speed: 0)
    }

    private func startGoing() {
        let geometry = sheet.geometry
        switch start {
        case .played:
            sheet.drag = nil
            way = (sheet.mover.top(at: sheet.instant), geometry.gone)
            sheet.fly(to: geometry.gone, speed: sheet.mover.speed(at: sheet.instant))
        case .held: way = (geometry.lowest, geometry.gone)
        case .thrown(let speed):
            way = (geometry.lowest, geometry.gone)
            sheet.fly(to: geometry.gone, speed: speed)
        }
    }

    func follow(_ top: CGFloat) {
        guard let animator, animator.state == .active, way.start != way.end else { return }
        let share = min(max((top - way.start) / (way.end - way.start), 0), 1)
        animator.fractionComplete = share
        if context?.isInteractive == true { context?.updateInteractiveTransition(share) }
    }

    // MARK: A hand

    func hold() { if context?.isInteractive == false { context?.pauseInteractiveTransition() } }

    func letGo(turningBack: Bool) {
        turningBack ? context?.cancelInteractiveTransition() : context?.finishInteractiveTransition()
    }

    /// The sheet is where it was going: all that an end brings.
    func arrive() {
        guard let animator, animator.state == .active, let context else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        if sheet.transition === self { sheet.transition = nil }
        animator = nil
    }
}

extension SheetTransition: HeldTransition {
    func everythingHasJoined() { sheet.show() }
}
