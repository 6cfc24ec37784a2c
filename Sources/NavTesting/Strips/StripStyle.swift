public import Foundation
import NavKit

/// How a strip is laid out and drawn.
public nonisolated struct StripStyle: Sendable {
    /// How wide each frame is drawn, in points; its height follows from its own shape. Above 0.
    public var frameWidth: CGFloat
    /// Frames a row, at least 1; nil takes as many as make the sheet a little wider than high.
    public var columns: Int?
    /// Device pixels a point, at least 0.5.
    public var scale: CGFloat

    public init(frameWidth: CGFloat = 120, columns: Int? = nil, scale: CGFloat = 2) {
        precondition(frameWidth > 0, "StripStyle(frameWidth: \(frameWidth)): a frame needs a width above 0 points")
        precondition(columns ?? 1 >= 1, "StripStyle(columns: \(columns ?? 1)): a row has at least 1 frame")
        precondition(scale >= 0.5, "StripStyle(scale: \(scale)): a scale is at least 0.5 pixels a point")
        (self.frameWidth, self.columns, self.scale) = (frameWidth, columns, scale)
    }

    /// Round everything, and between frames, in points.
    static let gap: CGFloat = 14
    /// Beneath a frame, for its caption, in points.
    static let captionHeight: CGFloat = 24
    /// Above the frames, for the title, in points.
    static let titleHeight: CGFloat = 22
    static let ground = CGColor(red: 0.95, green: 0.95, blue: 0.96, alpha: 1)
    static let ink = CGColor(red: 0.16, green: 0.16, blue: 0.19, alpha: 1)
    static let edge = CGColor(red: 0, green: 0, blue: 0, alpha: 0.16)
    /// How much wider than high a sheet should be.
    private static let shape: CGFloat = 1.6

    /// How many frames stand in a row where `count` frames of the height `height` are laid out.
    func columns(for count: Int, height: CGFloat) -> Int {
        if let columns { return min(columns, max(count, 1)) }
        let cell = (width: frameWidth + Self.gap, height: height + Self.captionHeight + Self.gap)
        let columns = (CGFloat(count) * Self.shape * cell.height / cell.width).squareRoot()
        return min(max(Int(columns.rounded()), 1), max(count, 1))
    }
}
