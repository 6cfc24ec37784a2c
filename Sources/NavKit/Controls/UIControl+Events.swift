import Foundation

extension UIControl {
    /// What a control tells of. Several can be meant at once.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        /// The second and later presses of a quick series, after `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away before it ended.
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for, however it came about.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public nonisolated struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
}

extension UIControl {
    public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0, left, right
        // Where text begins and ends in the direction that the control runs in.
        case leading = 4
        case trailing
    }
}

/// The actions of a control, in the order in which they were added.
struct ControlActions {
    private var entries: [(action: UIAction, events: UIControl.Event)] = []

    /// An action of the same identifier makes room; the events of both are kept.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        guard let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) else {
            return entries.append((action, events))
        }
        entries[index] = (action, entries[index].events.union(events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in entries.indices where entries[index].action.identifier == identifier {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    func actions(for events: UIControl.Event) -> [UIAction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }
}
