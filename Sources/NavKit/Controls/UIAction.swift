public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control, a bar item or a menu can do, with the title and the identity that it goes by.
@preconcurrency @MainActor open class UIAction: NSObject {
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Shown by what is made from the action, such as a button.
    open var title: String
    public final let identifier: Identifier
    /// What the action was sent by; nil unless its handler is running.
    public private(set) final var sender: Any?
    private let handler: UIActionHandler

    /// - `identifier`: A control has one action of an identifier at most. By default one of its own.
    /// - `handler`: Called each time, with the action.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
        self.title = title
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    func perform(from sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
