import Foundation
import NavLayers

extension UIView {
    func maskDidChange(from old: UIView?) {
        old?.maskedView = nil
        if let mask {
            precondition(
                !isDescendant(of: mask), "UIView.mask: \(mask) holds \(self); use a view that lies nowhere else")
            mask.removeFromSuperview()
            if mask.maskedView !== self { mask.maskedView?.mask = nil }
            mask.maskedView = self
            mask.announceNeededLayout()
        }
        layer.mask = mask?.layer
    }

    /// What this view lies in: its superview, or the view that it is the mask of.
    var host: UIView? { superview ?? maskedView }
}
