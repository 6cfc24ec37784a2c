import Foundation
import NavKit

/// S5: pushes the old page out to the left, and leaves it there.
final class LeavesPageAside: Cover {
    override func show(_ pages: Pages) {
        super.show(pages)
        pages.lower?.center.x -= pages.container.bounds.width
    }
}

/// S7: takes the container's bounds for the final frame.
final class IgnoresFinalFrame: Cover {
    override func pages(of context: any UIViewControllerContextTransitioning) -> Pages? {
        super.pages(of: context).map {
            Pages(
                upper: $0.upper, lower: $0.lower, container: $0.container, upperHome: $0.container.bounds,
                lowerHome: $0.container.bounds)
        }
    }
}

/// S8: sets the frame of a page that may carry a transform.
final class SetsFrame: Cover {
    override func place(_ pages: Pages) {
        super.place(pages)
        pages.lower?.frame = pages.container.bounds
    }
}

final class LeavesCorners: Cover {
    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        pages.upper.layer.cornerRadius = 12
        super.finish(pages, context)
    }
}

/// Leaves a veil in the new page.
final class LeavesView: Cover {
    override func place(_ pages: Pages) {
        super.place(pages)
        pages.upper.addSubview(UIView(frame: pages.upper.bounds))
    }
}

/// Lays a curtain over the whole window for the time being.
final class DrawsOutside: Cover {
    private var curtain: UIView?

    override func place(_ pages: Pages) {
        super.place(pages)
        curtain = UIView(frame: pages.container.bounds)
        curtain.map { pages.container.window?.addSubview($0) }
    }

    override func finish(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        curtain?.removeFromSuperview()
        curtain = nil
        super.finish(pages, context)
    }
}

/// Shuts the window against touches, and leaves it shut.
final class BlocksInput: Cover {
    override func place(_ pages: Pages) {
        super.place(pages)
        pages.container.window?.isUserInteractionEnabled = false
    }
}
