/// What is kept from frame to frame because it costs much to make and depends on little.
final class PaintCaches {
    let shadows = ShadowMasks()
    let silhouettes = Silhouettes()
    let sweeps = Sweeps()
    let blurs = Blurs()
}

/// A few things by what they were made from; when there are too many, those go that were not asked for the longest.
struct RecentlyUsed<Key: Equatable, Value> {
    let capacity: Int
    /// The last one asked for is the last.
    private var entries: [(key: Key, value: Value)] = []

    init(capacity: Int) { self.capacity = capacity }

    mutating func value(for key: Key, make: () -> Value) -> Value {
        let entry: (key: Key, value: Value)
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entry = entries.remove(at: index)
        } else {
            if entries.count >= capacity { entries.removeFirst() }
            entry = (key, make())
        }
        entries.append(entry)
        return entry.value
    }

    mutating func removeAll() { entries.removeAll() }
}
