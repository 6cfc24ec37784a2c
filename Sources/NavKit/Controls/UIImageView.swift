public import Foundation
package import NavCore

/// Shows a picture. It takes no touches unless told to.
@preconcurrency @MainActor open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// A view as large as `image`.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { setNeedsDisplay() } }
    }

    /// How the picture lies in the bounds. What reaches outside is seen unless `clipsToBounds` is true.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// Whether an image that leaves it open is drawn as a template.
    var takesAutomaticAsTemplate = false {
        didSet { if takesAutomaticAsTemplate != oldValue { setNeedsDisplay() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    package override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        guard let image = shownImage else { return [] }
        let rect = contentMode.rect(of: image.size, in: bounds)
        return [image.command(in: rect, scale: scale, tint: tint(of: image)?.cgColor(in: traitCollection))]
    }

    /// The image as this view's preferences and reading direction have it.
    private var shownImage: UIImage? {
        guard let image else { return nil }
        let flips = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return flips ? image.withHorizontallyFlippedOrientation() : image
    }

    private func tint(of image: UIImage) -> UIColor? {
        switch image.renderingMode {
        case .alwaysTemplate: tintColor
        case .automatic where takesAutomaticAsTemplate: tintColor
        case .automatic, .alwaysOriginal: image.color ?? (image.isCoverage ? tintColor : nil)
        }
    }
}
