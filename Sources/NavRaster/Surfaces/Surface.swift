import CCairo

/// Pixels in memory that Cairo draws into and from.
///
/// It owns the memory, or borrows that of a ``PixelBuffer``, whose owner keeps it alive.
final class Surface {
    let raw: OpaquePointer
    let width: Int
    let height: Int
    /// No pixel lets anything through.
    let isOpaque: Bool

    /// Makes a surface of its own, empty (opaque: black).
    init(width: Int, height: Int, isOpaque: Bool) {
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        raw = cairo_image_surface_create(format, Int32(width), Int32(height))
        check()
    }

    /// Draws straight into `buffer`. With `isOpaque` false, its fourth byte is alpha, premultiplied.
    init(_ buffer: PixelBuffer, isOpaque: Bool = true) {
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        width = buffer.width
        height = buffer.height
        self.isOpaque = isOpaque
        raw = cairo_image_surface_create_for_data(
            buffer.pixels.assumingMemoryBound(to: UInt8.self), format, Int32(buffer.width), Int32(buffer.height),
            Int32(buffer.bytesPerRow))
        check()
    }

    deinit { cairo_surface_destroy(raw) }

    var extents: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
    var bytesPerRow: Int { Int(cairo_image_surface_get_stride(raw)) }
    var byteCount: Int { bytesPerRow * height }
    var bytes: UnsafeMutablePointer<UInt8> { cairo_image_surface_get_data(raw) }

    private func check() {
        let status = cairo_surface_status(raw)
        precondition(
            status == CAIRO_STATUS_SUCCESS,
            "Surface: Cairo cannot make \(width) × \(height) pixels: \(String(cString: cairo_status_to_string(status)))"
        )
    }
}

extension Surface {
    /// Copies the pixels of `rect`, in this surface's coordinates, from `source`, whose corner lies at (`x`, `y`).
    func copy(_ rect: PixelRect, from source: Surface, at x: Int, _ y: Int) {
        let rect = rect.intersection(extents)
            .intersection(PixelRect(x: x, y: y, width: source.width, height: source.height))
        guard !rect.isEmpty else { return }
        cairo_surface_flush(raw)
        let toStride = bytesPerRow, fromStride = source.bytesPerRow
        var to = bytes + rect.y * toStride + rect.x * 4
        var from = source.bytes + (rect.y - y) * fromStride + (rect.x - x) * 4
        for _ in 0..<rect.height {
            to.update(from: from, count: rect.width * 4)
            to += toStride
            from += fromStride
        }
        cairo_surface_mark_dirty_rectangle(raw, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }
}
