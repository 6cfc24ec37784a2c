public import Foundation

extension UIViewController {
    /// How this controller comes and goes: pushed onto a stack and popped, or presented and dismissed. nil, as at first: a slide on a stack, and
    /// ``modalTransitionStyle`` for a presentation.
    ///
    /// Read when a transition starts; an animator that a delegate gives wins over it. `modalPresentationStyle.automatic` is `.fullScreen` for a controller that zooms,
    /// and sheets keep their own motion. Where the user prefers cross-fades, it is one.
    public var preferredTransition: Transition? {
        get { ownTransition }
        set {
            ownTransition = newValue
            navigationController?.watchForZoom()
        }
    }

    /// A way for a controller to come and go. Immutable; may be shared between controllers.
    @preconcurrency @MainActor public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// The page slides up from below, and down again.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// Both pages turn over about the vertical axis.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

        /// The page grows out of a view of the page beneath, and goes back into it. While it is up a finger takes it back: from the leading edge, to the side, or
        /// downwards where nothing is left to scroll.
        ///
        /// - Parameters:
        ///   - options: Read when a transition starts.
        ///   - sourceViewProvider: Says which view that is. Asked once for each transition, on the way in and again on the way out: by then it may be another one.
        ///     nil: there is none, and the transition is the one without a preference. A view out of sight is not flown to: the page fades.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
        }

        /// Which two controllers a source view is wanted for.
        @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
            /// The one beneath: on a stack the page that is left or returned to, else the one that presents.
            public let sourceViewController: UIViewController
            /// The one that zooms.
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
                super.init()
            }
        }
    }
}
