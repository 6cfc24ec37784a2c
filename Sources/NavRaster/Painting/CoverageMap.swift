import CCairo
import Foundation
import NavCore

/// One byte a pixel: how much of it is covered.
final class CoverageMap {
    let raw: OpaquePointer
    let width: Int
    let height: Int

    /// Nothing covered.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        raw = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    }

    /// How opaque each pixel of `surface` is.
    convenience init(of surface: Surface) {
        self.init(width: surface.width, height: surface.height)
        let context = cairo_create(raw)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, surface.raw, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
    }

    deinit { cairo_surface_destroy(raw) }

    func draw(_ shape: RoundedRect) {
        let context = cairo_create(raw)!
        shape.trace(with: context)
        cairo_fill(context)
        cairo_destroy(context)
    }

    /// `sigma` is the standard deviation in pixels; 0 changes nothing.
    func blur(sigma: Double) {
        guard sigma > 0 else { return }
        cairo_surface_flush(raw)
        let weights = Gaussian.weights(sigma: sigma)
        let stride = Int(cairo_image_surface_get_stride(raw)), bytes = cairo_image_surface_get_data(raw)!
        for row in 0..<height { convolve(bytes + row * stride, count: width, step: 1, weights) }
        for column in 0..<width { convolve(bytes + column, count: height, step: stride, weights) }
        cairo_surface_mark_dirty(raw)
    }

    /// Replaces `count` bytes that lie `step` apart by their weighted means. Beyond both ends there is nothing.
    private func convolve(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ weights: [Float]) {
        let reach = weights.count / 2
        var line = [Float](repeating: 0, count: count + 2 * reach)
        for index in 0..<count { line[index + reach] = Float(bytes[index * step]) }
        for index in 0..<count {
            var sum: Float = 0.5
            for (offset, weight) in weights.enumerated() { sum += line[index + offset] * weight }
            bytes[index * step] = UInt8(min(sum, 255))
        }
    }
}

enum Gaussian {
    /// The weights of a blur, adding up to 1, from three deviations before to three after.
    static func weights(sigma: Double) -> [Float] {
        let reach = Int((3 * sigma).rounded(.up))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }
}
