/// What happened, in order, as words: compared whole in tests.
@preconcurrency @MainActor public final class Journal {
    public private(set) var entries: [String] = []

    public init() {}

    public func record(_ entry: String) { entries.append(entry) }

    /// The entries so far; the journal is empty after.
    public func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
