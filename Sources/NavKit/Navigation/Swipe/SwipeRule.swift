import Foundation

/// When a page follows the finger that swipes back, and where it goes once it is let go.
nonisolated struct SwipeRule: Equatable {
    /// How far the finger moves before the page does, in points. From there the page keeps that distance.
    let slack: CGFloat
    /// The share of the width that the page must be out by, or be about to be, to go on.
    let threshold: CGFloat

    static let edge = SwipeRule(slack: 12, threshold: 0.53)
    static let content = SwipeRule(slack: 27, threshold: 0.42)
    /// On a touchpad.
    static let wheel = SwipeRule(slack: 10, threshold: 0.42)
    /// For a page that was caught on its way.
    static let caught = SwipeRule(slack: 0, threshold: 0.5)

    /// How far ahead a release looks, in seconds: the page counts as being where its speed would take it by then.
    private static let foresight: CGFloat = 0.12

    /// The share of the way after a finger has travelled, 0…1.
    func progress(travel: CGFloat, width: CGFloat) -> CGFloat {
        width > 0 ? min(max((travel - slack) / width, 0), 1) : 0
    }

    /// - Parameters:
    ///   - progress: The share of the way, 0…1.
    ///   - speed: In whole ways a second; below 0 on the way back.
    func completes(progress: CGFloat, speed: CGFloat) -> Bool { progress + Self.foresight * speed >= threshold }
}
