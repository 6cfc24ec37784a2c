import Foundation
import NavCore
import NavKit
import NavLayers

/// A view whose content a subclass draws, behind the subviews.
class DrawnView: UIView {
    private let artist = Artist()
    private let drawing = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        artist.view = self
        drawing.owner = artist
        drawing.anchorPoint = .zero
        layer.addSublayer(drawing)
    }

    required init?(coder: NSCoder) { nil }

    /// What the view shows, in its own space. Kept until ``redraw()``, another size or another appearance.
    func commands(in bounds: CGRect) -> [DrawCommand] { [] }

    func redraw() { drawing.setNeedsDisplay() }

    /// A colour as it is in the view's appearance.
    final func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.bounds.size = bounds.size
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        redraw()
    }
}

/// Stands between the layer, which does not keep it, and the view, which does.
private final class Artist: LayerOwner {
    weak var view: DrawnView?

    var animationEngine: AnimationEngine? { view?.animationEngine }

    func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] { view?.commands(in: bounds) ?? [] }

    func layerBoundsDidChange(from old: CGRect) {}
}
