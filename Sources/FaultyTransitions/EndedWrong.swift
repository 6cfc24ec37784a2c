import Foundation
import NavKit

/// S2: says nothing where a page is missing.
final class SilentGuard: Cover {
    override func refuse(_ context: any UIViewControllerContextTransitioning) {}
}

/// S12: knows no way back.
final class NoWayBack: Cover {
    override func complete(_ context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

/// Takes it that a transition that began by itself will get there: it may be caught and turned back.
final class TrustsItsStart: Cover {
    private var isInteractive = false

    override func move(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        isInteractive = context.isInteractive
        super.move(pages, context)
    }

    override func complete(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(isInteractive ? !context.transitionWasCancelled : true)
    }
}

/// The animation ends, and nobody is told.
final class NeverCompletes: Cover {
    override func complete(_ context: any UIViewControllerContextTransitioning) {}
}

/// Does nothing at all where animations are turned off.
final class WaitsForAnimations: Cover {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if UIView.areAnimationsEnabled { super.animateTransition(using: context) }
    }
}

final class CompletesTwice: Cover {
    override func complete(_ context: any UIViewControllerContextTransitioning) {
        super.complete(context)
        super.complete(context)
    }
}

/// Says that it is done half way.
final class CompletesEarly: Cover {
    private var isDone = false

    override func move(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        super.move(pages, context)
        isDone = false
        guard !context.isInteractive else { return }
        let timer = UIView()
        pages.container.addSubview(timer)
        UIView.animate(withDuration: 0.15) {
            timer.alpha = 0
        } completion: { _ in
            timer.removeFromSuperview()
            guard !self.isDone else { return }
            self.isDone = true
            context.completeTransition(true)
        }
    }

    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        guard !isDone else { return }
        isDone = true
        super.finish(pages, context)
    }
}

/// Puts the stack back as it was when it began, and with it undoes what was asked for meanwhile.
final class RepairsStack: Cover {
    private var stack: [UIViewController] = []

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        stack = context.viewController(forKey: .to)?.navigationController?.viewControllers ?? []
        super.animateTransition(using: context)
    }

    override func complete(_ context: any UIViewControllerContextTransitioning) {
        let navigation = context.viewController(forKey: .to)?.navigationController
        super.complete(context)
        if let navigation, stack.count < navigation.viewControllers.count { navigation.viewControllers = stack }
        stack = []
    }
}
