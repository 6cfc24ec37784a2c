import Foundation
import NavCore
import NavRaster
import Synchronization

/// A symbol at a size and weight.
nonisolated package struct SymbolImage: Hashable, Sendable {
    private var shape: SymbolShape
    private(set) var configuration: SymbolValues

    init(_ shape: SymbolShape, _ configuration: SymbolValues) {
        self.shape = shape
        self.configuration = configuration
    }

    /// So many units of the drawing are as high as the font is large.
    private static let unitsPerSize: CGFloat = 20

    /// In points, a unit of the drawing.
    private var unit: CGFloat { configuration.resolvedPointSize * configuration.scaleFactor / Self.unitsPerSize }

    /// In whole points.
    var size: CGSize {
        CGSize(
            width: (shape.width * unit).rounded(.up), height: (SymbolShape.gridHeight * unit).rounded(.up))
    }

    func mirrored() -> SymbolImage { SymbolImage(shape.mirrored(), configuration) }

    func configured(_ configuration: SymbolValues) -> SymbolImage { SymbolImage(shape, configuration) }

    /// The symbol's coverage for a place of any size, and where it lies, on whole pixels.
    func picture(in rect: CGRect, scale: CGFloat) -> (bitmap: Bitmap, rect: CGRect) {
        let width = max((rect.width * scale).rounded(.up), 1), height = max((rect.height * scale).rounded(.up), 1)
        let place = CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: width / scale,
            height: height / scale)
        return (SymbolBitmaps.shared.bitmap(shape, configuration.lineWidth, Int(width), Int(height)), place)
    }
}

/// The symbols that were drawn of late: a list in which each row has the same one keeps it once.
nonisolated private final class SymbolBitmaps: Sendable {
    static let shared = SymbolBitmaps()

    private struct Key: Hashable {
        var shape: SymbolShape
        var lineWidth: CGFloat
        var width: Int
        var height: Int
    }

    /// How many are kept; past that, all are dropped and made again when asked for.
    private static let capacity = 128

    private let bitmaps = Mutex<[Key: Bitmap]>([:])

    func bitmap(_ shape: SymbolShape, _ lineWidth: CGFloat, _ width: Int, _ height: Int) -> Bitmap {
        bitmaps.withLock { bitmaps in
            let key = Key(shape: shape, lineWidth: lineWidth, width: width, height: height)
            if let bitmap = bitmaps[key] { return bitmap }
            if bitmaps.count >= Self.capacity { bitmaps.removeAll() }
            let bitmap = Bitmap(shape, lineWidth: lineWidth, width: width, height: height)
            bitmaps[key] = bitmap
            return bitmap
        }
    }
}
