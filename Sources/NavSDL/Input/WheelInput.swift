import CSDL2
import Foundation
import NavCore

/// Wheels and touchpads.
nonisolated enum WheelInput {
    static func event(_ event: SDL_MouseWheelEvent, at position: CGPoint, _ instant: FrameInstant) -> InputEvent {
        let (x, y) = (event.preciseX, event.preciseY)
        // A wheel turns by whole steps. What comes in fractions is a touchpad, of which SDL makes a step every ten points.
        let isPrecise = x != x.rounded() || y != y.rounded()
        let unit: Float = isPrecise ? pointsPerStep : 1
        return .wheel(
            // Scrolling to the right moves the content to the left.
            delta: CGVector(dx: Double(-x * unit), dy: Double(y * unit)), isPrecise: isPrecise, position,
            KeyInput.modifiers(UInt32(SDL_GetModState().rawValue)), at: instant)
    }

    private static let pointsPerStep: Float = 10
}
