import Foundation
import NavKit
import NavTesting

/// A controller that writes what it hears into a journal, under its name: WA, IA, DA, WD, DD with their flag, moves between parents,
/// loading and layout.
@MainActor class Page: UIViewController {
    let name: String
    let journal: Journal
    /// Called inside each callback, with the callback's name.
    var on: (String) -> Void = { _ in }

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override var description: String { name }

    func tell(_ what: String) {
        journal.record("\(name).\(what)")
        on(what.prefix { $0 != "(" }.description)
    }

    override func loadView() {
        tell("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tell("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tell("WA(\(animated))")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tell("IA(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell("DA(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tell("WD(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tell("DD(\(animated))")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        tell("willMove(\(Page.name(of: parent)))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        tell("didMove(\(Page.name(of: parent)))")
    }

    static func name(of parent: UIViewController?) -> String {
        switch parent {
        case nil: "nil"
        case let page as Page: page.name
        default: "nav"
        }
    }
}

/// A page that also writes its layout.
final class LayoutPage: Page {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tell("willLayout")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tell("didLayout")
    }
}
