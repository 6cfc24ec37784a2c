import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct CoordinatorTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var journal: Journal { scene.journal }

    @Test(.rules("C2")) func `blocks move with the animator that the transition shows, on its curve`() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(bar)
        scene.teller.animator = SlidePush()

        scene.push("B")
        nav.transitionCoordinator?.animate(alongsideTransition: { _ in bar.center.x = 450 }, completion: nil)
        scene.stage.turn()
        for _ in 0..<3 {
            scene.stage.run(for: .milliseconds(75))
            let share = 1 - scene.stage.shownFrame(of: scene.page("B").view).minX / 400
            #expect(abs(scene.stage.shownFrame(of: bar).midX - (50 + 400 * share)) < 1e-9)
            #expect(share > 0.05)
        }
    }

    @Test(.rules("C2")) func `beside an animator that shows none blocks take as long as the transition`() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(bar)
        scene.teller.animator = Fade(journal)

        scene.push("B")
        nav.transitionCoordinator?.animate(alongsideTransition: { _ in bar.center.x = 450 }, completion: nil)
        scene.stage.turn()
        #expect(scene.stage.shownFrame(of: bar).midX == 50)
        scene.stage.run(for: .milliseconds(150))
        #expect(abs(scene.stage.shownFrame(of: bar).midX - 250) < 1e-4)
        scene.stage.run(for: .milliseconds(150))
        #expect(scene.stage.shownFrame(of: bar).midX == 450)
    }

    @Test(.rules("C3", "C4"))
    func `blocks run in their order after the animator was called, with the from view in place`() {
        scene.teller.animator = Fade(journal)
        scene.push("B")
        for number in 1...3 {
            nav.transitionCoordinator?.animate(alongsideTransition: { context in
                journal.record("block \(number) \(context.view(forKey: .from)?.window != nil)")
            })
        }
        scene.stage.turn()

        let order = journal.take()
        #expect(order.filter { $0.hasPrefix("block") } == ["block 1 true", "block 2 true", "block 3 true"])
        #expect(order.firstIndex(of: "animate")! < order.firstIndex(of: "block 1 true")!)
    }

    @Test(.rules("C5", "C6", "C7", "C8", "C12"))
    func `completions run once all is told, in their order, even for a block that came late`() {
        scene.teller.animator = Fade(journal)
        scene.push("B")
        let coordinator = nav.transitionCoordinator!
        coordinator.animate(alongsideTransition: { _ in }) { context in
            journal.record("first \(context.isCancelled) \(context.isInteractive) \(context.percentComplete)")
        }
        scene.stage.turn()
        let accepted = coordinator.animate(alongsideTransition: { _ in journal.record("never") }) { _ in
            journal.record("second")
        }
        #expect(!accepted)
        scene.stage.settle()

        #expect(Array(journal.take().suffix(3)) == ["didShow(B, true)", "first false false 0.0", "second"])
        #expect(!coordinator.animate(alongsideTransition: { _ in }, completion: { _ in journal.record("too late") }))
        #expect(journal.take() == [])
    }

    @Test(.rules("C10", "D30")) func `the duration is the animator's, from the first will-callback on`() {
        let animator = Fade(journal)
        animator.duration = 0.4
        scene.teller.animator = animator
        var seen: [TimeInterval?] = []
        scene.page("A").on = { if $0 == "WD" { seen.append(nav.transitionCoordinator?.transitionDuration) } }
        scene.page("B").on = { if $0 == "WA" { seen.append(nav.transitionCoordinator?.transitionDuration) } }

        scene.push("B")
        scene.stage.turn()
        #expect(seen == [0.4, 0.4])
        scene.stage.settle()
    }

    @Test(.rules("C13")) func `a block for a view elsewhere is the same, and nil means the container`() {
        var notes: [String] = []
        scene.push("B")
        let coordinator = nav.transitionCoordinator!
        let elsewhere = UIView()
        let accepted = coordinator.animateAlongsideTransition(in: elsewhere, animation: { _ in notes.append("a") }) {
            _ in notes.append("c")
        }
        #expect(accepted && coordinator.animateAlongsideTransition(in: nil, animation: { _ in notes.append("b") }))
        scene.stage.settle()
        #expect(notes == ["a", "b", "c"])
    }

    @Test(.rules("C14")) func `handlers hear each end and begin of an interaction`() {
        let interactor = Hold()
        scene.teller.animator = Fade(journal)
        scene.teller.interactor = interactor
        scene.push("B")
        let coordinator = nav.transitionCoordinator!
        coordinator.notifyWhenInteractionChanges { journal.record("changes \($0.isInteractive) \($0.isCancelled)") }
        coordinator.notifyWhenInteractionEnds { journal.record("ends \($0.percentComplete)") }
        scene.stage.turn()
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
        _ = journal.take()

        interactor.context?.updateInteractiveTransition(0.4)
        #expect(coordinator.percentComplete == 0.4)
        interactor.context?.finishInteractiveTransition()
        #expect(journal.take() == ["changes false false", "ends 0.4"])
        interactor.context?.finishInteractiveTransition()
        #expect(journal.take() == [])
        interactor.context?.completeTransition(true)
        #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
    }

    @Test(.rules("C18")) func `a block may hold its coordinator`() {
        weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        weak var context: (any UIViewControllerContextTransitioning)?
        let animator = Fade(journal)
        animator.onAnimate = { context = $0 }
        scene.teller.animator = animator
        scene.push("B")
        do {
            let held = nav.transitionCoordinator!
            coordinator = held
            held.animate(alongsideTransition: { _ in _ = held }, completion: { _ in _ = held })
            held.notifyWhenInteractionChanges { _ in _ = held }
            held.notifyWhenInteractionEnds { _ in _ = held }
        }
        scene.stage.turn()
        #expect(coordinator != nil && context != nil)
        scene.stage.settle()
        #expect(coordinator == nil)
        #expect(context == nil)
    }

    @Test func `all spellings of animate compile and work`() {
        var count = 0
        scene.push("B")
        let coordinator = nav.transitionCoordinator!
        coordinator.animate(alongsideTransition: { _ in count += 1 }, completion: nil)
        coordinator.animate(alongsideTransition: { _ in count += 1 })
        coordinator.animate(alongsideTransition: nil) { _ in count += 1 }
        coordinator.animate { _ in
            count += 1
        } completion: { _ in
            count += 1
        }
        scene.stage.settle()
        #expect(count == 5)
    }

    @Test func `blocks follow a held transition, and go on or back with it`() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(bar)
        let interactor = Hold()
        scene.teller.animator = Fade(journal)
        scene.teller.interactor = interactor
        scene.push("B")
        nav.transitionCoordinator?.animate(alongsideTransition: { _ in bar.center.x = 450 }, completion: nil)
        scene.stage.turn()

        interactor.context?.updateInteractiveTransition(0.25)
        scene.stage.turn()
        #expect(abs(scene.stage.shownFrame(of: bar).midX - 150) < 1e-9)
        interactor.context?.cancelInteractiveTransition()
        scene.stage.run(for: .milliseconds(40))
        let back = scene.stage.shownFrame(of: bar).midX
        #expect(back < 150 && back > 50)
        interactor.context?.completeTransition(false)
        scene.stage.settle()
        #expect(abs(bar.center.x - 50) < 1e-9)
    }
}

/// An interactor that starts and leaves the rest to the test.
@MainActor final class Hold: UIViewControllerInteractiveTransitioning {
    weak var context: (any UIViewControllerContextTransitioning)?
    var onStart: (any UIViewControllerContextTransitioning) -> Void = { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        onStart(transitionContext)
    }
}
