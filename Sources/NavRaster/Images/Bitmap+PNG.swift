import CCairo
package import Foundation
package import NavCore

extension Bitmap {
    /// The picture as a PNG file. Coverage becomes black of that alpha.
    package func pngData() -> Data {
        var data = Data()
        withSurface { surface in
            let status = withUnsafeMutablePointer(to: &data) { sink in
                cairo_surface_write_to_png_stream(surface, appendToData, sink)
            }
            precondition(
                status == CAIRO_STATUS_SUCCESS,
                "Bitmap.pngData: Cairo cannot write PNG: \(String(cString: cairo_status_to_string(status)))")
        }
        return data
    }
}

private func appendToData(
    _ sink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
}
