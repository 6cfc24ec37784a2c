public import Foundation

/// Something that happened to the window, with the instant at which it happened. Positions are in points of the window, from its
/// top left corner; they can lie outside while a button is held.
public enum InputEvent: Hashable, Sendable {
    /// A finger, or the left mouse button held down.
    case touch(TouchInput)
    /// The mouse moved with no button down; nil: it left the window.
    case hover(CGPoint?, at: FrameInstant)
    /// A mouse button other than the left one went down or up.
    case button(MouseButton, isDown: Bool, CGPoint, at: FrameInstant)
    /// A wheel or a touchpad. `delta` is how far content should move, in points if `isPrecise`, in steps if not.
    case wheel(delta: CGVector, isPrecise: Bool, CGPoint, KeyModifiers, at: FrameInstant)
    case key(Key, isDown: Bool, isRepeat: Bool, KeyModifiers, at: FrameInstant)
    case text(String, at: FrameInstant)
    /// The size or the scale of the window is no longer what it was; ask the backend.
    case resized
    /// What the window showed is lost and must be drawn again.
    case exposed
    case focus(Bool)
    /// False: minimised, hidden, or otherwise not to be seen.
    case visibility(Bool)
    /// The user asked to close the window.
    case close
}

public struct TouchInput: Hashable, Sendable {
    public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
    public enum Source: Hashable, Sendable { case mouse, finger }

    /// The same from `began` to `ended` or `cancelled`; the mouse is 0.
    public var id: Int
    public var phase: Phase
    public var source: Source
    public var position: CGPoint
    public var instant: FrameInstant
    /// 1 for a single click or tap, 2 for the second of a quick pair, …
    public var tapCount: Int

    public init(id: Int, phase: Phase, source: Source, position: CGPoint, instant: FrameInstant, tapCount: Int = 1) {
        self.id = id
        self.phase = phase
        self.source = source
        self.position = position
        self.instant = instant
        self.tapCount = tapCount
    }
}

public enum MouseButton: Hashable, Sendable { case middle, right, back, forward }

public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let alternate = KeyModifiers(rawValue: 4)
    public static let command = KeyModifiers(rawValue: 8)
}

public enum Key: Hashable, Sendable {
    case escape, enter, space, tab, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown
    /// The lower-case character that the key carries in the present layout.
    case character(Character)
}
