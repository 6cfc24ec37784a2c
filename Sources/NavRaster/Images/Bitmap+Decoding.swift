import CPixbuf
package import Foundation
package import NavCore

extension Bitmap {
    /// Why bytes could not be read as a picture.
    package struct DecodingError: Error, CustomStringConvertible {
        package let reason: String
        package var description: String { "This is not a picture that can be read: \(reason)" }
    }

    /// Reads a picture from the bytes of a PNG or JPEG file, or of any kind gdk-pixbuf knows; of an animation, the first frame.
    ///
    /// Turned upright where the file says how it was held. Throws for anything else, and for a PNG
    /// that is cut short (a JPEG that is cut short shows what there is, as browsers do).
    package static func decode(_ data: Data) throws(DecodingError) -> Bitmap {
        guard !data.isEmpty else { throw DecodingError(reason: "it is empty") }
        guard !data.isPNGCutShort else { throw DecodingError(reason: "it ends before its last part") }
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(loader) }
        var failure: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &failure)
        }
        // A loader must be closed even after an error, which then stands.
        let isClosed = failure == nil ? gdk_pixbuf_loader_close(loader, &failure) : gdk_pixbuf_loader_close(loader, nil)
        defer { g_clear_error(&failure) }
        guard isWritten != 0, isClosed != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw DecodingError(reason: failure.map { String(cString: $0.pointee.message) } ?? "it holds no pixels")
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(picture) else {
            throw DecodingError(reason: "there is not enough memory")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return Bitmap(pixbuf: upright)
    }

    private convenience init(pixbuf: OpaquePointer) {
        let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf)), channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let pixels = gdk_pixbuf_read_pixels(pixbuf)!
        self.init(format: .bgra, width: width, height: height) { bytes in
            let target = bytes.bindMemory(to: UInt8.self).baseAddress!
            for y in 0..<height {
                premultiply(pixels + y * stride, channels: channels, count: width, into: target + y * width * 4)
            }
        }
    }
}

extension Data {
    /// A PNG without its last chunk, of which gdk-pixbuf says nothing.
    fileprivate var isPNGCutShort: Bool {
        starts(with: [0x89, 0x50, 0x4E, 0x47]) && range(of: Data("IEND".utf8), options: .backwards) == nil
    }
}

/// Turns a row of red, green, blue and perhaps alpha into premultiplied blue, green, red, alpha.
private func premultiply(
    _ source: UnsafePointer<UInt8>, channels: Int, count: Int, into target: UnsafeMutablePointer<UInt8>
) {
    for x in 0..<count {
        let from = source + x * channels, to = target + x * 4
        let alpha = channels == 4 ? UInt32(from[3]) : 255
        to[0] = scaled(from[2], by: alpha)
        to[1] = scaled(from[1], by: alpha)
        to[2] = scaled(from[0], by: alpha)
        to[3] = UInt8(alpha)
    }
}

private func scaled(_ value: UInt8, by alpha: UInt32) -> UInt8 { UInt8((UInt32(value) * alpha + 127) / 255) }
