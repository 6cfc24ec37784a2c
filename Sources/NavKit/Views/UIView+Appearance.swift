import Foundation
import NavCore
import NavLayers

extension UIView {
    /// The appearance that this view is shown in.
    public var traitCollection: UITraitCollection { window?.windowTraits ?? .current }

    func resolveBackground() {
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    /// Tells this view, and those below that have no tint of their own.
    func tellTintColorChanged() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.tellTintColorChanged() }
    }

    /// Colours and drawings are made again for the appearance that is in force now.
    func appearanceDidChange(from previous: UITraitCollection) {
        tellSubtree { view in
            view.resolveBackground()
            view.setNeedsDisplay()
            view.traitCollectionDidChange(previous)
            view.controller?.traitCollectionDidChange(previous)
        }
    }
}
