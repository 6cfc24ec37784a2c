import Foundation
import NavCore

extension UIViewController {
    /// Makes `child` a child and announces it. The end of the move is told by the caller.
    func link(_ child: UIViewController) {
        guard child.parent !== self else { return }
        precondition(
            !sequence(first: self, next: \.parent).contains { $0 === child },
            "\(self).addChild(\(child)): a controller cannot be a child of itself or of what it holds; remove it from there first"
        )
        child.leaveParent()
        child.willMove(toParent: self)
        child.parent = self
        childControllers.append(child)
        child.movement = .toParent
    }

    func unlink(_ child: UIViewController) {
        guard let index = childControllers.lastIndex(where: { $0 === child }) else { return }
        childControllers.remove(at: index)
        child.parent = nil
        child.viewIfLoaded?.setContainerInsets(.zero)
        child.hideCard(nil)
        child.didMove(toParent: nil)
    }

    /// A view among the views of another controller than its own controller's parent is told to nobody when that one comes and goes.
    func checkPlaceInHierarchy() {
        guard let parent, let view = viewIfLoaded else { return }
        let above = sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(\.controller).first
        guard above !== parent else { return }
        diagnostics.report(
            "The view of \(self), a child of \(parent), was put among the views of \(above.map { "\($0)" } ?? "no controller"): call "
                + "addChild(_:) on the controller whose view holds it, or put it into the view of \(parent).")
    }

    /// Leaves the parent for another one, view and all, with everything that the old one owes it.
    private func leaveParent() {
        guard let old = parent else { return }
        willMove(toParent: nil)
        old.childWillLeave(self)
        if let view = viewIfLoaded, let oldView = old.viewIfLoaded, view.isDescendant(of: oldView) {
            view.removeFromSuperview()
        }
        old.unlink(self)
    }
}
