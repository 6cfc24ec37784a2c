public import Foundation
package import NavCore
import NavRaster

public nonisolated enum NSTextAlignment: Int, Sendable {
    case left = 0, center, right, justified
    /// Where the text's own direction begins.
    case natural
}

/// What happens to text that is longer than its line.
public nonisolated enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping
    case byClipping
    // An ellipsis stands for what is left out of the last line.
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

/// Shows text. It takes no touches unless told to.
@preconcurrency @MainActor open class UILabel: UIView {
    private var known: TextLayout?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var text: String? {
        didSet { if text != oldValue { setNeedsDisplay() } }
    }

    /// Of 17 points by default; nil sets that one again.
    open var font: UIFont! = UILabel.defaultFont {
        didSet {
            if font == nil { font = Self.defaultFont }
            if font != oldValue { setNeedsDisplay() }
        }
    }

    /// `.label` by default; nil sets that one again.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
    }

    /// The most lines that are shown; 0: as many as fit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
    }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    // MARK: Size

    /// The size of the text, rounded up to whole pixels. A label of one line asks for all its width; one of several keeps to that of `size`,
    /// if it is above 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
        let needed = layout(width: width, lines: numberOfLines).size
        return CGSize(width: roundedUpToPixel(needed.width), height: roundedUpToPixel(needed.height))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    // MARK: Drawing

    package override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        guard let text, !text.isEmpty else { return [] }
        let layout = layout(fitting: bounds.size)
        let color = textColor.cgColor(in: traitCollection)
        guard let picture = layout.picture(scale: scale, color: color) else { return [] }
        // The text's picture lies on whole pixels; so must the text.
        let top = ((bounds.height - layout.size.height) / 2 * scale).rounded() / scale
        return [
            .image(
                picture.bitmap, picture.rect.offsetBy(dx: bounds.minX, dy: bounds.minY + top),
                tint: tint(picture, color))
        ]
    }

    /// Letters are drawn in the text's colour; a picture with colours of its own has it already.
    private func tint(_ picture: TextPicture, _ color: CGColor) -> CGColor? {
        picture.bitmap.format == .alpha ? color : nil
    }

    /// The text in as many lines as `size` has room for, one at least.
    private func layout(fitting size: CGSize) -> TextLayout {
        let whole = layout(width: size.width, lines: numberOfLines)
        guard whole.lineCount > 1, whole.size.height > size.height + 0.5 else { return whole }
        let lineHeight = whole.size.height / CGFloat(whole.lineCount)
        return layout(width: size.width, lines: max(Int((size.height + 0.5) / lineHeight), 1))
    }

    private func layout(width: CGFloat?, lines: Int) -> TextLayout {
        let block = TextBlock(
            text ?? "", font.style, alignment: textAlignment.inBlock, maxWidth: width, maxLines: lines,
            fit: lineBreakMode.inBlock)
        if let known, known.block == block { return known }
        let layout = TextLayout(block)
        known = layout
        return layout
    }
}

extension UIView {
    /// `length` rounded up to whole pixels of the display that the view is on.
    func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        // What is a whole number but for the arithmetic stays it.
        return ((length * scale) - 0.001).rounded(.up) / scale
    }

    /// `length` rounded to the nearest pixel.
    func roundedToPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }
}

extension NSTextAlignment {
    nonisolated fileprivate var inBlock: TextBlock.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    nonisolated fileprivate var inBlock: TextBlock.Fit {
        switch self {
        case .byWordWrapping: .wrapWords
        case .byCharWrapping: .wrapCharacters
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}
