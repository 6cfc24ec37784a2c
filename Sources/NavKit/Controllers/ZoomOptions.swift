public import Foundation

extension UIViewController.Transition {
    /// How a zoom looks, and when a finger may take it back.
    @preconcurrency @MainActor public final class ZoomOptions: NSObject {
        /// The part of the zoomed controller's view, in its own space, in points, that lies over the source view where the two meet: it fills that one, cut evenly, and
        /// the rest of the page lies around it. nil, or a rectangle of no size: the page is as wide as the source view, from its top on.
        ///
        /// Called with the view laid out, once for each transition and again for each new size of the window on the way.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

        /// Whether a finger takes the page back. Called once for each touch that has moved far enough. nil: where ``InteractionContext/willBegin`` says so.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// What lies over the page beneath while this one is up. nil: black, at 0.15.
        public var dimmingColor: UIColor?

        /// Blurs the page beneath while this one is up. nil: nothing does.
        public var dimmingVisualEffect: UIBlurEffect?

        public override init() { super.init() }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// Which two ends of a zoom a rectangle is wanted for.
    @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// What a finger does that may take a page back.
    @preconcurrency @MainActor public final class InteractionContext: NSObject {
        /// Where it is, in the zoomed controller's view, in points.
        public let location: CGPoint
        /// In points a second.
        public let velocity: CGVector
        /// Whether it takes the page back where nobody objects: not where it goes on scrolling.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }
    }
}
