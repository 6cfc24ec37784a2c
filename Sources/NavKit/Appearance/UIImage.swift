public import Foundation
package import NavCore
import NavRaster

/// A picture. Immutable.
nonisolated public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        /// As a template in a button, as it is elsewhere.
        case automatic = 0
        case alwaysOriginal
        /// Only its shape counts; it is drawn in the tint of the view that shows it.
        case alwaysTemplate
    }

    package let bitmap: Bitmap
    /// Pixels a point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// The colour that it is drawn in instead of its own, where it is no template.
    package let color: UIColor?

    package init(bitmap: Bitmap, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, color: UIColor? = nil) {
        precondition(scale > 0, "UIImage: the scale must be above 0, not \(scale)")
        self.bitmap = bitmap
        self.scale = scale
        self.renderingMode = renderingMode
        self.color = color
    }

    /// Reads a file's content: PNG, JPEG, or another kind that is known. Nil if it is none, or cut short.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: Pixels a point, above 0.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? Bitmap.decode(data) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// Reads a file. A name that ends in `@2x` or `@3x`, before the dot, says how many pixels a point it has. Nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url) else { return nil }
        let name = url.deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// In points.
    public var size: CGSize { CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale) }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(bitmap: bitmap, scale: scale, renderingMode: renderingMode, color: color)
    }

    /// The picture's shape in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(bitmap: bitmap, scale: scale, renderingMode: renderingMode, color: color)
    }

    /// The content of a PNG file with these pixels, without `withTintColor`'s colour.
    public func pngData() -> Data? { bitmap.pngData() }
}
