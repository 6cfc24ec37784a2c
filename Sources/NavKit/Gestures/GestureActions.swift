import Foundation

/// Lets every class of recognizer hand itself to its actions as what it is.
@preconcurrency @MainActor public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
    /// A recognizer with one action.
    ///
    /// - Parameter action: Gets the recognizer at each state and each movement. The recognizer keeps it: hold weakly what owns the recognizer's view.
    public init(action: @escaping (Self) -> Void) {
        self.init()
        addAction(action)
    }

    /// Has `action` told of each state and each movement, after the actions added before.
    ///
    /// - Parameters:
    ///   - identifier: To take it back by. A second action of the same identifier replaces the first.
    ///   - action: Gets the recognizer. It is kept as long as the recognizer is.
    /// - Returns: The identifier.
    @discardableResult public func addAction(
        identifier: UIAction.Identifier = UIAction.Identifier(UUID().uuidString), _ action: @escaping (Self) -> Void
    ) -> UIAction.Identifier {
        add(identifier) { recognizer in
            if let sender = recognizer as? Self { action(sender) }
        }
        return identifier
    }
}
