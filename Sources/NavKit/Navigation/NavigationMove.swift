/// One request to a navigation controller, from the call to the last completion.
struct NavigationMove {
    let request: StackRequest<UIViewController>
    let driver: TransitionDriver
    /// What the request made of the stack; nil while it waits.
    var change: StackChange<UIViewController>?
    /// Where a pop sets out that turns round a push on its way.
    var flight: SlideFlight?
    /// The will-callbacks have run: views are under way.
    var hasBegun = false

    /// What the delegate is told.
    var operation: UINavigationController.Operation {
        switch change?.direction {
        case .push: .push
        case .pop: .pop
        case .none?, nil: .none
        }
    }

    /// Whether `request` only takes off the page that this is bringing in.
    func isTurnedRound(by change: StackChange<UIViewController>) -> Bool {
        operation == .push && change.newTail.isEmpty && change.oldTail.count == 1
            && change.newTop === self.change?.oldTop
    }

    /// Whether a page comes, goes, or is covered or uncovered.
    func involves(_ page: UIViewController) -> Bool {
        guard let change else { return false }
        return change.oldTop === page || change.newTop === page
            || (change.oldTail + change.newTail).contains { $0 === page }
    }
}
