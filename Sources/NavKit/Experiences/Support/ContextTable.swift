import Foundation

/// Something for each transition that is under way.
@MainActor struct ContextTable<Value> {
    private struct Entry {
        weak var context: (any UIViewControllerContextTransitioning)?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(context: any UIViewControllerContextTransitioning) -> Value? {
        get {
            guard let entry = entries[ObjectIdentifier(context)], entry.context === context else { return nil }
            return entry.value
        }
        set {
            entries[ObjectIdentifier(context)] = newValue.map { Entry(context: context, value: $0) }
        }
    }
}
