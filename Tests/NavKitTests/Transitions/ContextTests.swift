import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ContextTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var journal: Journal { scene.journal }

    @Test(.rules("D1", "D2", "D3", "D8", "D11", "D15"))
    func `the animator finds the from view in place, and all it has to know`() {
        let animator = Fade(journal)
        var isChecked = false
        animator.onAnimate = { context in
            let (a, b) = (scene.page("A"), scene.page("B"))
            #expect(context.viewController(forKey: .from) === a && context.viewController(forKey: .to) === b)
            #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
            #expect(context.containerView.subviews == [a.view!])
            #expect(context.containerView.window != nil)
            #expect(context.initialFrame(for: a) == CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(context.finalFrame(for: a) == .zero)
            #expect(context.initialFrame(for: b) == .zero)
            #expect(context.finalFrame(for: b) == CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(context.initialFrame(for: nav) == .zero && context.finalFrame(for: nav) == .zero)
            #expect(context.presentationStyle == .none)
            #expect(context.targetTransform == .identity)
            #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
            isChecked = true
        }
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.turn()
        #expect(isChecked)
    }

    @Test(.rules("D1", "D2")) func `an interactor is started in place of the animator`() {
        let interactor = Hold()
        interactor.onStart = { context in
            journal.record("start")
            #expect(context.isInteractive)
        }
        scene.teller.animator = Fade(journal)
        scene.teller.interactor = interactor
        scene.push("B")
        scene.stage.turn()
        #expect(
            journal.take() == [
                "B.willMove(nav)", "animator for push A→B", "interactor", "B.loadView", "B.viewDidLoad", "A.WD(true)",
                "B.WA(true)", "willShow(B, true)", "start",
            ])
        interactor.context?.completeTransition(true)
        #expect(journal.take().first == "animationEnded(true)")
    }

    @Test(.rules("D7")) func `the page has its final frame at the end, whatever the animator left`() {
        let animator = Fade(journal)
        animator.onAnimate = { context in
            context.view(forKey: .to)?.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
            context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.settle()

        let view = scene.page("B").view!
        #expect(view.bounds.size == CGSize(width: 400, height: 800))
        #expect(view.center == CGPoint(x: 200, y: 400))
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    @Test(.rules("D16", "D29")) func `the end takes the from view and all extras away and hands the page over`() {
        let extra = UIView()
        let animator = Fade(journal)
        animator.onAnimate = { $0.containerView.addSubview(extra) }
        animator.keepsContext = true
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.turn()
        #expect(extra.window != nil)
        scene.stage.settle()

        #expect(extra.window == nil)
        #expect(scene.page("A").view.superview == nil)
        #expect(scene.page("B").view.superview === nav.view)
        #expect(animator.context?.containerView.superview == nil)
    }

    @Test(.rules("D17", "D18", "A47", "A51", "A52")) func `false undoes a pop, in full order, though nobody cancelled`()
    {
        scene.push("B", animated: false)
        scene.stage.settle()
        let animator = Fade(journal)
        animator.outcome = false
        scene.teller.animator = animator
        _ = journal.take()
        var stacks: [String] = []
        scene.page("A").on = { if $0 == "WD" { stacks.append(scene.titles.joined()) } }

        nav.popViewController(animated: true)
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { journal.record("completion \($0.isCancelled)") }
        #expect(scene.titles == ["A"])
        scene.stage.settle()

        #expect(
            journal.take() == [
                "B.willMove(nil)", "animator for pop B→A", "interactor", "B.WD(true)", "A.WA(true)",
                "willShow(A, true)",
                "animate", "A.IA(true)", "animationEnded(false)", "A.WD(true)", "A.DD(true)", "B.WA(true)",
                "B.DA(true)",
                "completion true",
            ])
        #expect(stacks == ["AB"])
        #expect(scene.titles == ["A", "B"])
        #expect(scene.hosted == "B")
        #expect(scene.page("B").parent === nav)
        #expect(scene.page("B").view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test(.rules("D17")) func `false undoes a push`() {
        let animator = Fade(journal)
        animator.outcome = false
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.settle()

        #expect(scene.titles == ["A"])
        #expect(scene.hosted == "A")
        #expect(scene.page("B").parent == nil)
        #expect(nav.children == [scene.page("A")])
        #expect(
            Array(journal.take().suffix(6)) == [
                "animationEnded(false)", "B.WD(true)", "B.DD(true)", "A.WA(true)", "A.DA(true)", "B.didMove(nil)",
            ])
    }

    @Test(.rules("D18")) func `true completes what was cancelled`() {
        let interactor = Hold()
        scene.teller.animator = Fade(journal)
        scene.teller.interactor = interactor
        scene.push("B")
        scene.stage.turn()

        interactor.context?.cancelInteractiveTransition()
        #expect(interactor.context?.transitionWasCancelled == true)
        interactor.context?.completeTransition(true)
        #expect(scene.titles == ["A", "B"])
        #expect(scene.hosted == "B")
    }

    @Test(.rules("D21", "O-092"))
    func `a second completion is told and ignored, and a context that is kept keeps no page`() {
        let told = Told()
        let animator = Fade(journal)
        animator.keepsContext = true
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.settle()
        weak let page: Page? = scene.page("B")
        _ = journal.take()

        animator.context?.completeTransition(true)
        animator.context?.completeTransition(false)
        animator.context?.finishInteractiveTransition()
        animator.context?.updateInteractiveTransition(0.5)
        #expect(told.messages.count == 2)
        #expect(journal.take() == [])
        #expect(scene.titles == ["A", "B"])

        scene.teller.animator = nil
        nav.popViewController(animated: false)
        scene.forget("B")
        scene.stage.settle()
        #expect(page == nil)
        #expect(animator.context?.viewController(forKey: .to) == nil)
    }

    @Test(.rules("D22")) func `a completion inside the animator's call ends in that frame, in full order`() {
        let animator = Fade(journal)
        animator.onAnimate = { context in
            context.containerView.addSubview(context.view(forKey: .to)!)
            context.completeTransition(true)
            #expect(scene.page("A").view.superview != nil)
        }
        animator.completes = false
        scene.teller.animator = animator
        scene.push("B")
        nav.transitionCoordinator?.animate(alongsideTransition: { _ in journal.record("alongside") }) { _ in
            journal.record("completion")
        }
        scene.stage.turn()

        #expect(
            Array(journal.take().suffix(9)) == [
                "animate", "B.IA(true)", "alongside", "animationEnded(true)", "A.DD(true)", "B.DA(true)",
                "B.didMove(nav)",
                "didShow(B, true)", "completion",
            ])
        #expect(scene.hosted == "B")
    }

    @Test(.rules("D27", "D31")) func `the animator lives until it has heard of the end, once, and nobody keeps it`() {
        weak var animator: Fade?
        do {
            let made = Fade(journal)
            made.completes = true
            scene.teller.animator = made
            animator = made
        }
        scene.push("B")
        scene.stage.turn()
        scene.teller.animator = nil
        #expect(animator != nil)
        scene.stage.settle()
        #expect(journal.take().filter { $0.hasPrefix("animationEnded") } == ["animationEnded(true)"])
        #expect(animator == nil)
    }

    @Test(.rules("D28")) func `what the animator left on a view stays`() {
        let animator = Fade(journal)
        animator.onAnimate = { $0.view(forKey: .from)?.alpha = 0.5 }
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.settle()
        #expect(scene.page("A").view.alpha == 0.5)
    }

    @Test func `a held transition without an animator to hold cannot be paused`() {
        let told = Told()
        let animator = Fade(journal)
        animator.onAnimate = { $0.pauseInteractiveTransition() }
        scene.teller.animator = animator
        scene.push("B")
        scene.stage.turn()
        #expect(told.messages.count == 1 && told.messages[0].contains("Fade"))
        scene.stage.settle()
    }

    @Test func `a running transition is paused, held and turned back`() {
        let animator = Interruptible()
        scene.teller.animator = animator
        scene.push("B")
        let coordinator = nav.transitionCoordinator!
        coordinator.notifyWhenInteractionChanges { journal.record("interactive \($0.isInteractive) \($0.isCancelled)") }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(100))
        _ = journal.take()
        #expect(coordinator.isInterruptible && !coordinator.isInteractive)

        animator.context?.pauseInteractiveTransition()
        #expect(journal.take() == ["interactive true false"])
        #expect(abs(coordinator.percentComplete - 0.25) < 1e-9)
        #expect(animator.current?.isRunning == false)

        animator.context?.cancelInteractiveTransition()
        #expect(journal.take() == ["interactive false true"])
        animator.current?.isReversed = true
        animator.current?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        scene.stage.run(for: .milliseconds(80))
        #expect(scene.titles == ["A", "B"])
        scene.stage.run(for: .milliseconds(40))
        #expect(scene.titles == ["A"])
        #expect(scene.hosted == "A")
        #expect(scene.page("B").view.superview == nil)
    }
}

/// Shows its animator: linear, 0.4 s.
@MainActor private final class Interruptible: UIViewControllerAnimatedTransitioning {
    private(set) var current: UIViewPropertyAnimator?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let current { return current }
        let view = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(view)
        view.center.x += 400
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.x -= 400 }
        animator.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        (current, context) = (animator, transitionContext)
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { current = nil }
}

/// Collects diagnostics for as long as it lives.
@MainActor final class Told {
    private(set) var messages: [String] = []
    private let before = diagnostics.handler

    init() { diagnostics.handler = { [unowned self] in messages.append($0) } }

    isolated deinit { diagnostics.handler = before }
}
