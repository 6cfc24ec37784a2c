import NavKit

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

extension Stage {
    func makeJournal() -> Journal {
        let journal = Journal()
        UIViewController.onAppearance = { [weak journal] controller, call in
            journal?.record("\(call.method) \(Stage.name(controller))")
        }
        return journal
    }
}

extension AppearanceMachine.Call {
    /// The name of the method that is called.
    fileprivate var method: String {
        switch self {
        case .willAppear: "viewWillAppear"
        case .isAppearing: "viewIsAppearing"
        case .didAppear: "viewDidAppear"
        case .willDisappear: "viewWillDisappear"
        case .didDisappear: "viewDidDisappear"
        }
    }
}
