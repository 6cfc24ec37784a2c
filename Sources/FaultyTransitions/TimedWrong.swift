import Foundation
import NavKit

/// S9: the duration stands in two places, and they differ.
final class TwoDurations: Cover {
    override func seconds(_ context: any UIViewControllerContextTransitioning) -> TimeInterval { 0.5 }
}

/// S13: fastest where it should come to rest.
final class ArrivesFastest: Cover {
    override var curve: UIView.AnimationCurve { .easeIn }
}

/// A duration below zero.
final class NegativeDuration: Cover {
    override func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { -0.3 }
}

/// Knows its duration only where there is a context.
final class ForgetfulDuration: Cover {
    override func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        context == nil ? 0 : 0.3
    }
}

/// Moves a step a frame, however long a frame is.
final class CountsFrames: Cover {
    private static let frames = 18

    override func move(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        guard !context.isInteractive else { return super.move(pages, context) }
        var count = 0
        _ = CADisplayLink { link in
            count += 1
            let share = CGFloat(count) / CGFloat(Self.frames)
            pages.upper.center.x = pages.container.bounds.midX + pages.container.bounds.width * (1 - share)
            guard count == Self.frames else { return }
            link.invalidate()
            self.finish(pages, context)
        }
    }
}

/// Goes its way in its own time, also while a finger holds the transition.
final class RunsByItself: Cover {
    override func move(_ pages: Pages, _ context: any UIViewControllerContextTransitioning) {
        let start = CACurrentMediaTime()
        _ = CADisplayLink { link in
            let share = min((link.targetTimestamp - start) / 0.3, 1)
            pages.upper.center.x = pages.container.bounds.midX + pages.container.bounds.width * (1 - share)
            guard share > 0.9999 else { return }
            link.invalidate()
            self.finish(pages, context)
        }
    }
}
