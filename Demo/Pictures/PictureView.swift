import Foundation
import NavCore
import NavKit

/// Shows a landscape, with the corners that its layer has.
final class PictureView: DrawnView {
    private let landscape: Landscape
    /// Darkens the lower half, for white text over it.
    private let hasShade: Bool

    init(_ landscape: Landscape, radius: CGFloat = 0, hasShade: Bool = false) {
        self.landscape = landscape
        self.hasShade = hasShade
        super.init(frame: .zero)
        layer.cornerRadius = radius
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func commands(in bounds: CGRect) -> [DrawCommand] {
        landscape.commands(in: bounds) + (hasShade ? [shade(in: bounds)] : [])
    }

    private func shade(in bounds: CGRect) -> DrawCommand {
        .gradient(
            bounds, start: CGPoint(x: bounds.midX, y: bounds.minY), end: CGPoint(x: bounds.midX, y: bounds.maxY),
            stops: [
                GradientStop(location: 0, color: CGColor.black.withAlpha(0)),
                GradientStop(location: 0.4, color: CGColor.black.withAlpha(0)),
                GradientStop(location: 1, color: CGColor.black.withAlpha(0.55)),
            ])
    }
}
