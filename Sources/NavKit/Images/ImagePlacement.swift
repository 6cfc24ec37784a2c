import Foundation
import NavCore
import NavRaster

nonisolated extension UIImage {
    /// The drawing of the image over `rect`, in points; `scale` is in device pixels a point.
    func command(in rect: CGRect, scale: CGFloat, tint: CGColor?) -> DrawCommand {
        switch values.content {
        case .symbol(let symbol):
            let (bitmap, place) = symbol.picture(in: rect, scale: scale)
            return .image(bitmap, place, tint: tint)
        case .pixels(let bitmap):
            guard let resizing = values.resizing, rect.size != size else { return .image(bitmap, rect, tint: tint) }
            return resized(bitmap, resizing, rect, scale, tint)
        }
    }

    private func resized(
        _ bitmap: Bitmap, _ resizing: ImageValues.Resizing, _ rect: CGRect, _ target: CGFloat, _ tint: CGColor?
    ) -> DrawCommand {
        let insets = resizing.capInsets
        let caps = CapResizing(
            left: insets.left * scale, top: insets.top * scale, right: insets.right * scale,
            bottom: insets.bottom * scale, tiles: resizing.mode == .tile)
        let width = max((rect.width * target).rounded(), 1), height = max((rect.height * target).rounded(), 1)
        let picture = bitmap.resized(caps, width: Int(width), height: Int(height), factor: target / scale)
        return .image(picture, rect, tint: tint)
    }
}
