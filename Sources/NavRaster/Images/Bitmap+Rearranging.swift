package import Foundation
package import NavCore

extension Bitmap {
    /// The same pixels at other places: `source` says, for a place in the result, from where its pixel comes.
    ///
    /// - Parameter onItsSide: The result is as wide as this one is high.
    package func rearranged(onItsSide: Bool = false, _ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) -> Bitmap {
        copy(width: onItsSide ? height : width, height: onItsSide ? width : height, source)
    }

    /// The pixels inside `rect`, in whole pixels; nil if there are none.
    package func cropped(to rect: CGRect) -> Bitmap? {
        guard !rect.isNull, !rect.isEmpty else { return nil }
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let part = PixelRect(covering: rect.intersection(whole.cgRect)).intersection(whole)
        guard !part.isEmpty else { return nil }
        return copy(width: part.width, height: part.height) { ($0 + part.x, $1 + part.y) }
    }

    private func copy(width: Int, height: Int, _ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) -> Bitmap {
        let size = format == .bgra ? 4 : 1
        return Bitmap(format: format, width: width, height: height) { target in
            let stride = target.count / height
            withBytes { bytes in
                for y in 0..<height {
                    for x in 0..<width {
                        let (fromX, fromY) = source(x, y)
                        let from = fromY * bytesPerRow + fromX * size, to = y * stride + x * size
                        for byte in 0..<size { target[to + byte] = bytes[from + byte] }
                    }
                }
            }
        }
    }
}
