public import Foundation

/// What a `UIVisualEffectView` does to what lies beneath it. Immutable. Use `UIBlurEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    // Only the effects here can be drawn, so only they can be made.
    override init() { super.init() }
}
