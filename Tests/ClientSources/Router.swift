import UIKit

/// A navigation delegate that chooses among transitions and keeps a count.
final class Router: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [String] = []
    var dissolves = false

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push, .pop:
            return dissolves ? DissolveTransition() : CoverTransition(operation: operation)
        case .none:
            return nil
        @unknown default:
            return nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController.title ?? "untitled")
    }
}
