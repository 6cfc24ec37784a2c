public import Foundation

/// One frame as a value: what is to be seen, in points, with no layer and no texture behind it.
public struct DisplayList: Sendable {
    /// In points.
    public var size: CGSize
    /// Device pixels a point, at least 0.5.
    public var scale: CGFloat
    /// Fills the whole size first. Opaque.
    public var background: CGColor
    /// Drawn over the background, its own space equal to the list's.
    public var root: Fragment

    public init(size: CGSize, scale: CGFloat, background: CGColor, root: Fragment) {
        self.size = size
        self.scale = scale
        self.background = background
        self.root = root
    }
}

/// What a layer and all below it look like in the layer's own space.
///
/// A fragment is immutable, and one that did not change is the same object in the next list: a painter may keep
/// what it made of it under its identity.
public final class Fragment: Sendable {
    /// Back to front.
    public let commands: [DrawCommand]
    /// Everything the commands can touch. Never infinite; `.null` if they draw nothing.
    public let bounds: CGRect
    /// A rectangle that is covered with opaque paint for certain; `.null` if none is known.
    public let opaqueRect: CGRect

    public init(commands: [DrawCommand], bounds: CGRect, opaqueRect: CGRect) {
        self.commands = commands
        self.bounds = bounds
        self.opaqueRect = opaqueRect
    }
}

public enum DrawCommand: Sendable {
    /// A rectangle with equally rounded corners, filled with one colour.
    case fill(RoundedRect, CGColor)
    /// A band of `width` points inside the edge of the rectangle.
    case border(RoundedRect, width: CGFloat, CGColor)
    /// `bitmap` stretched over `rect`. An alpha bitmap is drawn in `tint`; a colour bitmap with a tint keeps only its alpha and is
    /// drawn in that colour.
    case image(Bitmap, CGRect, tint: CGColor?)
    /// A straight gradient from `start` to `end` that fills `rect`. Two stops at least, locations ascending in 0…1.
    case gradient(CGRect, start: CGPoint, end: CGPoint, stops: [GradientStop])
    /// A filled path.
    case path(CGPath, CGColor, isEvenOdd: Bool)
    /// A stroked path, with round caps and joins.
    case stroke(CGPath, CGColor, width: CGFloat)
    /// The soft shadow of a rectangle, drawn as if the rectangle covered it (nothing is drawn inside). `radius` is the blur's standard
    /// deviation doubled, in points, as Core Animation's shadowRadius.
    case shadow(RoundedRect, CGColor, radius: CGFloat, offset: CGSize)
    /// Another fragment, placed.
    case place(Placement)
}

public struct GradientStop: Hashable, Sendable {
    public var location: CGFloat
    public var color: CGColor

    public init(location: CGFloat, color: CGColor) {
        self.location = location
        self.color = color
    }
}

/// How a fragment lies in the one above it.
public struct Placement: Sendable {
    public var fragment: Fragment
    /// From the fragment's space to the space around it. Only its effect on the plane z = 0 is drawn (m11 m12 m14, m21 m22 m24, m41 m42 m44).
    public var transform: CATransform3D
    /// 0…1, of the whole as one group: what overlaps inside does not show through.
    public var opacity: CGFloat
    /// In the fragment's space; nothing outside is drawn.
    public var clip: RoundedRect?

    public init(fragment: Fragment, transform: CATransform3D, opacity: CGFloat = 1, clip: RoundedRect? = nil) {
        self.fragment = fragment
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
    }
}

public struct RoundedRect: Hashable, Sendable {
    public var rect: CGRect
    /// In points; never more than half the shorter side is used.
    public var radius: CGFloat

    public init(_ rect: CGRect, radius: CGFloat = 0) {
        self.rect = rect
        self.radius = radius
    }
}
