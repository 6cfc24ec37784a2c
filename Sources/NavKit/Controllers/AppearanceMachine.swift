/// The rules of one controller's appearance: which callback a step calls for, and which step makes no sense.
///
///                     begin(true)                 end
///     disappeared ───────────────▶ appearing ───────────▶ appeared
///          ▲                        │     ▲                   │
///          │            begin(false)│     │begin(true)        │ begin(false)
///          │                        ▼     │                   │
///          └───────────────────── disappearing ◀──────────────┘
///                      end
///
/// A begin toward the state that already holds calls nothing, and its end closes it silently (`unchanged`).
nonisolated package struct AppearanceMachine: Equatable {
    package enum Phase: Hashable {
        case disappeared
        case appearing
        case appeared
        case disappearing
        case unchanged(isAppeared: Bool)
    }

    package enum Call: Hashable {
        case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    }

    package private(set) var phase = Phase.disappeared
    /// The flag of the begin that is open, or of the last one.
    package private(set) var isAnimated = false
    /// Whether `isAppearing` was called since the view last disappeared: a turn back half way is no new appearance.
    private var isMarked = false

    package init() {}

    /// On screen, or on the way there.
    package var isHeadingIn: Bool {
        switch phase {
        case .appearing, .appeared, .unchanged(isAppeared: true): true
        case .disappeared, .disappearing, .unchanged(isAppeared: false): false
        }
    }

    package var isAppeared: Bool { phase == .appeared || phase == .unchanged(isAppeared: true) }

    /// A begin waits for its end.
    package var isOpen: Bool { phase != .appeared && phase != .disappeared }

    package mutating func begin(_ isAppearing: Bool, animated: Bool) -> Call? {
        guard isAppearing != isHeadingIn else {
            if !isOpen { phase = .unchanged(isAppeared: isAppearing) }
            return nil
        }
        phase = isAppearing ? .appearing : .disappearing
        isAnimated = animated
        return isAppearing ? .willAppear : .willDisappear
    }

    /// The view is being laid out in its window: the moment of `viewIsAppearing`, once per appearance.
    package mutating func layOut() -> Call? {
        guard phase == .appearing, !isMarked else { return nil }
        isMarked = true
        return .isAppearing
    }

    /// The callbacks that close what the last begin opened, or nil if none is open.
    package mutating func end() -> [Call]? {
        switch phase {
        case .appeared, .disappeared: return nil
        case .unchanged(let isAppeared):
            phase = isAppeared ? .appeared : .disappeared
            return []
        case .appearing:
            let late = layOut()
            phase = .appeared
            return [late, .didAppear].compactMap(\.self)
        case .disappearing:
            phase = .disappeared
            isMarked = false
            return [.didDisappear]
        }
    }
}
