public import Foundation

/// The pen of a stroke. All lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: Hashable, Sendable {
        /// The line ends where the path does.
        case butt
        /// Half a disc more.
        case round
        /// Half a square more.
        case square
    }

    public enum Join: Hashable, Sendable {
        /// A sharp corner, unless it reaches farther than the miter limit times the width: then `bevel`.
        case miter
        case round
        /// A corner cut off.
        case bevel
    }

    public var width: CGFloat
    public var cap: Cap
    public var join: Join
    /// How long, in units of the width, the sharp end of a corner may be. 1 at least.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out in turn along the path, round and round; an odd number counts twice. Empty draws all. Each part
    /// has caps, and each part of the path begins the pattern anew.
    public var dash: [CGFloat]
    /// How far into the pattern the path begins.
    public var dashPhase: CGFloat

    public init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// How far from its path a stroke can touch anything.
    package var reach: CGFloat {
        let corner = join == .miter ? max(miterLimit, 1) : 1
        return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
    }
}
