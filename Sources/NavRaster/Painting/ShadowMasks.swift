import Foundation
import NavCore

/// Blurred rounded rectangles, made once for each blur and corner and kept: a shadow that moves, grows or fades costs
/// no blurring.
///
/// A blurred rectangle looks the same all along its sides, so a small one whose middle is stretched stands for every size.
final class ShadowMasks {
    /// How many are kept; past that, all are dropped and made again when asked for.
    private static let capacity = 32

    private var masks: [ShadowMask.Shape: ShadowMask] = [:]

    /// The mask for a rectangle whose blur has the standard deviation `sigma`, more than 0, in points.
    func mask(for rect: RoundedRect, sigma: CGFloat) -> ShadowMask {
        let shape = ShadowMask.Shape(rect, sigma: sigma)
        if let mask = masks[shape] { return mask }
        if masks.count >= Self.capacity { masks.removeAll() }
        let mask = ShadowMask(shape)
        masks[shape] = mask
        return mask
    }
}

/// One blurred rounded rectangle: coverage, at a resolution of its own.
final class ShadowMask {
    /// A side of the rectangle in the mask's pixels. A long one has a middle that is stretched to any length.
    enum Side: Hashable {
        case stretched
        case exact(CGFloat)

        /// How many of the mask's pixels stand for the middle of a stretched side.
        static let middle = 3.0
    }

    struct Shape: Hashable {
        var width: Side
        var height: Side
        /// In the mask's pixels, as all that follows.
        var cornerRadius: CGFloat
        /// How far from a corner the sides are straight.
        var cornerReach: CGFloat
        var corners: RoundedRect.Corners
        var curve: RoundedRect.Curve
        var sigma: CGFloat
        /// The mask's pixels for each point.
        var resolution: CGFloat

        /// A blur is smooth, so this many pixels for its standard deviation show it as well as more would.
        private static let sigmaInPixels = 6.0
        private static let finestResolution = 4.0

        init(_ rect: RoundedRect, sigma: CGFloat) {
            resolution = min(Self.sigmaInPixels / sigma, Self.finestResolution)
            self.sigma = sigma * resolution
            cornerRadius = rect.fittingRadius * resolution
            cornerReach = rect.cornerReach * resolution
            (corners, curve) = (rect.corners, rect.curve)
            let shortest = 2 * (cornerReach + (3 * self.sigma).rounded(.up)) + Side.middle
            let pixels = CGSize(width: rect.rect.width * resolution, height: rect.rect.height * resolution)
            width = pixels.width >= shortest ? .stretched : .exact(pixels.width)
            height = pixels.height >= shortest ? .stretched : .exact(pixels.height)
        }

        /// How far the blur reaches beyond the rectangle.
        var margin: CGFloat { (3 * sigma).rounded(.up) }
        /// How far from a corner, inside, a side still differs from its middle.
        var corner: CGFloat { (cornerReach + 3 * sigma).rounded(.up) }

        func length(_ side: Side) -> CGFloat {
            switch side {
            case .stretched: 2 * corner + Side.middle
            case .exact(let length): length
            }
        }
    }

    let shape: Shape
    let coverage: CoverageMap

    init(_ shape: Shape) {
        self.shape = shape
        let width = shape.length(shape.width), height = shape.length(shape.height)
        coverage = CoverageMap(
            width: Int((width + 2 * shape.margin).rounded(.up)), height: Int((height + 2 * shape.margin).rounded(.up)))
        let rect = CGRect(x: shape.margin, y: shape.margin, width: width, height: height)
        coverage.draw(RoundedRect(rect, radius: shape.cornerRadius, corners: shape.corners, curve: shape.curve))
        coverage.blur(sigma: shape.sigma)
    }
}
