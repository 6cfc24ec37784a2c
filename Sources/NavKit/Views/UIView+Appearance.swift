import Foundation
import NavCore
import NavLayers

extension UIView {
    func resolveBackground() {
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    /// Tells this view, and those below that have no tint of their own.
    func tellTintColorChanged() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.tellTintColorChanged() }
    }
}

// MARK: Traits

extension UIView {
    /// `traits` of what is around this view, as they are in it.
    func styled(_ traits: UITraitCollection) -> UITraitCollection {
        let own = overrideUserInterfaceStyle
        return traits.with(own == .unspecified ? controller?.overrideUserInterfaceStyle ?? .unspecified : own)
    }

    /// Colours and drawings are made again for the traits that are in force now, if they are not the same.
    func traitsMayHaveChanged(from previous: UITraitCollection) {
        let present = traitCollection
        if present != previous { tellTraits(from: previous, to: present) }
    }

    private func tellTraits(from previous: UITraitCollection, to present: UITraitCollection) {
        resolveBackground()
        setNeedsDisplay()
        present.performAsCurrent {
            traitCollectionDidChange(previous)
            traitObservers.tell(previous, present)
            controller?.traitCollectionDidChange(previous)
            controller?.traitObservers.tell(previous, present)
        }
        for view in subviews + [mask].compactMap(\.self) {
            let (was, new) = (view.styled(previous), view.styled(present))
            if was != new { view.tellTraits(from: was, to: new) }
        }
    }
}
