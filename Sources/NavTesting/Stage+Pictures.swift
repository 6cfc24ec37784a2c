public import Foundation
public import NavKit
import NavRaster

extension Stage {
    /// The last turn's picture as pixels, drawn by the CPU painter; nil before anything was shown.
    public var bitmap: Bitmap? { backend.picture.map { Bitmap(rendering: $0) } }

    /// The colour of the device pixel at `point`, a point of the window; nil outside or before anything was shown.
    public func color(at point: CGPoint) -> CGColor? {
        guard let bitmap else { return nil }
        let (x, y) = (Int((point.x * backend.scale).rounded(.down)), Int((point.y * backend.scale).rounded(.down)))
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let pixel = bitmap.pixel(x, y)
        func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        return CGColor(red: part(pixel.red), green: part(pixel.green), blue: part(pixel.blue), alpha: part(pixel.alpha))
    }

    /// Writes the last turn's picture as a PNG file.
    ///
    /// - Throws: What the file system says, or `PictureError.nothingShown` before the first picture.
    public func writePicture(to url: URL) throws {
        guard let bitmap else { throw PictureError.nothingShown }
        try bitmap.pngData().write(to: url)
    }

    public nonisolated enum PictureError: Error {
        case nothingShown
    }
}
