import CCairo
import Foundation
import NavCore

/// The blurred shapes of fragments, kept as long as they are asked for: a shadow that moves or fades costs no blurring.
final class Silhouettes {
    private struct Key: Equatable {
        var fragment: Fragment
        var sigma: CGFloat
        var resolution: CGFloat

        static func == (a: Key, b: Key) -> Bool {
            a.fragment === b.fragment && a.sigma == b.sigma && a.resolution == b.resolution
        }
    }

    private var kept = RecentlyUsed<Key, Silhouette>(capacity: 16)

    /// - Parameters:
    ///   - sigma: The standard deviation of the blur, in points of the fragment.
    ///   - scale: How many pixels a point of it is shown with.
    func silhouette(of fragment: Fragment, sigma: CGFloat, scale: CGFloat, caches: PaintCaches) -> Silhouette {
        let resolution = Silhouette.resolution(of: fragment.bounds, sigma: sigma, scale: scale)
        return kept.value(for: Key(fragment: fragment, sigma: sigma, resolution: resolution)) {
            Silhouette(fragment, sigma: sigma, resolution: resolution, caches: caches)
        }
    }
}

/// One blurred shape, at a resolution of its own.
final class Silhouette {
    /// Where the corner of the picture lies, in points of the fragment.
    let origin: CGPoint
    /// Pixels a point.
    let resolution: CGFloat
    let coverage: CoverageMap

    /// A blur is smooth, so this many pixels for its standard deviation show it as well as more would.
    private static let sigmaInPixels = 6.0
    private static let finestResolution = 4.0
    /// In pixels.
    private static let longestSide = 2048.0

    static func resolution(of bounds: CGRect, sigma: CGFloat, scale: CGFloat) -> CGFloat {
        let wanted = sigma > 0 ? min(sigmaInPixels / sigma, finestResolution) : scale
        return min(wanted, longestSide / max(bounds.width + 6 * sigma, bounds.height + 6 * sigma, 1))
    }

    init(_ fragment: Fragment, sigma: CGFloat, resolution: CGFloat, caches: PaintCaches) {
        let extent = fragment.bounds.insetBy(dx: -3 * sigma - 1 / resolution, dy: -3 * sigma - 1 / resolution)
        self.resolution = resolution
        let picture = FragmentBitmap(
            fragment, extent: extent, scale: resolution, isOpaque: false, caches: caches)
        origin = CGPoint(x: -picture.transform.tx / resolution, y: -picture.transform.ty / resolution)
        coverage = CoverageMap(of: picture.surface)
        coverage.blur(sigma: sigma * resolution)
    }
}

extension Canvas {
    func silhouette(
        _ fragment: Fragment, _ color: CGColor, radius: CGFloat, offset: CGSize, at transform: Planar,
        _ opacity: CGFloat
    ) {
        guard !fragment.bounds.isNull, !fragment.bounds.isEmpty else { return }
        let silhouette = caches.silhouettes.silhouette(
            of: fragment, sigma: radius / 2, scale: transform.meanScale, caches: caches)
        cairo_save(context)
        cairo_translate(context, silhouette.origin.x + offset.width, silhouette.origin.y + offset.height)
        cairo_scale(context, 1 / silhouette.resolution, 1 / silhouette.resolution)
        setColor(color, opacity: opacity)
        let pattern = cairo_pattern_create_for_surface(silhouette.coverage.raw)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_restore(context)
    }
}

extension Planar {
    /// How much longer lengths become, the mean of both axes. Of affine maps only.
    var meanScale: CGFloat { (hypot(a, b) + hypot(c, d)) / 2 }
}
