import Foundation
import NavCore
import NavLayers

/// What there is to know about one transition: written by its driver, read by its context and its coordinator.
///
/// It holds no controller and no driver, so a context or a coordinator that somebody keeps does no harm.
final class TransitionRecord {
    /// Where a view comes from or has to be, in the container.
    enum Place {
        /// Not on screen then.
        case nowhere
        /// Whatever the container's bounds are when asked.
        case container
        case frame(CGRect)
        /// Wherever its presentation controller wants the presented view when asked.
        case presented(Presentation)
    }

    /// What an animator gets to move.
    enum ShownView {
        /// The controller's view.
        case own
        /// Nothing: the view stays where it is.
        case none
        /// What the presentation controller answers, which may be a wrapper.
        case presented(Presentation)
    }

    struct Side {
        weak var controller: UIViewController?
        var initial = Place.nowhere
        var final = Place.nowhere
        var view = ShownView.own

        var shownView: UIView? {
            switch view {
            case .own: controller?.viewIfLoaded
            case .none: nil
            case .presented(let presentation): presentation.presentedView
            }
        }
    }

    var machine = TransitionMachine()
    var from = Side()
    var to = Side()
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    lazy var container = UIView()

    /// Seconds, as the animator answered.
    var duration: TimeInterval = 0
    var isInterruptible = false
    /// It was ended from outside, before whoever animates it could say so.
    var isCutShort = false
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut

    init(isAnimated: Bool, presentationStyle: UIModalPresentationStyle) {
        self.isAnimated = isAnimated
        self.presentationStyle = presentationStyle
    }

    func controller(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.shownView
        case .to: to.shownView
        default: nil
        }
    }

    func initialFrame(for controller: UIViewController) -> CGRect {
        side(of: controller).map { rect($0.initial) } ?? .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect { side(of: controller).map { rect($0.final) } ?? .zero }

    /// Gives the container another size on the way. What filled it fills it still, as far along its way as it was.
    func resizeContainer(to size: CGSize) {
        let old = container.bounds.size
        guard size != old, old.width > 0, old.height > 0 else { return }
        container.fill(CGRect(origin: .zero, size: size))
        for view in container.subviews where view.bounds.size == old {
            view.layer.scalePosition(x: size.width / old.width, y: size.height / old.height)
            view.bounds.size = size
        }
    }

    func reportSecondCompletion(_ didComplete: Bool) {
        guard !isCutShort else { return }
        diagnostics.report(
            "completeTransition(\(didComplete)) on a transition that is already complete: ignored. Call it once.")
    }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].first { $0.controller === controller }
    }

    private func rect(_ place: Place) -> CGRect {
        switch place {
        case .nowhere: .zero
        case .container: container.bounds
        case .frame(let frame): frame
        case .presented(let presentation): presentation.controller.frameOfPresentedViewInContainerView
        }
    }
}
