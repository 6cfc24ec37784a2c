public import Foundation

/// What the user has asked of every program, to see it or to use it better.
@preconcurrency @MainActor public enum UIAccessibility {
    /// How much may move.
    public nonisolated enum Motion: String, Hashable, Sendable, CaseIterable {
        case full
        /// Less than usual: for programs to ask about. NavKit's own transitions stay.
        case reduced
        /// Less than usual, and nothing slides: NavKit's own transitions are cross-fades.
        case crossFade
    }

    /// How much may move, as the desktop says when the program starts, or the environment variable `NAVKIT_MOTION` (`full`, `reduced`,
    /// `crossFade`). A program may set it, for a switch of its own. Transitions that start later follow it.
    public static var motion: Motion {
        get { FrameLoop.current.motion }
        set { FrameLoop.current.motion = newValue }
    }

    /// Whether less should move than usual. Programs leave out what moves only for show.
    public static var isReduceMotionEnabled: Bool { motion != .full }

    /// Whether less should move and, more than that, nothing should slide where it can fade.
    public static var prefersCrossFadeTransitions: Bool { motion == .crossFade }

    /// Posted when ``isReduceMotionEnabled`` answers something else than before, after it does. Without an object.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted when ``prefersCrossFadeTransitions`` answers something else than before, after it does. Without an object.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    static func motionDidChange(from old: Motion, to new: Motion) {
        let center = NotificationCenter.default
        if (old == .full) != (new == .full) { center.post(name: reduceMotionStatusDidChangeNotification, object: nil) }
        if (old == .crossFade) != (new == .crossFade) {
            center.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }
}
