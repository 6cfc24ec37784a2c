public import Foundation
import NavCore

/// Makes a navigation controller zoom between cards and pages: the delegate that says when, and the gesture that takes a page back.
///
///     let zoom = CardZoom(navigationController)     // keep it: delegates are not kept
///
/// A push from a ``CardZoomSource`` to a ``CardZoomPage`` zooms, and so does the pop between them; every other change uses ``slidePush`` and ``slidePop``.
@preconcurrency @MainActor public final class CardZoom: NSObject {
    public let push = CardZoomPush()
    public let pop = CardZoomPop()
    public let interaction = CardZoomPopInteraction()
    /// Between pages that do not zoom.
    public var slidePush: SlidePush = SlidePush()
    public var slidePop: SlidePop = SlidePop()

    /// Hears of the pages that are shown. Held weakly.
    public weak var delegate: (any UINavigationControllerDelegate)?

    /// Of both directions and the gesture.
    public var style = CardZoomStyle() {
        didSet { (push.style, pop.style, interaction.style) = (style, style, style) }
    }

    /// Becomes the delegate of `navigationController`, which does not keep it.
    public init(_ navigationController: UINavigationController) {
        super.init()
        navigationController.delegate = self
        interaction.attach(to: navigationController)
    }
}

extension CardZoom: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        delegate?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        delegate?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .none: nil
        case .push: fromVC is any CardZoomSource && toVC is any CardZoomPage ? push : slidePush
        case .pop: fromVC is any CardZoomPage && toVC is any CardZoomSource ? pop : slidePop
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animationController === pop && interaction.isActive ? interaction : nil
    }
}
