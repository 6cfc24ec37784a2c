import Foundation
import NavKit

/// Knows which transition is chosen, and gives it to the pages that come and go.
final class Chooser: NSObject, UINavigationControllerDelegate {
    var idea = TransitionIdea.system

    /// A page goes in the way in which it came.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let page = (operation == .push ? toVC : fromVC) as? Page else { return nil }
        if operation == .push { page.idea = idea }
        return page.idea.animator(operation)
    }
}
