public import Foundation
public import NavKit
import NavRaster

nonisolated extension FrameStrip {
    /// One picture of the whole motion: some of the frames laid over each other, each as strong as any other.
    ///
    /// - Parameters:
    ///   - count: How many frames, at even distances, the first and the last among them; at least 2.
    ///   - scale: Pixels a point, at least 0.5.
    /// - Returns: nil where there are no frames.
    public func onionSkin(of count: Int = 6, scale: CGFloat = 1) -> Bitmap? {
        let chosen = thinned(to: count).frames
        guard let first = chosen.first else { return nil }
        let rect = CGRect(origin: .zero, size: first.picture.size)
        // With 1, 1/2, 1/3, … each picture ends up with the same share of the whole.
        let layers = chosen.enumerated().map { index, frame in
            let picture = Fragment(commands: [.image(frame.bitmap(scale: scale), rect, tint: nil)], bounds: rect, opaqueRect: .null)
            return DrawCommand.place(
                Placement(fragment: picture, transform: CATransform3DIdentity, opacity: 1 / CGFloat(index + 1)))
        }
        let root = Fragment(commands: layers, bounds: rect, opaqueRect: .null)
        return Bitmap(rendering: DisplayList(size: rect.size, scale: scale, background: first.picture.background, root: root))
    }
}
