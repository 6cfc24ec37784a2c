public import Foundation
package import NavCore
import NavRaster

/// A picture: pixels, a drawn symbol, or several pictures that follow one another. Immutable.
nonisolated public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        /// As a template in a button and where it is a symbol, as it is elsewhere.
        case automatic = 0
        case alwaysOriginal
        /// Only its shape counts; it is drawn in the tint of the view that shows it.
        case alwaysTemplate
    }

    /// How the pixels have to be turned to be seen upright; mirrored ones are mirrored left to right first.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down
        /// A quarter turn against the clock.
        case left
        /// A quarter turn with the clock.
        case right
        case upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How what lies between the cap insets fills a larger place.
    public enum ResizingMode: Int, Sendable { case tile = 0, stretch }

    package let values: ImageValues

    package init(_ values: ImageValues) { self.values = values }

    package convenience init(
        bitmap: Bitmap, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, color: UIColor? = nil
    ) {
        precondition(scale > 0, "UIImage: the scale must be above 0, not \(scale)")
        self.init(ImageValues(content: .pixels(bitmap), scale: scale, renderingMode: renderingMode, color: color))
    }

    /// - `scale`: Pixels a point, above 0.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(bitmap: cgImage.turned(orientation), scale: scale)
    }

    public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage) }

    /// Pixels a point.
    public var scale: CGFloat { values.scale }
    public var renderingMode: RenderingMode { values.renderingMode }

    /// In points.
    public var size: CGSize {
        switch values.content {
        case .pixels(let bitmap): CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        case .symbol(let symbol): symbol.size
        }
    }

    /// Always up: files are turned upright when they are read, and so are pixels for which an orientation is given.
    public var imageOrientation: Orientation { .up }

    /// The pixels, without `withTintColor`'s colour. Those of a symbol are coverage.
    public var cgImage: CGImage? { bitmap }

    /// Whether it was made from the name of a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { ($0.color, $0.renderingMode) = (color, renderingMode) }
    }

    // MARK: Right to left

    /// Whether views whose content runs from right to left show it mirrored.
    public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    /// The picture mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.content = $0.content.mirrored() } }

    // MARK: Resizing

    /// How wide the parts at the edges are that keep their size, in points.
    public var capInsets: UIEdgeInsets { values.resizing?.capInsets ?? .zero }
    public var resizingMode: ResizingMode { values.resizing?.mode ?? .tile }

    /// A picture whose corners keep their size, and whose middle is repeated, wherever it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.resizing = ImageValues.Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    // MARK: Animation

    /// The pictures that follow one another; nil if it is one picture.
    public var images: [UIImage]? { values.frames }
    /// How long all of them are seen, in seconds; 0 if it is one picture.
    public var duration: TimeInterval { values.duration }

    /// Pictures that an image view shows one after another, over and over. Nil if there are none.
    ///
    /// - `duration`: Of one round, in seconds; 0: a thirtieth of a second for each picture.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
        }
    }
}

/// What an image is made of.
nonisolated package struct ImageValues: Sendable {
    struct Resizing: Sendable {
        var capInsets: UIEdgeInsets
        var mode: UIImage.ResizingMode
    }

    var content: ImageContent
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that it is drawn in instead of its own, where it is no template.
    var color: UIColor?
    var flipsForRightToLeft = false
    var resizing: Resizing?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
}

nonisolated package enum ImageContent: Sendable {
    case pixels(Bitmap)
    case symbol(SymbolImage)
}

nonisolated extension ImageContent {
    func mirrored() -> ImageContent {
        switch self {
        case .pixels(let bitmap): .pixels(bitmap.turned(.upMirrored))
        case .symbol(let symbol): .symbol(symbol.mirrored())
        }
    }
}

nonisolated extension UIImage {
    func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values)
    }

    package var color: UIColor? { values.color }

    /// The pixels at the image's own size and scale.
    package var bitmap: Bitmap {
        switch values.content {
        case .pixels(let bitmap): bitmap
        case .symbol(let symbol): symbol.picture(in: CGRect(origin: .zero, size: symbol.size), scale: scale).bitmap
        }
    }

    /// It has no colours of its own.
    var isCoverage: Bool {
        switch values.content {
        case .pixels(let bitmap): bitmap.format == .alpha
        case .symbol: true
        }
    }

    var symbol: SymbolImage? {
        guard case .symbol(let symbol) = values.content else { return nil }
        return symbol
    }
}
