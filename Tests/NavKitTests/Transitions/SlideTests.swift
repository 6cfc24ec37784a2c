import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// ``SlidePush`` and ``SlidePop``: where the pages are, and what is left of the slide.
@MainActor @Suite struct SlideTests {
    @Later var scene = NavigationScene("A")
    var stage: Stage { scene.stage }

    private func frame(_ name: String) -> CGRect { stage.shownFrame(of: scene.page(name).view) }

    private func startPush(_ slide: SlidePush = SlidePush()) {
        scene.teller.animator = slide
        scene.push("B")
        stage.turn()
    }

    private func startPop(_ slide: SlidePop = SlidePop()) {
        scene.teller.animator = nil
        scene.push("B", animated: false)
        stage.settle()
        scene.teller.animator = slide
        scene.nav.popViewController(animated: true)
        stage.turn()
    }

    @Test(.rules("SL1", "SL2")) func `a push runs on ease-in with one shared edge`() {
        startPush()
        #expect(frame("B").minX == 400 && frame("A").minX == 0)

        for (milliseconds, e) in [(75, 0.093), (75, 0.315), (75, 0.622)] {
            stage.run(for: .milliseconds(milliseconds))
            #expect(abs(frame("B").minX - 400 * (1 - e)) < 0.5)
            #expect(abs(frame("A").minX + 400 * e) < 0.5)
            #expect(frame("B").minX == frame("A").maxX)
            #expect(frame("A").minY == 0 && frame("B").minY == 0)
        }
        stage.run(for: .milliseconds(75))
        #expect(frame("B").minX == 0)
        #expect(scene.page("A").view.superview == nil)
    }

    @Test(.rules("SL1", "SL2")) func `at half time the pages are where the curve says`() {
        startPush()
        stage.run(for: .milliseconds(150))
        #expect(abs(frame("B").minX - 273.8) < 0.1)
        #expect(abs(frame("A").minX + 126.2) < 0.1)
    }

    @Test(.rules("SL2", "SL6")) func `a pop is the mirror image, with the leaving page above`() {
        startPop()
        #expect(frame("B").minX == 0 && frame("A").minX == -400)
        for _ in 0..<3 {
            let container = scene.page("B").view.superview!
            #expect(container.subviews == [scene.page("A").view, scene.page("B").view])
            stage.run(for: .milliseconds(75))
            #expect(frame("A").maxX == frame("B").minX)
        }
        #expect(abs(frame("B").minX - 400 * 0.622) < 0.5)
    }

    @Test(.rules("SL2")) func `parallax, dim and shadow are as they are set`() {
        let slide = SlidePush()
        (slide.parallax, slide.dim, slide.edgeShadow, slide.curve) = (0.3, 0.1, true, .linear)
        for name in ["A", "B"] { scene.page(name).view.backgroundColor = .white }
        startPush(slide)
        stage.run(for: .milliseconds(150))

        #expect(abs(frame("B").minX - 200) < 1e-9 && abs(frame("A").minX + 60) < 1e-9)
        let extras = scene.page("B").view.superview!.subviews
        #expect(extras.first === scene.page("A").view && extras.last === scene.page("B").view)
        #expect(extras.count == 4)
        #expect(abs(stage.shownAlpha(of: extras[1]) - 0.05) < 1e-6)
        #expect(stage.shownFrame(of: extras[2]) == frame("B"))
        #expect(shadeOf(x: 187.5) == shadeOf(x: 100) && shadeOf(x: 199.5) < shadeOf(x: 193.5))
        #expect(shadeOf(x: 193.5) < shadeOf(x: 187.5) && shadeOf(x: 200.5) == 1)
    }

    /// How light the picture is near its lower edge, 0…1.
    private func shadeOf(x: CGFloat) -> CGFloat {
        scene.stage.color(at: CGPoint(x: x, y: scene.stage.window.bounds.maxY - 10))?.red ?? -1
    }

    @Test(.rules("SL2", "W1")) func `right to left everything is mirrored`() {
        scene.nav.view.semanticContentAttribute = .forceRightToLeft
        let slide = SlidePush()
        slide.edgeShadow = true
        for name in ["A", "B"] { scene.page(name).view.backgroundColor = .white }
        startPush(slide)
        #expect(frame("B").minX == -400)
        stage.run(for: .milliseconds(150))
        #expect(abs(frame("B").minX + 273.8) < 0.1 && abs(frame("A").minX - 126.2) < 0.1)
        let shadow = scene.page("B").view.superview!.subviews[1]
        #expect(stage.shownFrame(of: shadow) == frame("B"))
        let edge = frame("B").maxX
        #expect(shadeOf(x: edge - 2) == 1 && shadeOf(x: edge + 2) < 1 && shadeOf(x: edge + 14) == 1)
        stage.settle()

        scene.teller.animator = SlidePop()
        scene.nav.popViewController(animated: true)
        stage.turn()
        #expect(frame("A").minX == 400)
        stage.settle()
        #expect(frame("A").minX == 0)
    }

    @Test(.rules("SL4", "D28")) func `after it only the page is left, whole, upright and opaque`() {
        let slide = SlidePush()
        (slide.dim, slide.edgeShadow) = (0.2, true)
        startPush(slide)
        stage.settle()

        let (a, b) = (scene.page("A").view!, scene.page("B").view!)
        #expect(a.superview == nil)
        #expect(scene.nav.view.subviews == [b, scene.nav.navigationBar])
        for view in [a, b] {
            #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(view.transform == .identity && view.alpha == 1)
        }
    }

    @Test(.rules("SL7", "D26")) func `the animator of a transition is one object, and the pair can be used again`() {
        let slide = CheckingSlide()
        scene.teller.animator = slide
        for _ in 0..<3 {
            scene.push("B")
            stage.settle()
            scene.nav.popViewController(animated: false)
            stage.settle()
        }
        #expect(slide.isSame == [true, true, true])
    }

    @Test(.rules("SL8", "O-022")) func `a hundred pushes and pops leave nothing behind`() {
        let (push, pop) = (SlidePush(), SlidePop())
        (push.dim, push.edgeShadow) = (0.1, true)
        func cycle() {
            scene.teller.animator = push
            scene.nav.pushViewController(UIViewController(), animated: true)
            stage.settle()
            scene.teller.animator = pop
            scene.nav.popViewController(animated: true)
            stage.settle()
        }
        cycle()
        let before = LiveObjects.counts
        for _ in 0..<100 { cycle() }
        #expect(LiveObjects.counts == before)
    }

    @Test func `a shared slide serves two stacks at once`() {
        let slide = SlidePush()
        scene.teller.animator = slide
        let journal = Journal()
        let other = UINavigationController(rootViewController: Page("X", journal))
        let teller = NavigationTeller(journal)
        teller.animator = slide
        other.delegate = teller
        scene.page("A").addChild(other)
        scene.page("A").view.addSubview(other.view)
        other.didMove(toParent: scene.page("A"))
        stage.settle()

        let page = Page("Y", journal)
        other.pushViewController(page, animated: true)
        stage.run(for: .milliseconds(100))
        scene.push("B")
        stage.settle()
        #expect(journal.entries.contains("didShow(Y, true)"))
        #expect(scene.hosted == "B")
    }

    @Test func `a slide without a page completes with false`() {
        stage.turn()
        let context = EmptyContext()
        SlidePush().animateTransition(using: context)
        stage.settle()
        #expect(context.outcome == false)
    }
}

/// Asks a slide for its animator more than once, from inside and outside.
@MainActor private final class CheckingSlide: UIViewControllerAnimatedTransitioning {
    private let slide = SlidePush()
    private(set) var isSame: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        slide.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let first = slide.interruptibleAnimator(using: transitionContext)
        slide.animateTransition(using: transitionContext)
        isSame.append(first === slide.interruptibleAnimator(using: transitionContext) && first.isRunning)
    }
}

/// A context of a transition that has lost its pages.
@MainActor private final class EmptyContext: UIViewControllerContextTransitioning {
    private(set) var outcome: Bool?
    let containerView = UIView()
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { outcome = didComplete }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
