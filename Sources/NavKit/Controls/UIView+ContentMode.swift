package import Foundation

extension UIView {
    /// How a picture lies in the bounds of the view that shows it.
    public nonisolated enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        /// As large as it can be seen whole.
        case scaleAspectFit
        /// As small as it covers the bounds.
        case scaleAspectFill
        /// As `scaleToFill`.
        case redraw
        // The rest keep the picture's size.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}

extension UIView.ContentMode {
    /// Where a picture of `size` points is drawn in `bounds`.
    nonisolated package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        let wide = bounds.width / max(size.width, .leastNonzeroMagnitude)
        let high = bounds.height / max(size.height, .leastNonzeroMagnitude)
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: place(size, scale: min(wide, high), x: 0.5, y: 0.5, in: bounds)
        case .scaleAspectFill: place(size, scale: max(wide, high), x: 0.5, y: 0.5, in: bounds)
        case .center: place(size, x: 0.5, y: 0.5, in: bounds)
        case .top: place(size, x: 0.5, y: 0, in: bounds)
        case .bottom: place(size, x: 0.5, y: 1, in: bounds)
        case .left: place(size, x: 0, y: 0.5, in: bounds)
        case .right: place(size, x: 1, y: 0.5, in: bounds)
        case .topLeft: place(size, x: 0, y: 0, in: bounds)
        case .topRight: place(size, x: 1, y: 0, in: bounds)
        case .bottomLeft: place(size, x: 0, y: 1, in: bounds)
        case .bottomRight: place(size, x: 1, y: 1, in: bounds)
        }
    }

    /// `x` and `y` say which share of the free room is on the left and above.
    nonisolated private func place(_ size: CGSize, scale: CGFloat = 1, x: CGFloat, y: CGFloat, in bounds: CGRect)
        -> CGRect
    {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y, width: width,
            height: height)
    }
}
