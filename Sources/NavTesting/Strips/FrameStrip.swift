public import NavKit

/// Frames of a motion, each with its time, that can be laid out as one picture or played.
public nonisolated struct FrameStrip: Sendable {
    public struct Frame: Sendable {
        /// Seconds from the first frame of the motion.
        public let time: Double
        /// How far the motion is, 0…1: of its time, or of the finger's way while it is held. Nil where nobody knows.
        public let share: Double?
        public let picture: DisplayList

        public init(time: Double, share: Double?, picture: DisplayList) {
            (self.time, self.share, self.picture) = (time, share, picture)
        }
    }

    public let title: String
    public let frames: [Frame]

    public init(title: String, frames: [Frame]) { (self.title, self.frames) = (title, frames) }

    /// The first frame, the last one, and as many between them at even distances.
    ///
    /// - Parameter count: At least 2; a strip that has no more frames stays as it is.
    public func thinned(to count: Int) -> FrameStrip {
        precondition(count >= 2, "FrameStrip.thinned(to: \(count)): a strip keeps its first and its last frame; ask for 2 or more")
        guard frames.count > count else { return self }
        let step = Double(frames.count - 1) / Double(count - 1)
        return FrameStrip(title: title, frames: (0..<count).map { frames[Int((Double($0) * step).rounded())] })
    }
}
