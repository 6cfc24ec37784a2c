public import Foundation
public import NavCore
import NavLayers

/// Pictures of views. A picture is taken of what the view shows within its bounds, with its corners and its mask, without its alpha and its transform; what
/// moves in it is where it is at this instant. Taking one changes nothing about the view.
extension UIView {
    /// A view that shows what this one looks like, as large as this one, at the origin. Stretching it stretches the picture.
    ///
    /// - Parameter afterUpdates: False: as it was in the last frame that it was part of, also in the middle of an animation. True: as it will be in the
    ///   next one, after its layout, if any is due, which is done at once.
    /// - Returns: nil with `afterUpdates` false if the view was never drawn, or has not been in a window since.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows the part `rect` of this one's space, cut off at its bounds.
    ///
    /// - `afterUpdates`: As of `snapshotView(afterScreenUpdates:)`.
    /// - `capInsets`: How much of the picture along each edge keeps its size when the view is made larger or smaller, in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = picture(afterScreenUpdates: afterUpdates) else { return nil }
        return SnapshotView(picture, of: rect.standardized, capInsets: capInsets)
    }

    /// What the view shows within its bounds, in its own space; nil as of `snapshotView(afterScreenUpdates:)`.
    package func picture(afterScreenUpdates afterUpdates: Bool) -> Fragment? {
        guard afterUpdates else { return layer.lastPicture }
        UIView.performWithoutAnimation { layoutIfNeeded() }
        return layer.presentPicture(scale: window?.loop?.backend?.scale ?? UIScreen.main.scale)
    }
}

/// A picture of another view. It holds what there was to draw, not pixels: it stays crisp at every size.
final class SnapshotView: UIView {
    private let picture: Fragment
    private let source: CGRect
    private let capInsets: UIEdgeInsets

    init(_ picture: Fragment, of source: CGRect, capInsets: UIEdgeInsets) {
        (self.picture, self.source, self.capInsets) = (picture, source, capInsets)
        super.init(frame: CGRect(origin: .zero, size: source.size))
    }

    required init?(coder: NSCoder) { nil }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        guard !picture.bounds.isNull, source.width > 0, source.height > 0 else { return [] }
        let columns = Stretch.along(
            source.minX..<source.maxX, onto: bounds.minX..<bounds.maxX, caps: (capInsets.left, capInsets.right), scale)
        let rows = Stretch.along(
            source.minY..<source.maxY, onto: bounds.minY..<bounds.maxY, caps: (capInsets.top, capInsets.bottom), scale)
        return rows.flatMap { row in columns.map { column in .place(part(column, row)) } }
    }

    private func part(_ column: Stretch, _ row: Stretch) -> Placement {
        let transform = CGAffineTransform(
            a: column.factor, b: 0, c: 0, d: row.factor, tx: column.shift, ty: row.shift)
        let clip = CGRect(
            x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.upperBound - column.from.lowerBound,
            height: row.from.upperBound - row.from.lowerBound)
        return Placement(
            fragment: picture, transform: CATransform3DMakeAffineTransform(transform), clip: RoundedRect(clip))
    }
}

/// A part of one axis of a picture, and where it is shown.
private nonisolated struct Stretch {
    var from: Range<CGFloat>
    var onto: Range<CGFloat>

    var factor: CGFloat { (onto.upperBound - onto.lowerBound) / (from.upperBound - from.lowerBound) }
    var shift: CGFloat { onto.lowerBound - from.lowerBound * factor }

    /// The two caps and what is between them. They meet on whole device pixels, so that no seam shows; caps that do not fit are left out.
    static func along(
        _ from: Range<CGFloat>, onto: Range<CGFloat>, caps: (near: CGFloat, far: CGFloat), _ scale: CGFloat
    ) -> [Stretch] {
        let (near, far) = (max(caps.near, 0), max(caps.far, 0))
        let room = min(from.upperBound - from.lowerBound, onto.upperBound - onto.lowerBound)
        guard near + far > 0, near + far < room else { return [Stretch(from: from, onto: onto)] }
        func whole(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
        let inner = from.lowerBound + near..<from.upperBound - far
        let shown = whole(onto.lowerBound + near)..<whole(onto.upperBound - far)
        return [
            Stretch(from: from.lowerBound..<inner.lowerBound, onto: onto.lowerBound..<shown.lowerBound),
            Stretch(from: inner, onto: shown),
            Stretch(from: inner.upperBound..<from.upperBound, onto: shown.upperBound..<onto.upperBound),
        ].filter { !$0.from.isEmpty && !$0.onto.isEmpty }
    }
}
