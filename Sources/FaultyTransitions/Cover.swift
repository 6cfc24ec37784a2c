import Foundation
import NavKit

/// A transition that keeps every promise: a page slides in over another one, and out again. Each faulty one changes one step of it.
@MainActor class Cover: NSObject, UIViewControllerAnimatedTransitioning {
    /// What moves, and where.
    struct Pages {
        /// The page that lies above, and comes or goes.
        let upper: UIView
        /// The page beneath; nil where it is not the transition's to touch.
        let lower: UIView?
        let container: UIView
        /// Where the upper page is when it is there, and where the lower one belongs.
        let upperHome: CGRect
        let lowerHome: CGRect

        var home: CGPoint { CGPoint(x: upperHome.midX, y: upperHome.midY) }
        /// Where the upper page is when it is away.
        var aside: CGPoint { CGPoint(x: upperHome.midX + container.bounds.width, y: upperHome.midY) }
    }

    let isBack: Bool

    /// - Parameter isBack: Whether it is for a pop or a dismissal.
    init(isBack: Bool = false) {
        self.isBack = isBack
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let pages = pages(of: context) else { return refuse(context) }
        place(pages)
        move(pages, context)
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        animator(for: context)
    }

    func animationEnded(_ transitionCompleted: Bool) { running = nil }

    // MARK: The steps

    /// A page is missing.
    func refuse(_ context: any UIViewControllerContextTransitioning) { context.completeTransition(false) }

    /// Puts the page to come into the container.
    func place(_ pages: Pages) {
        if isBack {
            guard let lower = pages.lower else { return }
            lower.bounds.size = pages.lowerHome.size
            lower.center = CGPoint(x: pages.lowerHome.midX, y: pages.lowerHome.midY)
            pages.container.insertSubview(lower, belowSubview: pages.upper)
        } else {
            pages.upper.bounds.size = pages.upperHome.size
            pages.upper.center = pages.aside
            pages.container.addSubview(pages.upper)
        }
    }

    /// Starts the motion.
    func move(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        let animator = animator(for: context)
        animator.addAnimations { self.show(pages) }
        animator.addCompletion { _ in self.finish(pages, context) }
        animator.startAnimation()
    }

    /// The end of the motion as views have it.
    func show(_ pages: Pages) { pages.upper.center = isBack ? pages.aside : pages.home }

    /// The motion is over.
    func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        if isBack { pages.upper.center = pages.home }
        complete(context)
    }

    func complete(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(!context.transitionWasCancelled)
    }

    // MARK: The animator

    private var running: Running?

    private struct Running {
        let animator: UIViewPropertyAnimator
        weak var context: (any UIViewControllerContextTransitioning)?
    }

    var curve: UIView.AnimationCurve { .easeOut }
    func seconds(_ context: any UIViewControllerContextTransitioning) -> TimeInterval { transitionDuration(using: context) }

    final func animator(for context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let running, running.context === context { return running.animator }
        let animator = UIViewPropertyAnimator(duration: seconds(context), curve: curve)
        running = Running(animator: animator, context: context)
        return animator
    }

    func pages(of context: any UIViewControllerContextTransitioning) -> Pages? {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        guard let upper = isBack ? from : to else { return nil }
        let (leaving, coming) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        return Pages(
            upper: upper, lower: isBack ? to : from, container: context.containerView,
            upperHome: (isBack ? leaving.map(context.initialFrame(for:)) : coming.map(context.finalFrame(for:))) ?? .zero,
            lowerHome: coming.map(context.finalFrame(for:)) ?? .zero)
    }
}
