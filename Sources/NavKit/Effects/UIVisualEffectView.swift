public import Foundation
import NavLayers

/// Shows what lies beneath it through an effect, live: whatever moves there is seen as it is in the same frame.
///
/// Put what lies on the glass into `contentView`. Corners are those of this view's layer, with `clipsToBounds`. Its `alpha` mixes the effect with what is
/// beneath as it is; that of a view around it does so too.
///
/// An effect that is set in an animation block comes, goes or changes with the block, and can be scrubbed by an animator: at 0 of the way to a blur
/// nothing of it is seen.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let glass = GlassView()
    private let paint = UIView()

    /// Where what lies over the effect belongs. As large as this view.
    public let contentView = UIView()

    /// nil shows what is beneath as it is.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { show() } }
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        build()
        self.effect = effect
        show()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for view in [glass, paint, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
            addSubview(view)
        }
        glass.isUserInteractionEnabled = false
        paint.isUserInteractionEnabled = false
    }

    /// Without an effect the paint keeps its hue, so that it goes as it came.
    private func show() {
        guard let material = (effect as? UIBlurEffect)?.material else {
            glass.layer.set(blur: 0, saturation: 1)
            paint.backgroundColor = paint.backgroundColor?.withAlphaComponent(0)
            return
        }
        glass.layer.set(blur: material.blur, saturation: material.saturation)
        paint.backgroundColor = material.tint
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [glass, paint, contentView] { view.frame = bounds }
    }
}

/// The blurred picture itself.
private final class GlassView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
}

extension CALayer {
    fileprivate func set(blur: CGFloat, saturation: CGFloat) {
        guard let backdrop = self as? BackdropLayer else { return }
        (backdrop.blurRadius, backdrop.saturation) = (blur, saturation)
    }
}
