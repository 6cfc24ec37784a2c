package import NavCore

/// A key that went down, or repeats because it is held.
package struct KeyPress: Hashable, Sendable {
    package var key: Key
    package var modifiers: KeyModifiers
    package var isRepeat: Bool

    package init(key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}
