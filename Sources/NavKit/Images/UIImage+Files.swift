public import Foundation
import NavCore
import NavRaster

nonisolated extension UIImage {
    /// Reads a file's content: PNG, JPEG, or another kind that is known. Nil if it is none, or cut short; why is told.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - `scale`: Pixels a point, above 0.
    public convenience init?(data: Data, scale: CGFloat) {
        do {
            self.init(bitmap: try Bitmap.decode(data), scale: scale)
        } catch {
            Diagnostics.tell("UIImage(data:): \(error)")
            return nil
        }
    }

    /// Reads a file. A name that ends in `@2x` or `@3x`, before the dot, says how many pixels a point it has. Nil if there is none, or if it cannot be
    /// read, which is told.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url) else { return nil }
        let name = url.deletingPathExtension().lastPathComponent
        do {
            self.init(bitmap: try Bitmap.decode(data), scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
        } catch {
            Diagnostics.tell("UIImage(contentsOfFile:): \(path): \(error)")
            return nil
        }
    }

    /// The content of a PNG file with these pixels, without `withTintColor`'s colour.
    public func pngData() -> Data? { bitmap.pngData() }

    /// The content of a JPEG file with these pixels, what lets through over black; nil if it cannot be made.
    ///
    /// - Parameter compressionQuality: 0 (small) … 1 (good).
    public func jpegData(compressionQuality: CGFloat) -> Data? { bitmap.jpegData(quality: compressionQuality) }
}
