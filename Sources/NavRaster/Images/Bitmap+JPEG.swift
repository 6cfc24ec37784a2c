import CPixbuf
package import Foundation
package import NavCore

extension Bitmap {
    /// The picture as a JPEG file, what lets through over black; nil if gdk-pixbuf cannot make one.
    ///
    /// - Parameter quality: 0 (small) … 1 (good).
    package func jpegData(quality: CGFloat) -> Data? {
        var pixels = rgbBytes
        let rowBytes = width * 3
        return pixels.withUnsafeMutableBufferPointer { pixels -> Data? in
            guard
                let picture = gdk_pixbuf_new_from_data(
                    pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(rowBytes), nil, nil
                )
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
            return picture.saved(as: "jpeg", ["quality": "\(Int((min(max(quality, 0), 1) * 100).rounded()))"])
        }
    }

    /// Red, green and blue, row by row with nothing between.
    private var rgbBytes: [UInt8] {
        withBytes { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(width * height * 3)
            for y in 0..<height {
                for x in 0..<width {
                    let first = y * bytesPerRow + x * 4
                    result += format == .bgra ? [bytes[first + 2], bytes[first + 1], bytes[first]] : [0, 0, 0]
                }
            }
            return result
        }
    }
}

extension OpaquePointer {
    fileprivate func saved(as kind: String, _ options: KeyValuePairs<String, String>) -> Data? {
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        var keys: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0.key) } + [nil]
        var values: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0.value) } + [nil]
        defer { (keys + values).forEach { free($0) } }
        guard gdk_pixbuf_save_to_bufferv(self, &bytes, &count, kind, &keys, &values, nil) != 0, let bytes else {
            return nil
        }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}
