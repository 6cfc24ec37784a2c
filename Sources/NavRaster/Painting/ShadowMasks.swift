import CCairo
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

    /// The mask for a rectangle `size` points large whose blur has the standard deviation `sigma`, more than 0, in points.
    func mask(size: CGSize, cornerRadius: CGFloat, sigma: CGFloat) -> ShadowMask {
        let shape = ShadowMask.Shape(size: size, cornerRadius: cornerRadius, sigma: sigma)
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
        var cornerRadius: CGFloat
        /// In the mask's pixels, as the corner radius.
        var sigma: CGFloat
        /// The mask's pixels for each point.
        var resolution: CGFloat

        /// A blur is smooth, so this many pixels for its standard deviation show it as well as more would.
        private static let sigmaInPixels = 6.0
        private static let finestResolution = 4.0

        init(size: CGSize, cornerRadius: CGFloat, sigma: CGFloat) {
            resolution = min(Self.sigmaInPixels / sigma, Self.finestResolution)
            self.sigma = sigma * resolution
            self.cornerRadius = cornerRadius * resolution
            let shortest = 2 * (self.cornerRadius + (3 * self.sigma).rounded(.up)) + Side.middle
            let pixels = CGSize(width: size.width * resolution, height: size.height * resolution)
            width = pixels.width >= shortest ? .stretched : .exact(pixels.width)
            height = pixels.height >= shortest ? .stretched : .exact(pixels.height)
        }

        /// How far the blur reaches beyond the rectangle.
        var margin: CGFloat { (3 * sigma).rounded(.up) }
        /// How far from a corner, inside, a side still differs from its middle.
        var corner: CGFloat { (cornerRadius + 3 * sigma).rounded(.up) }

        func length(_ side: Side) -> CGFloat {
            switch side {
            case .stretched: 2 * corner + Side.middle
            case .exact(let length): length
            }
        }
    }

    let shape: Shape
    let surface: OpaquePointer

    init(_ shape: Shape) {
        self.shape = shape
        let width = shape.length(shape.width), height = shape.length(shape.height)
        surface = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32((width + 2 * shape.margin).rounded(.up)),
            Int32((height + 2 * shape.margin).rounded(.up)))
        let canvas = cairo_create(surface)!
        let rect = CGRect(x: shape.margin, y: shape.margin, width: width, height: height)
        RoundedRect(rect, radius: shape.cornerRadius).addPath(to: canvas)
        cairo_fill(canvas)
        cairo_destroy(canvas)
        cairo_surface_flush(surface)
        blur()
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    private func blur() {
        let kernel = gaussian(sigma: shape.sigma)
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface)), bytes = cairo_image_surface_get_data(surface)!
        for row in 0..<height { convolve(bytes + row * stride, count: width, step: 1, kernel) }
        for column in 0..<width { convolve(bytes + column, count: height, step: stride, kernel) }
    }
}

/// The weights of a Gaussian blur, adding up to 1, from three deviations before to three after.
private func gaussian(sigma: Double) -> [Float] {
    let reach = Int((3 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
}

/// Replaces `count` bytes that lie `step` apart by their weighted means.
private func convolve(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ kernel: [Float]) {
    let reach = kernel.count / 2
    var line = [Float](repeating: 0, count: count + 2 * reach)
    for index in 0..<count { line[index + reach] = Float(bytes[index * step]) }
    for index in 0..<count {
        var sum: Float = 0.5
        for (offset, weight) in kernel.enumerated() { sum += line[index + offset] * weight }
        bytes[index * step] = UInt8(min(sum, 255))
    }
}
