public import Foundation

/// One thing to draw, over what is drawn already, in the space of the fragment that it belongs to.
public enum DrawCommand: Sendable {
    /// The rectangle, filled with one colour.
    case fill(RoundedRect, CGColor)
    /// A band of `width` points along the inside of the rectangle's edge. Its inner edge is the rectangle inset by the width, with corners of
    /// the same kind whose radius is smaller by the width, and not below 0.
    case border(RoundedRect, width: CGFloat, CGColor)
    /// `bitmap` stretched over `rect`. An alpha bitmap is drawn in `tint`; a colour bitmap with a tint keeps only its alpha and is
    /// drawn in that colour. One that lies upright and has one pixel for each pixel of the device is put on whole device pixels, unfiltered.
    case image(Bitmap, CGRect, tint: CGColor?)
    /// The rectangle, filled with a gradient.
    case gradient(CGRect, GradientPaint)
    /// The inside of a path, by the even-odd or the nonzero winding rule. Open parts count as closed.
    case path(CGPath, CGColor, isEvenOdd: Bool)
    /// A pen drawn along a path.
    case stroke(CGPath, CGColor, StrokeStyle)
    /// The soft shadow of a rectangle, drawn as if the rectangle covered it: nothing is drawn inside the rectangle itself. The rectangle, moved by
    /// `offset`, is blurred by a Gaussian whose standard deviation is half of `radius`, in points, as Core Animation's shadowRadius.
    case shadow(RoundedRect, CGColor, radius: CGFloat, offset: CGSize)
    /// The alpha of the fragment in the colour (the product of both alphas), blurred and moved as a `shadow`, and seen through whatever
    /// is drawn over it later. `readsBackdrop` is false for the fragment.
    case silhouette(Fragment, CGColor, radius: CGFloat, offset: CGSize)
    /// What has been drawn beneath so far, blurred, inside the rectangle.
    ///
    /// Beneath is what the frame would show at this point, if every group that is still open (see `Placement`) were laid down with opacity 1 and
    /// without its clip and mask. Inside a mask, a silhouette, a placement with perspective, or one with a `rasterScale`, it is what has been drawn
    /// in there. Beyond the edges of the frame the pixels at the edge go on.
    ///
    /// It is blurred by a Gaussian with the standard deviation `blur`, in points of the command's own space (the mean of both axes where it is
    /// scaled unevenly); 0 draws nothing. Then each colour is moved away from its own grey, 0.2126 R + 0.7152 G + 0.0722 B, by the factor
    /// `saturation` (1 leaves it as it is), and cut off at 0 and 1. The result takes the place of what was there.
    case backdrop(RoundedRect, blur: CGFloat, saturation: CGFloat)
    /// Another fragment, placed.
    case place(Placement)
}

extension DrawCommand {
    /// A straight gradient from `start` to `end` that fills `rect`. Two stops at least, locations ascending in 0…1.
    public static func gradient(_ rect: CGRect, start: CGPoint, end: CGPoint, stops: [GradientStop]) -> DrawCommand {
        .gradient(rect, GradientPaint(.axial(start: start, end: end), stops: stops))
    }

    /// A path stroked with round caps and joins.
    public static func stroke(_ path: CGPath, _ color: CGColor, width: CGFloat) -> DrawCommand {
        .stroke(path, color, StrokeStyle(width: width, cap: .round, join: .round))
    }

    /// Everything that the command can touch, in its own space; of a placement, in the space of what is placed.
    package var bounds: CGRect {
        switch self {
        case .fill(let shape, _), .border(let shape, _, _): shape.rect
        case .image(_, let rect, _), .gradient(let rect, _): rect
        case .path(let path, _, _): path.boundingBoxOfPath
        case .stroke(let path, _, let style): path.boundingBoxOfPath.insetBy(dx: -style.reach, dy: -style.reach)
        case .shadow(let shape, _, let radius, let offset): shape.rect.shadowBounds(radius, offset)
        case .silhouette(let fragment, _, let radius, let offset): fragment.bounds.shadowBounds(radius, offset)
        case .backdrop(let shape, _, _): shape.rect
        case .place(let placement): placement.extent
        }
    }

    fileprivate var isBackdrop: Bool {
        if case .backdrop = self { true } else { false }
    }

    var readsBackdrop: Bool {
        if case .place(let placement) = self { placement.fragment.readsBackdrop } else { isBackdrop }
    }
}

extension CGRect {
    /// A Gaussian is as good as nothing beyond four of its deviations.
    fileprivate func shadowBounds(_ radius: CGFloat, _ offset: CGSize) -> CGRect {
        isNull ? self : offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -2 * radius, dy: -2 * radius)
    }
}
