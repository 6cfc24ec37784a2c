import Foundation
import NavKit

/// S4: takes the old page out at the end, whatever the end is.
final class RemovesOnCancel: Cover {
    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        pages.lower?.removeFromSuperview()
        super.finish(pages, context)
    }
}

/// Hides the page below at the end, and shows it again only where that page went.
final class HidesOnCancel: Cover {
    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        pages.lower?.isHidden = true
        super.finish(pages, context)
        if !context.transitionWasCancelled { pages.lower?.isHidden = false }
    }
}

/// Remembers the last page for good.
final class KeepsController: Cover {
    private static var last: UIViewController?

    override func complete(_ context: any UIViewControllerContextTransitioning) {
        Self.last = context.viewController(forKey: .to)
        super.complete(context)
    }
}

/// Collects a view each time.
final class GrowsEachTime: Cover {
    private var marks: [UIView] = []

    override func place(_ pages: Pages) {
        super.place(pages)
        marks.append(UIView())
    }
}

/// Serves one transition, and no other.
final class RunsOnce: Cover {
    private var hasRun = false

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard !hasRun else { return }
        hasRun = true
        super.animateTransition(using: context)
    }
}
