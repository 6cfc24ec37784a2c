import Foundation
import NavKit

/// S6: a page that is gone back to comes in over the one that leaves.
final class PopsOnTop: Cover {
    override func place(_ pages: Pages) {
        guard let lower = pages.lower else { return }
        super.place(pages)
        lower.center.x -= pages.container.bounds.width
        pages.container.bringSubviewToFront(lower)
    }

    override func show(_ pages: Pages) {
        super.show(pages)
        pages.lower?.center.x = pages.lowerHome.midX
    }
}

/// The new page is seen a little before it moves.
final class FlashesFirst: Cover {
    override func place(_ pages: Pages) {
        super.place(pages)
        pages.upper.center.x -= 20
    }
}

/// Moves most of the way, and sets the rest.
final class JumpsAtEnd: Cover {
    override func show(_ pages: Pages) {
        pages.upper.center.x = pages.home.x + pages.container.bounds.width * 0.15
    }

    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        pages.upper.center.x = pages.container.bounds.midX
        super.finish(pages, context)
    }
}

/// Fades the page below into nothing while the other one is still on its way.
final class ShowsBackground: Cover {
    override func show(_ pages: Pages) {
        super.show(pages)
        pages.lower?.alpha = 0
    }

    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        pages.lower?.alpha = 1
        super.finish(pages, context)
    }
}
