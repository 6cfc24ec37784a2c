import UIKit

/// A plain helper, as Swift 6 asks for it: what touches views says so.
@MainActor class Ruler {
    let view: UIView

    init(view: UIView) {
        self.view = view
    }

    var middle: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

    func grow(by factor: CGFloat) {
        UIView.performWithoutAnimation {
            view.transform = view.transform.scaledBy(x: factor, y: factor)
        }
    }
}
