import Synchronization

/// How many objects of NavKit's own kinds are alive, in every build: a leak is a number that grows.
public enum LiveObjects {
    public enum Kind: Int, CaseIterable, Sendable {
        case controller, view, layer, animator, context, bitmap
    }

    /// How many objects of `kind` exist now.
    public static func count(_ kind: Kind) -> Int { counters[kind.rawValue].value.load(ordering: .relaxed) }

    /// Every count, in the order of `Kind.allCases`.
    public static var counts: [Kind: Int] {
        Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, count($0)) })
    }

    package static func add(_ kind: Kind) { counters[kind.rawValue].value.wrappingAdd(1, ordering: .relaxed) }
    package static func remove(_ kind: Kind) { counters[kind.rawValue].value.wrappingSubtract(1, ordering: .relaxed) }

    private final class Counter: Sendable {
        let value = Atomic<Int>(0)
    }

    private static let counters = Kind.allCases.map { _ in Counter() }
}
