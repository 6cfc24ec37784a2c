import Foundation

/// Pixels that never change once made, with an identity by which a painter knows them again.
public final class Bitmap: Sendable {
    public enum Format: Hashable, Sendable {
        /// Four bytes a pixel, blue first in memory, premultiplied: what Cairo calls ARGB32 on a little-endian machine.
        case bgra
        /// One byte a pixel: coverage only. Drawn in a colour that the drawing command names.
        case alpha
    }

    public let format: Format
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// At least the width's bytes, and a multiple of four.
    public let bytesPerRow: Int
    private let storage: Storage

    /// Makes a bitmap whose bytes `fill` writes, once, before anyone can see them. They are zero before that.
    ///
    /// - Parameters:
    ///   - width: In pixels, at least 1.
    ///   - height: In pixels, at least 1.
    public init(format: Format, width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
        precondition(width > 0 && height > 0, "Bitmap: a picture needs at least one pixel, not \(width) × \(height)")
        self.format = format
        self.width = width
        self.height = height
        bytesPerRow = format == .bgra ? width * 4 : (width + 3) & ~3
        storage = Storage(byteCount: bytesPerRow * height)
        fill(storage.bytes)
        LiveObjects.add(.bitmap)
    }

    deinit { LiveObjects.remove(.bitmap) }

    /// The bytes, row by row from the top. Valid inside `body` only.
    public func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(storage.bytes))
    }

    /// Memory that is written only before its bitmap is shared.
    private final class Storage: @unchecked Sendable {
        let bytes: UnsafeMutableRawBufferPointer

        init(byteCount: Int) {
            bytes = .allocate(byteCount: byteCount, alignment: 16)
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
        }

        deinit { bytes.deallocate() }
    }
}
