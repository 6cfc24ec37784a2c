public import Foundation
public import NavCore
import NavRaster

/// Pixels that never change.
public typealias CGImage = Bitmap

nonisolated extension Bitmap {
    /// The pixels inside `rect`, which counts in pixels from the top left corner; nil if there are none.
    public func cropping(to rect: CGRect) -> CGImage? { cropped(to: rect) }

    /// Upright, if `orientation` says how it has to be turned.
    package func turned(_ orientation: UIImage.Orientation) -> Bitmap {
        let (columns, rows) = (width - 1, height - 1)
        return switch orientation {
        case .up: self
        case .down: rearranged { (columns - $0, rows - $1) }
        case .upMirrored: rearranged { (columns - $0, $1) }
        case .downMirrored: rearranged { ($0, rows - $1) }
        case .right: rearranged(onItsSide: true) { ($1, rows - $0) }
        case .left: rearranged(onItsSide: true) { (columns - $1, $0) }
        case .leftMirrored: rearranged(onItsSide: true) { ($1, $0) }
        case .rightMirrored: rearranged(onItsSide: true) { (columns - $1, rows - $0) }
        }
    }
}
