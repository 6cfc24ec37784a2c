public import Foundation

/// One frame as a value: what is to be seen, in points, with no layer and no texture behind it.
///
/// This and the types that it is made of are all that a painter gets; what each of them looks like is said here and in `DrawCommand`,
/// `Placement`, `RoundedRect`, `GradientPaint` and `StrokeStyle`, once. Every painter draws the same from it, but for the smoothing of edges.
///
/// - The y axis points down. Lengths are in points of the space that they are given in; a device pixel is 1 / `scale` points of the root's.
/// - Colours are sRGB with straight alpha, and are mixed as the bytes they are (no linear light). One thing lies over another by "source over".
/// - Edges that fall between pixels are smoothed by how much of the pixel is covered.
/// - A fragment is drawn as its commands, in order, each over what is there. Its `bounds` and `opaqueRect` are promises, not instructions: they
///   let a painter leave out work, and never change the picture.
/// - A fragment that is mostly opaque and merely moved may be put on the nearest whole device pixel.
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
/// what it made of it under its identity, unless it `readsBackdrop`.
public final class Fragment: Sendable {
    /// Back to front.
    public let commands: [DrawCommand]
    /// Everything the commands can touch. Never infinite; `.null` if they draw nothing.
    public let bounds: CGRect
    /// A rectangle that is covered with opaque paint for certain; `.null` if none is known.
    public let opaqueRect: CGRect
    /// Whether there is a `backdrop` in it, however deep: then its picture depends on what lies beneath it.
    public let readsBackdrop: Bool

    public init(commands: [DrawCommand], bounds: CGRect, opaqueRect: CGRect) {
        self.commands = commands
        self.bounds = bounds
        self.opaqueRect = opaqueRect
        readsBackdrop = commands.contains { $0.readsBackdrop }
    }
}
