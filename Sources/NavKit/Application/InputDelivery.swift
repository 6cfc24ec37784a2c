import NavCore

/// Brings what the user does to the views that it is meant for.
@MainActor final class InputDelivery {
    func deliver(_ event: InputEvent, in loop: FrameLoop) {}
    func cancelTouches() {}
}
